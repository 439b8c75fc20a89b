import { expect, test } from 'vitest';
import { loadSystems } from '../../registry';
import type { Entry } from './entry';
import { powers } from './powers';
import { withPowers } from './tag-powers';

const entry = (
  tags: readonly string[],
  ...effects: readonly (Entry['effects'][number] & { by?: number })[]
) =>
  ({ id: 'x', tags, effects }) as unknown as Entry & {
    effects: readonly { kind: 'heal' | 'strike'; by: number }[];
  };

test('tags follow from effects; those that were there stay in front, and nothing comes twice', () => {
  const tagged = withPowers(
    [entry(['holy', 'healing'], { kind: 'heal' }, { kind: 'strike', by: 2 }), entry(['dull'])],
    {
      heal: ['healing'],
      strike: ({ by }) => (by > 0 ? ['combat bonus'] : []),
    },
  );
  expect(tagged.map((e) => e.tags)).toEqual([['holy', 'healing', 'combat bonus'], ['dull']]);
});

test('a value may decide whether it is a power at all', () =>
  expect(
    withPowers([entry([], { kind: 'strike', by: -2 })], {
      strike: ({ by }) => (by > 0 ? ['attack'] : []),
    })[0]!.tags,
  ).toEqual([]));

test('every power is found in at least one game, the common ones in most', async () => {
  const systems = await loadSystems();
  const inGames = (power: string) =>
    systems.filter((s) => s.entries.some((e) => e.tags.includes(power))).length;
  for (const { id } of powers) expect(inGames(id), id).toBeGreaterThan(0);
  for (const id of ['combat bonus', 'protection', 'movement', 'summon', 'cards'])
    expect(inGames(id), id).toBeGreaterThan(1);
  expect(inGames('combat bonus')).toBe(systems.length);
});
