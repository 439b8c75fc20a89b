import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { tiles } from '../../../catalogue';
import { takePhase } from '../day/take-phase';
import type { Deed } from '../deeds';
import { carryOutDeed } from '../deed-rules';
import type { RealmEvent } from '../events';
import { chitsOf } from '../kit';
import { ACTIVE, FATIGUED, LEFT, WORN, type RealmState } from '../state';
import { placeNamed, realmWith } from '../testing/realm';
import { mayFly } from './flight';
import { turnOf } from '../testing/turn';
import { discoveries, NOWHERE, placeId, tileAt } from '../world/ground';
import { moveAsks, type MoveChoice } from './move';

const to = (name: string): Deed => ({ type: 'move', to: placeNamed(name) });
const tile = (id: string): number => tiles.findIndex((one) => one.id === id);
const everyRoad = (): number[] => discoveries.map(({ code }) => code);

/** The first one takes his turn with such a record. */
function moving(
  who: readonly { readonly id: string; readonly at: string }[],
  record: readonly Deed[],
  phases: readonly string[] = [],
  house = {},
): RealmState {
  const s = realmWith(who, house);
  s.who[0]!.record = [...record];
  s.who[0]!.phases = [...phases];
  s.who[0]!.hidden = 0;
  s.turn = turnOf(0);
  return s;
}
/** Carries out the whole record, or as many phases of it. */
function run(s: RealmState, faces: readonly number[] = [], phases = Infinity): readonly RealmEvent[] {
  const dice = scriptedDice(...faces);
  const told: RealmEvent[] = [];
  const tell = (event: RealmEvent) => told.push(event);
  const turn = s.turn!;
  for (let n = 0; turn.phase < s.who[0]!.record.length && n < phases; n++) {
    const deed = s.who[0]!.record[turn.phase]!;
    if (takePhase(s, 0, dice, tell)) carryOutDeed(s, 0, deed, dice, tell);
    turn.phase++;
  }
  expect(dice.spent()).toBe(true);
  return told;
}
const where = (s: RealmState, seat = 0): string => placeId(s.who[seat]!.place);
const types = (told: readonly RealmEvent[]): readonly string[] => told.map(({ type }) => type);
const answer = (s: RealmState, choice: MoveChoice): void => {
  const ask = s.asks.pop();
  if (ask?.type === 'leave-behind')
    moveAsks['leave-behind'].answer(s, ask, choice, scriptedDice(), undefined);
  if (ask?.type === 'landing') moveAsks.landing.answer(s, ask, choice, scriptedDice(), undefined);
};

