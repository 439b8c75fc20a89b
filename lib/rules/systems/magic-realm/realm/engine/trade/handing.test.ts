import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { changesWeapon } from '../../../combat/engine/fighters/playing';
import { putOn } from '../belongings/activating';
import { returnUsed } from '../belongings/spent';
import { takeOff } from '../belongings/wearing';
import { combatOf } from '../evening/combat-of';
import { WORN, type RealmState } from '../state';
import { fieldAt } from '../testing/evening';
import { placeNamed, realmWith } from '../testing/realm';
import { handOver } from './handing';

const OIL = 'oil-of-poison';
const at = (s: RealmState, seat: number, id: string): number =>
  s.who[seat]!.items.findIndex((held) => held.id === id);

/** The Amazon has oiled her spear, and has an axe as well. */
function oiled(): RealmState {
  const s = realmWith([
    { id: 'amazon', at: 'cliff-1' },
    { id: 'dwarf', at: 'cliff-1' },
  ]);
  s.who[0]!.items.push({ id: 'axe', state: 0 }, { id: OIL, state: 0 });
  putOn(s, 0, at(s, 0, OIL), scriptedDice(), undefined);
  return s;
}
/** Does the oil change a blow of that seat in a combat of this evening? */
function works(s: RealmState, seat: number): boolean {
  const field = fieldAt(s, placeNamed('cliff-1'), [0, 1]);
  return changesWeapon(combatOf(s, field), seat, 'plus-star');
}
function wield(s: RealmState, seat: number, id: string): void {
  s.who[seat]!.items.forEach(({ id: other }, i) => {
    if (['short-sword', 'axe', 'great-axe'].includes(other)) takeOff(s, seat, i);
  });
  s.who[seat]!.items[at(s, seat, id)]!.state |= WORN;
}

describe('MR-T50: what works on a weapon', () => {
  test('works on that weapon, and on no other that he takes up', () => {
    const s = oiled();
    expect(s.who[0]!.items[at(s, 0, OIL)]).toMatchObject({ on: 'short-sword' });
    expect(works(s, 0)).toBe(true);
    wield(s, 0, 'axe');
    expect(works(s, 0)).toBe(false);
    wield(s, 0, 'short-sword');
    expect(works(s, 0)).toBe(true);
  });

  test('goes with the weapon to whoever gets it, and back to its maker at midnight', () => {
    const s = oiled();
    handOver(s, 0, at(s, 0, 'short-sword'), 1, scriptedDice(), undefined);
    expect([at(s, 0, OIL), s.who[0]!.used]).toEqual([-1, []]);
    expect(works(s, 1)).toBe(false);
    wield(s, 1, 'short-sword');
    expect(works(s, 1)).toBe(true);
    returnUsed(s, 1, undefined);
    expect(at(s, 1, OIL)).toBe(-1);
    expect(s.piles['crone']).toEqual([{ id: OIL, state: 0 }]);
  });

  test('stays with him when he gives another weapon away', () => {
    const s = oiled();
    handOver(s, 0, at(s, 0, 'axe'), 1, scriptedDice(), undefined);
    expect(at(s, 0, OIL)).toBeGreaterThanOrEqual(0);
    expect(works(s, 0)).toBe(true);
  });
});
