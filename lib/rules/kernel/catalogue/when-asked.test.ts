import { expect, test } from 'vitest';
import { whenAsked } from './when-asked';

test('a value is made when it is first asked for, once, even where there is none', () => {
  let made = 0;
  const asked = whenAsked(() => {
    made++;
    return undefined;
  });
  expect(made).toBe(0);
  expect([asked(), asked(), made]).toEqual([undefined, undefined, 1]);
});
