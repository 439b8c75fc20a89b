import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import type { RealmEvent } from '../events';
import type { RealmState } from '../state';
import { placeNamed, realmWith } from '../testing/realm';
import { turnOf } from '../testing/turn';
import { denizens } from '../world/denizens';
import { blockAsks, blockSeat, endPhase, type BlockChoice } from './block';
import { goOnTurn } from './turn';

const HERE = 'cliff-3';
const monster = (id: string): number => denizens.findIndex((one) => one.id === id);

/** Somebody ends a phase, seen by all; the others share his clearing and have still to move. */
function ending(...ids: readonly string[]): RealmState {
  const s = realmWith(ids.map((id) => ({ id, at: HERE })));
  for (const one of s.who) one.hidden = 0;
  s.undrawn = s.who.flatMap((_, seat) => (seat > 0 ? [seat] : []));
  s.who[0]!.record = [{ type: 'hide' }, { type: 'hide' }];
  s.turn = turnOf(0, { phase: 1, step: 'start' });
  return s;
}
const put = (s: RealmState, id: string, at = HERE): number => {
  s.at[monster(id)] = placeNamed(at);
  return monster(id);
};
const end = (s: RealmState): readonly RealmEvent[] => {
  const told: RealmEvent[] = [];
  endPhase(s, 0, (event) => told.push(event));
  return told;
};
const asked = (s: RealmState): readonly unknown[] | undefined => {
  const ask = s.asks.at(-1);
  return ask?.type === 'block' ? [ask.seat, ...blockAsks.block.choices(s, ask)] : undefined;
};
const answer = (s: RealmState, choice: BlockChoice): void => {
  const ask = s.asks.pop();
  if (ask?.type === 'block') blockAsks.block.answer(s, ask, choice, scriptedDice(), undefined);
};
const flags = (s: RealmState) => s.who.map(({ blocked, hidden }) => [blocked, hidden]);

