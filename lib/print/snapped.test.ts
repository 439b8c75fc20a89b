import { icons } from '@iconify-json/game-icons/icons.json';
import { expect, test } from 'vitest';
import { snapped } from './snapped';

test('lays every point on a whole unit, measured from where the last one came to lie', () => {
  // Ten steps of 0.4 make 4, not 0.
  expect(snapped(`M0 0${'l.4 0'.repeat(10)}`)).toBe('M0 0l0 0l1 0l0 0l1 0l0 0l0 0l1 0l0 0l1 0l0 0');
  expect(snapped('M1.6 1.4h2.2v-2.2z')).toBe('M2 1h2v-2z');
});

test('reads what is written without blanks, and pairs that follow a command', () => {
  expect(snapped('m.4-.6l1.2.7-.9-.7')).toBe('m0-1l2 1-1-1');
  expect(snapped('M1 1c1.6.4 2.4.4 3.2 0')).toBe('M1 1c2 0 2 0 3 0');
});

test('begins again where the outline closed', () => {
  expect(snapped('M.6 0l5 5zm1 1')).toBe('M1 0l5 5zm1 1');
  expect(snapped('m.6 0 5 5zm1 1')).toBe('m1 0 5 5zm1 1');
});

test('leaves the radii and turns of an arc as they are', () => {
  expect(snapped('M0 0a403.5 403.5 0 0 1-13.4 13.6')).toBe('M0 0a403.5 403.5 0 0 1-13 14');
});

test('keeps the pictures of the set whole, every tenth of them', () => {
  const outlines = Object.values(icons)
    .filter((_, i) => i % 10 === 0)
    .flatMap(({ body }) => [...body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]!));
  const commands = (outline: string) => outline.replace(/[^a-z]/gi, '');
  expect(outlines.length).toBeGreaterThan(400);
  const broken = (outline: string) => {
    const laid = snapped(outline);
    return /NaN|undefined/.test(laid) || commands(laid) !== commands(outline);
  };
  expect(outlines.filter(broken)).toEqual([]);
});
