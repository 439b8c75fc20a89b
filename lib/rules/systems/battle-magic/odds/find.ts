import { z } from 'zod';
import { asPercent, complement, fraction, never } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { cardTypeNames, cardTypes } from '../catalogue/vocabulary';
import { typeOf } from '../engine/cards';
import { checkGone, deckLeft, Decks, goneFields } from './deck';

export const FindQuestion = z
  .strictObject({
    type: z.enum(cardTypes).default('gold').meta({ title: 'Type that is kept, or that destroys the hero' }),
    decks: Decks,
    ...goneFields,
  })
  .superRefine(checkGone);
type Asked = z.output<typeof FindQuestion>;

const kept: Readonly<Record<Asked['type'], string>> = {
  move: 'A Temple keeps it; Ruins destroy their first hero by it.',
  sword: 'An Altar keeps it.',
  gold: 'A Mine keeps it.',
  magic: 'A Monolith keeps it.',
};

/** The one card that a special territory shows (BM-164..BM-167, BM-174). */
export function solveFind(q: Asked): Chances {
  const deck = deckLeft(q);
  const all = deck.reduce((sum, n) => sum + n, 0);
  const good = deck.reduce((sum, n, code) => (cardTypes[typeOf(code)] === q.type ? sum + n : sum), 0);
  const chance = all === 0 ? never : fraction(BigInt(good), BigInt(all));
  const name = cardTypeNames[q.type];
  return {
    outcomes: [
      { key: 'type', words: `the card is a ${name} card`, chance },
      { key: 'other', words: 'it is another card', chance: complement(chance) },
    ],
    explained: `${good} of ${all} cards are ${name} cards: ${asPercent(chance)}. ${kept[q.type]}`,
  };
}

export const find = defineSituation<Asked>({
  kind: 'find',
  title: 'The card of a special territory',
  explains: 'Is the one card that a Mine, Altar, Temple, Monolith or Ruins shows of the type that matters?',
  rules: ['BM-164', 'BM-165', 'BM-166', 'BM-167', 'BM-174', 'BM-R38'],
  schema: FindQuestion as unknown as z.ZodType<Asked>,
  example: FindQuestion.parse({}),
  about: ({ id }) => {
    const type = { temple: 'move', ruins: 'move', altar: 'sword', mine: 'gold', monolith: 'magic' }[id];
    return type === undefined ? undefined : { type };
  },
  solve: solveFind,
});
