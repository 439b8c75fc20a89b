import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { plainMap } from '../boards/fixture';
import { engine } from './index';
import type { BmState } from './state';
import { card, customSet, find, given, offers, play, position, unitAt, type Position } from './testing';

const moved = (s: BmState, unit: number, id: string) => play(s, { type: 'move', unit, card: card(id) });
const unitsOf = (choices: readonly { readonly unit: number }[]): readonly number[] =>
  choices.map(({ unit }) => unit);

describe('a unit goes with one leader in a turn (BM-R13)', () => {
  test('who joined one army is taken along by no other, but in the next turn he is', () => {
    const s = given({
      units: { 1: [0, 'army', 'hero'], 4: [0, 'ballista'] },
      hands: [['move-3', 'move-3', 'move-1'], ['move-1']],
    });
    const hero = unitAt(s, 1, 'hero');
    moved(s, unitAt(s, 1, 'army'), 'move-3');
    play(s, { type: 'join', unit: hero });
    play(s, { type: 'step', to: 1 });
    moved(s, unitAt(s, 4, 'ballista'), 'move-1');
    play(s, { type: 'step', to: 0 });
    moved(s, hero, 'move-3');
    play(s, { type: 'step', to: 0 });
    expect([s.at[hero], s.rode[hero]]).toEqual([0, unitAt(s, 2, 'army') + 1]);
    const fresh = engine.clone(s);
    fresh.rode[hero] = 0;
    const joins = (of: BmState): readonly number[] => {
      of.leader = unitAt(of, 1, 'ballista');
      of.pool = 1;
      return unitsOf(offers(of, 'join'));
    };
    expect([joins(s), joins(fresh)]).toEqual([[], [hero]]);
  });

  test('who was landed or left behind goes with nobody any more', () => {
    const s = given({
      units: { 5: [0, 'ship(hero,army)'], 1: [0, 'ballista'] },
      hands: [['move-3', 'move-3', 'move-1'], ['move-1']],
    });
    const hero = unitAt(s, 5, 'hero');
    moved(s, unitAt(s, 5, 'ship'), 'move-3');
    const [landed] = find(play(s, { type: 'land', unit: hero, to: 0 }), 'landed');
    expect(landed).toMatchObject({ rule: 'BM-111', unit: hero, from: 4, to: 0, cost: 1 });
    expect([s.at[hero], s.on[hero], s.pool, offers(s, 'board')]).toEqual([0, -1, 2, []]);
    moved(s, unitAt(s, 1, 'ballista'), 'move-3');
    expect(offers(s, 'join')).toEqual([]);
  });

  test('cargo that came aboard with its ship’s own card goes on with that ship', () => {
    const s = given({ units: { 5: [0, 'ship'], 1: [0, 'army'] }, hands: [['move-1', 'move-2'], ['move-1']] });
    const [ship, army] = [unitAt(s, 5, 'ship'), unitAt(s, 1, 'army')];
    moved(s, ship, 'move-1');
    const [boarded] = find(play(s, { type: 'board', unit: army }), 'boarded');
    expect(boarded).toMatchObject({ rule: 'BM-109', unit: army, leader: ship, from: 0, to: 4, cost: 1 });
    expect([s.at[army], s.on[army], s.head[0]]).toEqual([4, ship, -1]);
    moved(s, ship, 'move-2');
    play(s, { type: 'step', to: 6 });
    expect([s.at[army], s.on[army]]).toEqual([6, ship]);
  });

  test('all who are aboard ride with their ship, and their turn begins anew with the next', () => {
    const s = given({ units: { 5: [0, 'ship(hero)'] }, hands: [['move-1', 'move-1'], ['move-1']] });
    const [ship, hero] = [unitAt(s, 5, 'ship'), unitAt(s, 5, 'hero')];
    moved(s, ship, 'move-1');
    expect(s.rode[hero]).toBe(ship + 1);
    play(s, { type: 'step', to: 6 });
    s.attacked[hero] = 1;
    play(s, { type: 'done' });
    for (let i = 0; i < 20 && s.turn < 3; i++) {
      const seat = engine.toAct(s)[0]!;
      const choices = engine.choices(s, seat);
      engine.play(
        s,
        seat,
        choices.find(({ type }) => type === 'done') ?? choices[0]!,
        scriptedDice(1, 1, 1, 1),
      );
    }
    expect([s.active, s.rode[hero], s.used[ship], s.attacked[hero]]).toEqual([0, 0, 0, 0]);
  });

  test('who came aboard with an army stays behind when the ship sails, and the army goes', () => {
    const s = given({
      units: { 1: [0, 'army', 'hero'], 5: [0, 'ship'] },
      hands: [['move-1', 'move-2', 'gold-1'], ['move-1']],
    });
    const [army, hero, ship] = [unitAt(s, 1, 'army'), unitAt(s, 1, 'hero'), unitAt(s, 5, 'ship')];
    moved(s, army, 'move-1');
    play(s, { type: 'join', unit: hero });
    play(s, { type: 'step', to: 4 });
    const [left] = find(moved(s, ship, 'move-2'), 'dropped');
    expect(left).toEqual({ type: 'dropped', rule: 'BM-R13', unit: hero, leader: ship, at: 4 });
    expect([s.on[army], s.on[hero]]).toEqual([ship, -1]);
    play(s, { type: 'step', to: 6 });
    expect([s.at[army], s.at[hero]]).toEqual([6, 4]);
  });

  test('the end of a pool parts an army from its company, and not a ship (BM-R07, BM-R13)', () => {
    const s = given({
      units: { 1: [0, 'army', 'hero'], 5: [0, 'ship(wizard)'] },
      hands: [['move-1', 'move-2', 'gold-1', 'gold-2'], ['move-1']],
    });
    const [hero, ship, wizard] = [unitAt(s, 1, 'hero'), unitAt(s, 5, 'ship'), unitAt(s, 5, 'wizard')];
    moved(s, unitAt(s, 1, 'army'), 'move-1');
    play(s, { type: 'join', unit: hero });
    expect(s.hand[0]!.length + s.discard.length).toBe(4);
    moved(s, ship, 'move-2');
    expect([s.on[hero], s.on[wizard], s.pool]).toEqual([-1, ship, 2]);
    play(s, { type: 'done' });
    expect([s.leader, s.pool, s.on[wizard]]).toEqual([-1, 0, ship]);
  });
});

