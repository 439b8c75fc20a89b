import { describe, expect, test } from 'vitest';
import type { PaperTables, SheetBlock } from '../../../kernel/catalogue/paper';
import { parseList } from '../../../kernel/list/prepare';
import { monstersMagic } from '../index';
import type { MmHouse } from '../house';
import type { MmList } from '../legality/types';
import { rulebook } from '../rulebook';
import { entriesOf, listOf, termsOf } from '../testing';
import { paper } from './index';

const houseOf = (house: object = {}) => termsOf({ house: { ...house } }).house as MmHouse;
const made = (id: string, house: object = {}): PaperTables =>
  paper.aids!.find((aid) => aid.id === id)!.make(houseOf(house)) as PaperTables;
const block = ({ blocks }: PaperTables, title: string): SheetBlock | undefined =>
  blocks.find((one) => one.title.startsWith(title));
const words = (sheet: PaperTables): string => JSON.stringify(sheet.blocks);

test('every aid cites rules that there are', () => {
  const known = new Set([...rulebook.rules, ...rulebook.rulings].map(({ id }) => id));
  for (const aid of paper.aids!) {
    const cited = [...aid.rules, ...made(aid.id).blocks.flatMap(({ rules = [] }) => rules)];
    expect(
      cited.filter((rule) => !known.has(rule)),
      aid.id,
    ).toEqual([]);
  }
});

describe('MM-P08: the player sheet', () => {
  test('has the recruit chart, boxes up to control, and a line for each permanent', () => {
    const sheet = made('player-sheet', { controlThreshold: 4, permanentsCount: 3 });
    expect(block(sheet, 'Recruit chart')!.rows[0]!.cells.slice(1)).toEqual([
      'An Ally card is drawn',
      'An army comes',
      'A hero comes',
      'A mage comes',
      'A monster comes',
      'A figure of choice comes',
      'A figure of choice comes',
    ]);
    const boxes = block(sheet, 'Structures')!.rows.map(({ cells }) => cells[2]);
    expect(boxes.filter((cell) => JSON.stringify(cell) === '{"boxes":4}')).toHaveLength(5);
    expect(block(sheet, 'Permanents')!.rows).toHaveLength(3);
    expect(block(made('player-sheet', { permanentsCount: 0 }), 'Permanents')).toBeUndefined();
  });

  test('says what was agreed', () => {
    expect(words(made('player-sheet'))).not.toContain('(agreed)');
    expect(words(made('player-sheet', { realignment: true }))).toContain('in its place (agreed).');
    expect(words(made('player-sheet', { templesToWin: 6 }))).toContain('with 6 temples or more (agreed).');
  });
});

test('MM-P09: the combat table has the chances of the ledger (3.5)', () => {
  const rows = (title: string) =>
    new Map(block(made('combat-table'), title)!.rows.map(({ cells }) => [cells[0], cells.slice(1)]));
  expect(rows('One').get('0')).toEqual(['44.4', '11.3', '44.4']);
  expect(rows('One').get('−6')).toEqual(['2.7', '2.7', '94.6']);
  expect(rows('One').get('+3')).toEqual(['76.1', '8.0', '15.9']);
  // 575 × 861, 575 × 125, 146 × 1296 + 575 × 310 and 575 × 1296 of 1296 × 1296.
  expect(rows('Against').get('0')).toEqual(['29.5', '4.3', '21.9', '44.4']);
});

test('MM-P10: the turn track has a box for each turn that was agreed', () => {
  const rounds = (house: object) => made('turn-track', house).blocks[0]!;
  expect(rounds({}).rows).toHaveLength(20);
  expect(rounds({ players: 4, turnsPerPlayer: 7 }).rows.at(-1)!.cells).toEqual([
    '7',
    ...new Array(4).fill({ boxes: 1 }),
  ]);
  expect(made('turn-track', { turnLimitCount: 'playerTurns' }).hints[0]).toContain('really taken');
});

describe('MM-P11: the setup sheet', () => {
  const parsed = (list: ReturnType<typeof listOf>, house: object): MmList => {
    const read = parseList(monstersMagic, list, termsOf({ house: { ...house } }));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value as unknown as MmList;
  };

  test('has a row for each player, and what was agreed below', () => {
    const sheet = made('setup-sheet', { players: 3 });
    expect(block(sheet, 'Corners')!.rows).toHaveLength(3);
    expect(block(sheet, 'Corners')!.foot).toContain('one figure more');
    expect(block(sheet, 'Permanents, 5 cards each')!.rows).toHaveLength(3 * (5 + 1));
    expect(sheet.agreed).toBe(true);
  });

  test('of a table has the seats of its setup, and permanents with their levels', () => {
    const setup = parsed(listOf('setup', [], { players: 2, seats: { one: { figure: 'hero' } } }), {});
    const cards = parsed(listOf('permanents', entriesOf('fellowship', 'legions')), {});
    const sheet = paper.match!([setup, cards], [undefined, 'Ann'], houseOf());
    expect(block(sheet, 'Corners')!.rows.map(({ cells }) => cells[3])).toEqual([
      'hero on a8',
      { write: 'short' },
    ]);
    const rows = block(sheet, 'Permanents')!.rows.map(({ cells }) => cells);
    expect(rows[0]).toEqual(['Ann', 'Fellowship', expect.stringMatching(/^\d+$/)]);
    expect(rows[1]!.slice(0, 2)).toEqual(['', 'Legions']);
    // Three are still to come, and their levels with them.
    expect(rows[2]).toEqual(['', { write: 'long' }, { write: 'short' }]);
    expect(rows[5]).toEqual(['', 'Levels together', { write: 'short' }]);
    expect(rows[6]![0]).toEqual({ write: 'short' });
    const whole = paper.match!([cards], ['Ann'], houseOf({ permanentsCount: 2 }));
    const levels = block(whole, 'Permanents')!
      .rows.slice(0, 3)
      .map(({ cells }) => Number(cells[2]));
    expect(levels[2]).toBe(levels[0]! + levels[1]!);
  });
});
