import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientAddress, distrustForwardedHeaders } from './address';

test.each([
  ['no proxy: what the server itself wrote', '127.0.0.1', 0, '127.0.0.1'],
  ['one proxy: the last address is what it saw', '6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
  ['two proxies: the last but one', '6.6.6.6, 203.0.113.9, 10.0.0.1', 2, '203.0.113.9'],
  ['fewer addresses than proxies', '203.0.113.9', 3, 'unknown'],
  ['none', '', 1, 'unknown'],
  ['an address of version 4 in the clothes of version 6', '::ffff:192.0.2.1', 0, '192.0.2.1'],
  ['version 6: the network', '2001:db8:1:2:3:4:5:6', 0, '2001:db8:1:2::/64'],
  ['version 6, shortened', '2001:db8::7', 0, '2001:db8:0:0::/64'],
  ['version 6, this machine', '::1', 0, '0:0:0:0::/64'],
  ['version 4 with its port, as some proxies write it', '203.0.113.9:51234', 1, '203.0.113.9'],
  ['version 6 with its port', '[2001:db8:1:2:3::4]:51234', 1, '2001:db8:1:2::/64'],
  ['version 6 in brackets', '[2001:db8:1:2:3::4]', 1, '2001:db8:1:2::/64'],
])('%s', (_, header, proxies, address) => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': header }), proxies)).toBe(address);
});

test.each([':::::::::', '1:2:3:4:5:6:7:8:9::1', '[', 'a]:b'])(
  'what is no address is counted all the same: %s',
  (header) => {
    expect(clientAddress(new Headers({ 'x-forwarded-for': header }), 1)).toMatch(/./);
  },
);

let server: Server;
beforeAll(async () => {
  distrustForwardedHeaders(0);
  server = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
});

test('without a proxy of ours nobody can say from where he comes', async () => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    headers: {
      'X-Forwarded-For': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      Forwarded: 'for=6.6.6.6',
      accept: 'x/y',
    },
  });
  const seen = (await response.json()) as Record<string, string>;
  expect(Object.keys(seen).filter((name) => name.includes('forwarded'))).toEqual([]);
  expect(seen).toMatchObject({ accept: 'x/y', host: `127.0.0.1:${port}` });
});
