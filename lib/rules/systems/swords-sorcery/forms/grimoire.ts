import { budget } from '../../../kernel/verdict/legality';
import type { ListEntry } from '../../../kernel/list/list';
import type { DrawnForm } from '../../../kernel/system';
import { isCard, type CardEntry, type SsEntry } from '../catalogue/entry';
import { levelTotalOf } from '../agreed';
import type { House } from '../house';
import { levelOf, levelSum } from '../legality/check';
import { hasEnd } from '../legality/house-rules';
import type { Options } from '../options';
import { fillHand } from './hand';
import { cardTallies } from './tallies';

/** Cards as entries, equal ones in one line, in the order of their rows. */
export function asEntries(hand: readonly CardEntry[]): ListEntry[] {
  const counts = new Map<string, number>();
  for (const { id } of [...hand].sort((a, b) => (a.rules[0]! < b.rules[0]! ? -1 : 1)))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([entry, count]) => ({ entry, count }));
}

export const grimoire: DrawnForm<SsEntry, House, Options> = {
  id: 'grimoire',
  name: 'Grimoire',
  explains:
    'The first hand, brought from home instead of dealt: as many cards as a dealt hand, within a total of levels. A proposal of the house; the agreement says whether hands are brought.',
  provenance: 'house',
  guide: { label: 'Draft', load: () => import('../guide').then((m) => m.grimoireGuide) },
  start: () => ({ entries: [], options: { form: 'grimoire' } }),
  accepts: isCard,
  budget: (list, house) => budget('level', levelSum(list, house), levelTotalOf(house)),
  tallies: (list, house) => cardTallies(list, house),
  costOf: (entry, house) => (isCard(entry) ? levelOf(entry.level, house) : undefined),
  random(dice, house, terms) {
    const hand = hasEnd(house) ? fillHand(house, terms, [], dice) : undefined;
    return hand && { entries: asEntries(hand), options: { form: 'grimoire' } };
  },
};
