import type { ChoiceOf } from '../engine/choices';
import { isWorn, itemOf } from '../engine/kit';
import { dayOf } from '../engine/movers/individuals';
import type { RealmState, Who } from '../engine/state';

const valueOf = (id: string): number => {
  const { gold } = itemOf(id);
  return typeof gold === 'number' ? gold : gold.intact;
};

/** Does he get at least the basic price? What he uses, and great treasures, he keeps. (MR-075) */
export function isBargain(s: RealmState, who: Who, { want, gold, id }: ChoiceOf<'accept-deal'>): boolean {
  const given = want < 0 ? undefined : dayOf(s, who).items[want]!;
  if (given) {
    const item = itemOf(given.id);
    if (isWorn(given) || (item.kind === 'treasure' && item.great)) return false;
  }
  return (id === '' ? gold : valueOf(id)) >= (given ? valueOf(given.id) : gold);
}
