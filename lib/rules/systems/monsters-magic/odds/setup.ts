import { z } from 'zod';
import {
  asPercent,
  atLeast,
  complement,
  exactly,
  fraction,
  sum,
  sumsOfDraw,
  never,
  type Fraction,
} from '../../../kernel/game/odds';
import { defineSituation, type Chance, type Chances } from '../../../kernel/game/situation';
import { allies } from '../catalogue/allies';
import { totals } from './round';

/** A question of yes or no: the chance of what is asked for, and that it fails. */
const eitherWay = (
  chance: Fraction,
  yes: Omit<Chance, 'chance'>,
  no: Omit<Chance, 'chance'>,
): readonly Chance[] => [
  { ...yes, chance },
  { ...no, chance: complement(chance) },
];

export const FirstPlayerQuestion = z.strictObject({
  players: z.int().min(2).max(4).default(2).meta({ title: 'Players' }),
});

/** Does the roll for the first turn leave several with the highest total? (MM-069, MM-R02) */
export function solveFirstPlayer({ players }: z.output<typeof FirstPlayerQuestion>): Chances {
  let settled = 0n;
  let below = 0;
  for (const ways of totals) {
    settled += BigInt(players) * BigInt(ways) * BigInt(below) ** BigInt(players - 1);
    below += ways;
  }
  const once = fraction(settled, 36n ** BigInt(players));
  return {
    outcomes: eitherWay(
      once,
      { key: 'settled', words: 'one player has the highest roll' },
      { key: 'again', words: 'the highest must roll again' },
    ),
    explained: `Among ${players} players the highest are tied in ${asPercent(complement(once))}; each goes first as often as the others.`,
  };
}

export const firstPlayer = defineSituation({
  kind: 'first-player',
  title: 'Rolling for the first turn',
  explains: 'Each player rolls two dice; those tied for the highest roll again.',
  rules: ['MM-069', 'MM-R02'],
  schema: FirstPlayerQuestion as unknown as z.ZodType<z.output<typeof FirstPlayerQuestion>>,
  example: FirstPlayerQuestion.parse({}),
  solve: solveFirstPlayer,
});

export const DealQuestion = z.strictObject({
  deck: z.int().min(1).max(256).default(64).meta({ title: 'Cards in the deck' }),
  wanted: z.int().min(0).max(256).default(2).meta({ title: 'Wanted cards among them' }),
  dealt: z.int().min(0).max(40).default(5).meta({ title: 'Cards dealt' }),
  least: z.int().min(1).max(40).default(1).meta({ title: 'At least so many of them' }),
});

/** Wanted cards among those that are dealt: permanents, or a hand (MM-065). */
export function solveDeal({ deck, wanted, dealt, least }: z.output<typeof DealQuestion>): Chances {
  const there = Math.min(wanted, deck);
  const found = atLeast(least, there, deck, dealt);
  return {
    outcomes: eitherWay(
      found,
      { key: 'found', words: `at least ${least} of them are dealt` },
      { key: 'short', words: `fewer than ${least} are dealt` },
    ),
    explained: `Of ${dealt} cards from ${deck}, at least ${least} of the ${there} wanted ones come in ${asPercent(found)}.`,
    spreads: [
      {
        label: 'Wanted cards dealt',
        values: Array.from({ length: Math.min(there, dealt) + 1 }, (_, value) => ({
          value,
          chance: exactly(value, there, deck, dealt),
        })),
      },
    ],
  };
}

export const deal = defineSituation({
  kind: 'deal',
  title: 'Cards that are dealt',
  explains: 'How likely wanted cards are among the permanents or in a hand.',
  rules: ['MM-049', 'MM-065'],
  schema: DealQuestion as unknown as z.ZodType<z.output<typeof DealQuestion>>,
  example: DealQuestion.parse({}),
  solve: solveDeal,
});

export const LevelsQuestion = z.strictObject({
  dealt: z.int().min(0).max(12).default(5).meta({ title: 'Cards dealt' }),
  limit: z.int().min(0).max(72).default(8).meta({ title: 'Levels that are not passed' }),
});

const byLevel = [...new Set(allies.map(({ cost }) => cost))].map((value) => ({
  value,
  count: allies.filter(({ cost }) => cost === value).length,
}));

/** Levels of cards dealt from the base deck (ledger chapter 4.2). */
export function solveLevels({ dealt, limit }: z.output<typeof LevelsQuestion>): Chances {
  const sums = [...sumsOfDraw(byLevel, dealt)].filter(([, chance]) => chance.top > 0n);
  const within = sums.reduce((all, [total, chance]) => (total <= limit ? sum(all, chance) : all), never);
  return {
    outcomes: eitherWay(
      within,
      { key: 'within', words: `they have ${limit} levels or fewer` },
      { key: 'over', words: `they have more than ${limit} levels` },
    ),
    explained: `${dealt} cards of the base deck have ${limit} levels or fewer in ${asPercent(within)}.`,
    spreads: [{ label: 'Levels together', values: sums.map(([value, chance]) => ({ value, chance })) }],
  };
}

export const levels = defineSituation({
  kind: 'levels',
  title: 'Levels of a deal',
  explains: 'How many levels the permanents dealt from the base deck have together.',
  rules: ['MM-065', 'MM-051'],
  schema: LevelsQuestion as unknown as z.ZodType<z.output<typeof LevelsQuestion>>,
  example: LevelsQuestion.parse({}),
  solve: solveLevels,
});
