import { expect, test } from 'vitest';
import { boards } from '../boards';
import type { BmList } from '../contract';
import { House } from '../house';
import { listOf, parsed, set } from '../testing/judged';
import { paper } from './index';

const house = (more: object = {}): House => House.parse(more) as House;
const sheetOf = (empire: string) =>
  paper.sheet(parsed(listOf(set(empire), { form: 'empire', empire })) as BmList, house());

test('BM-058, BM-180: the sheet has a row for each castle of the set', () => {
  const rows = ['human', 'dwarf', 'elf'].map((empire) => sheetOf(empire)[1]!.rows.length);
  expect(rows).toEqual([5, 7, 4]);
});

test('BM-139: no counter is ticked off as destroyed, for it comes back', () => {
  const [counters] = sheetOf('human');
  expect(counters!.columns.map(({ title }) => title)).not.toContain('Destroyed');
  expect(counters!.foot).toContain('goes back into the cup');
});

test('BM-M14, BM-R62: contacts too short for a border by the agreement are drawn as such', () => {
  const { id } = boards.named[0]!;
  const walls = (minBorderMm: number): number => {
    const [map] = paper
      .boards!.find((one) => one.id === id)!
      .draw({ seed: '', players: 2 } as never, house({ minBorderMm }));
    return map!.lines.filter(({ kind }) => kind === 'wall').length;
  };
  expect(walls(15)).toBeGreaterThan(walls(5));
});
