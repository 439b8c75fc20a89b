import { expect, test } from 'vitest';
import { retryKeys } from './retry-keys';

test('a wish keeps its key until it is done or another one', () => {
  const { keyFor, done } = retryKeys();
  const key = keyFor({ name: 'Gil' });
  expect(key).toMatch(/^[\da-f-]{36}$/);
  expect(keyFor({ name: 'Gil' })).toBe(key);
  expect(keyFor({ name: 'Hal' })).not.toBe(key);
  const again = keyFor({ name: 'Gil' });
  expect(again).not.toBe(key);
  done();
  expect(keyFor({ name: 'Gil' })).not.toBe(again);
});
