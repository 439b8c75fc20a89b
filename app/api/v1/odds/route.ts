import { handle } from '@/app/api/_server/house';
import { askOdds } from '@/lib/api/contract';
import { answerOdds } from '@/lib/api/odds';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { isSystemSlug } from '@/lib/rules';
import { loadSituations } from '@/lib/rules/playing';

const odds = handle(askOdds, async ({ body: { system, situation } }) => {
  const { slug } = await systemOf(system);
  const answer = answerOdds(isSystemSlug(slug) ? await loadSituations(slug) : [], situation);
  return answer instanceof Problem ? answer : { data: answer };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(odds);