describe('MOVE', () => {
  test('MR-023, MR-121: to a neighbour, and he knows where he came from', () => {
    const s = moving([{ id: 'amazon', at: 'cliff-2' }], [to('cliff-3'), to('cliff-5')]);
    run(s);
    expect(where(s)).toBe('cliff-5');
    expect(s.who[0]!.cameFrom).toBe(placeNamed('cliff-3'));
  });

  test('MR-016, MR-025: what is not possible is lost, and the rest goes on', () => {
    const s = moving([{ id: 'amazon', at: 'cliff-3' }], [to('cliff-6'), to('cliff-2')]);
    expect(run(s)[0]).toMatchObject({ type: 'move-lost', why: 'no-way' });
    expect(where(s)).toBe('cliff-2');
  });

  test.each([
    ['MR-026: two in a row lead into a mountain', [to('cliff-6'), to('cliff-6')], 'cliff-6'],
    ['MR-R05: one alone does not', [to('cliff-6')], 'cliff-3'],
    ['nor two apart (MR-R05)', [to('cliff-6'), { type: 'follow', guide: 0 }, to('cliff-6')], 'cliff-3'],
    [
      'the first one of three is lost (MR-R05)',
      [to('cliff-6'), { type: 'follow', guide: 0 }, to('cliff-6'), to('cliff-6')],
      'cliff-6',
    ],
  ] as const)('%s', (_, record, end) => {
    const s = moving([{ id: 'amazon', at: 'cliff-3' }], record);
    s.who[0]!.paths = everyRoad();
    run(s);
    expect(where(s)).toBe(end);
  });

  test('W10: over the mountain of the Cliff and down a secret passage', () => {
    const s = moving([{ id: 'amazon', at: 'cliff-1' }], [to('cliff-6'), to('cliff-6'), to('cliff-3')]);
    s.who[0]!.paths = everyRoad();
    run(s, [], 1);
    expect(where(s)).toBe('cliff-1');
    run(s, [], 1);
    expect(where(s)).toBe('cliff-6');
    run(s);
    expect(where(s)).toBe('cliff-3');
  });

  test('W11: of moves with a HIDE phase between them the first is lost', () => {
    const record = [to('cliff-6'), { type: 'hide' }, to('cliff-6'), to('cliff-6')] as const;
    const s = moving([{ id: 'amazon', at: 'cliff-1' }], record);
    run(s, [6, 6], 3);
    expect(where(s)).toBe('cliff-1');
    run(s);
    expect(where(s)).toBe('cliff-6');
  });

  test('world.mountainCost: it may take three', () => {
    const record = [to('cliff-6'), to('cliff-6'), to('cliff-6')];
    const s = moving([{ id: 'amazon', at: 'cliff-3' }], record, [], { 'world.mountainCost': 3 });
    s.who[0]!.paths = everyRoad();
    run(s, [], 2);
    expect(where(s)).toBe('cliff-3');
    run(s);
    expect(where(s)).toBe('cliff-6');
  });

  test('MR-122: from half-way along a roadway to either end', () => {
    const s = moving([{ id: 'amazon', at: 'cliff-3' }], [{ type: 'search' }, to('cliff-2'), to('cliff-3')]);
    s.who[0]!.toward = placeNamed('cliff-2');
    expect(types(run(s))).toEqual(['phase-lost', 'moved', 'moved']);
    expect(where(s)).toBe('cliff-3');
    expect(s.who[0]!.toward).toBe(NOWHERE);
  });

  test('MR-B20, MR-028, MR-R06: what is too heavy stays behind, on its way down the pile', () => {
    const s = moving([{ id: 'amazon', at: 'cliff-2' }], [to('cliff-3')]);
    s.abandoned[String(placeNamed('cliff-2'))] = [{ id: 'short-sword', state: 0 }];
    s.who[0]!.items.push({ id: 'suit-of-armor', state: WORN }, { id: 'mace', state: 0 });
    run(s);
    expect(s.abandoned[String(placeNamed('cliff-2'))]!.map(({ id }) => id)).toEqual([
      'short-sword',
      'suit-of-armor',
    ]);
    expect(s.who[0]!.items.map(({ id }) => id)).toContain('mace');
  });

  test('W12: chits out of play carry nothing', () => {
    const s = moving([{ id: 'black-knight', at: 'cliff-2' }], [to('cliff-3')]);
    const who = s.who[0]!;
    const codes = chitsOf(s, 0).map(({ code }) => code);
    who.chits = codes.map((code) => (code === 'MOVE M5' || code === 'MOVE M4*' ? ACTIVE : FATIGUED));
    run(s);
    expect(who.items.map(({ id }) => id)).toEqual(['mace', 'shield']);
    expect(s.abandoned[String(placeNamed('cliff-2'))]).toEqual([{ id: 'suit-of-armor', state: 0 }]);
  });

  test('MR-R06: a horse carries it', () => {
    const s = moving([{ id: 'amazon', at: 'cliff-2' }], [to('cliff-3')]);
    s.who[0]!.items.push({ id: 'suit-of-armor', state: WORN }, { id: 'workhorse-h6-t8', state: WORN });
    run(s);
    expect(s.who[0]!.items.map(({ id }) => id)).toContain('suit-of-armor');
  });
});

describe('caves', () => {
  test('MR-021: a horse becomes inactive', () => {
    const s = moving([{ id: 'amazon', at: 'borderland-1' }], [to('borderland-6')]);
    s.who[0]!.items = [{ id: 'pony-m4-m5', state: WORN }];
    run(s);
    expect(s.who[0]!.items).toEqual([{ id: 'pony-m4-m5', state: 0 }]);
  });

  test('MR-R04, MR-B31: none is entered after a sunlight phase', () => {
    const record: readonly Deed[] = [{ type: 'hide' }, to('borderland-6'), { type: 'hide' }];
    const s = moving([{ id: 'druid', at: 'borderland-1' }], record, ['sunlight', 'basic', 'basic']);
    expect(run(s, [6, 6])).toContainEqual(expect.objectContaining({ type: 'move-lost', why: 'sunlight' }));
    expect(where(s)).toBe('borderland-1');
  });

  test('daylight.caveRule: on entry the sunlight phases that are left are lost', () => {
    const record: readonly Deed[] = [{ type: 'hide' }, to('borderland-6'), { type: 'hide' }];
    const phases = ['sunlight', 'basic', 'sunlight'];
    const s = moving([{ id: 'druid', at: 'borderland-1' }], record, phases, {
      'daylight.caveRule': 'on-entry',
    });
    expect(run(s, [6]).at(-1)).toMatchObject({ type: 'phase-lost', why: 'cave' });
    expect(where(s)).toBe('borderland-6');
  });
});

