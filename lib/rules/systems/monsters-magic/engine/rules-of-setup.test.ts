import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { allies } from '../catalogue/allies';
import { figureTypes, structures, terrains } from '../catalogue/vocabulary';
import { cornerSpaces, neighbours, spaceOf } from './board';
import { engine } from './index';
import { clearRow } from './row';
import type { MmState } from './state';
import { typeOf } from './state';
import { figureAt, position, tableOf } from './testing';
import { setUp } from './testing-house';
import { GARRISONS, placeFigure, spareFigure } from './units';

const counts = (kinds: readonly number[], of: number): readonly number[] =>
  Array.from({ length: of }, (_, kind) => kinds.filter((one) => one === kind).length);

describe('components and setup', () => {
  test('MM-007 to MM-009, MM-016, MM-018, MM-022 to MM-025, MM-061, MM-062: 64 spaces with a tile and a chit each', () => {
    const { terrain, structure } = setUp({});
    expect([terrain.length, structure.length]).toEqual([64, 64]);
    expect(counts(terrain, terrains.length)).toEqual([16, 16, 16, 16]);
    expect(counts(structure, structures.length)).toEqual([8, 8, 8, 8, 8, 8, 8, 8]);
    const other = engine.setup(tableOf(), seededDice('another'));
    expect(other.terrain).not.toEqual(terrain);
    // Corners have 3 neighbours, edges 5, all others 8.
    expect(
      counts(
        neighbours.map((around) => around.length),
        9,
      ),
    ).toEqual([0, 0, 0, 4, 0, 24, 0, 0, 36]);
  });

  test('MM-001, MM-012 to MM-015, MM-064: each of two to four players has 5 figures of every type and 33 markers', () => {
    for (const players of [2, 3, 4]) {
      const s = setUp({ players });
      for (let seat = 0; seat < players; seat++) {
        const figures = s.at.map((_, figure) => figure).filter((figure) => Math.trunc(figure / 20) === seat);
        expect(counts(figures.map(typeOf), figureTypes.length)).toEqual([5, 5, 5, 5]);
      }
      expect(GARRISONS).toBe(33);
    }
  });

  test('MM-011, MM-048, MM-055, MM-066, MM-R32: one deck for all, five permanents each, and nobody holds a card', () => {
    const s = setUp({ players: 4 });
    expect([s.game.cards.length, s.deck.length]).toEqual([allies.length, 64 - 20]);
    expect(s.permanents.map((row) => row.length)).toEqual([5, 5, 5, 5]);
    expect(s.hand).toEqual([[], [], [], []]);
    const places = [...s.deck, ...s.permanents.flat()];
    expect(new Set(places).size).toBe(64);
  });

  test('MM-302, MM-105: an extra figure that is brought and passes the limit of its type is asked for instead', () => {
    const begin = (house: object): string => {
      const table = tableOf({ players: 3, permanentsCount: 0, ...house });
      const seats = [0, 1, 2].map((i) => ({
        corner: cornerSpaces[i]!,
        figure: 2,
        ...(i === 1 ? { middle: 2 } : {}),
      }));
      return engine.setup({ ...table, seats }, seededDice('sheet')).phase;
    };
    expect([begin({}), begin({ figureCap: 1 })]).toEqual(['movement', 'middle']);
  });

  test('MM-013, MM-067, MM-068, MM-R01: everybody has a corner of his own with a garrison and a figure', () => {
    const s = setUp({ players: 4 });
    expect([...s.corner].sort((a, b) => a - b)).toEqual([...cornerSpaces].sort((a, b) => a - b));
    s.corner.forEach((at, seat) => {
      expect([s.garrison[at], Math.trunc(s.figureOn[at]! / 20)]).toEqual([seat, seat]);
    });
  });

  test('MM-305, MM-306, MM-R40: more permanents, a larger hand, and copies that each count', () => {
    expect(setUp({ permanentsCount: 8 }).permanents[0]).toHaveLength(8);
    const treants = allies.find(({ id }) => id === 'mm-treants')!;
    const table = { ...tableOf({ permanentsCount: 2 }), deck: [...allies, treants] };
    const ids = ['mm-treants', 'mm-treants'];
    const s = engine.setup({ ...table, seats: [{ permanents: ids }] }, seededDice('copies'));
    const [a, b] = s.permanents[0]!;
    expect([s.game.cards[a!]!.id, s.game.cards[b!]!.id, a === b]).toEqual([...ids, false]);
  });
});

