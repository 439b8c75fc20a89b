import { expect, test } from 'vitest';
import { drawable, lacking, linesWithin, measure, widthMm } from './measure';

test.each([
  ['letters of Cyrillic and Greek as they are', 'Жар Ωμέγα', 'Жар Ωμέγα', []],
  ['an accent that comes apart from its letter with it', 'Cafe\u0301 o\u0308', 'Caf\u00e9 \u00f6', []],
  ['a ligature as its letters, a sign as plain ones', '\uFB01re \u2116 7', 'fire No 7', []],
  ['no soft hyphen, joiner or mark of direction', 'co\u00ADop\u200D\u200F!', 'coop!', []],
  [
    'a mark for each picture and for each letter that is not here',
    '🐉 fire 你好',
    '? fire ??',
    ['🐉', '你', '好'],
  ],
  ['one mark where a picture has a variant', '☠\uFE0F', '?', ['☠']],
  ['lines where they were broken', '你\nfire', '?\nfire', ['你']],
])('paper shows %s', (_, text, shown, missing) => {
  expect(drawable(text, 'body')).toBe(shown);
  expect(lacking(text, 'body')).toEqual(missing);
  // Whatever is shown can be measured: nothing is narrower than nothing.
  for (const character of shown.replace('\n', '')) expect(widthMm(character, 'body', 10)).toBeGreaterThan(0);
});

test('a word that is wider than its column goes on in the next line, and no letter of it is lost', () => {
  const text = `The ${'Ж'.repeat(50)} end`;
  const lines = linesWithin(measure(text, 'body'), 10, 40);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) {
    expect(line.widthMm).toBeLessThanOrEqual(40);
    expect(line.widthMm).toBeCloseTo(widthMm(line.text, 'body', 10), 6);
  }
  expect(
    lines
      .map((line) => line.text)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(text.replaceAll(' ', ''));
});
