import type { ActionChit } from '../../../catalogue/types';
import type { Held } from '../state';

/** Places of the chits that are meant, alike ones once. */
export function unlikeChits(chits: readonly ActionChit[], isMeant: (at: number) => boolean): number[] {
  const codes = new Set<string>();
  return chits.flatMap(({ code }, at) => {
    if (codes.has(code) || !isMeant(at)) return [];
    codes.add(code);
    return [at];
  });
}

/** Of these places among belongings, alike ones once. */
export function unlikeItems(
  items: readonly Held[],
  places: readonly number[] = items.map((_, at) => at),
): readonly number[] {
  const kinds = new Set<string>();
  return places.filter((at) => {
    const { id, state } = items[at]!;
    const kind = `${id} ${state}`;
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
}