describe('a ship that has nothing left to do (BM-092, BM-R13)', () => {
  /** The ship of seat 0 has come to the sea 7 by the first of these cards. */
  const sailed = (
    cards: readonly string[],
    { asksAll = false, from = 5, ship = 'ship', units = {} as Position['units'] } = {},
  ): BmState => {
    const s = given({ units: { [from]: [0, ship], ...units }, hands: [cards, ['move-1']] });
    const asked = asksAll ? { ...s, game: { ...s.game, asksLess: undefined } } : s;
    moved(asked, unitAt(asked, from, 'ship'), cards[0]!);
    play(asked, { type: 'step', to: 6 });
    return asked;
  };

  test('ends the Move Phase by itself; in a game begun before its player is asked', () => {
    const [s, before] = [sailed(['move-1']), sailed(['move-1'], { asksAll: true })];
    expect([s.phase === 'move' && s.active === 0, s.leader]).toEqual([false, -1]);
    expect([before.phase, engine.choices(before, 0)]).toEqual(['move', [{ type: 'done' }]]);
  });

  test('as long as it goes on, or another card is there, or somebody aboard may leave it, its player is asked', () => {
    expect(offers(sailed(['move-2']), 'step').length).toBeGreaterThan(0);
    const more = sailed(['move-1', 'move-1']);
    expect([more.phase, offers(more, 'move').length > 0]).toEqual(['move', true]);
    const drops = sailed(['move-1'], { ship: 'ship(hero)' });
    expect(unitsOf(offers(drops, 'drop'))).toEqual([unitAt(drops, 7, 'hero')]);
    // Over the reef it cannot go, past the enemy neither.
    const lands = sailed(['move-2'], { from: 6, ship: 'ship(hero)', units: { 5: [1, 'ship'] } });
    expect([lands.phase, lands.pool, offers(lands, 'step')]).toEqual(['move', 1, []]);
    expect(unitsOf(offers(lands, 'land'))).toEqual([unitAt(lands, 7, 'hero')]);
  });
});

test('no card opens a ship for one who stays behind when it is opened (BM-R13, BM-R50)', () => {
  const map = plainMap(
    ['clear', 'sea', 'clear', 'clear', 'clear'],
    [
      [1, 2],
      [1, 3],
      [4, 5],
    ],
  );
  const s = position({
    map,
    units: { 1: [0, 'army', 'hero'], 2: [0, 'ship'], 3: [0, 'ballista'], 4: [0, 'castle'], 5: [1, 'castle'] },
    hands: [['move-1', 'move-1', 'move-1']],
  });
  const [army, hero, ship] = [unitAt(s, 1, 'army'), unitAt(s, 1, 'hero'), unitAt(s, 2, 'ship')];
  moved(s, army, 'move-1');
  play(s, { type: 'join', unit: hero });
  play(s, { type: 'step', to: 1 });
  // Where the army came from stands another now, and there is no more water.
  moved(s, unitAt(s, 3, 'ballista'), 'move-1');
  play(s, { type: 'step', to: 0 });
  expect([s.on[army], s.on[hero]]).toEqual([ship, ship]);
  expect(unitsOf(offers(s, 'move'))).not.toContain(ship);
});

