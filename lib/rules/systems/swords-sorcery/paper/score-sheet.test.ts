import { expect, test } from 'vitest';
import type { PaperTables, SheetBlock } from '../../../kernel/catalogue/paper';
import { House } from '../house';
import type { SsList } from '../legality/check';
import { parsedOf, some } from '../testing';
import { matchOf, scoreSheet } from './score-sheet';

const made = (house: object = {}): PaperTables => scoreSheet.make(House.parse(house)) as PaperTables;
const block = ({ blocks }: PaperTables, title: string): SheetBlock | undefined =>
  blocks.find((one) => one.title.startsWith(title));

test('SS-013, SS-R79: a row for each seat, the first hand, and the points that were agreed', () => {
  const sheet = made({ players: 4, scoreValues: { pion: 1, guard: 3, warrior: 4, demon: 4, wizard: 9 } });
  expect(block(sheet, 'Seats')!.rows.map(({ cells }) => cells[0])).toEqual(['Red', 'Blue', 'Green', 'Gold']);
  expect(block(sheet, 'Set-up')!.foot).toContain('First hand: 4 cards each');
  const points = block(sheet, 'Score after round 100')!;
  expect(points.columns).toHaveLength(2 + 4);
  expect(points.rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
    ['Pion', '1'],
    ['Guard', '3'],
    ['Warrior', '4'],
    ['Demon', '4'],
    ['Wizard', '9'],
    ['Sum', ''],
  ]);
  expect(block(made({ roundLimit: 0 }), 'Score')).toBeUndefined();
  expect(sheet.agreed).toBe(true);
});

test('SS-R80: the pile is the printed one, or written in where the table puts its own together', () => {
  const pile = (house: object) => block(made(house), 'The pile')!;
  expect(pile({}).columns[1]!.title).toBe('63 cards');
  expect(pile({}).rows[3]!.cells[1]).toContain('Vapour');
  expect(pile({ pileMode: 'custom' }).rows[0]!.cells[1]).toEqual({ write: 'long' });
});

test('of a table it names players and domains, and the pile that was brought', () => {
  const list = (of: Parameters<typeof parsedOf>[0]): SsList => parsedOf(of).list as unknown as SsList;
  const muster = list({ form: 'muster', options: { domain: 'ss-house-2' } });
  const pile = list({
    form: 'pile',
    entries: some('sleep, 2 lever'),
    house: { pileMode: 'custom', maxCopies: 2 },
  });
  const sheet = matchOf([pile, muster], [undefined, 'Ann'], House.parse({ players: 3 }));
  expect(block(sheet, 'Seats')!.rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
    ['Red', 'Ann', 'Ring Keep'],
    ['Blue', { write: 'long' }, { write: 'long' }],
    ['Green', { write: 'long' }, { write: 'long' }],
  ]);
  expect(
    block(sheet, 'The pile')!
      .rows.slice(0, 2)
      .map(({ cells }) => cells),
  ).toEqual([
    ['Artifacts', '2 Lever'],
    ['Spells', 'Sleep'],
  ]);
});
