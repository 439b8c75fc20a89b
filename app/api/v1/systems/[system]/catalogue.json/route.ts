import { getCatalogue } from '@/lib/api/contract';
import { catalogueBytes } from '@/lib/api/memory/entries';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { handle } from '@/app/api/_server/house';

const read = handle(getCatalogue, async ({ params }) => catalogueBytes(await systemOf(params.system)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);
