import { z } from 'zod';
import {
  asPercent,
  complement,
  reaching,
  sumsOfDraw,
  type Fraction,
  type Worth,
} from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { classById } from '../catalogue/classes';
import { oneOf, unitClasses } from '../catalogue/vocabulary';
import { strengthOf, typeOf, GOLD, MAGIC } from '../engine/cards';
import { checkGone, deckLeft, Decks, goneFields } from './deck';

export const RecruitQuestion = z
  .strictObject({
    unit: z.enum(unitClasses).default('dragon').meta({ title: 'To be bought' }),
    cards: z
      .int()
      .min(1)
      .max(24)
      .default(4)
      .meta({ title: 'Cards to come', description: 'A Draw Phase brings four.' }),
    inHand: z
      .int()
      .min(0)
      .max(40)
      .default(0)
      .meta({ title: 'Already in hand', description: 'Strength of the cards that could pay for it.' }),
    decks: Decks,
    ...goneFields,
  })
  .superRefine(checkGone);
type Asked = z.output<typeof RecruitQuestion>;

const priceOf = (unit: Asked['unit']): number => classById.get(unit)!.stats!.gold;

/** How likely it is that coming cards pay for a chit (BM-148, BM-069; ledger 3.8). */
export function solveRecruit(q: Asked): Chances {
  const price = priceOf(q.unit);
  const pays = q.unit === 'wizard' ? [GOLD, MAGIC] : [GOLD];
  const deck = deckLeft(q).map((count, code): Worth => ({
    value: pays.includes(typeOf(code)) ? strengthOf(code) : 0,
    count,
  }));
  const sums = sumsOfDraw(deck, q.cards);
  const enough: Fraction = reaching(Math.max(0, price - q.inHand), sums);
  const paid = q.unit === 'wizard' ? 'Gold and Magic' : 'Gold';
  return {
    outcomes: [
      { key: 'paid', words: 'the cards pay for it', chance: enough },
      { key: 'short', words: 'they do not', chance: complement(enough) },
    ],
    explained: `${oneOf(q.unit).replace(/^./, (c) => c.toUpperCase())} costs ${price} in ${paid}; ${q.cards} ${q.cards === 1 ? 'card pays' : 'cards pay'} for it${q.inHand > 0 ? `, with ${q.inHand} in hand,` : ''} in ${asPercent(enough)}.`,
    spreads: [{ label: paid, values: [...sums].map(([value, chance]) => ({ value, chance })) }],
  };
}

export const recruit = defineSituation<Asked>({
  kind: 'recruit',
  title: 'Paying for a chit',
  explains: 'Do the cards that come bring enough Gold for a unit, or Gold and Magic for a wizard?',
  rules: ['BM-148', 'BM-149', 'BM-154', 'BM-069', 'BM-R33'],
  schema: RecruitQuestion as unknown as z.ZodType<Asked>,
  example: RecruitQuestion.parse({}),
  about: ({ id }) => ((unitClasses as readonly string[]).includes(id) ? { unit: id } : undefined),
  solve: solveRecruit,
});
