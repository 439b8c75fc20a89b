import { importList } from '@/lib/api/contract';
import { importText } from '@/lib/api/import-list';
import { Problem, tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { checkEntries, verdictOn } from '@/lib/api/verdict';
import { otherSystem, unknownAgreement, usableAgreement } from '@/app/api/_server/agreements';
import { handle } from '@/app/api/_server/house';
import { contextOf, showList } from '@/app/api/_server/lists';
import { createList } from '@/lib/db/lists/lists';
import { loadSystems } from '@/lib/rules';

const read = handle(importList, async ({ body, user }) => {
  if (body.save === true && !user) return new Problem('not_signed_in', 'Sign in to save the list.');
  const under = body.agreement ? await usableAgreement(user, body.agreement) : undefined;
  if (body.agreement && !under) return unknownAgreement(['agreement']);
  const { agreement } = under ?? {};
  const read = importText(await loadSystems(), body.text, {
    system: body.system,
    name: body.name,
    agreement,
  });
  if (read instanceof Problem) return read;
  const { system, list, lines } = read;
  if (agreement && agreement.system !== system.slug) return otherSystem(agreement, ['agreement']);
  const unknown = checkEntries(system, list, ['text']);
  if (unknown) return unknown;
  const verdict = verdictOn(system, list, agreement);
  if (verdict instanceof Problem) return verdict;
  if (!user || body.save === false) return { status: 200, data: { list, lines, verdict, saved: null } };
  const context = await contextOf(list, body.agreement, user);
  if (context instanceof Problem) return context;
  const saved = await createList(user.id, list, context);
  if (saved === 'too_many') return tooManyOf('lists');
  return {
    data: { list, lines, verdict, saved: await showList(saved, user) },
    location: `/api/v1/lists/${saved.id}`,
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);
