import { ownCastings } from '../../../combat/engine/fighters/heroes';
import { playedAs, thingOf } from '../../../combat/engine/fighters/things';
import { lyingThing } from '../../../combat/engine/encounter/laying';
import { ACTIVE, NOBODY, type Laid, type Lying, type MrState } from '../../../combat/engine/state';
import { droppedAt } from '../belongings/dropping';
import { itemOf } from '../kit';
import type { Field, RealmState } from '../state';
import type { Place } from '../world/ground';
import { awakeIn, castingBy } from './as-hero';

/** What lies open in a clearing, as a combat there knows it. (MR-B70) */
export const lyingAt = (s: RealmState, place: Place): readonly Lying[] =>
  droppedAt(s, place).map(({ id, state }) => ({
    thing: thingOf(itemOf(id)),
    playings: playedAs(itemOf(id), 0),
    spells: [...awakeIn(s, id, 0, castingBy), ...ownCastings(itemOf(id), 0)],
    state,
  }));

/** Before the first round it lies at nobody's feet. */
export const laidOf = (lying: readonly Lying[]): Laid[] =>
  lying.map(({ state, playings }, item) => ({
    of: NOBODY,
    item,
    state,
    chits: playings.map(() => ACTIVE),
  }));

/** What lies open when the combat is over lies open in the clearing, with what has come to lie there meanwhile. (MR-B70) */
export function leaveOpen(s: RealmState, { place }: Field, combat: MrState): void {
  const key = String(place);
  const since = droppedAt(s, place).slice(combat.game.lying?.length ?? 0);
  const all = [
    ...combat.lying.map((one) => ({ id: lyingThing(combat, one).thing.id, state: one.state })),
    ...since,
  ];
  if (all.length > 0) s.dropped[key] = all;
  else delete s.dropped[key];
}
