import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { flatten, fold, place, readPath, splitOutside, typingDistance } from './text-words';

describe('words of the text form', () => {
  test.each([
    ['Krag – The Fighter', 'kragthefighter'],
    ['  ÄPFEL ', 'apfel'],
    ['Seven-League Boots', 'sevenleagueboots'],
  ])('fold %s', (text, folded) => expect(fold(text)).toBe(folded));

  test('options survive flattening and placing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()), (options) => {
        const json = JSON.parse(JSON.stringify(options)) as Record<string, never>;
        const back: Record<string, never> = {};
        for (const [path, value] of flatten(json)) place(back, readPath(path)!, JSON.parse(value) as never);
        expect(JSON.stringify(back)).toBe(JSON.stringify(json));
      }),
    );
  });

  test('a path can never reach a prototype', () => {
    place({}, ['__proto__', 'polluted'], true);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test.each([
    ['a; b "c; d"; e', ['a', 'b "c; d"', 'e']],
    ['x = ["p; q"]; y', ['x = ["p; q"]', 'y']],
  ])('split %s', (text, parts) => expect(splitOutside(text, '; ')).toEqual(parts));

  test.each([
    ['archer', 'archer', 0],
    ['acrher', 'archer', 1],
    ['archr', 'archer', 1],
    ['knight', 'archer', 3],
  ])('typing distance of %s and %s', (a, b, distance) => expect(typingDistance(a, b, 2)).toBe(distance));
});
