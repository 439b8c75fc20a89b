import { expect, test } from 'vitest';
import { loadSystems, type Entry } from '@/lib/rules';
import type { Catalogue } from './fields';
import { relatedTo } from './related';

const entry = (id: string, name: string, kind: string, tags: readonly string[]) =>
  ({ id, name, kind, tags, rules: ['X-1'] }) as unknown as Entry;
const box = {
  entries: [
    entry('red-dragon', 'Red Dragon', 'monster', ['flying', 'house card']),
    entry('horse', 'Horse', 'monster', ['house card']),
    entry('blue-dragon', 'Blue Dragon', 'monster', ['flying', 'house card']),
    entry('wings', 'Wings', 'artifact', ['flying', 'house card']),
    entry('stone', 'Stone', 'terrain', []),
  ],
} as unknown as Catalogue;

test('what is rare weighs more than what is common, and nothing in common is not related', () =>
  expect(relatedTo(box, box.entries[0]!).map((e) => e.id)).toEqual(['blue-dragon', 'horse', 'wings']));

test('every entry of every game is related to others and never to itself', async () => {
  for (const system of await loadSystems())
    for (const one of system.entries) {
      const related = relatedTo(system, one);
      expect(related, one.id).not.toContain(one);
      expect(related.length).toBeLessThanOrEqual(6);
    }
});
