import { listSystems } from '@/lib/api/contract';
import { systemsBytes } from '@/lib/api/memory/systems';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { loadSystems } from '@/lib/rules';

const list = handle(listSystems, async () => systemsBytes(await loadSystems()));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list);
