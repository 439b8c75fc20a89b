import { getEntry } from '@/lib/api/contract';
import { entryBytes } from '@/lib/api/memory/entries';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { handle } from '@/app/api/_server/house';

const read = handle(getEntry, async ({ params }) => entryBytes(await systemOf(params.system), params.id));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);
