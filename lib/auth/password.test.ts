import { expect, test } from 'vitest';
import { fitsPassword, hashPassword, isPassword } from './password';

test.each([
  ['nine letters', 'a'.repeat(9), false],
  ['ten letters', 'a'.repeat(10), true],
  ['ten spaces', ' '.repeat(10), true],
  ['200 letters', 'a'.repeat(200), true],
  ['201 letters', 'a'.repeat(201), false],
  ['nine signs of two units each', '🗡'.repeat(9), false],
  ['200 signs of two units each', '🗡'.repeat(200), true],
])('a password of %s: %s', (_, text, fit) => {
  expect(isPassword(text)).toBe(fit);
});

test('a password is kept as argon2id and fits itself alone', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword('correct horse')).not.toBe(hash);
  expect(await fitsPassword('correct horse', hash)).toBe(true);
  expect(await fitsPassword('Correct horse', hash)).toBe(false);
  expect(await fitsPassword('', hash)).toBe(false);
});

test('the same letters fit whichever way a keyboard writes them', async () => {
  expect(await fitsPassword('Gru\u0308ße an alle', await hashPassword('Grüße an alle'))).toBe(true);
});

test('without an account the answer is no, and takes as long', async () => {
  const hash = await hashPassword('correct horse');
  await fitsPassword('warm up the dummy', undefined);
  const time = async (against: string | undefined) => {
    const start = performance.now();
    expect(await fitsPassword('wrong password', against)).toBe(false);
    return performance.now() - start;
  };
  // By turns, and the quickest of each: what a machine is busy with besides can only add to it. Without a hash to try, an
  // answer would be a hundred times quicker.
  let [known, unknown] = [Infinity, Infinity];
  for (let i = 0; i < 9; i++) {
    known = Math.min(known, await time(hash));
    unknown = Math.min(unknown, await time(undefined));
  }
  expect(unknown / known).toBeGreaterThan(0.4);
  expect(unknown / known).toBeLessThan(2.5);
});
