import { describe, expect, test } from 'vitest';
import { mapChits } from '../../catalogue';
import { FATIGUED, WORN, type RealmState } from '../engine/state';
import { placeNamed, realmWith } from '../engine/testing/realm';
import { hireAt } from '../engine/testing/warband';
import { view } from '../engine/view';
import { denizens } from '../engine/world/denizens';
import { tileAt } from '../engine/world/ground';
import { choiceWords } from './choice-words';
import { eventWords } from './event-words';
import { touching } from './names';
import { scene } from './scene';

const two = (): RealmState =>
  realmWith([
    { id: 'amazon', at: 'cliff-2' },
    { id: 'dwarf', at: 'cliff-3' },
  ]);
const of = (id: string): number[] => denizens.flatMap((one, i) => (one.id === id ? [i] : []));
const chit = (id: string): number => mapChits.findIndex((one) => one.id === id);
const seen = (s: RealmState, seat: number) => scene(view(s, seat), seat);
const piece = (s: RealmState, id: string, seat = 0) => seen(s, seat).pieces.find((one) => one.id === id);
const tray = (s: RealmState, id: string, seat = 0) => seen(s, seat).trays.find((one) => one.id === id);
const facts = (s: RealmState, seat: number, viewer: number) =>
  Object.fromEntries(seen(s, viewer).seats[seat]!.facts.map(({ label, value }) => [label, value]));

test.each([
  ['MR-A22', { type: 'preempt', seat: 0 }, 'swordsman', /keeps his counter/],
  ['MR-S39', { type: 'preempt', seat: 0 }, 'amazon', /keeps his counter/],
  ['MR-X08', { type: 'teleport', seat: 0, caves: false, rule: 'MR-X08' }, 'amazon', /sent elsewhere/],
  ['MR-S46', { type: 'break-magic', seat: 0, curses: true, rule: 'MR-S46' }, 'amazon', /or a curse/],
  [
    'MR-S30',
    { type: 'break-magic', seat: 0, curses: false, rule: 'MR-S30' },
    'amazon',
    /is in the clearing\.$/,
  ],
] as const)('%s: what is asked names what lets it be asked: %o', (rule, ask, id, explains) => {
  const s = realmWith([{ id, at: 'cliff-2' }]);
  s.asks = [ask];
  expect(seen(s, 0).phase.rule).toBe(rule);
  expect(seen(s, 0).phase.explains).toMatch(explains);
});

