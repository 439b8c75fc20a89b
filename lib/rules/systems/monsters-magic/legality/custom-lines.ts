import { isAlly, type Ally } from '../catalogue/entry';
import type { MmLine, MmTerms } from './types';

/** The custom cards in a list, each once, with the lines on which it stands. */
export const customIn = (lines: readonly MmLine[], terms: MmTerms): ReadonlyMap<Ally, readonly number[]> => {
  const out = new Map<Ally, number[]>();
  for (const { entry, at } of lines) {
    if (!isAlly(entry) || !terms.cards.has(entry.id)) continue;
    const places = out.get(entry);
    if (places) places.push(at);
    else out.set(entry, [at]);
  }
  return out;
};
