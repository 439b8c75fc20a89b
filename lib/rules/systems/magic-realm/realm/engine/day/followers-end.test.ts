import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { perish } from '../magic/dying';
import type { RealmState } from '../state';
import { putDenizens } from '../testing/evening';
import { layChit } from '../testing/play';
import { realmWith } from '../testing/realm';
import { turnOf } from '../testing/turn';
import { advance } from './day';
import { goOnTurn } from './turn';

const AT = 'cliff-3';

/** The Amazon, hidden, has hidden in her first phase; the Elf follows her and is seen. */
function leading(): RealmState {
  const s = realmWith(['amazon', 'elf'].map((id) => ({ id, at: AT })));
  s.part = 'daylight';
  s.prowling = [1];
  for (const who of s.who) who.recorded = 1;
  s.who[0]!.record = [{ type: 'hide' }, { type: 'hide' }];
  s.who[0]!.phases = ['basic', 'basic'];
  s.who[1]!.guide = 0;
  s.who[1]!.hidden = 0;
  s.turn = turnOf(0, { step: 'end' });
  layChit(s, 'warning-ruins-m', AT);
  return s;
}
const isUp = (s: RealmState): boolean => s.chits[0]!.up === 1;

describe('the end of a follower’s turn', () => {
  test('MR-080, MR-084: a monster that blocks him ends it, and his tile reacts while his guide goes on', () => {
    const s = leading();
    putDenizens(s, AT, 'giant');
    advance(s, scriptedDice(), undefined);
    expect(s.who.map(({ blocked }) => blocked)).toEqual([0, 1]);
    expect(s.who[1]).toMatchObject({ guide: -1, done: 1 });
    expect(isUp(s)).toBe(true);
    expect(s.asks).toEqual([{ type: 'phase', seat: 0 }]);
  });

  test('MR-R44: so does the death of his guide', () => {
    const s = leading();
    perish(s, 0, 'MR-X14', undefined);
    goOnTurn(s, s.turn!, scriptedDice(), undefined);
    goOnTurn(s, s.turn!, scriptedDice(), undefined);
    expect(s.turn).toBe(null);
    expect(s.who[1]).toMatchObject({ guide: -1, done: 1 });
    expect(isUp(s)).toBe(true);
  });

  test('MR-B47: who was blocked before his guide’s counter is drawn has no turn to end', () => {
    const s = leading();
    s.turn = null;
    s.undrawn = [0];
    s.who[1]!.blocked = 1;
    advance(s, scriptedDice(1), undefined);
    expect(s.who[1]).toMatchObject({ guide: -1, done: 1 });
    expect(isUp(s)).toBe(false);
  });
});
