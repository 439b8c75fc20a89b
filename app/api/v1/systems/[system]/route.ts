import { getSystem } from '@/lib/api/contract';
import { systemBytes } from '@/lib/api/memory/systems';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { handle } from '@/app/api/_server/house';

const read = handle(getSystem, async ({ params }) => systemBytes(await systemOf(params.system)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);
