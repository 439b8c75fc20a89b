import { expect, test } from 'vitest';
import { lookThrough } from './named-twice';

test.each([
  ['{"a":1,"a":2}', ['a']],
  ['{"a":1,"\\u0061":2}', ['a']],
  ['{"a":{"b":1},"c":[{"d":1},{"d":[],"e":{},"d":"x"}]}', ['c', 1, 'd']],
  ['[[],{"a":"}","b":{"a":1},"a":0}]', [1, 'a']],
  ['{"":1, "" :2}', ['']],
  ['{"a\\\\":1,"b":2,"a\\\\":3}', ['a\\']],
  ['{"__proto__":1,"__proto__":2}', ['__proto__']],
])('%s names a field twice', (text, path) => {
  expect(lookThrough(text).twice).toEqual(path);
});

test.each([
  '{"a":"a","b":"a","c":["a","a",{"a":"a"}]}',
  '{"a":{"a":{"a":"a"}},"b":{"a":1}}',
  '[{"a":1},{"a":1}]',
  '{"a":"\\"a\\":1,","b":"{\\"a\\":1}\\\\"}',
  '{"a":1,"A":2,"a ":3}',
  '"a"',
  '17',
  'null',
  '{}',
])('%s does not', (text) => {
  expect(lookThrough(text).twice).toBeUndefined();
});

test.each([
  ['17', 0],
  ['"[[["', 0],
  ['{}', 1],
  ['[[],{"a":[1]},[]]', 3],
  // Also in what is overwritten, and after a field that stands twice.
  ['{"a":[[]],"a":1}', 3],
  ['{"a":1,"a":2,"b":[[[]]]}', 4],
])('%s is %i deep', (text, deep) => {
  expect(lookThrough(text).deepest).toBe(deep);
});
