import { describe, expect, test } from 'vitest';
import type { TerrainId } from '../catalogue/vocabulary';
import { plainMap } from '../boards/fixture';
import { engine } from './index';
import { card, find, offers, play, position, unitAt, type Position } from './testing';

/** A row of territories, each a neighbour of the next, and two castles far from it. */
const row = (...terrains: readonly TerrainId[]) => {
  const n = terrains.length;
  return plainMap(
    [...terrains, 'clear', 'clear'],
    [
      ...terrains.slice(1).map((_, i): [number, number] => [i + 1, i + 2]),
      [n + 1, n + 2] as [number, number],
    ],
  );
};

function on(terrains: readonly TerrainId[], { units, ...rest }: Position): ReturnType<typeof position> {
  const n = terrains.length;
  return position({
    map: row(...terrains),
    ...rest,
    units: { ...units, [n + 1]: [0, 'castle'], [n + 2]: [1, 'castle'] },
  });
}

describe('a Move card is played only where it brings the unit somewhere (BM-R50)', () => {
  const cases: readonly [
    what: string,
    terrains: readonly TerrainId[],
    given: Position,
    unit: string,
    offered: readonly string[],
  ][] = [
    [
      'one card that does not reach a forest',
      ['clear', 'forest'],
      { units: { 1: [0, 'hero'] }, hands: [['move-1']] },
      'hero',
      [],
    ],
    [
      'two that reach it together (BM-100)',
      ['clear', 'forest'],
      { units: { 1: [0, 'hero'] }, hands: [['move-1', 'move-1']] },
      'hero',
      ['move-1'],
    ],
    [
      'a mountain, for 1 and 2 but not for 1 and 1',
      ['clear', 'mountain'],
      { units: { 1: [0, 'hero'] }, hands: [['move-1', 'move-1', 'move-2']] },
      'hero',
      ['move-1', 'move-2'],
    ],
    [
      'an army has one card only (BM-035)',
      ['clear', 'forest'],
      { units: { 1: [0, 'army'] }, hands: [['move-1', 'move-1']] },
      'army',
      [],
    ],
    [
      'Magic goes with Move for a wizard alone (BM-R08)',
      ['clear', 'mountain'],
      { units: { 1: [0, 'wizard'] }, hands: [['move-1', 'magic-2']] },
      'wizard',
      ['move-1', 'magic-2'],
    ],
    [
      'through an own army to rest beyond it (BM-102, BM-107)',
      ['clear', 'clear', 'clear'],
      { units: { 1: [0, 'army'], 2: [0, 'army'] }, hands: [['move-1', 'move-2']] },
      'army',
      ['move-2'],
    ],
    [
      'through two of them',
      ['mountain', 'clear', 'clear', 'clear'],
      { units: { 1: [0, 'army'], 2: [0, 'army'], 3: [0, 'army'] }, hands: [['move-2', 'move-3']] },
      'army',
      ['move-3'],
    ],
    [
      'and no further where an enemy stands beyond it (BM-R10)',
      ['mountain', 'clear', 'clear', 'clear'],
      { units: { 1: [0, 'army'], 2: [0, 'army'], 3: [1, 'hero'] }, hands: [['move-3']] },
      'army',
      [],
    ],
    [
      'or water lies beyond it (BM-034)',
      ['mountain', 'clear', 'sea', 'clear'],
      { units: { 1: [0, 'army'], 2: [0, 'army'] }, hands: [['move-3']] },
      'army',
      [],
    ],
    [
      'over an enemy to rest beyond it (BM-108)',
      ['clear', 'clear', 'clear'],
      { units: { 1: [0, 'dragon'], 2: [1, 'army'] }, hands: [['move-1']] },
      'dragon',
      [],
    ],
    [
      'to take an army aboard over a reef (BM-099, BM-109)',
      ['reef', 'clear'],
      { units: { 1: [0, 'ship'], 2: [0, 'army'] }, hands: [['move-1', 'gold-1']] },
      'ship',
      [],
    ],
  ];
  test.each(cases)('%s', (_, terrains, given, unit, offered) => {
    const s = on(terrains, given);
    const mover = unitAt(s, 1, unit);
    const cards = engine
      .choices(s, 0)
      .flatMap((one) => (one.type === 'move' && one.unit === mover ? [one.card] : []));
    expect(cards).toEqual(offered.map(card));
  });
});

