import type { Dice } from '../../../kernel/game/dice';
import { budget } from '../../../kernel/verdict/legality';
import type { ListEntry } from '../../../kernel/list/list';
import type { DrawnForm } from '../../../kernel/system';
import { isCard, type SsEntry } from '../catalogue/entry';
import { cards } from '../catalogue/index';
import { handSizeOf } from '../agreed';
import type { House } from '../house';
import { cardCount, isAgreed, type SsTerms } from '../legality/check';
import { hasEnd } from '../legality/house-rules';
import type { Options } from '../options';
import { agreedCards } from './hand';
import { cardTallies } from './tallies';

/** The printed pile: every card once, without those that the table left out. (SS-L06) */
export const standardPile = (terms: Pick<SsTerms, 'banned' | 'allowed'>): ListEntry[] =>
  cards.filter((c) => isAgreed(c.id, terms)).map((c) => ({ entry: c.id, count: 1 }));

/** Cards that the pile needs for all first hands and the reserve. (SS-L05) */
export const pileNeed = (house: House): number => house.players * handSizeOf(house) + house.pileReserve;

function drawPile(dice: Dice, house: House, terms: SsTerms): ListEntry[] | undefined {
  const need = pileNeed(house);
  if (house.pileMode === 'standard') {
    const pile = standardPile(terms);
    return pile.length >= need ? pile : undefined;
  }
  const all = agreedCards(terms);
  const copies = all.flatMap((c) => Array.from<string>({ length: house.maxCopies }).fill(c.id));
  if (copies.length < need) return undefined;
  const size = Math.min(copies.length, Math.max(need, 1, 36 + dice.below(28)));
  const drawn = new Map<string, number>();
  for (const id of dice.shuffle(copies).slice(0, size)) drawn.set(id, (drawn.get(id) ?? 0) + 1);
  return all.flatMap(({ id }) => (drawn.has(id) ? [{ entry: id, count: drawn.get(id)! }] : []));
}

export const pile: DrawnForm<SsEntry, House, Options> = {
  id: 'pile',
  name: 'Common pile',
  explains:
    'The one pile of magic cards that the whole table draws from: the 63 cards once each, unless the table agreed on a pile of its own.',
  provenance: 'printed',
  draws: true,
  start: () => ({
    entries: standardPile({ banned: new Set(), allowed: undefined }),
    options: { form: 'pile' },
  }),
  accepts: isCard,
  fields: (_list, house) => [
    {
      path: ['deal'],
      label: 'Cards dealt to each player',
      help: `Left open: ${handSizeOf(house)}, as the table agreed.`,
      input: 'number',
      min: 0,
      max: 63,
    },
  ],
  budget: (list) => budget('card', cardCount(list)),
  tallies: (list, house) => cardTallies(list, house),
  costOf: (entry) => (isCard(entry) ? 1 : undefined),
  random(dice, house, terms) {
    const entries = hasEnd(house) ? drawPile(dice, house, terms) : undefined;
    return entries && { entries, options: { form: 'pile' } };
  },
};
