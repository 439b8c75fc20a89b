import { describe, expect, test } from 'vitest';
import type { PaperDrawing } from '../../../kernel/catalogue/paper';
import { House } from '../house';
import { paper } from './index';

const houseOf = (given: object = {}) =>
  House.parse(given) as Parameters<(typeof paper.boards)[number]['draw']>[1];

const drawn = (id: string, { players = 2, house = {} } = {}): readonly PaperDrawing[] =>
  paper.boards.find((board) => board.id === id)!.draw({ seed: 'x', players }, houseOf(house));

/** Width and height of a place. */
const sizeOf = (sheet: PaperDrawing, id: string): readonly [number, number] => {
  const { shape } = sheet.spaces.find((one) => one.id === id)!;
  const span = (from: 0 | 1): number => {
    const along = shape.filter((_, i) => i % 2 === from);
    return Math.max(...along) - Math.min(...along);
  };
  return [span(0), span(1)];
};

describe('melee sheets', () => {
  const [sheet] = drawn('melee-sheets', { players: 1 });
  const many = (start: string): number => sheet!.spaces.filter(({ id }) => id.startsWith(start)).length;

  test('have what chapter 9 of the ledger counts', () => {
    expect(
      ['attack-', 'red-', 'maneuver-', 'shield-', 'breastplate', 'helmet', 'suit', 'used'].map(many),
    ).toEqual([3, 3, 3, 3, 1, 1, 1, 1]);
    expect(sheet!.lines.filter(({ kind }) => kind === 'frame')).toHaveLength(3);
  });

  test.each([
    // Two Tremendous monsters stand beside each other, with room for their label.
    ['red-0', 50, 25],
    ['attack-1', 30, 30],
    ['shield-2', 15, 15],
    ['maneuver-0', 40, 25],
  ])('%s takes counters of %i by %i mm', (id, w, h) => {
    const [width, height] = sizeOf(sheet!, id);
    expect(width).toBeGreaterThan(w);
    expect(height).toBeGreaterThan(h);
  });

  test('one for each character of the table, and six for denizens', () => {
    expect(drawn('melee-sheets', { players: 3 })).toHaveLength(3);
    expect(
      drawn('melee-sheets', { players: 3, house: { 'party.charactersPerPlayer': 2 } }).map(
        ({ name }) => name,
      ),
    ).toEqual(Array.from({ length: 6 }, (_, i) => `Melee sheet: character ${i + 1}`));
    expect(drawn('melee-sheets-spare')).toHaveLength(6);
  });
});