describe('phases', () => {
  test('MR-020: a card gives its phase only while it is in use', () => {
    const hides: readonly Deed[] = [{ type: 'hide' }];
    const s = moving([{ id: 'druid', at: 'cliff-3' }], hides, ['cloak-of-mist']);
    expect(types(run(s))).toEqual(['phase-lost']);
    const worn = moving([{ id: 'druid', at: 'cliff-3' }], hides, ['cloak-of-mist']);
    worn.who[0]!.items = [{ id: 'cloak-of-mist', state: WORN }];
    expect(types(run(worn, [1]))).toEqual(['hide-roll']);
  });

  test('MR-019: reputation gives nothing away from dwellings', () => {
    const s = moving([{ id: 'captain', at: 'cliff-3' }], [{ type: 'hide' }], ['reputation']);
    expect(types(run(s))).toEqual(['phase-lost']);
    const home = moving([{ id: 'captain', at: 'cliff-3' }], [{ type: 'hide' }], ['reputation']);
    home.dwellings = [{ id: 'inn', place: placeNamed('cliff-3') }];
    expect(types(run(home, [1, 1]))).toEqual(['hide-roll']);
  });

  test('MR-B21: without an active pony its phase is lost', () => {
    const s = moving(
      [{ id: 'amazon', at: 'cliff-2' }],
      [to('cliff-3'), to('cliff-5')],
      ['basic', 'pony-m4-m5'],
    );
    expect(types(run(s))).toEqual(['moved', 'phase-lost']);
  });

  test('MR-B14: without a chit in play nothing but REST', () => {
    const s = moving([{ id: 'amazon', at: 'cliff-2' }], [to('cliff-3')]);
    s.who[0]!.chits = s.who[0]!.chits.map(() => FATIGUED);
    expect(types(run(s))).toEqual(['phase-lost']);
  });
});

describe('MR-B22: spying', () => {
  const used = (hidden: number, found: number): RealmState => {
    const s = moving(
      [
        { id: 'amazon', at: 'cliff-2' },
        { id: 'elf', at: 'cliff-2' },
      ],
      [to('cliff-5')],
    );
    s.who[0]!.paths = everyRoad();
    s.who[0]!.hidden = hidden;
    s.who[1]!.found = found;
    run(s);
    return s;
  };

  test.each([
    ['who sees it learns it', 0, 0, 1],
    ['the hidden show nothing', 1, 0, 0],
    ['but to one who has found hidden enemies', 1, 1, 1],
  ])('%s', (_, hidden, found, learned) => {
    expect(used(hidden, found).who[1]!.paths).toHaveLength(learned);
  });
});

describe('followers', () => {
  const led = (record: readonly Deed[], phases: readonly string[] = []): RealmState => {
    const s = moving(
      [
        { id: 'amazon', at: 'cliff-2' },
        { id: 'elf', at: 'cliff-2' },
      ],
      record,
      phases,
    );
    s.who[1]!.guide = 0;
    return s;
  };

  test('MR-059, MR-B46: go along, and share the roadways', () => {
    const s = led([to('cliff-5')]);
    s.who[0]!.paths = everyRoad();
    s.who[0]!.hidden = 1;
    s.who[1]!.found = 1;
    run(s);
    expect(where(s, 1)).toBe('cliff-5');
    expect(s.who[1]!.paths).toHaveLength(1);
    expect(s.who[1]!.cameFrom).toBe(placeNamed('cliff-2'));
  });

  test('MR-064: a hidden guide may leave them behind, and so their turns end', () => {
    const s = led([to('cliff-3')]);
    s.who[0]!.hidden = 1;
    run(s);
    expect(where(s)).toBe('cliff-2');
    answer(s, { type: 'leave-behind', follower: 1 });
    expect([where(s), where(s, 1)]).toEqual(['cliff-3', 'cliff-2']);
    expect(s.who[1]!).toMatchObject({ guide: -1, done: 1 });
  });

  test('MR-064: or take them along', () => {
    const s = led([to('cliff-3')]);
    s.who[0]!.hidden = 1;
    run(s);
    answer(s, { type: 'take-along', follower: 1 });
    expect([where(s), where(s, 1)]).toEqual(['cliff-3', 'cliff-3']);
  });

  test('MR-065: nobody on foot keeps up with the second move of a pony', () => {
    const record = [to('cliff-3'), to('cliff-5')];
    const s = led(record, ['basic', 'pony-m4-m5']);
    s.who[0]!.items = [{ id: 'pony-m4-m5', state: WORN }];
    run(s, [], 1);
    // Hidden or not, it is the pony that he does not keep up with.
    s.who[0]!.hidden = 1;
    const told = run(s);
    expect([where(s), where(s, 1)]).toEqual(['cliff-5', 'cliff-3']);
    expect(s.who[1]!.guide).toBe(-1);
    expect(told).toContainEqual({ type: 'left-behind', rule: 'MR-065', seat: 1, guide: 0 });
    const both = led(record, ['basic', 'pony-m4-m5']);
    for (const one of both.who) one.items = [{ id: 'pony-m4-m5', state: WORN }];
    run(both);
    expect(where(both, 1)).toBe('cliff-5');
  });

  test('MR-B36: stay where their guide leaves the map', () => {
    const s = led([{ type: 'leave' }]);
    expect(run(s)).toContainEqual({ type: 'left-behind', rule: 'MR-B36', seat: 1, guide: 0 });
    expect(s.who[0]!.life).toBe(LEFT);
    expect(s.who[1]!).toMatchObject({ life: 0, guide: -1, done: 1 });
  });
});

