import { agreementFor } from '@/app/api/_server/agreements';
import { handle } from '@/app/api/_server/house';
import { fillList } from '@/lib/api/contract';
import { filledBy } from '@/lib/api/make-list';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { checkEntries } from '@/lib/api/verdict';

const fill = handle(fillList, async ({ body: { list, agreement, seed }, user }) => {
  const system = await systemOf(list.system);
  const unknown = checkEntries(system, list, ['list']);
  if (unknown) return unknown;
  const under = await agreementFor(user, agreement, ['agreement']);
  if (under instanceof Problem) return under;
  const filled = filledBy(system, list, seed, under);
  return filled instanceof Problem ? filled : { data: filled };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(fill);
