import type { ActionChit } from '../../../catalogue/types';
import type { Held } from '../state';

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
  places: readonly number[] = items.map((_, at) => at),
): readonly number[] {
  const isAlike = (a: Held, b: Held): boolean => a.id === b.id && a.state === b.state;
  return places.filter((at, i) => !places.slice(0, i).some((before) => isAlike(items[before]!, items[at]!)));
}