describe('the map', () => {
  test('is drawn with the sides that are up (MR-072)', () => {
    const s = two();
    const cliff = tileAt(placeNamed('cliff-2'));
    const ground = () => seen(s, 0).spaces.find(({ id }) => id === 'cliff')?.ground;
    expect(ground()).toBe('hills');
    s.sides[cliff] = 1;
    expect(ground()).toBe('portal');
    s.sides[cliff] = 0;
    expect(ground()).toBe('hills');
  });

  test('a character shows that he is hidden, and a road on which he stands (MR-122)', () => {
    const s = two();
    expect(piece(s, 'character-1')).toMatchObject({
      space: 'cliff-3',
      seat: 1,
      name: 'Dwarf, hidden',
      state: 'spent',
    });
    s.who[1]!.hidden = 0;
    s.who[1]!.toward = placeNamed('cliff-6');
    expect(piece(s, 'character-1')?.name).toBe('Dwarf, half-way to Cliff 6');
    expect(piece(s, 'character-1')?.state).toBeUndefined();
  });

  test('a native whose horse was killed is on foot (MR-187)', () => {
    const s = two();
    const [lhq] = hireAt(s, 0, 'cliff-2', 'lhq', 'l1');
    s.unhorsed[lhq!] = 1;
    expect(piece(s, touching.denizen(lhq!))?.name).toMatch(/LHQ \(on foot\) and \S+ L1$/);
  });

  test('equal monsters of a clearing are one piece, and one that prowls no more another (MR-B47)', () => {
    const s = two();
    const goblins = of('goblin-axe');
    for (const i of goblins) s.at[i] = placeNamed('cliff-3');
    s.stopped[goblins[1]!] = 1;
    expect(piece(s, touching.denizen(goblins[0]!))).toMatchObject({ space: 'cliff-3', label: '5' });
    expect(piece(s, touching.denizen(goblins[1]!))?.label).toBeUndefined();
    expect(piece(s, touching.denizen(goblins[2]!))).toBeUndefined();
  });

  test('natives stand as a group, with its letter and number', () => {
    const s = two();
    const rogues = denizens.flatMap(({ native }, i) => (native?.group === 'rogues' ? [i] : []));
    for (const i of rogues) s.at[i] = placeNamed('cliff-2');
    expect(piece(s, touching.denizen(rogues[0]!))).toMatchObject({ label: 'R8', space: 'cliff-2' });
  });

  test('hired natives stand apart from the others of their group, and say whom they serve (MR-055)', () => {
    const s = two();
    const [r1, r2] = hireAt(s, 1, 'cliff-2', 'r1', 'r2');
    const [r3] = hireAt(s, 1, 'cliff-2', 'r3');
    s.hirer[r3!] = -1;
    s.hiding[r2!] = 1;
    expect(piece(s, touching.denizen(r1!))).toMatchObject({
      seat: 1,
      label: 'R1',
      name: expect.stringMatching(/^Rogues, 1 native, hired by the Dwarf: .*R1$/),
    });
    expect(piece(s, touching.denizen(r2!))).toMatchObject({
      state: 'spent',
      name: expect.stringMatching(/^Rogues, 1 native, hired by the Dwarf, hidden: .*R2$/),
    });
    expect(piece(s, touching.denizen(r3!))?.seat).toBeUndefined();
  });

  test('chits lie face down beside the name of their tile, until they turn up in their clearing (MR-084, MR-088)', () => {
    const s = two();
    const tile = tileAt(placeNamed('cliff-2'));
    s.chits = [
      { id: chit('sound-roar-6'), tile, up: 0 },
      { id: chit('warning-smoke-m'), tile, up: 0 },
    ];
    expect(piece(s, 'map-chit-0')).toMatchObject({
      space: 'chits-cliff',
      state: 'covered',
      name: 'Face-down map chit of Cliff',
    });
    s.who[0]!.seen = [tile];
    expect(piece(s, 'map-chit-0')?.name).toBe('Roar 6, map chit of Cliff, face down but seen');
    expect(piece(s, 'map-chit-0', 1)?.state).toBe('covered');
    s.chits[0]!.up = 1;
    s.chits[1]!.up = 1;
    expect(piece(s, 'map-chit-0', 1)).toMatchObject({ space: 'cliff-6', name: 'Roar 6, sound' });
    expect(piece(s, 'map-chit-1', 1)).toMatchObject({ space: 'chits-cliff', name: 'Smoke M, warning' });
  });

  test('dwellings lie flat, and an abandoned pile says how much lies there (MR-B16)', () => {
    const s = two();
    s.dwellings = [{ id: 'inn', place: placeNamed('cliff-2') }];
    s.abandoned[String(placeNamed('cliff-2'))] = [
      { id: 'shield', state: 0 },
      { id: 'draught-of-speed', state: 0 },
    ];
    expect(piece(s, 'dwelling-inn')).toMatchObject({ flat: true, space: 'cliff-2' });
    expect(piece(s, `pile-${placeNamed('cliff-2')}`)).toMatchObject({
      label: '2',
      name: 'Abandoned, 2 things: Shield and a card',
    });
  });
});