test('MR-B36: nobody leaves the map where no roadway does', () => {
  const s = moving([{ id: 'amazon', at: 'cliff-3' }], [{ type: 'leave' }]);
  expect(types(run(s))).toEqual(['move-lost']);
  expect(s.who[0]!.life).toBe(0);
});

describe('FLY', () => {
  const CARPET = { id: 'flying-carpet', state: WORN };
  const fly = (id: string): Deed => ({ type: 'fly', tile: tile(id) });
  const flying = (record: readonly Deed[], phases: readonly string[] = [], house = {}): RealmState => {
    const s = moving([{ id: 'amazon', at: 'cliff-3' }], record, phases, house);
    s.who[0]!.items = [CARPET, { id: 'suit-of-armor', state: WORN }, { id: 'pony-m4-m5', state: WORN }];
    s.who[0]!.hidden = 1;
    s.lit = 1;
    return s;
  };

  test('MR-066, MR-067, MR-B37: to the next tile, seen by all, without horse and heavy things', () => {
    const s = flying([fly('oak-woods')]);
    run(s, [3, 2]);
    expect(where(s)).toBe('oak-woods-2');
    expect(s.who[0]!.hidden).toBe(0);
    expect(s.who[0]!.items).toEqual([CARPET]);
    expect(s.abandoned[String(placeNamed('cliff-3'))]).toHaveLength(2);
    expect(s.turn!.over).toBe(-1);
  });

  test('MR-B37, MR-T28: a carpet bears nobody who is heavier than it is strong', () => {
    const s = flying([fly('oak-woods')]);
    expect(mayFly(s, 0)).toBe(true);
    const heavy = moving([{ id: 'white-knight', at: 'cliff-3' }], [fly('oak-woods')]);
    heavy.who[0]!.items = [CARPET];
    heavy.lit = 1;
    expect(mayFly(heavy, 0)).toBe(false);
    expect(types(run(heavy))).toEqual(['move-lost']);
  });

  test('MR-066: not to a tile far away', () => {
    const s = flying([fly('caves')]);
    expect(types(run(s))).toEqual(['move-lost']);
  });

  test('MR-B37: one landing after all FLY phases in a row', () => {
    const s = flying([fly('oak-woods'), fly('borderland')]);
    expect(types(run(s, [1])).filter((type) => type === 'landed')).toHaveLength(1);
    expect(where(s)).toBe('borderland-1');
  });

  test('MR-067: a flight that is not flown on ends where he is', () => {
    const s = flying([fly('oak-woods'), fly('borderland')]);
    run(s, [], 1);
    expect(s.turn!.over).toBe(tile('oak-woods'));
    s.who[0]!.record[1] = { type: 'blank' };
    run(s, [2]);
    expect(where(s)).toBe('oak-woods-2');
  });

  test('MR-B37: in a cave after a sunlight phase his turn is over', () => {
    const s = flying([fly('borderland'), { type: 'hide' }], ['sunlight', 'basic']);
    s.who[0]!.place = placeNamed('oak-woods-2');
    run(s, [6]);
    expect(where(s)).toBe('borderland-6');
    expect(s.who[0]!.hidden).toBe(0);
  });

  test('MR-R14, fly.landing: or he chooses the clearing', () => {
    const s = flying([fly('oak-woods')], [], { 'fly.landing': 'choose' });
    run(s);
    const ask = s.asks.at(-1);
    expect(ask).toEqual({ type: 'landing', seat: 0, tile: tile('oak-woods') });
    answer(s, { type: 'land', at: placeNamed('oak-woods-5') });
    expect(where(s)).toBe('oak-woods-5');
    expect(tileAt(s.who[0]!.place)).toBe(tile('oak-woods'));
  });

  test('MR-065: followers stay on the ground', () => {
    const s = moving(
      [
        { id: 'amazon', at: 'cliff-3' },
        { id: 'elf', at: 'cliff-3' },
      ],
      [fly('oak-woods')],
    );
    s.who[0]!.items = [CARPET];
    s.lit = 1;
    s.who[1]!.guide = 0;
    run(s, [2]);
    expect([where(s), where(s, 1)]).toEqual(['oak-woods-2', 'cliff-3']);
    expect(s.who[1]!.guide).toBe(-1);
  });
});
