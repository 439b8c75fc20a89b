import { expect, test } from 'vitest';
import { keptAs, mayKeep, outdated, ownerOf, sortRequest } from './sort';

const at = 'https://muster.test';
const sorted = (address: string, more: { method?: string; mode?: string; isPart?: boolean } = {}) =>
  sortRequest({
    method: 'GET',
    mode: 'navigate',
    isPart: false,
    origin: at,
    ...more,
    url: new URL(address, at),
  });

test.each([
  ['/', 'page'],
  ['/lists/new?system=mms', 'page'],
  ['/_next/static/chunks/a.js', 'static'],
  ['/icons/mms', 'picture'],
  ['/pack/mms.js', 'picture'],
  ['/favicon.ico?favicon.1a.ico', 'picture'],
  ['/api/v1/systems/mms/catalogue.json', 'catalogue'],
  ['/api/v1/systems/mms/entries/krag', 'catalogue'],
  ['/api/v1/lists', 'leave'],
  ['/api/v1/lists/abc', 'leave'],
  ['/api/v1/account/export', 'leave'],
  ['/api/auth/session', 'leave'],
  ['/sw.js', 'leave'],
  ['https://elsewhere.test/', 'leave'],
] as const)('%s is sorted as %s', (address, kind) => expect(sorted(address)).toBe(kind));

test('nothing but reading is answered', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    expect(sorted('/api/v1/systems', { method })).toBe('leave');
});

test('a part of a page is known by its header and by its address', () => {
  expect(sorted('/lists', { mode: 'cors', isPart: true })).toBe('part');
  expect(sorted('/lists?_rsc=1a', { mode: 'cors' })).toBe('part');
  expect(sorted('/robots.txt', { mode: 'no-cors' })).toBe('leave');
});

test.each([
  ['/lists/new?system=mms&draft=1&add=krag', '/lists/new?system=mms'],
  ['/systems/mms?q=fire&view=table', '/systems/mms'],
  ['/systems/mms/compare?entries=krag,cleric', '/systems/mms/compare?entries=krag%2Ccleric'],
  ['/print?system=mms&entries=krag', '/print?system=mms'],
  ['/print?list=abc&system=mms', '/print?list=abc&system=mms'],
  ['/l/abc?_rsc=x', '/l/abc'],
])('%s is kept as %s', (address, kept) => expect(keptAs(new URL(address, at))).toBe(at + kept));

test('the doors of the account are not kept', () => {
  expect(['/signin', '/account', '/offline', '/lists', '/'].filter((p) => mayKeep(new URL(p, at)))).toEqual([
    '/lists',
    '/',
  ]);
});

test('a page says whose it is', () => {
  expect(ownerOf('<!DOCTYPE html><html lang="en" data-theme="dark" data-owner="u1"><head>')).toBe('u1');
  expect(ownerOf('<!DOCTYPE html><html lang="en"><body data-owner="u1">')).toBe('');
});

test('this build and the one before keep their caches, all others go', () => {
  const names = [
    'muster-static-a',
    'muster-seen-a',
    'muster-static-b',
    'muster-seen-b',
    'muster-static-c',
    'else',
  ];
  expect(outdated(names, 'c')).toEqual(['muster-static-a', 'muster-seen-a']);
  expect(outdated(['muster-static-c'], 'c')).toEqual([]);
});
