import type { Seat } from '../../../../../kernel/game/engine';
import type { SceneItem, SceneTray } from '../../../../../kernel/game/scene';
import { chitIcons } from '../../../combat/scene/pieces';
import { chitsOf, isWorn, itemOf } from '../../engine/kit';
import {
  ACTIVE,
  ALERTED,
  COLOR,
  COMMITTED,
  DAMAGED,
  FATIGUED,
  PREPARED,
  WOUNDED,
  type Held,
  type RealmState,
  type Who,
} from '../../engine/state';
import { dayOf, playerOf } from '../../engine/movers/individuals';
import { itemName, touching, whose } from '../names';

const stateWords: Readonly<Record<number, string>> = {
  [FATIGUED]: 'fatigued',
  [WOUNDED]: 'wounded',
  [COMMITTED]: 'tied to a spell',
  [COLOR]: 'color chit',
  [PREPARED]: 'prepared',
};

const inPlay: readonly number[] = [ACTIVE, COLOR, PREPARED];

/** Action chits, which lie open to all. (MR-B11) */
export function chitsTray(s: RealmState, seat: Seat, viewer: Seat | undefined): SceneTray {
  const { chits } = s.who[seat]!;
  return {
    id: `chits-${seat}`,
    title: `${whose(s, seat, viewer)} chits`,
    kind: 'chits',
    seat,
    items: chitsOf(s, seat).map(({ code, kind }, at): SceneItem => {
      const state = chits[at] ?? ACTIVE;
      const label = stateWords[state];
      return {
        id: touching.chit(seat, at),
        name: code,
        icon: chitIcons[kind],
        ...(label === undefined ? {} : { label }),
        ...(inPlay.includes(state) ? {} : { state: 'spent' as const }),
      };
    }),
  };
}

function thingLabel(held: Held): string {
  const isWeapon = itemOf(held.id).kind === 'weapon';
  return [
    isWorn(held) ? '' : 'inactive',
    isWeapon && isWorn(held) ? ((held.state & ALERTED) !== 0 ? 'alerted' : 'unalerted') : '',
    (held.state & DAMAGED) !== 0 ? 'damaged' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A belonging by the place among them; what the viewer does not know is covered. */
function thingItem(seat: Seat, held: Held, at: number): SceneItem {
  if (held.id === '')
    return { id: touching.item(seat, at), name: itemName(held.id), state: 'covered', label: 'inactive' };
  const label = thingLabel(held);
  return {
    id: touching.item(seat, at),
    entry: held.id,
    name: itemName(held.id),
    ...(label === '' ? {} : { label }),
    ...(isWorn(held) ? {} : { state: 'spent' as const }),
  };
}

/** Belongings: the inactive treasures of others are covered. (MR-B16) */
export const thingsTray = (s: RealmState, seat: Who, viewer: Seat | undefined): SceneTray => ({
  id: `items-${seat}`,
  title: `${whose(s, seat, viewer)} belongings`,
  kind: 'pieces',
  seat: playerOf(s, seat),
  items: dayOf(s, seat).items.map((held, at) => thingItem(seat, held, at)),
});
