import type { LogLine } from '@/components/simulator/log/log-lines';
import type { GameNow } from '@/lib/api/contract/shapes/game';
import type { EventWords } from '@/lib/rules/playing';

/** The log of an answer as the page shows logs. Lines keep their names while older ones are forgotten. */
export function linesOf(log: GameNow['log']): readonly LogLine[] {
  // Counted from the end of each move, as its first lines are those that go.
  let move = -1;
  let nth = 0;
  return log
    .toReversed()
    .map(({ move: at, rule, sum, ...words }) => {
      nth = at === move ? nth + 1 : 0;
      move = at;
      return {
        key: `${at} ${nth}`,
        move: at,
        ...(rule === undefined ? {} : { rule }),
        // What is absent there is absent here.
        words: { ...words, ...(sum === null ? {} : { sum }) } as EventWords,
      };
    })
    .toReversed();
}
