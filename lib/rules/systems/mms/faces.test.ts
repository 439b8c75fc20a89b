import { expect, test } from 'vitest';
import { cards } from './catalogue/index';
import { face } from './faces';

const of = (id: string) => face(cards.find((card) => card.id === id)!);
const values = (id: string) => of(id).stats.map(({ label, value }) => `${label} ${value}`);

test('a Character shows CAP, size, movement, range and its attack table', () => {
  const krag = of('krag');
  expect(krag).toMatchObject({
    size: 'poker',
    title: 'Krag – The Fighter',
    badge: { value: '122' },
    band: 'Character',
  });
  expect(values('krag')).toEqual(['CAP 90', 'C 1-1', 'E 10', 'F 6', 'G 2']);
  expect(krag.table).toEqual({
    columns: ['Roll', 'Attack', 'CAP'],
    rows: [
      ['27–50', 'Shield bash', '8'],
      ['51–80', 'Broad cut', '16'],
      ['81–95', 'Cleave', '26'],
      ['96–100', 'Death stroke', '40'],
    ],
  });
  expect(krag.foot).toBe('mms-starter-1 · MMS-150 · printed: B C E');
});

test.each([
  ['a minus of an attachment burdens attackers', 'armor', ['I −25 attackers', 'K −2', 'L −1']],
  ['a plus helps the bearer', 'magical-long-sword', ['I +7', 'J +3']],
  ['an area has its signs alone', 'hill', ['C 1-1', 'I −10', 'K −1', 'L −1', 'M +1']],
  ['codes stand for numbers', 'wall', ['CAP 60', 'C 3-1', 'K Y', 'L Y']],
])('%s: %s', (_, id, expected) => {
  expect(values(id)).toEqual(expected);
});

test('words on a card are few enough for its face', () => {
  for (const card of cards) expect(face(card).text.join(' ').length, card.id).toBeLessThanOrEqual(320);
});
