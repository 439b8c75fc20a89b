import { searchEntries } from '@/lib/api/contract';
import { findEverywhere } from '@/lib/api/memory/everywhere';
import { resource } from '@/lib/api/resource';
import { loadSystems } from '@/lib/rules';
import { handle } from '@/app/api/_server/house';

const search = handle(searchEntries, async ({ query }) => findEverywhere(await loadSystems(), query));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(search);
