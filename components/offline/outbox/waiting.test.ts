import { expect, test } from 'vitest';
import type { List } from '@/lib/rules';
import { answered, asking, due, join, nextStep, pause, type Reply, type Step, type Waiting } from './waiting';

const list = (name: string): List => ({
  format: 'muster-list/1',
  system: 'mms',
  name,
  entries: [{ entry: 'krag', count: 1 }],
  options: {},
});
const fresh = (over: Partial<Waiting> = {}): Waiting => ({
  id: 'draft',
  owner: 'me',
  list: list('one'),
  terms: { kind: 'known', id: null },
  termsWere: '',
  key: 'key-1',
  state: 'waiting',
  tries: 0,
  notBefore: 0,
  queuedAt: 1,
  ...over,
});
const at = (version: number) => ({ id: 'l1', shareId: 's1', version });
const agreement = (name: string) => ({
  format: 'muster-agreement/1' as const,
  system: 'mms',
  name,
  house: {},
  banned: [],
  allowed: null,
  cards: [],
});

/** Asks a server that answers in this order until nothing is left to ask; tells what it was asked. */
function send(
  waiting: Waiting,
  replies: readonly Reply[],
): { readonly end: Waiting; readonly steps: readonly Step[] } {
  const steps: Step[] = [];
  let now = waiting;
  for (const reply of replies) {
    const step = nextStep(now);
    steps.push(step);
    now = answered(asking(now, step), step, reply, 1000);
  }
  return { end: now, steps };
}

test('a new list is made once, then it is saved', () => {
  const { end, steps } = send(fresh(), [{ kind: 'saved', saved: at(1) }]);
  expect(steps).toEqual([{ kind: 'create', list: list('one'), agreement: null, key: 'key-1' }]);
  expect(end).toMatchObject({ state: 'saved', base: at(1) });
});

test('an agreement that nobody saved goes first, and the list names it', () => {
  const { steps } = send(fresh({ terms: { kind: 'make', agreement: agreement('ours'), key: 'a-1' } }), [
    { kind: 'made', id: 'agr' },
    { kind: 'saved', saved: at(1) },
  ]);
  expect(steps.map((s) => s.kind)).toEqual(['agreement', 'create']);
  expect(steps[1]).toMatchObject({ agreement: 'agr' });
});

test('a create without an answer is asked again word for word, and what was changed since follows as a version', () => {
  const first = send(fresh(), [{ kind: 'none' }]).end;
  const changed = join(first, fresh({ list: list('two'), key: 'key-2' }));
  const { steps, end } = send(changed, [
    { kind: 'saved', saved: at(1) },
    { kind: 'saved', saved: at(2) },
  ]);
  expect(steps).toEqual([
    { kind: 'create', list: list('one'), agreement: null, key: 'key-1' },
    { kind: 'replace', list: list('two'), agreement: null, id: 'l1', version: 1 },
  ]);
  expect(end).toMatchObject({ state: 'saved', base: at(2) });
});

test('another agreement does not change what was asked: it follows as a version', () => {
  const first = send(fresh(), [{ kind: 'none' }]).end;
  const terms = { kind: 'make', agreement: agreement('ours'), key: 'a-1' } as const;
  const { steps, end } = send(join(first, fresh({ terms })), [
    { kind: 'saved', saved: at(1) },
    { kind: 'made', id: 'agr' },
    { kind: 'saved', saved: at(2) },
  ]);
  expect(steps).toMatchObject([
    { kind: 'create', agreement: null, key: 'key-1' },
    { kind: 'agreement' },
    { kind: 'replace', agreement: 'agr', version: 1 },
  ]);
  expect(end.state).toBe('saved');
});

test('what was never asked is replaced by what is newer: one request, not two', () => {
  const { steps } = send(join(fresh(), fresh({ list: list('two'), key: 'key-2' })), [
    { kind: 'saved', saved: at(1) },
  ]);
  expect(steps).toEqual([{ kind: 'create', list: list('two'), agreement: null, key: 'key-1' }]);
});

test('a change made while the answer was on its way is not taken for saved', () => {
  const step = nextStep(fresh());
  const changed = join(asking(fresh(), step), fresh({ list: list('two') }));
  expect(answered(changed, step, { kind: 'saved', saved: at(1) }, 0)).toMatchObject({
    state: 'waiting',
    base: at(1),
    list: list('two'),
  });
});

test('a newer version stops it: nothing is overwritten', () => {
  const theirs = { saved: at(5), list: list('theirs') };
  const { end } = send(fresh({ base: at(4) }), [{ kind: 'stale', theirs }]);
  expect(end).toMatchObject({ state: 'conflict', theirs, base: at(4) });
  expect(due([end], 'me', 9_999_999)).toEqual([]);
});

test('a newer version with our own words is our own lost answer', () => {
  const { end } = send(fresh({ base: at(4) }), [
    { kind: 'stale', theirs: { saved: at(5), list: list('one') } },
  ]);
  expect(end).toMatchObject({ state: 'saved', base: at(5) });
});

test('each silence doubles the pause, up to five minutes', () => {
  expect([1, 2, 3, 20].map(pause)).toEqual([2000, 4000, 8000, 300_000]);
  const { end } = send(fresh(), [{ kind: 'none' }, { kind: 'none' }]);
  expect(end).toMatchObject({ tries: 2, notBefore: 5000, state: 'waiting' });
  expect(due([end], 'me', 4999)).toEqual([]);
  expect(due([end], 'me', 5000)).toHaveLength(1);
});

test('a save by hand tries at once again', () => {
  const tired = fresh({ tries: 9, notBefore: 1_000_000, state: 'refused', message: 'no' });
  const again = join(tired, fresh());
  expect(again).toMatchObject({ tries: 0, notBefore: 0, state: 'waiting' });
  expect(again.message).toBeUndefined();
});

test('what somebody else left waiting is not sent in my name, nor joined with mine', () => {
  const theirs = fresh({ owner: 'other', asked: { list: list('secret'), agreement: null } });
  expect(due([theirs], 'me', 0)).toEqual([]);
  expect(join(theirs, fresh())).toEqual(fresh());
});

test('the older of two bases never wins', () => {
  expect(join(fresh({ base: at(3) }), fresh({ base: at(2) })).base).toEqual(at(3));
  expect(join(fresh({ base: at(2) }), fresh({ base: at(3) })).base).toEqual(at(3));
});

test('the same agreement is not made twice, another one is', () => {
  const before = fresh({ terms: { kind: 'make', agreement: agreement('ours'), key: 'a-1' } });
  const again = fresh({ terms: { kind: 'make', agreement: agreement('ours'), key: 'a-2' } });
  const other = fresh({ terms: { kind: 'make', agreement: agreement('theirs'), key: 'a-3' } });
  expect(join(before, again).terms).toMatchObject({ key: 'a-1' });
  expect(join(before, other).terms).toMatchObject({ key: 'a-3' });
  const made = send(before, [{ kind: 'made', id: 'agr' }]).end;
  expect(join(made, again).terms).toMatchObject({ kind: 'known', id: 'agr' });
});
