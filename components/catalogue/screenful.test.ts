import { describe, expect, it } from 'vitest';
import { screenful } from './screenful';

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

describe('screenful', () => {
  it('is all of a few', () => {
    expect(screenful([3, 1, 2], numbers(0, 60))).toEqual([3, 1, 2]);
  });

  it('puts the first of the new above what stood there, no entry twice, and as many as there will be', () => {
    const now = numbers(50, 90);
    const drawn = screenful(now, numbers(0, 60));
    expect(drawn.slice(0, 12)).toEqual(now.slice(0, 12));
    expect(drawn.slice(12)).toEqual(numbers(0, 28));
    expect(screenful(now, numbers(45, 60)).slice(12)).toEqual(numbers(45, 50));
  });

  it('begins with a screen of them where nothing stood', () => {
    expect(screenful(numbers(0, 60), [])).toEqual(numbers(0, 12));
  });
});