describe('monsters', () => {
  test('MR-081, MR-B47: block whoever ends a phase unhidden, and stop prowling', () => {
    const s = ending('amazon');
    const giant = put(s, 'giant');
    expect(end(s)).toEqual([{ type: 'blocked', rule: 'MR-081', seat: 0, by: 'giant' }]);
    expect(s.who[0]!.blocked).toBe(1);
    expect(s.stopped[giant]).toBe(1);
  });

  test('MR-031: do not see the hidden', () => {
    const s = ending('amazon');
    s.who[0]!.hidden = 1;
    put(s, 'giant');
    end(s);
    expect(flags(s)).toEqual([[0, 1]]);
  });

  test('MR-R16: leave a bystander alone', () => {
    const s = ending('amazon', 'elf');
    put(s, 'giant');
    end(s);
    expect(flags(s)).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  test('MR-B46: block a follower who has ended the phase with his guide', () => {
    const s = ending('amazon', 'elf');
    s.who[1]!.guide = 0;
    s.undrawn = [];
    put(s, 'giant');
    end(s);
    expect(s.who.map(({ blocked }) => blocked)).toEqual([1, 1]);
  });

  test('MR-A17: a demon does not block the Pilgrim', () => {
    const s = ending('pilgrim');
    put(s, 'demon');
    end(s);
    expect(s.who[0]!.blocked).toBe(0);
    put(s, 'giant');
    end(s);
    expect(s.who[0]!.blocked).toBe(1);
  });

  test('MR-B15: nobody is blocked in the air', () => {
    const s = ending('amazon');
    s.turn!.over = 3;
    put(s, 'giant');
    end(s);
    expect(s.who[0]!.blocked).toBe(0);
  });

  test('MR-083: a trader blocks after a bad roll', () => {
    const s = ending('amazon');
    s.who[0]!.hidden = 1;
    const told: RealmEvent[] = [];
    blockSeat(s, 0, 'rogues', (event) => told.push(event));
    expect(flags(s)).toEqual([[1, 0]]);
    expect(told).toEqual([{ type: 'blocked', rule: 'MR-083', seat: 0, by: 'rogues' }]);
  });
});

describe('characters', () => {
  test('MR-078, MR-080: both are unhidden and their turns end', () => {
    const s = ending('amazon', 'elf');
    s.who[1]!.hidden = 1;
    end(s);
    expect(asked(s)).toEqual([1, { type: 'block-seat', at: 0 }, { type: 'let-pass' }]);
    answer(s, { type: 'block-seat', at: 0 });
    expect(flags(s)).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(asked(s)).toBeUndefined();
  });

  test('MR-078: each is asked once; who has ended the phase last', () => {
    const s = ending('amazon', 'elf');
    end(s);
    answer(s, { type: 'let-pass' });
    expect(asked(s)).toEqual([0, { type: 'block-seat', at: 1 }, { type: 'let-pass' }]);
    answer(s, { type: 'let-pass' });
    expect(asked(s)).toBeUndefined();
  });

  test('MR-079: the hidden are blocked only by who has found hidden enemies', () => {
    const s = ending('amazon', 'elf');
    for (const one of s.who) one.hidden = 1;
    end(s);
    expect(asked(s)).toBeUndefined();
    s.who[1]!.found = 1;
    end(s);
    expect(asked(s)).toEqual([1, { type: 'block-seat', at: 0 }, { type: 'let-pass' }]);
  });

  test('nobody is asked where it would change nothing', () => {
    const s = ending('amazon', 'elf');
    s.undrawn = [];
    s.who[1]!.done = 1;
    s.who[0]!.blocked = 1;
    end(s);
    expect(asked(s)).toBeUndefined();
  });

  test('MR-080: a blocker may block another one', () => {
    const s = ending('amazon', 'elf', 'druid');
    end(s);
    answer(s, { type: 'let-pass' });
    answer(s, { type: 'let-pass' });
    answer(s, { type: 'block-seat', at: 1 });
    expect(asked(s)).toEqual([0, { type: 'block-seat', at: 2 }, { type: 'let-pass' }]);
  });

  test.each([
    ['who is in the tile', 'cliff-2'],
    ['who comes there later', 'ledges-1'],
  ])('MR-078, MR-085: a hidden one may stop a monster that would prowl to somebody else, %s', (_, at) => {
    const s = realmWith([
      { id: 'amazon', at: HERE },
      { id: 'elf', at },
    ]);
    s.undrawn = [1];
    s.turn = turnOf(0);
    const giant = put(s, 'giant');
    end(s);
    expect(asked(s)).toBeUndefined();
    s.prowling = [denizens[giant]!.row];
    end(s);
    expect(asked(s)).toEqual([0, { type: 'block-monster', denizen: giant }, { type: 'let-pass' }]);
    answer(s, { type: 'block-monster', denizen: giant });
    expect(s.stopped[giant]).toBe(1);
    expect(flags(s)[0]).toEqual([1, 0]);
  });

  test('MR-078: where nobody else may act any more nobody stops a monster', () => {
    const s = realmWith([
      { id: 'amazon', at: HERE },
      { id: 'elf', at: 'cliff-2' },
    ]);
    s.undrawn = [];
    s.turn = turnOf(0);
    s.prowling = [denizens[put(s, 'giant')]!.row];
    end(s);
    expect(asked(s)).toBeUndefined();
  });
});

test('MR-009, MR-081, MR-B47: blank phases are phases: who recorded none is blocked all the same', () => {
  const s = ending('amazon');
  s.who[0]!.record = [];
  s.turn = turnOf(0, { step: 'start' });
  const giant = put(s, 'giant');
  for (let i = 0; i < 2; i++) goOnTurn(s, s.turn, scriptedDice(), undefined);
  expect(s.who[0]!.blocked).toBe(1);
  expect(s.stopped[giant]).toBe(1);
  const hidden = ending('amazon');
  hidden.who[0]!.record = [];
  hidden.who[0]!.hidden = 1;
  hidden.turn = turnOf(0, { step: 'start' });
  put(hidden, 'giant');
  for (let i = 0; i < 2; i++) goOnTurn(hidden, hidden.turn, scriptedDice(), undefined);
  expect(hidden.stopped[giant]).toBe(0);
});
