import { expect, test } from 'vitest';
import { Problem } from '../problem';
import { parseBody } from './body';

const bounds = { bytes: 1000, depth: 3 };
const parse = (text: string) => parseBody(new TextEncoder().encode(text), bounds);

test.each([
  ['{"a":["\\ud83d\\ude00","__proto","a\\\\u0000"]}', { a: ['😀', '__proto', 'a\\u0000'] }],
  ['[[[]]]', [[[]]]],
  ['"\\u005f_proto__"', '__proto__'],
  ['{"a":"__proto__"}', { a: '__proto__' }],
])('%s is read', async (text, value) => {
  expect(await parse(text)).toEqual({ value });
});

test.each([
  ['{"a":"\\u0000"}', 'null_character'],
  ['["\\ud83d"]', 'half_surrogate'],
  ['{"\\ud83d":1}', 'forbidden_key'],
  ['{"__proto__":1}', 'forbidden_key'],
  ['{"\\u005f_proto__":1}', 'forbidden_key'],
  ['[[[[]]]]', 'too_deep'],
  ['{"a":1,"a":[[[]]]}', 'too_deep'],
  ['{"a":[[[]]],"a":1}', 'duplicate'],
])('%s is refused: %s', async (text, code) => {
  const read = await parse(text);
  expect(read instanceof Problem && (await read.toResponse('/').json())).toMatchObject({
    errors: [{ code }],
  });
});

test('between its readings others are heard', async () => {
  let heard = 0;
  await parseBody(new TextEncoder().encode('{}'), bounds, () => Promise.resolve(heard++));
  expect(heard).toBe(1);
});
