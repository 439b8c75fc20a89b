import type { Finding } from '../../../kernel/verdict/legality';
import { allies } from '../catalogue/allies';
import { copyLimit, levelTotal, tallyOf } from './count';
import type { MmMatchCheck } from './types';

/** Players for whom the box has unit sets. (MM-001) */
const MOST_PLAYERS = 4;

/**
 * No more players bring permanents than may play. Fewer are no fault: whoever brings none is dealt his, and a deck or a
 * setup sheet is nobody's own.
 */
export const playersAtTable: MmMatchCheck = {
  code: 'MM-L01-match',
  stage: 'match',
  title: 'No more players than may play',
  severity: 'error',
  rules: ['MM-001', 'MM-L01'],
  because: 'players',
  find(lists, { players: agreed }) {
    const at = lists.flatMap((list, i) => (list.form === 'permanents' ? [i] : []));
    const players = at.length;
    if (players > MOST_PLAYERS) return [{ facts: { what: 'range', players, most: MOST_PLAYERS }, lists: at }];
    return players > agreed
      ? [{ facts: { what: 'agreed', players, agreed }, severity: 'warning', lists: at }]
      : [];
  },
};

/**
 * The players' permanents come out of one deck: together no card more often than the deck holds it. The deck is the one
 * that lies on this table; without one, the base deck or as many copies as agreed. (MM-048, MM-049)
 */
export const sharedCopies: MmMatchCheck = {
  code: 'MM-L11',
  stage: 'match',
  title: 'Permanents of all players come out of one deck',
  severity: 'error',
  rules: ['MM-048', 'MM-049', 'MM-065'],
  find(lists, house) {
    const deckList = lists.find((list) => list.form === 'deck');
    const deck = deckList && tallyOf(deckList.lines);
    const base = new Set(allies.map((card) => card.id));
    const copiesOf = (id: string): number => {
      if (deck) return deck.get(id)?.count ?? 0;
      return house.deckVariant === 'base' && !base.has(id) ? 0 : copyLimit(house);
    };
    const used = new Map<string, { card: string; count: number; lists: number[] }>();
    lists.forEach((list, i) => {
      if (list.form !== 'permanents') return;
      for (const [id, { entry, count }] of tallyOf(list.lines)) {
        const sum = used.get(id) ?? { card: entry.name, count: 0, lists: [] };
        sum.count += count;
        sum.lists.push(i);
        used.set(id, sum);
      }
    });
    const out: (Finding & { readonly lists: readonly number[] })[] = [];
    for (const [id, sum] of used) {
      const copies = copiesOf(id);
      if (sum.count > copies)
        out.push({ facts: { card: sum.card, used: sum.count, copies }, lists: sum.lists });
    }
    return out;
  },
};

/** Drafted or preset permanents of about equal worth: a proposal of ours. */
export const levelSpread: MmMatchCheck = {
  code: 'MM-L13',
  stage: 'match',
  title: 'Permanents of about equal level',
  severity: 'warning',
  rules: ['MM-051'],
  because: 'permanentsLevelSpread',
  find(lists, { permanentsMode, permanentsLevelSpread: allowed }) {
    if (permanentsMode !== 'draft' && permanentsMode !== 'preset') return [];
    let highest = -1;
    let lowest = -1;
    const totals = lists.map((list) => (list.form === 'permanents' ? levelTotal(list.lines) : -1));
    totals.forEach((total, i) => {
      if (total < 0) return;
      if (highest < 0 || total > totals[highest]!) highest = i;
      if (lowest < 0 || total < totals[lowest]!) lowest = i;
    });
    if (highest < 0) return [];
    const difference = totals[highest]! - totals[lowest]!;
    if (difference <= allowed) return [];
    return [
      {
        facts: { highest: totals[highest]!, lowest: totals[lowest]!, difference, allowed },
        lists: [highest, lowest],
      },
    ];
  },
};
