import { z } from 'zod';
import { certain, never, sum, type Fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { counted } from '../../../kernel/words/words';
import type { Roll } from '../reckon/dice';
import { of, product } from '../reckon/exact';
import { times } from '../reckon/times';
import { outcome, percent, possible, spreadLine } from './words';
import { rollWords } from './roller';

const diceFields = {
  oneDie: z.boolean().default(false).meta({ title: 'One die', description: 'As with the Lucky Charm' }),
  plus: z.int().min(-3).max(3).default(0).meta({ title: 'Added', description: 'As by Bad Luck' }),
} as const;

const AssignmentQuestion = z.strictObject({
  ...diceFields,
  others: z
    .array(z.strictObject(diceFields))
    .max(4)
    .default([{ oneDie: false, plus: 0 }])
    .meta({ title: 'Other players who roll', description: 'Those with somebody unhidden in the clearing' }),
  denizens: z.int().min(1).max(8).default(1).meta({ title: 'Denizens that nobody has lured' }),
});
type AssignmentQuestion = z.output<typeof AssignmentQuestion>;

const rollOf = ({ oneDie, plus }: { readonly oneDie: boolean; readonly plus: number }): Roll => ({
  dice: oneDie ? 1 : 2,
  plus,
});

/** Results from −2 to 9, as they are: nothing limits them here. (MR-B53) */
const LOWEST = -2;
const HIGHEST = 9;
const WAYS = 36;

/** Ways out of 36 of each result, from the lowest. Numbers hold the ways of six players exactly. */
const ways = ({ dice, plus }: Roll): readonly number[] =>
  Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => {
    const face = i + LOWEST - plus;
    return face < 1 || face > 6 ? 0 : dice === 1 ? 6 : 2 * face - 1;
  });

/** Ways in which the highest results are exactly those of `top`, among the players of `all`; both are sets of bits. */
function highest(rolls: readonly (readonly number[])[], all: number, top: number): number {
  const below = rolls.map(() => 0);
  let found = 0;
  for (let at = 0; at <= HIGHEST - LOWEST; at++) {
    let now = 1;
    rolls.forEach((roll, i) => {
      if (all & (1 << i)) now *= top & (1 << i) ? roll[at]! : below[i]!;
      below[i]! += roll[at]!;
    });
    found += now;
  }
  return found;
}

const isOne = (players: number): boolean => (players & (players - 1)) === 0;

/** The chance of each to roll highest and so to take a denizen; those who are tied for it roll again. (MR-B53, MR-R21) */
export function takers(dice: readonly Roll[]): readonly Fraction[] {
  const rolls = dice.map(ways);
  const known = new Map<number, readonly Fraction[]>();
  const among = (all: number): readonly Fraction[] => {
    if (isOne(all)) return rolls.map((_, i) => (all === 1 << i ? certain : never));
    const before = known.get(all);
    if (before) return before;
    const players = rolls.filter((_, i) => all & (1 << i)).length;
    // All of them tied only begins anew, so that it is left out and the rest is the whole.
    const settled = WAYS ** players - highest(rolls, all, all);
    const out = rolls.map(() => never);
    for (let top = (all - 1) & all; top > 0; top = (top - 1) & all) {
      const tied = of(highest(rolls, all, top), settled);
      if (tied.top > 0n) among(top).forEach((chance, i) => (out[i] = sum(out[i]!, product(tied, chance))));
    }
    known.set(all, out);
    return out;
  };
  return among((1 << rolls.length) - 1);
}

/** How many of the unassigned denizens come to the asker. (MR-106, MR-B53) */
function solveAssignment(q: AssignmentQuestion): Chances {
  const dice = [q, ...q.others].map(rollOf);
  const [mine] = takers(dice) as [Fraction];
  const spread = times(mine, q.denizens);
  const none = spread.get(0) ?? never;
  const even = of(1, dice.length);
  return {
    outcomes: possible(
      [...spread].map(([n, chance]) =>
        outcome(
          `denizens-${n}`,
          n === 0 ? 'none comes to you' : `${counted(n, 'denizen')} ${n === 1 ? 'comes' : 'come'} to you`,
          chance,
        ),
      ),
    ),
    explained:
      `${counted(dice.length, 'player')} roll${dice.length === 1 ? 's' : ''} for each denizen, and the highest takes it; you roll ${rollWords(rollOf(q))} and take one ${percent(mine)}${sameAs(mine, even) ? '' : `, where equal dice would give ${percent(even)}`}. ${q.denizens === 1 ? '' : `None of ${q.denizens} comes to you ${percent(none)}.`}`.trim(),
    spreads: [spreadLine('Denizens that come to you', spread)],
  };
}

const sameAs = (a: Fraction, b: Fraction): boolean => a.top === b.top && a.bottom === b.bottom;

export const assignment = defineSituation<AssignmentQuestion>({
  kind: 'random-assignment',
  title: 'Random assignment',
  explains:
    'Monsters and battling natives whom nobody lured: for each of them all players concerned roll, and the highest takes it.',
  rules: ['MR-106', 'MR-107', 'MR-108', 'MR-B53', 'MR-R21'],
  schema: AssignmentQuestion,
  example: AssignmentQuestion.parse({ others: [{}, {}], denizens: 3 }),
  solve: solveAssignment,
});
