import { listEntries } from '@/lib/api/contract';
import { findEntries } from '@/lib/api/memory/entries';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { handle } from '@/app/api/_server/house';

const list = handle(listEntries, async ({ params, query }) =>
  findEntries(await systemOf(params.system), query),
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list);
