import { chitsOf } from '../kit';
import { COLOR, WORN, type RealmState } from '../state';
import { realmWith } from './realm';

/** For tests only: a Witch with a staff, to whom soldiers are allies; she has the color for her Poison. */
export function poisonerAt(at: string, house: Readonly<Record<string, unknown>> = {}): RealmState {
  const s = realmWith([{ id: 'witch', at, spells: ['poison'] }], house);
  const who = s.who[0]!;
  who.hidden = 0;
  who.esteem = { soldiers: -9 };
  who.items.push({ id: 'staff', state: WORN });
  chitsOf(s, 0).forEach((chit, i) => {
    if (chit.kind === 'MAGIC' && chit.magic === 'II') who.chits[i] = COLOR;
  });
  return s;
}
