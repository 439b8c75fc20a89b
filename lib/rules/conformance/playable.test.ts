import { describe, expect, test } from 'vitest';
import { isPlayable, loadPlayable, loadSystem, systemSlugs } from '../registry';
import { boardsOf, proveBoards } from './boards';
import { proveReading, underTest } from './playable';

for (const slug of systemSlugs.filter(isPlayable)) {
  const system = await loadSystem(slug);
  const play = await loadPlayable(slug)!;
  const under = await underTest(system, play);
  const numbers = [...new Set([play.seats.least, play.seats.most])];

  describe(`${slug}: playable`, () => {
    test.each(numbers)('a game of %i can be read and touched throughout', (players) => {
      const { types } = proveReading(under, players, `${slug} aloud`, 61, 2500);
      expect(types.size).toBeGreaterThan(5);
    });

    test('more or fewer seats than the game has are refused', () => {
      for (const players of [play.seats.least - 1, play.seats.most + 1]) {
        const lists = Array.from({ length: players }, () => undefined);
        expect(play.table({ house: under.terms.house, terms: under.terms, lists }).ok, `${players}`).toBe(
          false,
        );
      }
    });

    test('boards are sound, and the same from the same seed', () => {
      proveBoards(boardsOf(under));
    });
  });
}
