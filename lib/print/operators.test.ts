import { expect, test } from 'vitest';
import { operatorsOf } from './operators';

const letters = { runs: () => [{ name: 'F1', glyphs: '0042' }] };
const pictures = { name: (picture: string) => picture };
const words = { op: 'text', x: 0, y: 0, text: 'A', font: 'strong', sizePt: 10, fill: '#000000' } as const;

test('a rim around words is drawn before them, in its own colour, and what comes later is filled again', () => {
  const plain = operatorsOf([words], letters, pictures);
  const [rim, said] = operatorsOf([{ ...words, halo: '#ffffff' }], letters, pictures)
    .trim()
    .split('\n');
  expect(rim).toMatch(/^q 2\.8 w 1 j 1 1 1 RG BT 1 Tr .*<0042> Tj ET Q$/);
  expect(`${said}\n`).toBe(plain);
});
