import { describe, expect, test } from 'vitest';
import type { Deed } from '../deeds';
import type { RealmEvent } from '../events';
import { EYEMIST, ILL_HEALTH, SQUEAK, WITHER } from '../kit';
import { COLOR, FATIGUED, WORN, type RealmState } from '../state';
import { placeNamed, realmWith } from '../testing/realm';
import { hireAt } from '../testing/warband';
import { discoveries, tileAt } from '../world/ground';
import { beginBirdsong, playRecord, recordChoices, recording } from './birdsong';

const to = (name: string): Deed => ({ type: 'move', to: placeNamed(name) });
const offered = (s: RealmState, seat = 0): readonly Deed[] =>
  recordChoices(s, seat).flatMap((choice) => (choice.type === 'record' ? [choice.deed] : []));
const kinds = (s: RealmState, seat = 0): readonly string[] => [
  ...new Set(offered(s, seat).map(({ type }) => type)),
];
const movesTo = (s: RealmState): readonly number[] =>
  offered(s).flatMap((deed) => (deed.type === 'move' ? [deed.to] : []));
const write = (s: RealmState, ...deeds: readonly Deed[]): RealmState => {
  for (const deed of deeds) playRecord(s, 0, { type: 'record', deed }, undefined);
  return s;
};
const realm = (id: string, at: string, house = {}): RealmState => realmWith([{ id, at }], house);

describe('moves', () => {
  test('MR-023, MR-025: to neighbours, by roadways that he knows', () => {
    const s = realm('black-knight', 'cliff-3');
    expect(movesTo(s)).toEqual([placeNamed('cliff-2'), placeNamed('cliff-5')]);
    s.who[0]!.paths = discoveries.map(({ code }) => code);
    expect(movesTo(s)).toContain(placeNamed('cliff-6'));
  });

  test('MR-009: the next one begins where the last one ends', () => {
    expect(movesTo(write(realm('black-knight', 'cliff-3'), to('cliff-2')))).toEqual([placeNamed('cliff-3')]);
  });

  test('MR-009, MR-076: a phase for his belongings alone, if he has any', () => {
    const s = realm('black-knight', 'cliff-3');
    expect(kinds(s)).toContain('blank');
    s.who[0]!.items = [];
    expect(kinds(s)).not.toContain('blank');
  });

  test('MR-B33: after a SEARCH in hope of finding the way', () => {
    expect(movesTo(write(realm('black-knight', 'cliff-3'), { type: 'search' }))).toContain(
      placeNamed('cliff-6'),
    );
  });

  test('MR-026, MR-R05: a mountain takes its phases at once, and gives them back at once', () => {
    const s = write(realm('black-knight', 'oak-woods-5'), to('cliff-5'));
    s.who[0]!.paths = discoveries.map(({ code }) => code);
    write(s, to('cliff-3'), to('cliff-6'));
    expect(s.who[0]!.record).toHaveLength(4);
    expect(offered(s)).toEqual([]);
    playRecord(s, 0, { type: 'strike' }, undefined);
    expect(s.who[0]!.record).toEqual([to('cliff-5'), to('cliff-3')]);
    playRecord(s, 0, { type: 'strike' }, undefined);
    expect(s.who[0]!.record).toEqual([to('cliff-5')]);
  });

  test('world.mountainCost: it is not offered where too few phases are left', () => {
    const s = realm('dwarf', 'cliff-6', { 'world.mountainCost': 3 });
    expect(movesTo(s)).toEqual([]);
    expect(movesTo(realm('black-knight', 'cliff-6', { 'world.mountainCost': 3 }))).toContain(
      placeNamed('cliff-1'),
    );
  });

  test('MR-R04: after three phases no cave is offered', () => {
    const s = write(realm('black-knight', 'borderland-1'), { type: 'hide' }, { type: 'hide' });
    expect(movesTo(s)).not.toContain(placeNamed('borderland-6'));
    expect(movesTo(s)).toContain(placeNamed('pine-woods-2'));
  });

  test('MR-122: who ran half-way along a roadway begins with one of its ends', () => {
    const s = realm('black-knight', 'cliff-3');
    s.who[0]!.toward = placeNamed('cliff-6');
    expect(offered(s)).toEqual([to('cliff-3'), to('cliff-6')]);
    expect(recordChoices(s, 0)).not.toContainEqual({ type: 'recorded' });
    write(s, to('cliff-6'));
    expect(s.who[0]!.record).toHaveLength(2);
    expect(kinds(s)).toContain('hide');
  });

  test('MR-B36: a roadway at the edge leads off the map, and ends the record', () => {
    expect(kinds(realm('black-knight', 'cliff-3'))).not.toContain('leave');
    const s = realm('black-knight', 'cliff-2');
    expect(kinds(s)).toContain('leave');
    expect(offered(write(s, { type: 'leave' }))).toEqual([]);
  });

  test('MR-066, MR-T28: FLY only with a carpet that has its color in the morning', () => {
    const s = realm('black-knight', 'cliff-3');
    s.who[0]!.items.push({ id: 'flying-carpet', state: WORN });
    expect(kinds(s)).not.toContain('fly');
    s.day = 21;
    expect(kinds(s)).toContain('fly');
    s.who[0]!.items.at(-1)!.state = 0;
    expect(kinds(s)).not.toContain('fly');
  });
});

