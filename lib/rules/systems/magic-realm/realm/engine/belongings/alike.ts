import type { ActionChit } from '../../../catalogue/types';
import type { Held } from '../state';
import { numbersOf } from '../../../lists';

/** Places of the chits that are meant, alike ones once. */
export function unlikeChits(chits: readonly ActionChit[], isMeant: (at: number) => boolean): number[] {
  const codes: string[] = [];
  const out: number[] = [];
  for (let at = 0; at < chits.length; at++) {
    const { code } = chits[at]!;
    if (!isMeant(at) || codes.includes(code)) continue;
    codes.push(code);
    out.push(at);
  }
  return out;
}

/** Of these places among belongings, alike ones once. */
export function unlikeItems(
  items: readonly Held[],
  places: readonly number[] = numbersOf(items, (_, at) => at),
): readonly number[] {
  const out: number[] = [];
  // What is alike to one that comes before it is alike to the first of those.
  for (const at of places) if (!out.some((before) => isAlike(items[before]!, items[at]!))) out.push(at);
  return out;
}

const isAlike = (a: Held, b: Held): boolean => a.id === b.id && a.state === b.state;
