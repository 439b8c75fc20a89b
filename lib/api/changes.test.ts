import { expect, test } from 'vitest';
import { NOTICE_DAYS } from './change-policy';
import { apiChanges } from './changes';
import { operations, type ContractShape } from './contract';
import { ApiChange } from './contract/shapes/api-change';
import { changesBytes } from './memory/changes';
import { Problem } from './problem';

const DAY_MS = 86_400_000;
const ids = new Set(operations.map(({ id }) => id));

test('every entry is whole and dated, and the newest comes first', () => {
  for (const change of apiChanges) ApiChange.parse(change);
  const dates = apiChanges.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('every entry names operations that exist, or that were removed', () => {
  for (const { kind, operations: named, what } of apiChanges)
    expect(
      named.filter((id) => ids.has(id) === (kind === 'removed')),
      what,
    ).toEqual([]);
});

test('every operation was added once, and nothing is changed before', () => {
  const added = apiChanges.filter(({ kind }) => kind === 'added');
  expect(added.flatMap(({ operations: named }) => named).toSorted()).toEqual([...ids].toSorted());
  const since = new Map(added.flatMap(({ date, operations: named }) => named.map((id) => [id, date])));
  for (const { date, operations: named } of apiChanges)
    for (const id of named) expect(since.get(id)! <= date, `${id} on ${date}`).toBe(true);
});

test('what ends is said in the log, long enough before', () => {
  for (const { id, ends } of operations as readonly ContractShape[]) {
    if (!ends) continue;
    expect(Date.parse(ends.on) - Date.parse(ends.said)).toBeGreaterThanOrEqual(NOTICE_DAYS * DAY_MS);
    expect(apiChanges).toContainEqual(
      expect.objectContaining({ date: ends.said, operations: expect.arrayContaining([id]) as string[] }),
    );
  }
});

test('it is read page by page, each entry once', () => {
  const read: unknown[] = [];
  let cursor: string | undefined;
  do {
    const page = changesBytes({ limit: 7, cursor });
    if (page instanceof Problem) throw new Error(page.detail);
    const { data, nextCursor } = JSON.parse(new TextDecoder().decode(page.bytes)) as {
      data: unknown[];
      nextCursor: string | null;
    };
    read.push(...data);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(read).toEqual(apiChanges);
  expect(changesBytes({ limit: 7, cursor: 'elsewhere' })).toBeInstanceOf(Problem);
});
