import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { engine } from './index';
import { CUP, type BmState } from './state';
import { card, find, offers, play, reach, unitAt, type Position, given } from './testing';

const fight = (rest: Position): BmState => given(rest, 'battle');
const attack = (s: BmState, from: number, by: string, to: number, on: string) =>
  play(s, { type: 'attack', attacker: unitAt(s, from, by), target: unitAt(s, to, on) });
const targets = (s: BmState, attacker: number): readonly number[] =>
  offers(s, 'attack')
    .filter((choice) => choice.attacker === attacker)
    .map(({ target }) => target);

describe('army', () => {
  test('attacks no ship, also not from aboard one (BM-120, BM-R20)', () => {
    const s = fight({ units: { 1: [0, 'army'], 5: [1, 'ship(army,hero)'] } });
    expect(targets(s, unitAt(s, 1, 'army'))).toEqual(
      expect.not.arrayContaining([unitAt(s, 5, 'ship')]) as number[],
    );
    expect(targets(s, unitAt(s, 1, 'army'))).toHaveLength(2);
  });

  test('goes by one card, and takes heroes and wizards along (BM-035, BM-113, BM-114)', () => {
    const s = given({ units: { 1: [0, 'army', 'hero', 'wizard'] }, hands: [['move-1', 'move-1']] });
    const [army, hero, wizard] = ['army', 'hero', 'wizard'].map((id) => unitAt(s, 1, id)) as [
      number,
      number,
      number,
    ];
    play(s, { type: 'move', unit: army, card: card('move-1') });
    play(s, { type: 'join', unit: hero });
    play(s, { type: 'join', unit: wizard });
    play(s, { type: 'step', to: 3 });
    expect([s.at[army], s.at[hero], s.at[wizard]]).toEqual([3, 3, 3]);
    expect(offers(s, 'move').map(({ unit }) => unit)).not.toContain(army);
    // BM-R07: moving another closes the pool, and they part.
    play(s, { type: 'move', unit: hero, card: card('move-1') });
    expect([s.on[hero], s.on[wizard]]).toEqual([-1, -1]);
  });

  test('rests alone of its like, ballistae and towers included, and passes through friends (BM-102, BM-107, BM-223)', () => {
    const s = given({
      empires: ['elf'],
      units: { 1: [0, 'army'], 4: [0, 'crystal-tower'] },
      hands: [['move-3']],
    });
    play(s, { type: 'move', unit: unitAt(s, 1, 'army'), card: card('move-3') });
    const places = reach(s);
    expect([places[4], places[10], places[2]]).toEqual([undefined, 3, 3]);
  });
});

describe('dragon', () => {
  test('goes by two cards at 1 MP, with one hero and no wizard (BM-041, BM-042, BM-112)', () => {
    const s = given({
      units: { 1: [0, 'dragon', 'hero', 'hero', 'wizard'] },
      hands: [['move-1', 'move-2', 'move-1']],
    });
    const dragon = unitAt(s, 1, 'dragon');
    const hero = unitAt(s, 1, 'hero');
    play(s, { type: 'move', unit: dragon, card: card('move-1') });
    expect(offers(s, 'join')).toHaveLength(2);
    play(s, { type: 'join', unit: hero });
    expect(offers(s, 'join')).toEqual([]);
    play(s, { type: 'move', unit: dragon, card: card('move-2') });
    expect(s.pool).toBe(3);
    for (const to of [1, 2, 8]) play(s, { type: 'step', to });
    expect([s.at[dragon], s.at[hero], s.pool]).toEqual([8, 8, 0]);
    expect(offers(s, 'move').map(({ unit }) => unit)).not.toContain(dragon);
  });

  test('flies from a ship or an army before cards are drawn, with a rider (BM-124, BM-R27)', () => {
    const s = fight({
      units: { 4: [0, 'army'], 2: [1, 'dragon', 'hero'] },
      hands: [[], ['move-1', 'gold-1']],
    });
    const dragon = unitAt(s, 2, 'dragon');
    const rider = unitAt(s, 2, 'hero');
    attack(s, 4, 'army', 2, 'dragon');
    expect([s.fight.stage, engine.toAct(s)]).toEqual(['flee', [1]]);
    const events = play(s, { type: 'retreat', card: card('move-1'), rider }, scriptedDice(), 1);
    expect(find(events, 'battleCards')).toEqual([]);
    play(s, { type: 'step', to: 2 }, scriptedDice(), 1);
    expect([s.at[dragon], s.at[rider], s.on[rider], s.flight.unit]).toEqual([2, 2, -1, -1]);
    // The attack is used up (BM-121).
    expect(targets(s, unitAt(s, 4, 'army'))).toEqual([]);
  });

  test('stands against anybody else (BM-124)', () => {
    const s = fight({
      units: { 4: [0, 'giant'], 2: [1, 'dragon'] },
      empires: ['orc'],
      hands: [[], ['move-1']],
      deck: ['sword-1', 'move-1', 'move-1', 'sword-3', 'sword-1'],
    });
    attack(s, 4, 'giant', 2, 'dragon');
    expect(s.fight.stage).toBe('none');
  });

  test('its hero stays where it falls (BM-R16)', () => {
    const s = fight({
      units: { 4: [0, 'hero'], 2: [1, 'dragon', 'hero'] },
      deck: ['magic-3', 'move-1', 'gold-1'],
    });
    const hero = unitAt(s, 2, 'hero');
    attack(s, 4, 'hero', 2, 'dragon');
    expect(s.at[hero]).toBe(1);
    expect(() => unitAt(s, 2, 'dragon')).toThrow();
  });
});

