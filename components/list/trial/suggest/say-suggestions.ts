import { listed } from '@/lib/rules/kernel/words/words';
import type { Effect, Helping, SuggestionsRun } from '@/lib/sim';

/** What can be told from chance, in sentences. */
export function sayHelping(helping: readonly Helping[]): readonly string[] {
  const namesOf = (says: Effect['says']): string =>
    listed(
      helping.filter(({ effect }) => effect.says === says).map(({ candidate }) => `“${candidate.name}”`),
    );
  const [more, less] = [namesOf('more'), namesOf('less')];
  return [
    more
      ? `The list wins more games with this, beyond chance: ${more}.`
      : 'Of nothing that was measured can it be told from chance that it helps. More games may show smaller effects.',
    ...(less ? [`It wins fewer games with this, beyond chance: ${less}.`] : []),
  ];
}

const many = (n: number): string => n.toLocaleString('en');

/** How far it has come, and the part of all games that is played, of each round by itself. */
export function sayProgress({ suggestions, first, measured, results, ended }: SuggestionsRun): {
  readonly says: string;
  readonly part: number;
} {
  const isFirst = measured.length === 0;
  const played = [...(isFirst ? first : results).values()];
  const asked = isFirst ? suggestions.first.length : measured.length;
  const over = played.filter((one) => one.ended && one.ended !== 'cancelled');
  const games = [...first.values(), ...results.values()].reduce((sum, one) => sum + one.games, 0);
  // What was precise enough early counts as whole, so that the bar ends full.
  const part =
    asked === 0
      ? 0
      : played.reduce((sum, one) => sum + (over.includes(one) ? 1 : one.games / one.asked), 0) / asked;
  const so = `${over.length} of ${asked} ${isFirst ? 'tried' : 'measured'}, ${many(games)} pairs of games`;
  if (ended === 'cancelled') return { part, says: `Cancelled with ${so}.` };
  if (ended === 'done')
    return {
      part: 1,
      says: `${first.size > 0 ? `${first.size} were tried and the best ${measured.length}` : `All ${measured.length} are`} measured, by ${many(games)} pairs of games.`,
    };
  return { part, says: `${isFirst ? 'First round' : 'The best'}: ${so} …` };
}