test('MR-067, MR-B33: after a flight what could be done wherever he may land', () => {
  const s = realm('black-knight', 'cliff-3');
  s.who[0]!.items.push({ id: 'flying-carpet', state: WORN });
  s.lit = 1;
  s.dwellings = [{ id: 'inn', place: placeNamed('oak-woods-2') }];
  write(s, { type: 'fly', tile: tileAt(placeNamed('oak-woods-2')) });
  expect(movesTo(s)).toEqual(
    expect.arrayContaining(['oak-woods-2', 'oak-woods-5', 'cliff-5'].map(placeNamed)),
  );
  expect(kinds(s)).toEqual(expect.arrayContaining(['trade', 'hire', 'leave']));
  // Where none of it can be, none of it is offered.
  playRecord(s, 0, { type: 'strike' }, undefined);
  write(s, { type: 'fly', tile: tileAt(placeNamed('cliff-3')) });
  expect(kinds(s)).not.toContain('trade');
  expect(movesTo(s)).not.toContain(placeNamed('borderland-4'));
});

describe('only what could ever work', () => {
  test('MR-B46, MR-X02, MR-X04: HIDE and REST for those who may follow', () => {
    const s = realmWith(['amazon', 'elf'].map((id) => ({ id, at: 'cliff-3' })));
    expect(kinds(s)).not.toContain('rest');
    s.who[1]!.chits[0] = FATIGUED;
    expect(kinds(s)).toContain('rest');
    s.who[0]!.curses = (1 << SQUEAK) | (1 << ILL_HEALTH);
    expect(kinds(s)).toContain('hide');
    expect(kinds(s)).not.toContain('rest');
    const alone = realm('amazon', 'cliff-3');
    alone.who[0]!.curses = 1 << SQUEAK;
    expect(kinds(alone)).not.toContain('hide');
    hireAt(alone, 0, 'cliff-3', 'r1');
    expect(kinds(alone)).toContain('hide');
  });

  test('MR-X01, MR-X02: no SEARCH with eyemist, no HIDE with a squeak', () => {
    const s = realm('black-knight', 'cliff-3');
    s.who[0]!.curses = (1 << EYEMIST) | (1 << SQUEAK);
    expect(kinds(s)).not.toContain('search');
    expect(kinds(s)).not.toContain('hide');
  });

  test.each([
    [EYEMIST, 'search', 'amulet', true],
    [SQUEAK, 'hide', 'amulet', true],
    [SQUEAK, 'hide', 'withered-claw', false],
    [ILL_HEALTH, 'rest', 'withered-claw', true],
    [WITHER, 'rest', 'amulet', true],
  ] as const)(
    'MR-B33, MR-T03, MR-T74: with curse %i %s is recorded in hope by whoever has the card against it, %s',
    (curse, deed, card, hopes) => {
      const s = realm('amazon', 'cliff-3');
      s.who[0]!.curses = 1 << curse;
      s.who[0]!.chits[1] = FATIGUED;
      expect(kinds(s)).not.toContain(deed);
      s.who[0]!.items.push({ id: card, state: 0 });
      expect(kinds(s).includes(deed)).toBe(hopes);
    },
  );

  test('MR-038: REST needs something to rest', () => {
    const s = realm('black-knight', 'cliff-3');
    expect(kinds(s)).not.toContain('rest');
    s.who[0]!.chits[0] = FATIGUED;
    expect(kinds(s)).toContain('rest');
  });

  test('MR-049: TRADE needs somebody who trades, or a dwelling', () => {
    const s = realm('black-knight', 'cliff-3');
    expect(kinds(s)).not.toContain('trade');
    s.dwellings = [{ id: 'inn', place: placeNamed('cliff-2') }];
    expect(kinds(s)).not.toContain('trade');
    expect(kinds(write(s, to('cliff-2')))).toContain('trade');
  });

  test('MR-068: the first SPELL phase prepares, and only with a phase left to enchant', () => {
    expect(kinds(realm('black-knight', 'cliff-3'))).not.toContain('prepare');
    const s = realm('druid', 'cliff-3');
    expect(kinds(s)).toContain('prepare');
    expect(kinds(s)).not.toContain('enchant');
    write(s, { type: 'hide' }, { type: 'hide' }, { type: 'hide' });
    expect(kinds(s)).not.toContain('prepare');
    playRecord(s, 0, { type: 'strike' }, undefined);
    write(s, { type: 'prepare' });
    expect(kinds(s)).toContain('enchant');
  });

  test('MR-069: nor without a chit that gives a color', () => {
    const s = realm('druid', 'cliff-3');
    s.who[0]!.chits = s.who[0]!.chits.map(() => COLOR);
    expect(kinds(s)).not.toContain('prepare');
  });

  test('MR-B14: without a chit in play only REST, and no activity at all', () => {
    const s = realm('black-knight', 'cliff-3');
    s.who[0]!.chits = s.who[0]!.chits.map(() => FATIGUED);
    expect(offered(s)).toEqual([{ type: 'rest' }, { type: 'blank' }]);
  });
});

