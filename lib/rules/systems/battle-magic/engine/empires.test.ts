import { describe, expect, test } from 'vitest';
import { fixtureF1, plainMap } from '../boards/fixture';
import { empireRows } from '../catalogue/empires';
import { OwnUnit } from '../own';
import type { BmState } from './state';
import { gameOf } from './table';
import {
  card,
  customSet,
  find,
  offers,
  play,
  position,
  reach,
  tableOf,
  unitAt,
  type Position,
  given,
} from './testing';

const fight = (rest: Position): BmState => given(rest, 'battle');
const attack = (s: BmState, from: number, by: string, to: number, on: string) =>
  play(s, { type: 'attack', attacker: unitAt(s, from, by), target: unitAt(s, to, on) });
const targets = (s: BmState, attacker: number): readonly number[] =>
  offers(s, 'attack')
    .filter((choice) => choice.attacker === attacker)
    .map(({ target }) => target);

describe('Juggernaught of the dwarves', () => {
  const dwarves = { empires: ['dwarf'] };

  test('takes cargo and passengers along on land and drops them on its way (BM-192, BM-R44)', () => {
    const s = given({
      ...dwarves,
      units: { 1: [0, 'juggernaught', 'army', 'hero'] },
      hands: [['move-1', 'move-2']],
    });
    const [unit, army, hero] = ['juggernaught', 'army', 'hero'].map((id) => unitAt(s, 1, id)) as [
      number,
      number,
      number,
    ];
    play(s, { type: 'move', unit, card: card('move-1') });
    play(s, { type: 'join', unit: army });
    play(s, { type: 'join', unit: hero });
    play(s, { type: 'step', to: 3 });
    play(s, { type: 'drop', unit: hero });
    play(s, { type: 'move', unit, card: card('move-2') });
    play(s, { type: 'step', to: 9 });
    expect([s.at[unit], s.at[army], s.at[hero]]).toEqual([9, 9, 3]);
    expect(s.on[army]).toBe(unit);
  });

  test('is never carried, and its cargo is lost with it (BM-191, BM-R15)', () => {
    const s = given({ ...dwarves, units: { 5: [0, 'ship'], 1: [0, 'juggernaught'] }, hands: [['move-3']] });
    play(s, { type: 'move', unit: unitAt(s, 5, 'ship'), card: card('move-3') });
    expect(offers(s, 'board')).toEqual([]);
    const lost = fight({
      empires: ['human', 'dwarf'],
      units: { 4: [0, 'dragon'], 2: [1, 'juggernaught(army,hero)'] },
      deck: ['sword-3', 'sword-1', 'gold-1', 'gold-1', 'gold-1', 'gold-2'],
    });
    const events = attack(lost, 4, 'dragon', 2, 'juggernaught');
    expect(find(events, 'destroyed')).toHaveLength(2);
    expect(lost.at[unitAt(lost, 2, 'hero')]).toBe(1);
  });
});

describe('Giant of the orcs', () => {
  test('wades through water by two cards and rests alone of its kind (BM-203, BM-204, BM-R09)', () => {
    const s = given({
      empires: ['orc'],
      units: { 1: [0, 'giant'], 7: [0, 'giant'] },
      hands: [['move-2', 'move-1']],
    });
    const unit = unitAt(s, 1, 'giant');
    play(s, { type: 'move', unit, card: card('move-2') });
    play(s, { type: 'move', unit, card: card('move-1') });
    const places = reach(s);
    expect([places[5], places[6], places[7], places[8]]).toEqual([1, 3, undefined, 3]);
  });
});

describe('Crystal Tower of the elves', () => {
  const elves = { empires: ['elf'] };

  test('counts Magic only and is safe when it attacks (BM-221, BM-222)', () => {
    const s = fight({
      ...elves,
      units: { 4: [0, 'crystal-tower'], 2: [1, 'army'] },
      deck: ['sword-3', 'magic-1', 'sword-1', 'sword-1'],
    });
    const events = attack(s, 4, 'crystal-tower', 2, 'army');
    expect(find(events, 'compared')).toMatchObject([{ totals: [1, 2], bonus: [0, 0] }]);
    expect(find(events, 'repelled')).toMatchObject([{ rule: 'BM-222' }]);
  });

  test('boards a ship as a ballista does (BM-223)', () => {
    const s = given({ ...elves, units: { 5: [0, 'ship'], 1: [0, 'crystal-tower'] }, hands: [['move-3']] });
    play(s, { type: 'move', unit: unitAt(s, 5, 'ship'), card: card('move-3') });
    play(s, { type: 'board', unit: unitAt(s, 1, 'crystal-tower') });
    expect(s.at[unitAt(s, 5, 'crystal-tower')]).toBe(4);
  });
});

