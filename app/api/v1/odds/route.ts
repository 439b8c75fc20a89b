import { handle } from '@/app/api/_server/house';
import { askOdds } from '@/lib/api/contract';
import { answerOdds, notPlayable } from '@/lib/api/odds';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { isSystemSlug } from '@/lib/rules';
import { loadPlayable } from '@/lib/rules/playing';

const odds = handle(askOdds, async ({ body: { system, situation } }) => {
  const playable = isSystemSlug(system) ? await loadPlayable(system) : undefined;
  if (!playable) return notPlayable(await systemOf(system));
  const answer = answerOdds(playable, situation);
  return answer instanceof Problem ? answer : { data: answer };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(odds);
