import { beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '@/lib/testing/storage';
import { copiesOf, copyLists, whileNotCopying } from './list-copies';

const NOW = 1_000_000;
const head = (id: string) => ({ id, version: 1, agreement: null });
const full = (id: string) => ({
  ...head(id),
  shareId: `share-${id}`,
  name: id,
  system: 'mms',
  updatedAt: '2026-11-26T00:00:00.000Z',
  list: { name: id },
});
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

let asked: string[];
/** A server with lists of these names; what `whole` does not answer is gone. */
function serve(names: readonly string[], whole: (name: string) => Promise<Response>): void {
  asked = [];
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    asked.push(address);
    const name = /lists\/(\w+)$/.exec(address)?.[1];
    if (name === undefined) return Promise.resolve(json({ data: names.map(head), nextCursor: null }));
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('broken off', 'AbortError')));
      void whole(name).then(resolve);
    });
  });
}

beforeEach(() => {
  stubStorage();
  return () => vi.unstubAllGlobals();
});

const namesOf = async (owner: string) => (await copiesOf(owner)).map(({ name }) => name).sort();

test('a list that was deleted elsewhere in the meantime keeps none of the others from being copied', async () => {
  serve(['one', 'two', 'three'], async (name) => (name === 'one' ? json({}, 404) : json(full(name))));
  await copyLists('ann', NOW);
  expect(await namesOf('ann')).toEqual(['three', 'two']);
});

test('while lists are deleted none of them is asked for, and the next page copies what is left', async () => {
  let askedForFirst = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (askedForFirst = resolve));
  serve(['four', 'five'], () => {
    askedForFirst();
    return new Promise(() => undefined);
  });
  const copied = copyLists('bob', NOW);
  await isAsked;
  await whileNotCopying(async () => {
    await expect(copied).rejects.toThrow('broken off');
    await copyLists('bob', NOW);
  });
  expect(asked).toEqual(['/api/v1/lists?limit=100', '/api/v1/lists/four']);
  serve(['five'], (name) => Promise.resolve(json(full(name))));
  await copyLists('bob', NOW);
  expect(await namesOf('bob')).toEqual(['five']);
});
