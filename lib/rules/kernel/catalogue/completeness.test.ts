import { expect, test } from 'vitest';
import { loadSystems } from '../../registry';
import { completenessOf } from './completeness';
import type { Entry } from './entry';

const entry = (kind: string, provenance: Entry['provenance']) => ({ kind, provenance }) as unknown as Entry;
const kinds = ['wall', 'spell'].map((id) => ({ id, name: id, plural: id, explains: '' }));

test('fields are counted by where they come from; a value that only others of the kind have is blank', () => {
  const { all, kinds: each } = completenessOf({
    kinds,
    entries: [
      entry('wall', { name: 'printed', cost: 'house', effects: 'house' }),
      entry('wall', { name: 'printed' }),
      entry('spell', { name: 'facts', text: 'ruled' }),
    ],
  });
  expect(each[0]).toEqual({
    kind: 'wall',
    entries: 2,
    fields: 4,
    by: { printed: 2, facts: 0, ruled: 0, house: 2 },
    blank: 1,
  });
  expect(all).toEqual({ entries: 3, fields: 6, by: { printed: 2, facts: 1, ruled: 1, house: 2 }, blank: 1 });
});

test('every field of every game is counted once', async () => {
  for (const system of await loadSystems())
    expect(completenessOf(system).all.fields, system.slug).toBe(
      system.entries.reduce((sum, e) => sum + Object.keys(e.provenance).length, 0),
    );
});