describe('hero', () => {
  test('retreats as the attacker too, and keeps his card where there is no way (BM-R26)', () => {
    const s = fight({
      units: { 4: [0, 'hero+2'], 2: [1, 'army'] },
      hands: [['move-1', 'move-3', 'gold-1']],
      deck: ['gold-1', 'sword-3', 'sword-1'],
    });
    const hero = unitAt(s, 4, 'hero');
    attack(s, 4, 'hero', 2, 'army');
    // Nothing to substitute, but he is asked, for he holds cards (BM-136).
    play(s, { type: 'decline' });
    expect(s.fight.stage).toBe('save');
    play(s, { type: 'retreat', card: card('move-1'), rider: -1 });
    expect(offers(s, 'step').map(({ to }) => to + 1)).toEqual([1]);
    play(s, { type: 'step', to: 0 });
    expect(s.at[hero]).toBe(0);
    expect(s.at.filter((at) => at === CUP).length).toBeGreaterThan(0);
  });

  test('without a Move card he is destroyed, and his artifacts go to the cup (BM-135, BM-139, BM-R17)', () => {
    const s = fight({
      units: { 4: [0, 'hero+2'], 2: [1, 'army'] },
      hands: [['gold-1']],
      deck: ['gold-1', 'sword-3', 'sword-1'],
    });
    const hero = unitAt(s, 4, 'hero');
    attack(s, 4, 'hero', 2, 'army');
    play(s, { type: 'decline' });
    expect(offers(s, 'retreat')).toEqual([]);
    const events = play(s, { type: 'decline' });
    expect(find(events, 'artifactLost')).toHaveLength(2);
    expect(s.at[hero]).toBe(CUP);
  });

  test('crosses water on foot and goes with one leader in a turn (BM-047, BM-R13)', () => {
    const s = given({
      units: { 5: [0, 'ship(hero)'], 7: [0, 'ship'] },
      hands: [['move-1', 'move-2', 'move-3']],
    });
    const hero = unitAt(s, 5, 'hero');
    play(s, { type: 'move', unit: unitAt(s, 5, 'ship'), card: card('move-1') });
    play(s, { type: 'drop', unit: hero });
    expect(offers(s, 'join')).toEqual([]);
    play(s, { type: 'move', unit: hero, card: card('move-3') });
    play(s, { type: 'step', to: 6 });
    play(s, { type: 'move', unit: unitAt(s, 7, 'ship'), card: card('move-2') });
    expect(offers(s, 'join')).toEqual([]);
  });
});

