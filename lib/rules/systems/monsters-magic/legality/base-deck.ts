import { allies, baseDeck } from '../catalogue/allies';
import { tallyOf } from './count';
import { swapCard } from './mends';
import type { MmCheck } from './types';

/** The base deck is the 64 printed cards, one of each; permanents come out of it. (MM-049) */
export const baseDeckOnly: MmCheck = {
  code: 'MM-L05',
  stage: 'deck',
  forms: ['deck', 'permanents'],
  title: 'The base deck is the 64 printed cards',
  severity: 'error',
  rules: ['MM-049', 'MM-304'],
  because: 'deckVariant',
  find({ form, lines }, { deckVariant }) {
    if (deckVariant !== 'base') return [];
    if (form === 'permanents') {
      const custom = lines.filter(({ entry }) => entry.kind === 'ally' && !baseDeck.has(entry.id));
      return custom.map(({ entry, at }) => ({ facts: { what: 'custom', card: entry.name }, entries: [at] }));
    }
    const there = tallyOf(lines);
    const missing: string[] = [];
    for (const card of allies) if (!there.has(card.id)) missing.push(card.name);
    const extra: string[] = [];
    const at: number[] = [];
    for (const { entry, count, at: places } of there.values())
      if (entry.kind === 'ally' && (count > 1 || !baseDeck.has(entry.id))) {
        extra.push(entry.name);
        at.push(...places);
      }
    if (missing.length === 0 && extra.length === 0) return [];
    return [{ facts: { what: 'deck', missing: missing.sort(), extra: extra.sort() }, entries: at }];
  },
  mend: (list, { entries = [] }, house, terms) =>
    list.form === 'deck'
      ? [{ label: 'Take the 64 printed cards', entries: allies.map(({ id }) => ({ entry: id, count: 1 })) }]
      : entries.flatMap((at) => swapCard(list, at, house, terms)),
};