describe('who goes along, and by which rule', () => {
  test.each([
    ['an army (BM-113)', 'army', 'hero', 'BM-113'],
    ['a dragon (BM-112)', 'dragon', 'hero', 'BM-112'],
    ['a Juggernaught (BM-192)', 'juggernaught', 'army', 'BM-192'],
  ])('%s', (_, leader, unit, rule) => {
    const s = on(['clear', 'clear'], {
      empires: [leader === 'juggernaught' ? 'dwarf' : 'human'],
      units: { 1: [0, leader, unit] },
      hands: [['move-1']],
    });
    play(s, { type: 'move', unit: unitAt(s, 1, leader), card: card('move-1') });
    expect(find(play(s, { type: 'join', unit: unitAt(s, 1, unit) }), 'joined')).toMatchObject([{ rule }]);
  });

  test('a ship takes an army for cargo and heroes for passengers (BM-109, BM-111)', () => {
    const s = on(['sea', 'clear'], {
      units: { 1: [0, 'ship'], 2: [0, 'army', 'hero'] },
      hands: [['move-3']],
    });
    play(s, { type: 'move', unit: unitAt(s, 1, 'ship'), card: card('move-3') });
    const events = ['army', 'hero'].flatMap((id) => play(s, { type: 'board', unit: unitAt(s, 2, id) }));
    expect(find(events, 'boarded').map(({ rule }) => rule)).toEqual(['BM-109', 'BM-111']);
  });

  test('on its own card an army goes aboard whichever ship with room its player says (BM-109, BM-R13)', () => {
    const s = on(['clear', 'sea'], {
      units: { 1: [0, 'army'], 2: [0, 'ship', 'ship'] },
      hands: [['move-1', 'move-3']],
    });
    const army = unitAt(s, 1, 'army');
    play(s, { type: 'move', unit: army, card: card('move-1') });
    const steps = engine.choices(s, 0).flatMap((one) => (one.type === 'step' ? [one] : []));
    expect(new Set(steps.map(({ aboard }) => aboard)).size).toBe(2);
    for (const step of steps) {
      const then = engine.clone(s);
      play(then, step);
      expect([then.at[army], then.on[army]]).toEqual([step.to, step.aboard]);
    }
  });

  test('Magic moves a wizard by a rule of its own (BM-066)', () => {
    const s = on(['clear', 'clear'], { units: { 1: [0, 'wizard'] }, hands: [['magic-1']] });
    const events = play(s, { type: 'move', unit: unitAt(s, 1, 'wizard'), card: card('magic-1') });
    expect(find(events, 'moved')).toMatchObject([{ rule: 'BM-066', pool: 1 }]);
  });
});

test('a retreat may lead over where it began, and does not end there (BM-R26)', () => {
  const map = plainMap(
    ['clear', 'clear', 'clear', 'clear', 'clear'],
    [
      [1, 2],
      [1, 3],
      [4, 5],
    ],
  );
  const s = position({
    map,
    units: { 1: [0, 'hero'], 3: [1, 'army'], 4: [0, 'castle', 'army'], 5: [1, 'castle'] },
    hands: [['move-3']],
    phase: 'battle',
    deck: ['gold-1', 'sword-3', 'sword-1'],
  });
  const hero = unitAt(s, 1, 'hero');
  play(s, { type: 'attack', attacker: hero, target: unitAt(s, 3, 'army') });
  play(s, { type: 'decline' });
  play(s, { type: 'retreat', card: card('move-3'), rider: -1 });
  play(s, { type: 'step', to: 1 });
  play(s, { type: 'step', to: 0 });
  expect([s.flight.unit, offers(s, 'step'), offers(s, 'stay')]).toEqual([
    hero,
    [{ type: 'step', to: 1 }],
    [],
  ]);
  play(s, { type: 'step', to: 1 });
  expect([s.at[hero], s.flight.unit]).toEqual([1, -1]);
});
