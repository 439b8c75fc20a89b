import { beforeEach, expect, test, vi } from 'vitest';
import { keep, readAll, readOne, remove } from '../idb';
import { flush, sendNow } from './flush';
import type { Reply, Step, Waiting } from './waiting';

const { asked, replies } = vi.hoisted(() => ({ asked: [] as Step[], replies: [] as Reply[] }));
vi.mock('./ask-server', () => ({
  askServer: (step: Step): Promise<Reply> => {
    asked.push(step);
    return Promise.resolve(replies.shift() ?? { kind: 'none' });
  },
}));

const waiting = (id: string, over: Partial<Waiting> = {}): Waiting => ({
  id,
  owner: 'me',
  list: { format: 'muster-list/1', system: 'mms', name: id, entries: [], options: {} },
  terms: { kind: 'known', id: null },
  termsWere: '',
  key: `key-${id}`,
  state: 'waiting',
  tries: 0,
  notBefore: 0,
  queuedAt: 1,
  ...over,
});
const saved = (id: string): Reply => ({ kind: 'saved', saved: { id, shareId: id, version: 1 } });

beforeEach(async () => {
  asked.length = 0;
  replies.length = 0;
  for (const { id } of await readAll('outbox')) await remove('outbox', id);
  await keep('notes', { id: 'owner', value: 'me' });
});

test('everything goes up, the oldest first, and is asked for once', async () => {
  await keep('outbox', waiting('second', { queuedAt: 2 }));
  await keep('outbox', waiting('first', { queuedAt: 1 }));
  replies.push(saved('a'), saved('b'));
  await flush();
  await flush();
  expect(asked.map((step) => step.kind === 'create' && step.list.name)).toEqual(['first', 'second']);
  expect((await readAll('outbox')).map((w) => w.state)).toEqual(['saved', 'saved']);
});

test('where one finds no network, the others are not tried; its pause is kept', async () => {
  await keep('outbox', waiting('first', { queuedAt: 1 }));
  await keep('outbox', waiting('second', { queuedAt: 2 }));
  await flush();
  await flush();
  expect(asked.filter((step) => step.kind === 'create' && step.list.name === 'first')).toHaveLength(1);
  expect(await readOne('outbox', 'first')).toMatchObject({ state: 'waiting', tries: 1 });
});

test('a save by hand does not mind the pause, and the same key goes with it', async () => {
  await keep('outbox', waiting('one'));
  await flush();
  replies.push(saved('a'));
  await sendNow('one');
  expect(asked.map((step) => step.kind === 'create' && step.key)).toEqual(['key-one', 'key-one']);
});

test('a conflict is left to its person', async () => {
  const theirs = {
    saved: { id: 'l', shareId: 's', version: 9 },
    list: { ...waiting('x').list, name: 'theirs' },
  };
  await keep('outbox', waiting('one', { base: { id: 'l', shareId: 's', version: 8 } }));
  replies.push({ kind: 'stale', theirs });
  await flush();
  await flush();
  expect(asked).toHaveLength(1);
  expect(await readOne('outbox', 'one')).toMatchObject({ state: 'conflict', theirs });
});

test('nobody sends for somebody else, nor without an account', async () => {
  await keep('outbox', waiting('mine', { owner: 'another' }));
  await flush();
  await remove('notes', 'owner');
  await keep('outbox', waiting('anyone'));
  await flush();
  expect(asked).toEqual([]);
});
