import { listed } from '../../../../../kernel/words/words';
import { mapChits, treasures } from '../../../catalogue';
import { several } from '../../../catalogue/words-helpers';
import { denizens } from '../../engine/world/denizens';
import { traderName } from '../names';

/** `2 Giants and the Company`: equal monsters by their number, natives by their group. */
export function crowdName(who: readonly number[]): string {
  const counts = new Map<string, number>();
  const groups = new Set<string>();
  for (const i of who) {
    const { id, native } = denizens[i]!;
    if (native) groups.add(native.group);
    else counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return listed([...[...counts].map(([id, n]) => several(n, id)), ...[...groups].map(traderName)]);
}

/** A map chit, or a card that works like one. */
export const callerName = (id: string): string =>
  [...mapChits, ...treasures].find((one) => one.id === id)!.name;
