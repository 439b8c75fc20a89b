import { expect, test } from 'vitest';
import type { PaperTables } from '../../../kernel/catalogue/paper';
import { MmsHouse } from '../house';
import { termsOf } from '../testing';
import { agreement } from './agreement';

const sheet = (house: object = {}): PaperTables =>
  agreement.make(termsOf({ house: { ...house } }).house as MmsHouse) as PaperTables;

test('the agreement sheet has every variation once, what was agreed otherwise, and a line for each to sign (MMS-029)', () => {
  const { blocks } = sheet({ players: 3, levelTotal: 500, hiddenSetup: false });
  const rows = blocks.slice(0, -1).flatMap((block) => block.rows.map(({ cells }) => cells));
  expect(rows).toHaveLength(Object.keys(MmsHouse.shape).length);
  expect(new Set(rows.map(([title]) => title)).size).toBe(rows.length);
  const row = (title: string) => rows.find(([first]) => first === title)!.slice(1, 4);
  expect(row('Level total')).toEqual(['300', '500', { boxes: 1 }]);
  expect(row('Hidden setup')).toEqual(['yes', 'no', { boxes: 1 }]);
  expect(row('Line of sight')).toEqual(['10', { write: 'short' }, { boxes: 1 }]);
  expect(blocks.at(-1)!.rows).toHaveLength(3);
});
