import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { List } from '@/lib/rules';
import { commit } from '@/lib/seal';
import { stubLossyServer, type Sent } from '@/lib/testing/lossy-server';
import { stubStorage } from '@/lib/testing/storage';
import { sendList } from './send-list';

beforeEach(() => void stubStorage());
afterEach(() => {
  vi.unstubAllGlobals();
});

const listOf = (name: string): List => ({
  format: 'muster-list/1',
  system: 'mms',
  name,
  entries: [],
  options: {},
});
const seal = ({ body }: Sent): object => {
  const { list, salt } = body as { list: List; salt: string };
  return { list, commitment: commit(list, salt) };
};
const answers = { 'POST /api/v1/tables/abc/seats/1/list': seal };

test('a list whose answer was lost is handed in once, under the salt of the first time', async () => {
  const { did } = stubLossyServer(answers, [0]);
  expect((await sendList('abc', 1, listOf('Dragons'))).isIn).toBe(false);
  const again = await sendList('abc', 1, listOf('Dragons'));
  expect([again.isIn, did.length]).toEqual([true, 1]);
  expect(again.said).toMatch(/it fits/);
});

test('another list is another one, under a salt of its own', async () => {
  const { did } = stubLossyServer(answers, [0]);
  await sendList('abc', 1, listOf('Dragons'));
  expect((await sendList('abc', 1, listOf('Elves'))).said).toMatch(/it fits/);
  expect(new Set(did.map(({ body }) => (body as { salt: string }).salt)).size).toBe(2);
});