describe('stacking and units', () => {
  const here = (): MmState =>
    position({
      units: {
        d4: [0, 'army', 'garrison'],
        d5: [0, 'hero'],
        e5: [0, 'garrison'],
        h1: [1, 'garrison', 'mage'],
        a1: [0, 'monster'],
        c1: [0, 'mage'],
      },
    });

  test('MM-019 to MM-021: no figure goes to or through another of its own; a lone garrison is no hindrance', () => {
    const s = here();
    s.mp[figureAt(s, 'd4')] = 3;
    const to = engine
      .choices(s, 0)
      .flatMap((c) => (c.type === 'step' && c.figure === figureAt(s, 'd4') ? [c.to] : []));
    expect([to.includes(spaceOf('d5')), to.includes(spaceOf('e5')), to.length]).toEqual([false, true, 7]);
  });

  test('MM-034, MM-035, MM-041: garrisons are never moved', () => {
    const s = here();
    const movers = engine.choices(s, 0).flatMap((c) => (c.type === 'step' ? [c.figure] : []));
    expect(new Set(movers)).toEqual(new Set(['d4', 'd5', 'a1', 'c1'].map((at) => figureAt(s, at))));
  });

  test('MM-042 to MM-045: every figure has one move point for one of the eight spaces around, and keeps none', () => {
    const s = here();
    for (const at of ['d4', 'd5', 'a1', 'c1']) expect([at, s.mp[figureAt(s, at)]]).toEqual([at, 1]);
    const around = (at: string) =>
      engine.choices(s, 0).filter((c) => c.type === 'step' && c.figure === figureAt(s, at)).length;
    expect([around('d5'), around('a1'), around('c1')]).toEqual([7, 3, 5]);
    const hero = figureAt(s, 'd5');
    engine.play(s, 0, { type: 'step', figure: hero, to: spaceOf('c6') }, scriptedDice());
    expect([s.at[hero], s.mp[hero]]).toEqual([spaceOf('c6'), 0]);
    // Those who stayed lose their point with the turn.
    s.phase = 'end';
    engine.play(s, 0, { type: 'done' }, scriptedDice());
    expect(s.mp.slice(0, 20)).toEqual(new Array(20).fill(0));
  });

  test('MM-057: hands lie hidden, the own one open', () => {
    const s = position({
      units: { a1: [0, 'hero'], h1: [1, 'hero'] },
      hands: [['druids'], ['giants', 'demons']],
    });
    expect([engine.view(s, 0).hand[1], engine.view(s, 0).hand[0]]).toEqual([[-1, -1], s.hand[0]]);
    expect(engine.view(s, undefined).hand).toEqual([[-1], [-1, -1]]);
  });

  test('MM-105, MM-R41: four of a type at most; a fifth stays when its card is gone, and none comes after it', () => {
    const s = position({
      units: {
        a1: [0, 'hero'],
        b1: [0, 'hero'],
        c1: [0, 'hero'],
        d1: [0, 'hero'],
        h1: [1, 'hero'],
        a8: [0, 'garrison'],
      },
      permanents: [['fellowship']],
    });
    expect(spareFigure(s, 0, 1)).toBeGreaterThanOrEqual(0);
    placeFigure(s, 9, spaceOf('e1'));
    clearRow(s, 0);
    expect([spareFigure(s, 0, 1), s.at.slice(5, 10).filter((at) => at >= 0).length]).toEqual([-1, 5]);
  });
});

test('MM-L10: who brings all his permanents to a draft is passed over, and the others still get theirs', () => {
  const rows = [
    ['wings', 'oracle', 'giants', 'demons', 'treants'],
    ['knights', 'dragons', 'wizards', 'druids'],
  ].map((row) => row.map((id) => `mm-${id}`));
  for (const players of [2, 3, 4])
    for (const brought of [rows.slice(0, 1), rows.slice(1), rows]) {
      const seats = brought.map((permanents) => ({ permanents }));
      const s = engine.setup(
        { ...tableOf({ players, permanentsMode: 'draft' }), seats },
        seededDice('draft'),
      );
      while (s.phase === 'keep') {
        const seat = engine.toAct(s)[0]!;
        engine.play(s, seat, engine.choices(s, seat)[0]!, seededDice('keep'));
      }
      expect(s.permanents.map((row) => row.length)).toEqual(new Array(players).fill(5));
    }
});
