import { isAlive, type RealmState } from '../engine/state';
import { touching } from './names';
import { firstOf } from './stacks';

const numbered = (id: string, kind: string): number | undefined => {
  const read = new RegExp(`^${kind}-(\\d+)$`).exec(id);
  return read ? Number(read[1]) : undefined;
};

/** Equal denizens are one piece: the first of them can be touched, the others are found in the list. */
export const touchable = (s: RealmState, touches: readonly string[]): readonly string[] =>
  touches.every((id) => {
    const denizen = numbered(id, 'denizen');
    return denizen === undefined || firstOf(s, denizen) === denizen;
  })
    ? touches
    : [];

/** What of the things that an event is about stands on the map; what lies beside it is not for everybody to see. */
export function onMap(s: RealmState, touches: readonly string[]): readonly string[] {
  const there = touches.flatMap((id) => {
    const denizen = numbered(id, 'denizen');
    if (denizen !== undefined) {
      const first = firstOf(s, denizen);
      return first === undefined ? [] : [touching.denizen(first)];
    }
    const seat = numbered(id, 'character');
    if (seat !== undefined) return s.who[seat] && isAlive(s, seat) && s.who[seat].place >= 0 ? [id] : [];
    return /^(item|chit|spell)-/.test(id) ? [] : [id];
  });
  return [...new Set(there)];
}
