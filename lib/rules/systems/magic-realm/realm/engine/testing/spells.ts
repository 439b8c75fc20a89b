import { COMMITTED, type RealmState, type SpellInEffect } from '../state';
import { NOWHERE } from '../world/ground';

/** For tests only: a spell that is in effect; with a box of its caster, a chit of his is tied up too. */
export function under(
  s: RealmState,
  spell: string,
  on: Partial<SpellInEffect> &
    ({ seat: number } | { place: number } | { tile: number } | { denizens: number[] }),
): SpellInEffect {
  const one: SpellInEffect = {
    spell,
    by: 0,
    box: -1,
    chit: -1,
    item: '',
    seat: -1,
    place: NOWHERE,
    tile: -1,
    denizens: [],
    phases: 0,
    energized: 1,
    ...on,
  };
  s.effects.push(one);
  const { spells, chits } = s.who[one.by]!;
  if (one.box >= 0) spells[one.box]!.bound = 1;
  if (one.chit >= 0) chits[one.chit] = COMMITTED;
  return one;
}