describe('MR-059, MR-B33: FOLLOW', () => {
  test('is recorded alone, for somebody in the clearing', () => {
    const s = realmWith([
      { id: 'black-knight', at: 'cliff-3' },
      { id: 'amazon', at: 'cliff-3' },
      { id: 'elf', at: 'cliff-2' },
    ]);
    expect(offered(s).filter(({ type }) => type === 'follow')).toEqual([{ type: 'follow', guide: 1 }]);
    write(s, { type: 'hide' });
    expect(kinds(s)).not.toContain('follow');
    playRecord(s, 0, { type: 'strike' }, undefined);
    write(s, { type: 'follow', guide: 1 });
    expect(recordChoices(s, 0)).toEqual([{ type: 'strike' }, { type: 'recorded' }]);
  });

  test('nobody is followed half-way along a roadway', () => {
    const s = realmWith([
      { id: 'black-knight', at: 'cliff-3' },
      { id: 'amazon', at: 'cliff-3' },
    ]);
    s.who[1]!.toward = placeNamed('cliff-2');
    expect(kinds(s)).not.toContain('follow');
  });
});

describe('a record', () => {
  test('MR-009: is finished by each on his own, and told only to him', () => {
    const s = realmWith([
      { id: 'black-knight', at: 'cliff-3' },
      { id: 'amazon', at: 'cliff-2' },
    ]);
    const told: RealmEvent[] = [];
    write(s, to('cliff-2'), { type: 'hide' });
    playRecord(s, 0, { type: 'recorded' }, (event) => told.push(event));
    expect(recording(s)).toEqual([1]);
    expect(s.who[0]!.phases).toEqual(['basic', 'basic']);
    expect(told.map(({ type, only }) => [type, only])).toEqual([
      ['record-done', undefined],
      ['record-plan', 0],
    ]);
  });

  test('MR-009: who can do nothing today is not asked', () => {
    const s = realm('black-knight', 'cliff-3');
    s.who[0]!.items = [];
    s.who[0]!.chits = s.who[0]!.chits.map(() => FATIGUED);
    s.who[0]!.curses = 1 << 3;
    beginBirdsong(s, undefined);
    expect(recording(s)).toEqual([]);
  });
});
