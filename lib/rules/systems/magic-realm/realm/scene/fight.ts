import type { Seat } from '../../../../kernel/game/engine';
import type { Scene } from '../../../../kernel/game/scene';
import type { MrState } from '../../combat/engine/state';
import { seatTone } from '../../combat/scene/names';
import { scene as combatScene } from '../../combat/scene/scene';
import { fieldOf, type FightEvent } from '../engine/evening/fight';
import type { Field, RealmState } from '../engine/state';
import { placeName, seatName } from './names';
import { seatOf } from './seats';

/** A field whose combat has begun. */
type Fight = Field & { readonly combat: MrState };

/** The combat that is drawn: while a spell of the days asks something, the map is. */
export const shownFight = (s: RealmState): Fight | undefined => (s.asks.length > 0 ? undefined : fieldOf(s));

/** The combat that an event speaks of, as long as it is remembered. */
export function foughtIn(
  s: RealmState,
  { day, field: at }: Pick<FightEvent, 'day' | 'field'>,
): Fight | undefined {
  const field = s.fields[at];
  return field?.combat && field.day === day ? (field as Fight) : undefined;
}

/** The place of a seat of the realm in a combat; undefined: it is not in it. */
function seatIn({ seats }: Fight, seat: Seat | undefined): Seat | undefined {
  const at = seat === undefined ? -1 : seats.indexOf(seat);
  return at < 0 ? undefined : at;
}

/** With the seats of the realm instead of those of the combat. */
const placed = <T extends { readonly seat?: Seat }>(one: T, { seats }: Fight): T =>
  one.seat === undefined ? one : { ...one, seat: seats[one.seat]! };

/** The combat as its own scene draws it; all players are named, and those who are elsewhere stand as they do. */
export function fightScene(s: RealmState, fight: Fight, viewer: Seat | undefined): Scene {
  const drawn = combatScene(fight.combat, seatIn(fight, viewer));
  return {
    ...drawn,
    spaces: drawn.spaces.map((space) => placed(space, fight)),
    pieces: drawn.pieces.map((piece) => placed(piece, fight)),
    trays: drawn.trays.map((tray) => ({
      ...placed(tray, fight),
      items: tray.items.map((item) => placed(item, fight)),
    })),
    seats: s.who.map((_, seat) => {
      const at = seatIn(fight, seat);
      return at === undefined
        ? seatOf(s, seat, viewer)
        : { ...drawn.seats[at]!, seat, name: seatName(s, seat), tone: seatTone(seat) };
    }),
    phase: { ...drawn.phase, title: `Evening in ${placeName(fight.place)}. ${drawn.phase.title}` },
  };
}
