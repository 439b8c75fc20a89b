import { getOpenApi } from '@/lib/api/contract';
import { prepared } from '@/lib/api/memory/prepared';
import { openApiDocument } from '@/lib/api/openapi';
import type { Prepared } from '@/lib/api/handle/reply';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';

let bytes: Prepared | undefined;
const document = handle(getOpenApi, () => (bytes ??= prepared(openApiDocument())));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(document);
