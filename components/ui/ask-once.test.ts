import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '@/lib/api/client';
import { stubNoStorage, stubStorage } from '@/lib/testing/storage';
import { askedAfter, askedWithoutAnswer, askOnce, forgetAsked, sendOnce } from './ask-once';

beforeEach(() => void stubStorage());
afterEach(() => {
  vi.unstubAllGlobals();
  forgetAsked('seat');
});

const refused = (status: number, code: string): Answer<string> => ({
  ok: false,
  status,
  problem: { type: '', title: '', status, detail: '', instance: '', code },
});
const lost = refused(0, 'unreachable');
const done = (data: string): Answer<string> => ({ ok: true, status: 201, data, etag: null, location: null });

/** A server that does one thing for a key, and whose first answers are lost. */
function server({ losing }: { losing: number }) {
  const did = new Map<string, string>();
  const asked: string[] = [];
  const send = (body: string, key: string): Promise<Answer<string>> => {
    asked.push(key);
    const first = did.get(key) ?? body;
    did.set(key, first);
    if (asked.length <= losing) return Promise.resolve(lost);
    return Promise.resolve(first === body ? done(`${body} sits`) : refused(422, 'key_reused'));
  };
  return { did, asked, send };
}

test('an answer that was lost is had by asking again, by the same key', async () => {
  const { did, asked, send } = server({ losing: 1 });
  expect((await askOnce('seat', 'Gil', send)).ok).toBe(false);
  expect(askedWithoutAnswer('seat')).toBe('Gil');
  expect(await askOnce('seat', 'Gil', send)).toEqual(done('Gil sits'));
  expect([did.size, new Set(asked).size, asked[0]!.length]).toEqual([1, 1, 36]);
  expect(askedWithoutAnswer('seat')).toBeUndefined();
});

test('whoever asks for something else meanwhile gets what was done at first', async () => {
  const { did, send } = server({ losing: 2 });
  await askOnce('seat', 'Gil', send);
  await askOnce('seat', 'Eve', send);
  expect(await askOnce('seat', 'Bob', send)).toEqual(done('Gil sits'));
  expect(did.size).toBe(1);
});

test('what was answered is asked by another key the next time', async () => {
  const { asked, send } = server({ losing: 0 });
  await askOnce('seat', 'Gil', send);
  await askOnce('seat', 'Gil', send);
  expect(new Set(asked).size).toBe(2);
});

test.each([
  [0, 'unreachable', true],
  [502, 'foreign', true],
  [403, 'foreign', true],
  [409, 'key_in_use', true],
  [429, 'too_many_requests', true],
  [409, 'answer_lost', false],
  [409, 'no_seat', false],
  [404, 'not_found', false],
])('after %i %s it is open whether it was done: %s', async (status, code, isOpen) => {
  await askOnce('seat', 'Gil', () => Promise.resolve(refused(status, code)));
  expect(askedWithoutAnswer('seat') !== undefined).toBe(isOpen);
});

test('a browser that keeps nothing asks again by the same key while the page is there', async () => {
  stubNoStorage();
  const { asked, send } = server({ losing: 1 });
  await askOnce('seat', 'Gil', send);
  await askOnce('seat', 'Gil', send);
  expect(new Set(asked).size).toBe(1);
});

test('what is sent again after a lost answer is one thing, and what is sent after an answer another', async () => {
  const { asked, send } = server({ losing: 1 });
  await sendOnce('comment', 'Well met', send);
  expect(await sendOnce('comment', 'Well met', send)).toEqual(done('Well met sits'));
  await sendOnce('comment', 'Well met', send);
  expect([asked[0] === asked[1], asked[1] === asked[2]]).toEqual([true, false]);
});

test('what was changed after a lost answer is a thing of its own', async () => {
  const { did, send } = server({ losing: 1 });
  await sendOnce('comment', 'Well met', send);
  expect(await sendOnce('comment', 'Well met!', send)).toEqual(done('Well met! sits'));
  expect(did.size).toBe(2);
});

test('what was asked for is found by the beginning of its name, until it is answered', async () => {
  const { send } = server({ losing: 1 });
  await askOnce('seat.abc.2', 'Gil', send);
  expect([askedAfter('seat.abc.'), askedAfter('seat.xyz.')]).toEqual([['2'], []]);
  stubNoStorage();
  expect(askedAfter('seat.abc.')).toEqual(['2']);
  await askOnce('seat.abc.2', 'Gil', send);
  expect(askedAfter('seat.abc.')).toEqual([]);
});
