import { everybody, isMover, isOut, moverOf, placeOf } from '../engine/movers/individuals';
import type { RealmState, Who } from '../engine/state';
import { touching } from './names';
import { firstOf } from './stacks';

const numbered = (id: string, kind: string): number | undefined => {
  const read = new RegExp(`^${kind}-(\\d+)$`).exec(id);
  return read ? Number(read[1]) : undefined;
};

/** Equal denizens are one piece: the first of them can be touched, the others are found in the list. */
export function touchable(s: RealmState, touches: readonly string[]): readonly string[] {
  const meant = touches.map((id) => {
    const who = numbered(id, 'character');
    const denizen = who !== undefined && isMover(s, who) ? moverOf(s, who).denizen : -1;
    return denizen < 0 ? id : touching.denizen(denizen);
  });
  return meant.every((id) => {
    const denizen = numbered(id, 'denizen');
    return denizen === undefined || firstOf(s, denizen) === denizen;
  })
    ? meant
    : [];
}

/** The piece of a character, or of one who moves for him: a leader stands there as the denizen that he is. */
function standing(s: RealmState, who: Who, id: string): readonly string[] {
  if (who >= everybody(s).length || !isOut(s, who) || placeOf(s, who) < 0) return [];
  const { denizen } = isMover(s, who) ? moverOf(s, who) : NO_DENIZEN;
  const first = denizen < 0 ? undefined : firstOf(s, denizen);
  return [first === undefined ? id : touching.denizen(first)];
}
const NO_DENIZEN = { denizen: -1 } as const;

/** What of the things that an event is about stands on the map; what lies beside it is not for everybody to see. */
export function onMap(s: RealmState, touches: readonly string[]): readonly string[] {
  const there = touches.flatMap((id) => {
    const denizen = numbered(id, 'denizen');
    if (denizen !== undefined) {
      const first = firstOf(s, denizen);
      return first === undefined ? [] : [touching.denizen(first)];
    }
    const seat = numbered(id, 'character');
    if (seat !== undefined) return standing(s, seat, id);
    return /^(item|chit|spell)-/.test(id) ? [] : [id];
  });
  return [...new Set(there)];
}
