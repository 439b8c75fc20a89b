import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { env } from '../env';

/**
 * The network address of whoever sent a request, for counting. Each proxy adds the address that it saw at the end of
 * `X-Forwarded-For`; with `n` proxies of ours the n-th from the end is the first that nobody outside could have written.
 * Without a proxy the server itself wrote the only one (see `distrustForwardedHeaders`).
 */
export function clientAddress(headers: Headers, proxies = env().trustProxy): string {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return network(chain.at(-Math.max(1, proxies)) || 'unknown');
}

/** Some proxies write the port too; with it each connection would count as another caller. */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');

/** A household has 2^64 addresses of IPv6, so the first half of one is what is counted. */
function network(address: string): string {
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':').length : 0;
  const missing = Math.max(0, 8 - groups.length - after);
  const full = tail === undefined ? groups : [...groups, ...Array<string>(missing).fill('0')];
  return `${full.slice(0, 4).join(':')}::/64`;
}

const forwarded = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'forwarded',
];

/**
 * Next.js takes what a request says of its own way as it comes. Where no proxy of ours stands in front, anybody could
 * write there what he likes and so escape every limit; then it is thrown away before Next.js sees it.
 */
export function distrustForwardedHeaders(proxies = env().trustProxy): void {
  if (proxies > 0) return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { readonly request: IncomingMessage };
    for (const name of forwarded) delete request.headers[name];
  });
}
