import { expect, test } from 'vitest';
import {
  MALFORMED_PATH,
  OTHER_SPELLING,
  redirectUnreadable,
  UNKNOWN_METHOD,
  UNREADABLE_PAGE,
} from './front-door';
import { nowhere } from './resource';

test.each([
  ['GET', '/api/v1/lists', '/api/v1/lists'],
  ['GET', '/api/v1/systems/mms/entries?q=%E0%A4%A', '/api/v1/systems/mms/entries?q=%E0%A4%A'],
  ['GET', '/systems/%E0%A4%A', UNREADABLE_PAGE],
  ['GET', '/apiary/%E0%A4%A', UNREADABLE_PAGE],
  ['GET', '/search?q=%E0%A4%A', '/search?q=%E0%A4%A'],
  ['GET', '/agreements/public?q=a%00', UNREADABLE_PAGE],
  ['GET', '/api/v1/lists/%00', '/api/v1/lists/%00'],
  ['GET', '/api/v1/lists/%E0%A4%A?limit=1', `${MALFORMED_PATH}?asked=%2Fapi%2Fv1%2Flists%2F%25E0%25A4%25A`],
  ['PUT', '/api/v1/lists/%', `${MALFORMED_PATH}?asked=%2Fapi%2Fv1%2Flists%2F%25`],
  ['TRACE', '/api/v1/lists', `${UNKNOWN_METHOD}?asked=%2Fapi%2Fv1%2Flists`],
  ['PROPFIND', '/api', `${UNKNOWN_METHOD}?asked=%2Fapi`],
  ['TRACE', '/', '/'],
  ['POST', '/api/v1/lists/', `${OTHER_SPELLING}?asked=%2Fapi%2Fv1%2Flists%2F`],
  ['GET', '/api/?limit=1', `${OTHER_SPELLING}?asked=%2Fapi%2F`],
  ['GET', '/api/v1//lists', `${OTHER_SPELLING}?asked=%2Fapi%2Fv1%2F%2Flists`],
  ['GET', '/api/v1\\lists', `${OTHER_SPELLING}?asked=%2Fapi%2Fv1%5Clists`],
  ['GET', '/api/v1/lists?q=a//b/', '/api/v1/lists?q=a//b/'],
  ['GET', '/lists/', '/lists/'],
  ['GET', 'http://muster.test/api/v1/lists?limit=1', '/api/v1/lists?limit=1'],
  ['GET', 'HTTPS://muster.test:443', '/'],
  ['GET', 'http://muster.test?q=1', '/?q=1'],
  ['GET', 'http://muster.test/api/', `${OTHER_SPELLING}?asked=%2Fapi%2F`],
  ['GET', '/lists?q=http://muster.test/', '/lists?q=http://muster.test/'],
  ['OPTIONS', '*', UNREADABLE_PAGE],
])('%s %s arrives at %s', (method, url, arrives) => {
  const request = { method, url, headers: {} };
  redirectUnreadable(request);
  expect(request.url).toBe(arrives);
});

test.each([
  ['taken from an operation', '/api/v1/lists', {}],
  ['left to a page', '/lists', { rsc: '1', 'x-middleware-prefetch': '1' }],
])('the headers by which pages ask Next are %s', (_, url, left) => {
  const headers = { accept: '*/*', rsc: '1', 'x-middleware-prefetch': '1' };
  redirectUnreadable({ method: 'GET', url, headers });
  expect(headers).toEqual({ accept: '*/*', ...left });
});

test.each([
  [MALFORMED_PATH, 400, 'malformed_request'],
  [UNKNOWN_METHOD, 405, 'method_not_allowed'],
  [OTHER_SPELLING, 404, 'not_found'],
  ['/api/v1/nothing', 404, 'not_found'],
])('%s is answered %i', async (path, status, code) => {
  const got = await nowhere().GET(new Request(`http://muster.test${path}`), { params: Promise.resolve({}) });
  expect([got.status, ((await got.json()) as { code: string }).code]).toEqual([status, code]);
  if (status === 405) expect(got.headers.get('allow')).toContain('GET');
});

test.each([
  ['PROPFIND', '/api/v1/lists'],
  ['GET', '/api/v1/lists/%E0%A4%A'],
  ['DELETE', '/api/v1/lists/'],
])('the problem of %s %s names the path that was asked for', async (method, url) => {
  const request = { method, url, headers: {} };
  redirectUnreadable(request);
  const got = await nowhere().GET(new Request(`http://muster.test${request.url}`), {
    params: Promise.resolve({}),
  });
  expect(await got.json()).toMatchObject({ instance: url });
});

test('nobody says what a path that is there for nobody is called', async () => {
  const got = await nowhere().GET(new Request('http://muster.test/api/v1/nothing?asked=%2Felsewhere'), {
    params: Promise.resolve({}),
  });
  expect(await got.json()).toMatchObject({ instance: '/api/v1/nothing' });
});
