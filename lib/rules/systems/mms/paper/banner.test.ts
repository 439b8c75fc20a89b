import { expect, test } from 'vitest';
import { banner, bannerCard, lineUp } from './banner';

test.each([0, 1])(
  'the army of seat %i that the picture shows is one that its level total allows (MMS-025)',
  (seat) => {
    const levels = lineUp.filter((one) => one.seat === seat).map(({ card }) => bannerCard(card).level);
    expect(levels.length).toBeGreaterThan(2);
    expect(levels.reduce((sum, level) => sum + level, 0)).toBeLessThanOrEqual(300);
  },
);

test('every piece of the picture lies on its mat, on squares of its own', () => {
  const { wMm, hMm, pieces = [] } = banner();
  const boxes = pieces.map(({ shape }) => ({
    left: shape[0]!,
    top: shape[1]!,
    right: shape[4]!,
    bottom: shape[5]!,
  }));
  expect(boxes.length).toBe(lineUp.filter(({ card }) => bannerCard(card).kind === 'character').length);
  for (const [i, a] of boxes.entries()) {
    expect(a.left >= 0 && a.top >= 0 && a.right <= wMm && a.bottom <= hMm).toBe(true);
    for (const b of boxes.slice(i + 1))
      expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
  }
});
