import { getRelease } from '@/lib/api/contract';
import { releaseBytes } from '@/lib/api/memory/release';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { loadSystems } from '@/lib/rules';

const read = handle(getRelease, async () => releaseBytes(await loadSystems()));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);