describe('empires', () => {
  test.each(empireRows)('$name: its own counters under their own names (BM-176, BM-R42)', (row) => {
    const game = gameOf(tableOf(fixtureF1, { castleMinDistance: 3 }, [row.id, row.id]));
    expect(game.first).toEqual([0, 44, 88]);
    for (const { unit, name, count } of row.counters) {
      const chits = game.kindOf.flatMap((kind, chit) =>
        chit < 44 && game.kinds[kind]!.unit === unit ? [chit] : [],
      );
      expect([chits.length, game.nameOf[chits[0]!], game.entryOf[chits[0]!]]).toEqual([
        count,
        name,
        `${row.id}-${unit}`,
      ]);
    }
  });

  test('undead: a Ghost Ship sails, a Skeletal Dragon flies, a Wraith Lord retreats (BM-227, BM-231, BM-232)', () => {
    const s = given({
      empires: ['undead'],
      units: { 5: [0, 'ship'], 1: [0, 'dragon', 'hero'] },
      hands: [['move-1', 'move-1']],
    });
    expect(s.game.nameOf[unitAt(s, 5, 'ship')]).toBe('Ghost Ship');
    const dragon = unitAt(s, 1, 'dragon');
    play(s, { type: 'move', unit: dragon, card: card('move-1') });
    play(s, { type: 'join', unit: unitAt(s, 1, 'hero') });
    play(s, { type: 'step', to: 1 });
    expect(s.at[unitAt(s, 2, 'hero')]).toBe(1);
  });
});

describe('units of the players’ own design (BM-L10)', () => {
  const design = (rest: Partial<OwnUnit>) =>
    OwnUnit.parse({
      id: 'own:beast',
      name: 'Beast',
      kind: 'class',
      cost: 2,
      draws: 3,
      counts: ['magic'],
      moveCards: 3,
      domain: 'any',
      ...rest,
    });
  const set = (rest: Partial<OwnUnit>) =>
    customSet({ army: 10, ship: 6, castle: 5, hero: 5, wizard: 5 }, { unit: design(rest), count: 4 });

  test('a flier that carries and is safe when attacking', () => {
    const s = given({
      empires: [set({ flies: true, carries: true, safeWhenAttacking: true })],
      units: { 3: [0, 'own:beast', 'army'], 9: [1, 'army'] },
      hands: [['move-1', 'move-1', 'move-1'], []],
      deck: ['sword-1', 'sword-1', 'sword-1', 'sword-2', 'gold-1'],
    });
    const beast = unitAt(s, 3, 'own:beast');
    play(s, { type: 'move', unit: beast, card: card('move-1') });
    play(s, { type: 'join', unit: unitAt(s, 3, 'army') });
    play(s, { type: 'step', to: 1 });
    play(s, { type: 'move', unit: beast, card: card('move-1') });
    play(s, { type: 'step', to: 2 });
    expect([s.at[beast], s.at[unitAt(s, 3, 'army')], s.pool]).toEqual([2, 2, 0]);
    s.phase = 'battle';
    s.leader = -1;
    const events = play(s, { type: 'attack', attacker: beast, target: unitAt(s, 9, 'army') });
    const after = s.fight.stage === 'substitute' ? play(s, { type: 'decline' }) : events;
    expect(find(after, 'repelled')).toHaveLength(1);
  });

  test('a tower that stands still neither moves nor attacks', () => {
    const s = given({
      empires: [set({ standsStill: true, domain: 'land' })],
      units: { 4: [0, 'own:beast'], 2: [1, 'army'] },
      hands: [['move-3']],
    });
    const beast = unitAt(s, 4, 'own:beast');
    expect(offers(s, 'move').map(({ unit }) => unit)).not.toContain(beast);
    s.phase = 'battle';
    expect(targets(s, beast)).toEqual([]);
  });

  test('a swimmer keeps to water', () => {
    const map = plainMap(
      ['clear', 'sea', 'sea', 'clear'],
      [
        [1, 2],
        [2, 3],
        [3, 4],
      ],
    );
    const s = position({
      map,
      empires: [set({ domain: 'water' })],
      units: { 1: [0, 'castle'], 2: [0, 'own:beast'], 4: [1, 'castle'] },
      hands: [['move-3']],
    });
    play(s, { type: 'move', unit: unitAt(s, 2, 'own:beast'), card: card('move-3') });
    expect(offers(s, 'step')).toEqual([{ type: 'step', to: 2 }]);
  });
});
