import { validate } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { checkEntries, verdictsOn } from '@/lib/api/verdict';
import { unknownAgreement, usableAgreement } from '@/app/api/_server/agreements';
import { handle } from '@/app/api/_server/house';
import type { Agreement } from '@/lib/rules';

const judge = handle(validate, async ({ body: { list, agreements, repairs }, user }) => {
  const system = await systemOf(list.system);
  const unknown = checkEntries(system, list, ['list']);
  if (unknown) return unknown;
  const under: Agreement[] = [];
  for (const [i, given] of agreements.entries()) {
    const found = typeof given === 'string' ? (await usableAgreement(user, given))?.agreement : given;
    if (!found) return unknownAgreement(['agreements', i]);
    under.push(found);
  }
  const answer = verdictsOn(system, list, under, repairs);
  return answer instanceof Problem ? answer : { data: answer };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(judge);
