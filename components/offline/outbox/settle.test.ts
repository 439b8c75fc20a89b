import { beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '@/lib/testing/storage';
import { keep, readAll, readOne, remove } from '../idb';
import { settle } from './settle';
import type { Waiting } from './waiting';

/** What happens elsewhere while a draft is told that its list arrived. */
const { meanwhile } = vi.hoisted(() => ({ meanwhile: { does: () => undefined as unknown } }));
vi.mock('@/components/builder/draft/drafts', () => ({ readDraft: () => void meanwhile.does() }));
vi.mock('@/components/builder/draft/draft-store', () => ({ writeDraft: () => false }));
vi.mock('../list-copies', () => ({ renewCopies: () => undefined }));
stubStorage();

const arrived: Waiting = {
  id: 'draft',
  owner: 'me',
  list: { format: 'muster-list/1', system: 'mms', name: 'First', entries: [], options: {} },
  terms: { kind: 'known', id: null },
  termsWere: '',
  base: { id: 'list', shareId: 'link', version: 1 },
  key: 'key',
  state: 'saved',
  tries: 0,
  notBefore: 0,
  queuedAt: 1,
};

beforeEach(async () => {
  meanwhile.does = () => undefined;
  for (const { id } of await readAll('outbox')) await remove('outbox', id);
});

test('what arrived is let go of', async () => {
  await keep('outbox', arrived);
  expect(await settle()).toEqual([]);
  expect(await readAll('outbox')).toEqual([]);
});

test('what was saved again in the meantime stays, and goes up', async () => {
  await keep('outbox', arrived);
  const next: Waiting = { ...arrived, list: { ...arrived.list, name: 'Second' }, state: 'waiting' };
  meanwhile.does = () => keep('outbox', next);
  await settle();
  expect(await readOne('outbox', 'draft')).toEqual(next);
});
