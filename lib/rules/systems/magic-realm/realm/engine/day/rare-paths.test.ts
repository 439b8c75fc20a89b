import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import type { RealmEvent } from '../events';
import { perish } from '../magic/dying';
import { beginSpell } from '../magic/enspell';
import { teleport } from '../magic/teleport';
import { ACTIVE, DEAD, FATIGUED, WORN, WOUNDED, type RealmState, type Turn } from '../state';
import { putDenizens } from '../testing/evening';
import { answer, carryOut, layChit, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { turnOf } from '../testing/turn';
import { gifts } from '../trade/gifts';
import { sell } from '../trade/sell';
import { view } from '../view';
import { tileAt } from '../world/ground';
import { nextCounter } from './counters';
import { advance } from './day';
import { beginPhase } from './phase-start';
import { followersOf } from './sharing';
import { fallAsleep, wake } from './sleeping';
import { takePhase } from './take-phase';

const AT = 'borderland-1';
const place = placeNamed(AT);
const dice = () => scriptedDice();

/** The day of these characters in one clearing; the first one's turn has begun. */
function morning(...ids: readonly string[]): RealmState {
  const s = realmWith(ids.map((id) => ({ id, at: AT })));
  s.part = 'daylight';
  s.turn = turnOf(0);
  return s;
}

describe('phases', () => {
  test('MR-080: who is blocked as a phase begins does not carry it out', () => {
    const s = morning('amazon');
    s.who[0]!.record = [{ type: 'hide' }];
    s.who[0]!.blocked = 1;
    const events: RealmEvent[] = [];
    expect(takePhase(s, 0, dice(), (event) => events.push(event))).toBe(false);
    expect(events[0]).toMatchObject({ type: 'phase-lost', rule: 'MR-080', why: 'blocked' });
  });

  test('MR-068: a SPELL phase that is lost has prepared nothing', () => {
    const s = morning('wizard');
    s.who[0]!.record = [{ type: 'prepare' }, { type: 'enchant' }];
    s.who[0]!.phases = ['toadstool-ring', 'basic'];
    expect(takePhase(s, 0, dice(), undefined)).toBe(false);
    s.turn!.phase = 1;
    expect(carryOut(s, 0, { type: 'enchant' })[0]).toMatchObject({ type: 'no-enchanting' });
  });

  test('MR-B14: who can only rest, and cannot, dies when his turn comes', () => {
    const worn = (curses: number, ...items: RealmState['who'][number]['items']): RealmState => {
      const s = realmWith([{ id: 'amazon', at: AT }]);
      s.who[0]!.items = items;
      s.part = 'daylight';
      s.who[0]!.chits.fill(FATIGUED);
      s.who[0]!.curses = curses;
      s.who[0]!.recorded = 1;
      s.who[0]!.record = [{ type: 'rest' }];
      s.who[0]!.phases = ['basic'];
      s.undrawn = [0];
      advance(s, scriptedDice(1), undefined);
      return s;
    };
    expect(worn(0).asks.map(({ type }) => type)).toEqual(['phase']);
    // Ill health.
    const ill = worn(1 << 3);
    expect(ill.who[0]!.life).toBe(DEAD);
    // MR-T03: which he can still lift.
    const saved = worn(1 << 3, { id: 'amulet', state: 0 });
    expect(saved.asks.map(({ type }) => type)).toEqual(['phase']);
  });
});

test('MR-S39, MR-A22, MR-102: who keep their counters are asked, and must go at last, clockwise from who moved first', () => {
  const asked = (...undrawn: readonly number[]): readonly number[] => {
    const s = morning('swordsman', 'amazon', 'elf', 'dwarf');
    under(s, 'premonition', { seat: 2 });
    s.turn = null;
    s.first = 1;
    s.undrawn = [...undrawn];
    const seats: number[] = [];
    while (s.turn === null) {
      nextCounter(s, scriptedDice(1), undefined);
      const ask = s.asks.pop();
      if (ask) seats.push(ask.seat);
    }
    return [...seats, (s.turn as Turn).seat];
  };
  expect(asked(0, 2, 3)).toEqual([2, 0, 3]);
  expect(asked(0, 2)).toEqual([2]);
});

test('MR-065: followers who can fly come along, and land where their guide does', () => {
  const s = morning('amazon', 'elf', 'dwarf');
  for (const seat of [0, 1]) s.who[seat]!.items = [{ id: 'flying-carpet', state: WORN }];
  s.lit = 1;
  for (const seat of [1, 2]) s.who[seat]!.guide = 0;
  // A hireling of a follower stays on the ground.
  const [rogue] = putDenizens(s, AT, 'r1');
  s.hirer[rogue!] = 1;
  s.comes[rogue!] = 1;
  s.who[0]!.record = [{ type: 'fly', tile: tileAt(place) }];
  carryOut(s, 0, { type: 'fly', tile: tileAt(place) }, 3);
  expect(s.who.map((who) => who.place)).toEqual([
    placeNamed('borderland-3'),
    placeNamed('borderland-3'),
    place,
  ]);
  expect(followersOf(s, 0)).toEqual([1]);
  expect(s.who[2]).toMatchObject({ guide: -1, done: 1 });
  expect(s.comes[rogue!]).toBe(0);
});

test('MR-B37, MR-085: what comes to a follower who stays on the ground does not block those who are in the air', () => {
  const s = morning('amazon', 'elf', 'dwarf', 'captain');
  for (const seat of [0, 1]) s.who[seat]!.items = [{ id: 'flying-carpet', state: WORN }];
  s.lit = 1;
  for (const seat of [1, 2, 3]) s.who[seat]!.guide = 0;
  for (const who of s.who) who.hidden = 0;
  putDenizens(s, 'borderland-3', 'wolf-a');
  s.prowling = [3];
  s.who[0]!.record = [{ type: 'fly', tile: tileAt(place) }, { type: 'hide' }];
  carryOut(s, 0, { type: 'fly', tile: tileAt(place) }, 2);
  expect(s.who.map(({ blocked }) => blocked)).toEqual([0, 0, 1, 1]);
});

test('MR-065, MR-T28: a follower whose carpet has not got its color today stays on the ground', () => {
  const s = morning('amazon', 'elf');
  s.who[1]!.items = [{ id: 'flying-carpet', state: WORN }];
  s.who[1]!.guide = 0;
  under(s, 'broomstick', { seat: 0, by: 0 });
  carryOut(s, 0, { type: 'fly', tile: tileAt(place) }, 3);
  expect(s.who.map((who) => who.place)).toEqual([placeNamed('borderland-3'), place]);
  expect(s.who[1]).toMatchObject({ guide: -1, done: 1 });
});

test('MR-065, MR-B25: the broom of a follower has served as well, once both have landed', () => {
  const s = morning('witch', 'elf');
  s.who[1]!.guide = 0;
  for (const seat of [0, 1]) under(s, 'broomstick', { seat, by: seat });
  carryOut(s, 0, { type: 'fly', tile: tileAt(place) }, 3);
  expect(s.who.map((who) => who.place)).toEqual([placeNamed('borderland-3'), placeNamed('borderland-3')]);
  expect(s.effects).toEqual([]);
});

test('MR-064: a follower who has spotted a hidden guide is not left behind', () => {
  const moved = (spotted: readonly number[]): RealmState => {
    const s = morning('amazon', 'elf');
    s.who[1]!.guide = 0;
    s.who[1]!.spotted = [...spotted];
    carryOut(s, 0, { type: 'move', to: placeNamed('borderland-6') });
    return s;
  };
  expect(moved([]).asks.map(({ type }) => type)).toEqual(['leave-behind']);
  expect(moved([0]).asks).toEqual([]);
});

test('MR-X07: whoever followed him stays, and ends a turn there', () => {
  const s = morning('amazon', 'elf');
  s.who[1]!.guide = 0;
  layChit(s, 'warning-bones-c', AT);
  teleport(s, 0, placeNamed('cliff-5'), 'MR-X07', undefined);
  expect(s.who[1]).toMatchObject({ guide: -1, done: 1, place });
  expect(s.chits[0]!.up).toBe(1);
});

test('MR-B37, 7.1: what was recorded beyond a landing in a cave is told to nobody', () => {
  const s = morning('amazon', 'elf');
  s.who[0]!.items = [{ id: 'flying-carpet', state: WORN }];
  s.lit = 1;
  s.who[0]!.record = [{ type: 'fly', tile: tileAt(place) }, { type: 'hide' }, { type: 'search' }];
  s.who[0]!.phases = ['sunlight', 'basic', 'basic'];
  s.turn!.sunlight = 1;
  // Clearing 4 is a cave.
  carryOut(s, 0, { type: 'fly', tile: tileAt(place) }, 4);
  s.who[0]!.done = 1;
  s.turn = null;
  expect(view(s, 1).who[0]!.record.map(({ type }) => type)).toEqual(['fly']);
});

describe('cards', () => {
  test('MR-T03: the Amulet breaks a curse, or a spell whose caster or target is there', () => {
    const s = morning('amazon', 'wizard');
    s.who[1]!.spells = [{ id: 'fog', learned: 0, bound: 0 }];
    beginSpell(
      s,
      { spell: 'fog', by: 1, box: 0, chit: 0, item: '', seat: -1, place: -1, tile: tileAt(place), phases: 0 },
      undefined,
    );
    s.who[0]!.items = [{ id: 'amulet', state: 0 }];
    s.who[0]!.record = [{ type: 'hide' }];
    beginPhase(s, 0, undefined);
    answer(s, { type: 'activate-item', item: 0 });
    expect(offered(s).map(({ type }) => type)).toEqual(['break-spell', 'break-no-magic']);
    answer(s, { type: 'break-spell' });
    expect(s.effects).toEqual([]);
  });

  test('MR-B19: the potions that somebody used leave with his death, and work for nobody else', () => {
    const s = morning('amazon');
    s.who[0]!.items = [
      { id: 'potion-of-energy', state: WORN },
      { id: 'gripping-dust', state: 0 },
    ];
    s.who[0]!.used = ['potion-of-energy'];
    perish(s, 0, 'MR-X14', undefined);
    expect(s.piles.warlock!.map(({ id }) => id)).toEqual(['potion-of-energy']);
    expect(s.abandoned[String(place)]!.map(({ id }) => id)).toEqual(['gripping-dust']);
  });

  test('MR-B16: who has looked at goods does not see cards that are sold there in secret', () => {
    const s = morning('amazon', 'elf');
    s.piles.crone = [{ id: 'lucky-charm', state: 0 }];
    for (const who of s.who) who.looked = ['crone'];
    s.who[0]!.items = [
      { id: 'amulet', state: 0 },
      { id: 'broadsword', state: 0 },
    ];
    sell(s, 0, 'crone', 1, undefined);
    expect(view(s, 1).piles.crone!.map(({ id }) => id)).toEqual(['lucky-charm', 'broadsword']);
    sell(s, 0, 'crone', 0, undefined);
    expect(view(s, 1).piles.crone!.map(({ id }) => id)).toEqual(['', 'broadsword', '']);
    expect(view(s, 0).piles.crone!.map(({ id }) => id)).toEqual(['lucky-charm', 'broadsword', 'amulet']);
  });
});

test('MR-198: in the evening who was blocked in daylight trades like all others', () => {
  const s = morning('amazon', 'elf');
  s.who[1]!.blocked = 1;
  expect(gifts(s, 0)).toEqual([]);
  s.part = 'evening';
  s.turn = null;
  expect(gifts(s, 0).length).toBeGreaterThan(0);
});

describe('MR-T27: the Flowers of Rest', () => {
  const tired = (): RealmState => {
    const s = realmWith(['amazon', 'elf'].map((id) => ({ id, at: AT })));
    s.part = 'daylight';
    s.who[0]!.items = [{ id: 'flowers-of-rest', state: WORN }];
    s.who[1]!.chits[0] = FATIGUED;
    s.who[1]!.chits[1] = WOUNDED;
    return s;
  };

  test('who is tired there falls asleep, and wakes rested at sunset', () => {
    const s = tired();
    fallAsleep(s, undefined);
    expect(s.who.map(({ asleep }) => asleep)).toEqual([0, 1]);
    wake(s, undefined);
    expect(s.who[1]!.asleep).toBe(0);
    expect(s.who[1]!.chits.slice(0, 2)).toEqual([ACTIVE, WOUNDED]);
  });

  test('a sleeper loses his turn', () => {
    const s = tired();
    for (const who of s.who) who.recorded = 1;
    s.who[1]!.record = [{ type: 'hide' }];
    s.undrawn = [1];
    const events: RealmEvent[] = [];
    // The draw of his counter, and of the one clearing of the evening.
    advance(s, scriptedDice(1, 1), (event) => events.push(event));
    expect(events.map(({ type }) => type).slice(0, 4)).toEqual([
      'falls-asleep',
      'skipped',
      'sunset',
      'wakes',
    ]);
  });
});
