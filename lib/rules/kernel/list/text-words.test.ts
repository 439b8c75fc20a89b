import { describe, expect, test } from 'vitest';
import { fold, splitOutside, typingDistance } from './text-words';

describe('words of the text form', () => {
  test.each([
    ['Krag – The Fighter', 'kragthefighter'],
    ['  ÄPFEL ', 'apfel'],
    ['Seven-League Boots', 'sevenleagueboots'],
  ])('fold %s', (text, folded) => expect(fold(text)).toBe(folded));

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
