import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import type { RealmEvent } from '../events';
import { endPhase } from '../day/block';
import { beginDay } from '../day/day';
import { midnight } from '../day/midnight';
import { beginPhase } from '../day/phase-start';
import { rollPit } from '../magic/curses';
import { COLOR, DEAD, WORN, type RealmState } from '../state';
import { realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { turnOf } from '../testing/turn';

const AT = 'cliff-3';

/** The first of these has his turn, the others are with him and have still to move; the last moved first today. */
function together(...ids: readonly string[]): RealmState {
  const s = realmWith(ids.map((id) => ({ id, at: AT })));
  for (const one of s.who) one.hidden = 0;
  s.undrawn = [...s.who.keys()].slice(1);
  s.who[0]!.record = [{ type: 'hide' }, { type: 'hide' }];
  s.turn = turnOf(0, { phase: 1 });
  s.first = ids.length - 1;
  return s;
}
/** Who is asked first, and then. */
const asked = (s: RealmState): readonly unknown[] => s.asks.map(({ type, seat }) => [type, seat]).reverse();

describe('MR-102, MR-R20: several are clockwise from whoever moved first', () => {
  test('MR-078: who may block', () => {
    const s = together('amazon', 'elf', 'dwarf');
    endPhase(s, 0, undefined);
    expect([asked(s), s.turn!.blockers]).toEqual([[['block', 2]], [1, 0]]);
  });

  test('MR-B46: who follows', () => {
    const s = together('amazon', 'elf', 'dwarf');
    for (const one of s.who.slice(1)) one.guide = 0;
    beginPhase(s, 0, undefined);
    expect(asked(s)).toEqual([
      ['follow-on', 2],
      ['follow-on', 1],
      ['phase', 0],
    ]);
  });

  test('MR-B25: who may wake a spell', () => {
    const s = together('amazon', 'wizard', 'wizard');
    under(s, 'sense-danger', { by: 1, seat: 1, energized: 0 });
    for (const one of s.who.slice(1)) one.chits[one.chits.length - 1] = COLOR;
    beginPhase(s, 0, undefined);
    expect(asked(s)).toEqual([
      ['wake-spells', 2],
      ['wake-spells', 1],
      ['phase', 0],
    ]);
  });

  test('MR-186: who chooses a new character, by the order of yesterday', () => {
    const s = together('amazon', 'elf', 'dwarf');
    for (const one of s.who) one.life = DEAD;
    beginDay(s, undefined);
    expect(asked(s)).toEqual([2, 0, 1].map((seat) => ['new-character', seat]));
  });

  test('MR-X13, MR-183: whose belongings fall into one pile', () => {
    const s = together('amazon', 'elf', 'dwarf');
    s.who[0]!.hidden = 1;
    const told: RealmEvent[] = [];
    rollPit(s, 0, scriptedDice(1, 1), (event) => told.push(event));
    expect(told.flatMap((e) => (e.type === 'perished' ? [e.seat] : []))).toEqual([2, 1]);
  });

  test('MR-201: whose potion goes back to its trader', () => {
    const s = together('amazon', 'elf', 'dwarf');
    s.who[0]!.items = [{ id: 'potion-of-energy', state: WORN }];
    s.who[2]!.items = [{ id: 'draught-of-speed', state: WORN }];
    midnight(s, undefined);
    expect(s.piles['warlock']!.map(({ id }) => id)).toEqual(['draught-of-speed', 'potion-of-energy']);
  });
});
