import { expect, test } from 'vitest';
import { ownPath } from './own-path';

test.each([
  '/lists',
  '/tables/new?back=%2Flists&name=A%20B',
  '/lists/join/abc#end',
  '/search?q=level%3C20',
  '/systems/mms/entries/krag',
])('%s is ours', (path) => {
  expect(ownPath(path, '/lists')).toBe(path);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'lists',
  '',
  undefined,
  ['/a', '/b'],
])('%j leads elsewhere', (path) => {
  expect(ownPath(path, '/lists')).toBe('/lists');
});

test('what stands in a header afterwards may stand there', () => {
  expect(ownPath('/lists?name=a\r\nb\0ä', '/lists')).toBe('/lists?name=ab%00%C3%A4');
});
