import { expect, test } from 'vitest';
import { hasBoards, isPlayable, loadBoards, loadSystem, systemSlugs } from '../registry';
import { proveBoards } from './boards';
import { measuresOf } from './playable';

/** Those of an engine are tried with it. */
const alone = systemSlugs.filter((slug) => hasBoards(slug) && !isPlayable(slug));

test.each(alone)('%s: boards are sound, and the same from the same seed', async (slug) => {
  proveBoards({ game: await loadBoards(slug)!, ...(await measuresOf(await loadSystem(slug))) });
});

test('whatever can be played has boards', () => {
  expect(systemSlugs.filter((slug) => isPlayable(slug) && !hasBoards(slug))).toEqual([]);
});
