import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubLossyServer } from '@/lib/testing/lossy-server';
import { stubStorage } from '@/lib/testing/storage';
import { keepSearch } from './keep-search';

beforeEach(() => void stubStorage());
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a search is kept once, also where the answer was lost and it was sent again', async () => {
  const { did } = stubLossyServer({ 'POST /api/v1/searches': () => ({ id: 's' }) }, [0]);
  const search = { name: 'Sieges', query: 'system:mms siege' };
  expect((await keepSearch(search)).ok).toBe(false);
  expect(await keepSearch(search)).toMatchObject({ ok: true, data: { id: 's' } });
  expect(did.map(({ body }) => body)).toEqual([search]);
});
