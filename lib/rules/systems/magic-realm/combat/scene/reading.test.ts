import { expect, test } from 'vitest';
import { proveReading, underTest } from '../../../../conformance/playable';
import { magicRealm } from '../../index';
import { play } from '../play';

test.each([
  ['one alone', 1, {}],
  ['two together, serious wounds', 2, { 'combat.seriousWounds': true }],
  ['three, in the order of the draw', 3, { 'order.mode': 'draw-order' }],
  ['four, with heads that breathe', 4, { 'monsters.dragonHeads': true }],
  [
    'two, by optional rules',
    2,
    {
      'combat.optionalTables': true,
      'monsters.alerted': 'roll',
      'natives.watchful': true,
      'natives.extendedTreachery': true,
    },
  ],
] as const)('%s: everything can be read and touched', async (_, players, house) => {
  const under = await underTest(magicRealm, play, house);
  for (let i = 0; i < 6; i++) {
    const { types } = proveReading(under, players, `reading ${i}`, 3, 8000);
    expect(types).toContain('ended');
  }
});
