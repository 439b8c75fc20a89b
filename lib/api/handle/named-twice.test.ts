import { expect, test } from 'vitest';
import { namedTwice } from './named-twice';

test.each([
  ['{"a":1,"a":2}', ['a']],
  ['{"a":1,"\\u0061":2}', ['a']],
  ['{"a":{"b":1},"c":[{"d":1},{"d":[],"e":{},"d":"x"}]}', ['c', 1, 'd']],
  ['[[],{"a":"}","b":{"a":1},"a":0}]', [1, 'a']],
  ['{"":1, "" :2}', ['']],
  ['{"a\\\\":1,"b":2,"a\\\\":3}', ['a\\']],
  ['{"__proto__":1,"__proto__":2}', ['__proto__']],
])('%s names a field twice', (text, path) => {
  expect(namedTwice(text)).toEqual(path);
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
  expect(namedTwice(text)).toBeUndefined();
});