describe('beside the map', () => {
  test('only his player sees gold and what he needs (MR-B22, MR-B64)', () => {
    const s = two();
    expect(facts(s, 0, 0)).toMatchObject({
      Gold: '10',
      Needs: '1 great treasure, 2 spells, 10 fame, 20 notoriety and 30 gold',
    });
    expect(Object.keys(facts(s, 1, 0))).not.toContain('Gold');
    expect(Object.keys(facts(s, 1, 0))).not.toContain('Needs');
  });

  test('the record shows the phase that is carried out, and to others nothing that is still to come (MR-009)', () => {
    const s = two();
    s.part = 'daylight';
    s.who[0]!.record = [{ type: 'hide' }, { type: 'search' }, { type: 'rest' }];
    s.turn = {
      seat: 0,
      phase: 1,
      step: 'deed',
      sunlight: 0,
      climbed: 0,
      climbing: -1,
      over: -1,
      blockers: [],
    } as never;
    expect(tray(s, 'record-0')?.items.map(({ name, label }) => `${name}: ${label}`)).toEqual([
      'Hide: over',
      'Search: now',
      'Rest: phase 3',
    ]);
    expect(tray(s, 'record-0', 1)?.items.map(({ name }) => name)).toEqual(['Hide', 'Search']);
    expect(seen(s, 0).phase.title).toBe('Turn of the Amazon, phase 2 of 3: Search');
    expect(seen(s, 1).phase.title).toBe('Turn of the Amazon, phase 2: Search');
  });

  test('chits lie open with their states, inactive treasures of others are covered (MR-B11, MR-B16)', () => {
    const s = two();
    s.who[1]!.chits[0] = FATIGUED;
    s.who[1]!.items = [
      { id: 'great-axe', state: WORN },
      { id: 'cloven-hoof', state: 0 },
    ];
    expect(tray(s, 'chits-1')?.items[0]).toMatchObject({ label: 'fatigued', state: 'spent' });
    expect(tray(s, 'items-1')?.items.map(({ name, state }) => [name, state])).toEqual([
      ['Great Axe', undefined],
      ['a card', 'covered'],
    ]);
    expect(tray(s, 'items-1', 1)?.items[1]).toMatchObject({ name: 'Cloven Hoof', label: 'inactive' });
  });

  test('who serves whom, until when and where, lies open to all (MR-B44, 7.1)', () => {
    const s = two();
    expect(tray(s, 'warband-1')).toBeUndefined();
    const [r1] = hireAt(s, 1, 'cliff-3', 'r1');
    hireAt(s, 1, 'cliff-2', 'o1');
    const labels = (viewer: number) =>
      tray(s, 'warband-1', viewer)?.items.map(({ name, label }) => [name, label]);
    expect(labels(1)).toEqual([
      ['Knight O1', 'until day 14, in Cliff 2'],
      ['Great Axeman R1', 'until day 14, comes along'],
    ]);
    s.part = 'daylight';
    s.comes[r1!] = 0;
    expect(labels(0)?.[1]).toEqual(['Great Axeman R1', 'until day 14, stays']);
    expect(facts(s, 1, 0)).toMatchObject({ Hirelings: '2' });
  });

  test('what prowls is told with what is still to come (MR-011)', () => {
    const s = two();
    expect(tray(s, 'prowling')).toBeUndefined();
    s.part = 'daylight';
    s.prowling = [4];
    s.at[of('giant')[0]!] = placeNamed('cliff-2');
    expect(tray(s, 'prowling')?.items.find(({ name }) => name === 'Giant')?.label).toBe(
      '1 on the map, 1 to come',
    );
  });
});

describe('words', () => {
  test('one of equal monsters that is not drawn is found in the list only', () => {
    const s = two();
    const [first, second] = of('goblin-axe') as [number, number];
    s.at[first] = s.at[second] = placeNamed('cliff-3');
    const touches = (denizen: number) =>
      choiceWords(view(s, 0), 0, { type: 'send-denizen', denizen }).touches;
    expect(touches(first)).toEqual([touching.denizen(first)]);
    expect(touches(second)).toEqual([]);
  });

  test('an event is about what is still drawn', () => {
    const s = two();
    const [first, second, third] = of('goblin-axe') as [number, number, number];
    s.at[first] = s.at[second] = placeNamed('cliff-3');
    const words = eventWords(
      {
        type: 'arrived',
        rule: 'MR-B48',
        denizens: [second, third],
        place: placeNamed('cliff-3'),
        by: 'sound-howl-4',
      },
      view(s, 0),
    );
    expect(words.touches).toEqual([touching.denizen(first), 'cliff-3']);
  });

  test('MR-X33: Magic Sight names whom it shows, and hidden hirelings in one', () => {
    const text = (others: readonly number[], more: object) =>
      eventWords({ type: 'spotted', rule: 'MR-X33', seat: 0, others, ...more, only: 0 }, view(two(), 0)).text;
    expect(text([], {})).toMatch(/ nobody who is hidden\.$/);
    expect(text([1], {})).toMatch(/ the Dwarf until midnight\.$/);
    expect(text([1], { armed: true })).toMatch(
      / the Dwarf and hidden hirelings who bear arms until midnight\.$/,
    );
  });

  test('a turn opens a turn in the log (MR-014)', () => {
    const s = two();
    const words = eventWords({ type: 'turn', rule: 'MR-014', seat: 1, kept: false }, view(s, 0));
    expect(words).toEqual({
      text: 'The counter of the Dwarf is drawn.',
      touches: ['character-1'],
      weight: 'turn',
    });
  });
});
