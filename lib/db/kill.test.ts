import { expect, test } from 'vitest';
import { killRounds } from '../../scripts/kill-test.mjs';

// Twenty rounds: node scripts/kill-test.mjs
test('a server that is killed while it saves loses nothing that it acknowledged', async () => {
  const { acknowledged, faults } = await killRounds(3);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
}, 180_000);
