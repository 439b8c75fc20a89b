import { getRule } from '@/lib/api/contract';
import { ruleBytes } from '@/lib/api/memory/rules';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { handle } from '@/app/api/_server/house';

const read = handle(getRule, async ({ params }) => ruleBytes(await systemOf(params.system), params.ruleId));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);