describe('ship', () => {
  test('takes cargo and any number of passengers, who go where it goes (BM-109, BM-111)', () => {
    const s = given({ units: { 5: [0, 'ship(army,hero,wizard)'] }, hands: [['move-1']] });
    const ship = unitAt(s, 5, 'ship');
    play(s, { type: 'move', unit: ship, card: card('move-1') });
    play(s, { type: 'step', to: 6 });
    expect(['army', 'hero', 'wizard'].map((id) => s.on[unitAt(s, 7, id)])).toEqual([ship, ship, ship]);
  });

  test('one cargo at a time; heroes and wizards board and land as an army does (BM-109, BM-R13)', () => {
    const s = given({
      units: { 5: [0, 'ship(army)'], 1: [0, 'ballista', 'hero'] },
      hands: [['move-3']],
    });
    play(s, { type: 'move', unit: unitAt(s, 5, 'ship'), card: card('move-3') });
    expect(offers(s, 'board')).toEqual([{ type: 'board', unit: unitAt(s, 1, 'hero') }]);
    play(s, { type: 'board', unit: unitAt(s, 1, 'hero') });
    play(s, { type: 'step', to: 6 });
    expect(
      offers(s, 'land')
        .map(({ unit, to }) => [unit, to + 1])
        .every(([, to]) => to === 8),
    ).toBe(true);
    play(s, { type: 'land', unit: unitAt(s, 7, 'hero'), to: 7 });
    expect(s.at[unitAt(s, 8, 'hero')]).toBe(7);
  });

  test('an army goes aboard and ashore on its own card too (BM-R13)', () => {
    const s = given({ units: { 5: [0, 'ship'], 1: [0, 'army'] }, hands: [['move-1', 'move-1']] });
    const army = unitAt(s, 1, 'army');
    play(s, { type: 'move', unit: army, card: card('move-1') });
    play(s, { type: 'step', to: 4 });
    expect([s.at[army], s.on[army]]).toEqual([4, unitAt(s, 5, 'ship')]);
    s.used[army] = 0;
    play(s, { type: 'move', unit: army, card: card('move-1') });
    expect(reach(s)).toEqual({ 1: 1 });
  });

  test('attacks the coast; sunk, its army goes down and the others swim (BM-110, BM-118, BM-R15)', () => {
    const s = fight({
      units: { 1: [0, 'castle'], 5: [0, 'ship'], 7: [1, 'ship(army,hero)'] },
      deck: ['sword-3', 'move-1', 'gold-1', 'gold-1'],
    });
    const hero = unitAt(s, 7, 'hero');
    const army = unitAt(s, 7, 'army');
    const events = attack(s, 5, 'ship', 7, 'ship');
    expect(find(events, 'destroyed').map(({ rule }) => rule)).toEqual(['BM-131', 'BM-110']);
    expect([s.at[hero], s.on[hero], s.at[army]]).toEqual([6, -1, CUP]);
    const coast = fight({ units: { 5: [0, 'ship'], 1: [1, 'army'] } });
    expect(targets(coast, unitAt(coast, 5, 'ship'))).toEqual([unitAt(coast, 1, 'army')]);
  });
});

describe('castle', () => {
  test('never attacks and never moves (BM-059, BM-119)', () => {
    const s = fight({ units: { 4: [0, 'castle'], 2: [1, 'army'] } });
    expect(targets(s, unitAt(s, 4, 'castle'))).toEqual([]);
    s.phase = 'move';
    s.hand[0] = [card('move-3')];
    expect(offers(s, 'move').map(({ unit }) => unit)).not.toContain(unitAt(s, 4, 'castle'));
  });

  test('is built beside an own unit and beside no castle of anybody (BM-152, BM-153)', () => {
    const s = given(
      {
        units: { 2: [0, 'army'], 9: [1, 'castle'] },
        piles: [
          ['castle', 'dragon', 'dragon', 'dragon'],
          ['dragon', 'dragon', 'dragon'],
        ],
        hands: [['gold-1'], ['move-1']],
      },
      'recruit',
    );
    play(s, { type: 'buy', chit: s.pile[0]![0]! });
    // 3 and 10 lie beside 9, and 12 is the home of seat 1.
    expect(offers(s, 'place').map(({ at }) => at + 1)).toEqual([1, 4]);
  });
});

describe('wizard', () => {
  test('has no ride on a dragon and +1 against armies and ships (BM-143, BM-R13)', () => {
    const s = fight({
      units: { 4: [0, 'wizard+1'], 2: [1, 'army'] },
      deck: ['magic-1', 'sword-3', 'sword-1', 'sword-1'],
    });
    const events = attack(s, 4, 'wizard', 2, 'army');
    // Sword does not count for it (BM-068).
    expect(find(events, 'compared')).toMatchObject([{ totals: [3, 2], bonus: [2, 0] }]);
  });
});

describe('ballista', () => {
  test('is destroyed when it defends, and has +1 against dragons (BM-133, BM-147)', () => {
    const s = fight({
      units: { 4: [0, 'dragon'], 2: [1, 'ballista'] },
      deck: ['sword-1', 'magic-2', 'sword-1'],
    });
    const ballista = unitAt(s, 2, 'ballista');
    const events = attack(s, 4, 'dragon', 2, 'ballista');
    expect(find(events, 'compared')).toMatchObject([{ totals: [3, 2], bonus: [0, 1] }]);
    expect(s.at[ballista]).toBe(CUP);
  });
});

describe('artifact', () => {
  test('goes to a hero or wizard with fewer than two (BM-078, BM-080, BM-R32)', () => {
    const s = given(
      {
        units: { 4: [0, 'hero+2', 'wizard+1'] },
        piles: [
          ['artifact', 'artifact', 'dragon', 'dragon', 'dragon'],
          ['dragon', 'dragon', 'dragon'],
        ],
        hands: [['gold-1', 'gold-1'], ['move-1']],
      },
      'recruit',
    );
    const wizard = unitAt(s, 4, 'wizard');
    play(s, { type: 'buy', chit: s.pile[0]![0]! });
    expect(offers(s, 'attach')).toEqual([{ type: 'attach', bearer: wizard }]);
    play(s, { type: 'attach', bearer: wizard });
    // The second has no bearer and cannot be bought: the turn goes on.
    expect(s.active).toBe(1);
  });
});
