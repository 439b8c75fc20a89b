import { agreementFor } from '@/app/api/_server/agreements';
import { handle } from '@/app/api/_server/house';
import { getStatistics } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { statisticsOf } from '@/lib/api/statistics';
import { systemOf } from '@/lib/api/systems';
import { checkEntries } from '@/lib/api/verdict';

const statistics = handle(getStatistics, async ({ body: { list, agreement }, user }) => {
  const system = await systemOf(list.system);
  const unknown = checkEntries(system, list, ['list']);
  if (unknown) return unknown;
  const under = await agreementFor(user, agreement, ['agreement']);
  if (under instanceof Problem) return under;
  const answer = await statisticsOf(system, list, under);
  return answer instanceof Problem ? answer : { data: answer };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(statistics);