test('a ship in passing takes heroes from another, and not its cargo (BM-103, BM-R13)', () => {
  const map = plainMap(
    ['sea', 'sea', 'sea', 'clear', 'clear'],
    [
      [1, 2],
      [2, 3],
      [4, 5],
    ],
  );
  const s = position({
    map,
    units: { 1: [0, 'ship'], 2: [0, 'ship(army,hero)'], 4: [0, 'castle'], 5: [1, 'castle'] },
    hands: [['move-2']],
  });
  moved(s, unitAt(s, 1, 'ship'), 'move-2');
  play(s, { type: 'step', to: 1 });
  expect(unitsOf(offers(s, 'join'))).toEqual([unitAt(s, 2, 'hero')]);
  expect(offers(s, 'done')).toEqual([]);
});

test('nobody boards or lands at the cost of the way on, where the ship may not rest (BM-103, BM-R13)', () => {
  const map = plainMap(
    ['sea', 'sea', 'sea', 'clear', 'clear', 'clear'],
    [
      [1, 2],
      [2, 3],
      [2, 4],
      [5, 6],
    ],
  );
  const served = (id: string) => {
    const s = position({
      map,
      units: {
        1: [0, 'ship(wizard)'],
        2: [0, 'ship'],
        4: [0, 'hero'],
        5: [0, 'castle'],
        6: [1, 'castle'],
      },
      hands: [[id]],
    });
    moved(s, unitAt(s, 1, 'ship'), id);
    play(s, { type: 'step', to: 1 });
    return [offers(s, 'board').length, offers(s, 'land').length];
  };
  expect([served('move-2'), served('move-3')]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

const dwarves = customSet({ army: 3, ship: 2, castle: 4, juggernaught: 3, hero: 4, wizard: 2 });

describe('a Juggernaught (BM-191, BM-192)', () => {
  test('in passing takes only those along with whom it comes to rest (BM-102, BM-R44)', () => {
    const map = plainMap(
      ['forest', 'clear', 'clear', 'clear', 'clear'],
      [
        [1, 2],
        [2, 3],
        [4, 5],
      ],
    );
    const s = position({
      map,
      empires: [dwarves],
      units: {
        1: [0, 'juggernaught'],
        2: [0, 'army', 'juggernaught', 'hero'],
        3: [0, 'army', 'hero'],
        4: [0, 'castle'],
        5: [1, 'castle'],
      },
      hands: [['move-2']],
    });
    moved(s, unitAt(s, 1, 'juggernaught'), 'move-2');
    play(s, { type: 'step', to: 1 });
    // In 3 stands an army already.
    expect(unitsOf(offers(s, 'join'))).toEqual([unitAt(s, 2, 'hero')]);
    expect(offers(s, 'done')).toEqual([]);
  });

  test('takes a card to go where it can only without its cargo, which it sets down first (BM-R44)', () => {
    const s = given({
      empires: [dwarves],
      units: { 1: [0, 'juggernaught(army)'], 4: [0, 'army'] },
      hands: [['move-1']],
    });
    const juggernaught = unitAt(s, 1, 'juggernaught');
    // Beside 1 only 4 costs 1, and there stands an army already.
    moved(s, juggernaught, 'move-1');
    expect(offers(s, 'step')).toEqual([]);
    play(s, { type: 'drop', unit: unitAt(s, 1, 'army') });
    play(s, { type: 'step', to: 3 });
    expect(s.at[juggernaught]).toBe(3);
  });

  test('goes aboard no ship on its own card either', () => {
    const s = given({
      empires: [dwarves],
      units: { 1: [0, 'juggernaught'], 5: [0, 'ship'] },
      hands: [['move-3']],
    });
    moved(s, unitAt(s, 1, 'juggernaught'), 'move-3');
    expect(offers(s, 'step').map(({ to }) => to + 1)).toEqual([2, 4]);
  });

  test('fights with all whom it carries, also where nobody fights aboard a ship (BM-R14)', () => {
    const s = given(
      {
        house: { embarkedCombat: 'none' },
        empires: [dwarves, dwarves],
        units: { 4: [0, 'juggernaught(army,hero)'], 2: [1, 'juggernaught(army)'] },
      },
      'battle',
    );
    const attackers = new Set(
      offers(s, 'attack')
        .filter(({ target }) => target === unitAt(s, 2, 'army'))
        .map(({ attacker }) => attacker),
    );
    expect(attackers).toEqual(new Set(['juggernaught', 'army', 'hero'].map((id) => unitAt(s, 4, id))));
  });
});
