import { beforeAll, expect, test } from 'vitest';
import { loadSystems, type AnySystem } from '@/lib/rules';
import { Problem } from '../problem';
import { findEverywhere } from './everywhere';

interface Page {
  readonly data: readonly {
    readonly system: string;
    readonly id: string;
    readonly tags: readonly string[];
  }[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly systems: readonly {
    readonly system: string;
    readonly total: number;
    readonly problem: string | null;
  }[];
}

let systems: readonly AnySystem[];
beforeAll(async () => {
  systems = await loadSystems();
});

const ask = (q: string, limit = 50, cursor?: string): Page => {
  const answer = findEverywhere(systems, { q, limit, cursor });
  if (answer instanceof Problem) throw new Error(answer.detail);
  return JSON.parse(new TextDecoder().decode(answer.bytes)) as Page;
};

test('page after page gives every hit once, game by game', () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  for (;;) {
    const { data, nextCursor } = ask('tag:teleport', 2, cursor);
    seen.push(...data.map((e) => `${e.system} ${e.id}`));
    for (const entry of data) expect(entry.tags).toContain('teleport');
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  const { total, systems: counts } = ask('tag:teleport');
  expect(seen).toHaveLength(total);
  expect(new Set(seen).size).toBe(total);
  expect(counts.map((s) => s.system)).toEqual(systems.map((s) => s.slug));
  expect(counts.reduce((sum, s) => sum + s.total, 0)).toBe(total);
});

test('a game that does not know the field says so and is left out', () => {
  const { systems: counts, total } = ask('wage>=1');
  expect(total).toBeGreaterThan(0);
  expect(counts.find((s) => s.system === 'mms')).toMatchObject({ total: 0 });
  expect(counts.find((s) => s.system === 'mms')!.problem).toContain('wage');
  expect(counts.find((s) => s.system === 'magic-realm')!.problem).toBeNull();
});

test('what no game understands is refused, with its place in the question', () => {
  const answer = findEverywhere(systems, { q: 'dragon colour:red', limit: 5, cursor: undefined });
  expect(answer).toMatchObject({ status: 400, errors: [{ path: ['q', 7], code: 'unknown_field' }] });
});

test('a cursor of another question is refused', () => {
  const { nextCursor } = ask('tag:teleport', 1);
  expect(findEverywhere(systems, { q: 'tag:healing', limit: 1, cursor: nextCursor! })).toBeInstanceOf(
    Problem,
  );
});
