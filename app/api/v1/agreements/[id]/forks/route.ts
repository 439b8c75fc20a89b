import { forkAgreement } from '@/lib/api/contract';
import { notFound, Problem, refused, tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { showAgreement, usableAgreement } from '@/app/api/_server/agreements';
import { checkPictures } from '@/app/api/_server/cards';
import { movedGame } from '@/app/api/_server/change';
import { handle } from '@/app/api/_server/house';
import { createAgreement } from '@/lib/db/agreements/agreements';
import { prepareTerms, settle, type Agreement } from '@/lib/rules';

/** What the fork is changed to at once; it stays with the game. */
async function readChanged(source: Agreement, sent: Agreement): Promise<Agreement | Problem> {
  const moved = await movedGame('agreement', source, sent, ['agreement']);
  if (moved) return moved;
  const system = await systemOf(sent.system);
  const terms = prepareTerms(system, sent);
  if (!terms.ok) return refused('invalid_agreement', terms.problems, ['agreement']);
  return checkPictures(terms.value, ['agreement']) ?? settle(system, sent);
}

const fork = handle(forkAgreement, async ({ params, body, user }) => {
  const source = await usableAgreement(user, params.id);
  if (!source) return notFound('agreement');
  const { agreement, shareId } = source;
  const changed = body.agreement && (await readChanged(agreement, body.agreement));
  if (changed instanceof Problem) return changed;
  const named = { ...agreement, name: body.name ?? changed?.name ?? agreement.name };
  const saved = await createAgreement(user.id, named, { forkOf: shareId, changed });
  if (saved === 'too_many') return tooManyOf('agreements');
  return {
    data: await showAgreement(saved, true),
    location: `/api/v1/agreements/${saved.id}`,
    version: saved.version,
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(fork);
