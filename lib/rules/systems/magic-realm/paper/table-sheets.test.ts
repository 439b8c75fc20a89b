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

describe('the set-up card', () => {
  const sheets = drawn('set-up-card');
  const names = sheets.flatMap(({ spaces }) => spaces.map(({ id, name }) => [id, name] as const));
  const sum = (find: RegExp, among = names): number =>
    among.reduce((all, [, name]) => all + Number(find.exec(name)?.[1] ?? 0), 0);

  test('has a place for every counter and card that begins there', () => {
    const chart = sheets[0]!.spaces.filter(({ id }) => id.startsWith('row-'));
    const counters = chart.flatMap(({ name }) => name.split(', ')).map((each) => Number.parseInt(each));
    // All 59 monsters but the two ghosts (catalogue).
    expect(counters.reduce((a, b) => a + b)).toBe(57);
    // 45 small treasures, and 24 of the 29 large ones: five lie within treasures already (MR-B02).
    const piled = names.filter(([, name]) => !/: P\d|^P\d/.test(name));
    expect(sum(/(\d+) small/, piled)).toBe(45);
    expect(sum(/: (\d+) large/, piled)).toBe(24);
    expect(sum(/: (\d+) large/) - sum(/: (\d+) large/, piled)).toBe(5);
    const spells = names.flatMap(([, name]) => /: spells? ([IV, ]+)$/.exec(name)?.[1]?.split(', ') ?? []);
    expect(spells).toHaveLength(41);
  });

  test.each([
    ['site-hoard', 'Hoard 6: 5 large on 4 small'],
    ['site-vault', 'Vault 3: 5 large; must be opened once'],
    [
      'crypt-of-the-knight',
      'P5 Crypt of the Knight: 1 large, Bane Sword, Tremendous Armor and Warhorse T3 T5',
    ],
    ['black-book', 'Black Book: spells V, V, VIII, VIII'],
    ['enchanters-skull', 'Enchanter’s Skull: spell IV'],
    ['lancers-goods', 'Lancers: Spear × 4'],
    ['lost-castle', 'Lost Castle: 5 chits'],
    ['day-7', 'Day 7, white and black magic'],
  ])('%s says: %s', (id, said) => {
    expect(names.find(([one]) => one === id)?.[1]).toBe(said);
  });

  test('has treasures and spells on three pages, with a box of its own for each pile', () => {
    const piled = sheets.filter(({ name }) => /treasures|spells/.test(name));
    expect(piled.map(({ name, spaces }) => [name, spaces.length])).toEqual([
      ['Set-up card 4 of 7: treasures', 12],
      ['Set-up card 5 of 7: treasures and spells', 12],
      ['Set-up card 6 of 7: spells', 10],
    ]);
    for (const sheet of piled) {
      const boxes = sheet.spaces.map(({ shape }) => ({
        left: shape[0]!,
        top: shape[1]!,
        right: shape[2]!,
        bottom: shape[5]!,
      }));
      boxes.forEach((a, i) => {
        expect([a.left >= 0, a.top >= 0, a.right <= sheet.wMm, a.bottom <= sheet.hMm]).not.toContain(false);
        for (const b of boxes.slice(i + 1))
          expect(
            Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom),
          ).toBeGreaterThan(-0.001);
      });
    }
  });

  test('counts its boxes as chapter 9 of the ledger does', () => {
    const many = (start: string): number => names.filter(([id]) => id.startsWith(start)).length;
    expect(['roll-', 'visitor-', 'day-'].map(many)).toEqual([6, 7, 28]);
    expect(names.filter(([id]) => /^site-[a-z]+$/.test(id))).toHaveLength(8);
    expect(names.filter(([, name]) => /^P\d/.test(name))).toHaveLength(6);
    expect(new Set(names.map(([id]) => id)).size).toBe(names.length);
  });

  test.each([
    ['site-pool', 44, 68],
    ['order-treasures', 68, 44],
    ['row-1-2-2', 25, 25],
    ['row-6-1-1', 20, 20],
    ['row-3-1-1', 30, 15],
    ['inn', 18, 18],
    ['lost-city', 5 * 12, 12],
    ['rogues-members', 4 * 15, 2 * 15],
  ])('%s is larger than %i by %i mm', (id, w, h) => {
    const on = sheets.find(({ spaces }) => spaces.some((one) => one.id === id))!;
    const [width, height] = sizeOf(on, id);
    expect(width).toBeGreaterThan(w);
    expect(height).toBeGreaterThan(h);
  });

  test('has the days that were agreed, and the color of the season', () => {
    const days = (house: object) =>
      drawn('set-up-card', { house })
        .at(-1)!
        .spaces.flatMap(({ id, name }) => (id.startsWith('day-') ? [name] : []));
    expect(days({ 'game.days': 14 })).toHaveLength(14);
    expect(days({ 'game.days': 56 })).toHaveLength(28);
    expect(days({ 'world.seasons': '3' })[6]).toBe('Day 7, purple magic');
  });
});

describe('the tile index', () => {
  const sheets = drawn('tile-index');
  const labels = sheets.flatMap(({ marks = [] }) => marks.map(({ label }) => label ?? ''));
  const ways = (kind: string): number =>
    sheets.flatMap(({ lines }) => lines).filter((line) => line.kind === kind).length;

  test('shows both sides of all twenty tiles, with their 95 clearings each', () => {
    expect(sheets.flatMap(({ floors = [] }) => floors)).toHaveLength(40);
    expect(sheets.flatMap(({ spaces }) => spaces)).toHaveLength(2 * 95);
    expect(labels.filter((label) => label.includes(' · roads '))).toHaveLength(20);
  });

  test('draws and lists the 20 hidden paths and 14 secret passages', () => {
    const listed = (kind: string): number =>
      labels.reduce((sum, label) => {
        const found = new RegExp(`${kind} ([\\d–, ]+)`).exec(label);
        return sum + (found ? found[1]!.split(',').length : 0);
      }, 0);
    expect([ways('hidden'), listed('hidden')]).toEqual([20, 20]);
    expect([ways('secret'), listed('secret')]).toEqual([14, 14]);
  });

  test('draws every tile within its sheet', () => {
    for (const { wMm, hMm, floors = [] } of sheets)
      for (const { shape } of floors)
        shape.forEach((at, i) => {
          expect(at).toBeGreaterThan(0);
          expect(at).toBeLessThan(i % 2 === 0 ? wMm : hMm);
        });
  });
});

test('small chits are the day, 2 monster rolls, 4 kinds of weather and 6 numbers', () => {
  const names = drawn('small-chits').map(({ name }) => name);
  const many = (start: string): number => names.filter((name) => name.startsWith(start)).length;
  expect(['Day', 'Monster roll', 'Weather', 'Number'].map(many)).toEqual([1, 2, 4, 6]);
  expect(names).toHaveLength(13);
});
