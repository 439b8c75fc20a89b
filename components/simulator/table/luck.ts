import type { AnyPlayable, GameUnderWay, Seat } from '@/lib/rules/playing';

/** How the dice of one seat fell. */
export interface Luck {
  readonly seat: Seat | undefined;
  readonly rolled: number;
  readonly sum: number;
  readonly expected: number;
  /** Of all the ways in which so many dice can fall, the part with a lower sum, and half of those with the same. */
  readonly below: number;
  /** Where all dice have as many sides. */
  readonly tally: readonly Tally[] | undefined;
}

/** How often a face came, or one of the tenth of all faces from `from` to `to`. */
export interface Tally {
  readonly from: number;
  readonly to: number;
  readonly times: number;
}

/** Up to a twenty-sided die every face has its place. */
const MOST_PLACES = 20;

/** How often each face came of dice with so many sides; tenth by tenth where they are many. */
export function tallyOf(sides: number, faces: readonly number[]): readonly Tally[] {
  const each = sides > MOST_PLACES ? Math.ceil(sides / 10) : 1;
  return Array.from({ length: Math.ceil(sides / each) }, (_, i) => {
    const from = i * each + 1;
    const to = Math.min(sides, from + each - 1);
    return { from, to, times: faces.filter((face) => face >= from && face <= to).length };
  });
}

/** How likely each sum of some dice is, from the lowest possible. */
function sums(dice: readonly number[]): Float64Array {
  let chances = Float64Array.of(1);
  for (const sides of dice) {
    const next = new Float64Array(chances.length + sides - 1);
    for (const [i, p] of chances.entries()) for (let k = 0; k < sides; k++) next[i + k]! += p / sides;
    chances = next;
  }
  return chances;
}

/** Where this sum stands among all that could have been rolled, from 0 to 1. */
export function standing(dice: readonly number[], sum: number): number {
  const at = sum - dice.length;
  let below = 0;
  for (const [i, p] of sums(dice).entries()) below += i < at ? p : i === at ? p / 2 : 0;
  return below;
}

/** All dice of the game by seat, as far as the log shows them. */
export function luckOf(
  { engine, eventWords }: AnyPlayable,
  { turnings, states }: GameUnderWay,
): readonly Luck[] {
  const bySeat = new Map<Seat | undefined, { sides: number; face: number }[]>();
  for (const [i, { events }] of turnings.entries()) {
    const view = engine.view(states[i]!, undefined);
    for (const event of events)
      for (const { seat, sides, face } of eventWords(event, view).dice ?? []) {
        const own = bySeat.get(seat);
        if (own) own.push({ sides, face });
        else bySeat.set(seat, [{ sides, face }]);
      }
  }
  return [...bySeat]
    .sort(([a], [b]) => (a ?? 99) - (b ?? 99))
    .map(([seat, dice]) => {
      const sum = dice.reduce((all, d) => all + d.face, 0);
      const sides = dice.map((d) => d.sides);
      const alike = sides.every((s) => s === sides[0]);
      return {
        seat,
        rolled: dice.length,
        sum,
        expected: sides.reduce((all, s) => all + (s + 1) / 2, 0),
        below: standing(sides, sum),
        tally: alike
          ? tallyOf(
              sides[0]!,
              dice.map((d) => d.face),
            )
          : undefined,
      };
    });
}
