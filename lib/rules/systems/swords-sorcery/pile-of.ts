import type { TableWish } from '../../kernel/game/playable';
import type { Refusal } from '../../kernel/result';
import type { Realm } from './boards/realm';
import { isCard, type CardEntry, type SsEntry } from './catalogue/entry';
import { cards as printed } from './catalogue/index';
import { copiesOf } from './agreed';
import type { House } from './house';
import { isAgreed, type SsList } from './legality/check';
import { messages } from './legality/messages';
import type { Options } from './options';

type Wish = TableWish<SsEntry, House, Options, Realm>;

const copiesIn = (list: SsList): readonly CardEntry[] =>
  list.lines.flatMap(({ entry, count }) => (isCard(entry) ? Array<CardEntry>(count).fill(entry) : []));

const sameCards = (a: readonly CardEntry[], b: readonly CardEntry[]): boolean => {
  const sorted = (cards: readonly CardEntry[]): string =>
    cards
      .map(({ id }) => id)
      .sort()
      .join();
  return sorted(a) === sorted(b);
};

/** The printed pile less what the table left out, with the cards of its own where piles are free. (SS-L06) */
const usualPile = ({ terms }: Wish, house: House): readonly CardEntry[] => [
  ...printed.filter(({ id }) => isAgreed(id, terms)),
  ...(house.pileMode === 'custom'
    ? [...terms.cards.values()].filter(isCard).filter(({ id }) => isAgreed(id, terms))
    : []),
];

const countOf = (cards: readonly CardEntry[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { id } of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

/**
 * Every card of the table: the pile that somebody brings, else the usual one; first hands that are brought come out of it.
 * (SS-012, SS-L05, SS-L12)
 */
export function pileOf(
  wish: Wish,
  house: House,
  problems: Refusal[],
): { readonly cards: readonly CardEntry[]; readonly deal?: number } {
  const piles = wish.lists.flatMap((list, seat) => (list?.form === 'pile' ? [{ seat, list }] : []));
  const [first] = piles;
  const brought = first && copiesIn(first.list);
  for (const { seat, list } of piles.slice(1))
    if (!sameCards(copiesIn(list), brought!))
      problems.push({
        path: ['lists', seat],
        code: 'two_piles',
        message: 'The pile is common to all: two different ones are brought.',
      });
  const cards = [...(brought ?? usualPile(wish, house))];
  const have = countOf(cards);
  const wanted = new Map<string, number>();
  if (house.cardSource === 'grimoire')
    wish.lists.forEach((list, seat) => {
      if (list?.form !== 'grimoire') return;
      for (const card of copiesIn(list)) {
        const count = (wanted.get(card.id) ?? 0) + 1;
        wanted.set(card.id, count);
        const there = have.get(card.id) ?? 0;
        if (count <= there) continue;
        // Without a pile of somebody’s, as many copies as the table allows can be had.
        if (!brought && count <= copiesOf(card.id, house, wish.terms)) {
          cards.push(card);
          have.set(card.id, there + 1);
        } else
          problems.push({
            path: ['lists', seat],
            code: 'SS-L12',
            message: messages['SS-L12']!({ name: card.name, count, inPile: there }),
          });
      }
    });
  const options = first?.list.options;
  const deal = options?.form === 'pile' ? options.deal : undefined;
  return { cards, ...(deal === undefined ? {} : { deal }) };
}
