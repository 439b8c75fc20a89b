import { listRules } from '@/lib/api/contract';
import { findRules } from '@/lib/api/memory/rules';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { handle } from '@/app/api/_server/house';

const list = handle(listRules, async ({ params, query }) => findRules(await systemOf(params.system), query));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list);
