import type { Seat } from '../../../../../kernel/game/engine';
import type { EventWords } from '../../../../../kernel/game/playable';
import { mapChits } from '../../../catalogue';
import { ABANDONED } from '../../engine/activities/opening';
import type { RealmState } from '../../engine/state';
import { holderName } from '../holders';
import { touching } from '../names';

/** `Hoard 6`, `the Toadstool Circle`, `the Rogues`, `the abandoned pile`. */
export const boxName = (from: string): string => {
  if (from === ABANDONED) return 'the abandoned pile';
  if (mapChits.some(({ id }) => id === from)) return holderName(from);
  const name = holderName(from);
  return name.startsWith('The ') ? `t${name.slice(1)}` : `the ${name}`;
};

/** The chit of a site on the map, where the seat sees it. */
export function boxTouches(s: RealmState, from: string): readonly string[] {
  const at = s.chits.findIndex(({ id }) => mapChits[id]?.id === from);
  return at < 0 ? [] : [touching.mapChit(at)];
}

export const diceOf = (seat: Seat, faces: readonly number[]): NonNullable<EventWords['dice']> =>
  faces.map((face) => ({ seat, sides: 6, face }));
