import { expect, test } from 'vitest';
import type { AnySystem, Entry } from '@/lib/rules';
import { compareEntries } from './differences';

const game = {
  kinds: [{ id: 'wall', name: 'Wall', plural: 'Walls', explains: '' }],
  unit: { one: 'point', many: 'points' },
  indicia: [
    { key: 'moves', letter: 'E', name: 'Moves', explains: '', rules: [] },
    { key: 'flies', name: 'Flies', explains: '', rules: [] },
    { key: 'reach', name: 'Reach', explains: '', rules: [] },
  ],
} as unknown as AnySystem;
const entry = (cost: number | undefined, indicia: Entry['indicia']) =>
  ({
    kind: 'wall',
    ...(cost === undefined ? {} : { cost }),
    indicia,
    tags: ['b', 'a'],
    text: 'Stands.',
  }) as unknown as Entry;

test('rows side by side, with what differs; blank is not zero, and what nobody has is no row', () => {
  const rows = compareEntries(game, [entry(3, { moves: 0, flies: true }), entry(undefined, { flies: true })]);
  expect(rows.map((r) => [r.name, ...r.cells, r.differs])).toEqual([
    ['Kind', 'Wall', 'Wall', false],
    ['point', '3', undefined, true],
    ['Moves (E)', '0', undefined, true],
    ['Flies', 'yes', 'yes', false],
    ['Tags', 'a, b', 'a, b', false],
    ['What it does', 'Stands.', 'Stands.', false],
  ]);
});
