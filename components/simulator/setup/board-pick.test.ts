import { describe, expect, test } from 'vitest';
import {
  defaultAgreement,
  isSystemSlug,
  loadSystem,
  prepareTerms,
  seededDice,
  systemSlugs,
} from '@/lib/rules';
import { beginGame, boardOf, isPlayable, loadPlayable } from '@/lib/rules/playing';
import { boardOfBatch, boardText, boardWish, isOffered, readBoardText, type BoardPick } from './board-pick';

const pick = (from: string, own?: BoardPick['own']): BoardPick => ({
  from,
  seed: ' k3 ',
  ...(own ? { own } : {}),
});

async function open(slug: string) {
  if (!isSystemSlug(slug)) throw new Error(slug);
  const system = await loadSystem(slug);
  const playable = await loadPlayable(slug)!;
  const terms = prepareTerms(system, defaultAgreement(system));
  if (!terms.ok) throw new Error(slug);
  return { system, playable, terms: terms.value };
}

describe.each(systemSlugs.filter(isPlayable))('%s', (slug) => {
  test('a board that was saved opens again, is judged as before, and is played on', async () => {
    const { system, playable, terms } = await open(slug);
    const way = pick(`way ${playable.boards.ways[0]!.id}`);
    const made = boardOf(playable, boardWish(way)!, 2, terms, seededDice);
    if (!made.ok) throw new Error('no board');
    const read = readBoardText(system, playable, boardText(system, made.value));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.value).toEqual(JSON.parse(JSON.stringify(made.value)));
    expect(playable.boards.check(read.value, 2, terms.house)).toEqual(
      playable.boards.check(made.value, 2, terms.house),
    );
    const board = boardWish(pick('own', read.value as BoardPick['own']));
    expect(beginGame(system, playable, { lists: [null, null], board: board! }, 'x').ok).toBe(true);
  });

  test('what is none says why', async () => {
    const { system, playable } = await open(slug);
    const why = (text: string) => {
      const read = readBoardText(system, playable, text);
      return read.ok ? undefined : read.problems[0]!.message;
    };
    expect(why('{')).toContain('not JSON');
    expect(why('{"format":"muster-game/1"}')).toContain('no board but “muster-game/1”');
    expect(why('{"format":"muster-board/7"}')).toContain('“muster-board/7”');
    expect(why('{"format":"muster-board/1","system":"chess","board":{}}')).toBe(
      `This is no board of ${system.name}.`,
    );
    expect(why('{"spaces":[]}')).toBeDefined();
    expect(why('null')).toBeDefined();
  });
});

test('a form knows what it may choose, and a batch deals each game its own', async () => {
  const { playable } = await open('monsters-magic');
  const { named, ways } = playable.boards;
  expect(isOffered(playable.boards, pick(''))).toBe(true);
  expect(isOffered(playable.boards, pick(`way ${ways[0]!.id}`))).toBe(true);
  expect(isOffered(playable.boards, pick('way none'))).toBe(false);
  expect(isOffered(playable.boards, pick('named none'))).toBe(named.some((b) => b.id === 'none'));
  expect(isOffered(playable.boards, pick('own'))).toBe(false);
  expect(boardWish(pick('way a b'))).toEqual({ way: 'a b', seed: 'k3' });
  expect(boardOfBatch(pick('way a b'))).toEqual({ way: 'a b' });
  expect(boardOfBatch(pick('own', [1]))).toEqual({ drawn: [1] });
  expect(boardOfBatch(pick(''))).toBeUndefined();
});
