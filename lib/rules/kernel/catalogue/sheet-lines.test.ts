import { expect, test } from 'vitest';
import { byAgreement, joined, linesBlock, markAgreed, told } from './sheet-lines';

test('a sentence says that it was agreed where an answer is not the printed one', () => {
  const by = byAgreement({ turn: 2, size: [1, 1] }, { turn: 1, size: [1, 1] });
  expect(by('A turn costs 2.', 'turn', 'size')).toBe('A turn costs 2 (agreed).');
  expect(by('Terrain has one square.', 'size')).toBe('Terrain has one square.');
});

test('lines come as a table with the numbers of their rows, each once', () => {
  const line = joined('End', [told('', 'One.', 'XX-001', 'XX-R02'), told('', 'Two.', 'XX-001')]);
  const block = linesBlock('The round', [line, told('Start', 'Three.', 'XX-003')]);
  expect(block.columns.at(-1)).toEqual({ title: 'Rules XX-', small: true });
  expect(block.rows[0]!.cells).toEqual(['End', 'One. Two.', '001, R02']);
  expect(block.rules).toEqual(['XX-001', 'XX-R02', 'XX-003']);
});

test('lines that stand otherwise among the printed ones are marked', () => {
  const lines = (rounds: number) => [told('', 'Roll.'), told('', `It ends after ${rounds} rounds.`)];
  expect(markAgreed(lines(5), lines(9)).map(({ text }) => text)).toEqual([
    'Roll.',
    'It ends after 5 rounds (agreed).',
  ]);
});
