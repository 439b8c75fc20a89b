import { describe, expect, test } from 'vitest';
import { loadPlayable, loadSystem } from '../../registry';
import { seededDice } from './dice';
import { beginGame, dueDie, lastState, playMove, rebuildGame, type GameUnderWay } from './game';
import { branchGame } from './going-back';
import { readMoves, takeMoves, unsentFrom, writeMoves } from './message';
import type { AnyPlayable } from './playable';
import type { Result } from '../result';

const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};
const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.problems[0]!.code);

/** Where the game stands, without what is the same in all its states. */
const standing = (game: GameUnderWay): string =>
  JSON.stringify(lastState(game), (key, value: unknown) => (key === 'game' ? undefined : value));

const slugs = ['swords-sorcery', 'monsters-magic', 'battle-magic'] as const;
const games = await Promise.all(
  slugs.map(async (slug) => [slug, await loadSystem(slug), (await loadPlayable(slug))!] as const),
);

/** Dice of a table, one after the other, until the move needs no more. */
function throwFor(playable: AnyPlayable, game: GameUnderWay, seat: number, nth: number): readonly number[] {
  const faces: number[] = [];
  for (
    let due = dueDie(playable, game, seat, nth, faces);
    due;
    due = dueDie(playable, game, seat, nth, faces)
  )
    faces.push(((faces.length * 5 + game.record.moves.length) % due.sides) + 1);
  return faces;
}

/** So many moves further, any of those offered. */
function playOn(playable: AnyPlayable, begun: GameUnderWay, moves: number): GameUnderWay {
  let game = begun;
  for (let n = 0; n < moves; n++) {
    const state = lastState(game);
    const seat = playable.engine.toAct(state)[0];
    if (seat === undefined) break;
    const at = game.record.moves.length;
    const nth = seededDice(`any ${at}`).below(playable.engine.choices(state, seat).length);
    const laid = game.record.thrown ? throwFor(playable, game, seat, nth) : undefined;
    game = must(playMove(playable, game, seat, nth, laid));
  }
  return game;
}

describe.each(games)('%s', (_slug, system, playable) => {
  const begin = (seed: string, byHand = false): GameUnderWay =>
    must(beginGame(system, playable, { lists: [null, null] }, seed, byHand));

  test.each([
    ['dice of the seed', false],
    ['dice of a table', true],
  ])('a game goes from one device to another text by text, with the %s', (_, byHand) => {
    let [here, there] = [begin('by message', byHand), begin('by message', byHand)];
    for (let n = 0; n < 24; n++) {
      here = playOn(playable, here, 1 + (n % 3));
      const from = Math.min(unsentFrom(playable, here), there.record.moves.length);
      const text = `Your move!\n${writeMoves(here, from)}\nGreetings`;
      there = must(takeMoves(playable, there, must(readMoves(text))));
      expect(there.record).toEqual(here.record);
      expect(standing(there)).toBe(standing(here));
      expect(codeOf(takeMoves(playable, there, must(readMoves(text))))).toBe('known');
      [here, there] = [there, here];
    }
    expect(standing(must(rebuildGame(system, playable, here.record)))).toBe(standing(here));
  });
});

test('of one who leads several seats all that follows the last decision of another is sent', async () => {
  const [system, playable] = [await loadSystem('magic-realm'), await loadPlayable('magic-realm')!];
  const ann = { kind: 'person', name: 'Ann' } as const;
  const players = [ann, { ...ann, name: 'Gil' }, { ...ann, as: 0 }] as const;
  let game = must(beginGame(system, playable, { lists: [null, null, null] }, 'two of mine'));
  for (const seat of [1, 0, 2]) {
    expect(playable.engine.choices(lastState(game), seat).length).toBeGreaterThan(1);
    game = must(playMove(playable, game, seat, 0));
  }
  expect(unsentFrom(playable, game)).toBe(2);
  expect(unsentFrom(playable, game, players)).toBe(1);
});

const [, mm, play] = games[1]!;
const start = must(beginGame(mm, play, { lists: [null, null] }, 'by message'));
/** Before a move that rolls dice, and after it. */
const rolling = (() => {
  let before = start;
  for (;;) {
    const after = playOn(play, before, 1);
    if (after.turnings.at(-1)!.fell) return { before, after };
    before = after;
  }
})();

describe('a text that does not belong is refused, and says why', () => {
  const { before, after } = rolling;
  const at = before.record.moves.length;
  const line = writeMoves(after, at);
  const take = (game: GameUnderWay, text: string): string => {
    const read = readMoves(text);
    return read.ok ? codeOf(takeMoves(play, game, read.value)) : codeOf(read);
  };

  test('it belongs where it was made', () => {
    expect(take(before, line)).toBe('ok');
    expect(line.length).toBeLessThan(80);
  });

  test.each([
    ['no move at all', () => 'See you on Friday', 'no_move'],
    ['cut off', () => line.slice(0, -9), 'damaged'],
    [
      'another die',
      () => line.replace(/:(\d)/, (_, face: string) => `:${(Number(face) % 6) + 1}`),
      'other_dice',
    ],
    ['a die left out', () => line.replace(/:[\d+]+/, ''), 'other_dice'],
    ['a choice that is not offered', () => line.replace(/-\d+:/, '-9999:'), 'illegal'],
    ['another seat', () => line.replace(/ (\d)-/, (_, seat: string) => ` ${1 - Number(seat)}-`), 'illegal'],
    ['another end', () => line.replace(/\w{8}$/, 'zzzzzzzz'), 'stands_otherwise'],
  ])('%s', (_, text, code) => {
    expect(text()).not.toBe(line);
    expect(take(before, text())).toBe(code);
  });

  test('another seed, another branch, too early, gone otherwise', () => {
    const other = must(beginGame(mm, play, { lists: [null, null] }, 'another seed'));
    expect(take(other, line)).toBe('other_game');
    expect(take(branchGame(after, at, 'other luck'), line)).toBe('other_game');
    expect(take(branchGame(before, at - 1), line)).toBe('too_early');
    const [seat, nth] = after.record.moves.at(-1)!;
    const choices = play.engine.choices(lastState(before), seat).length;
    const otherwise = must(playMove(play, before, seat, (nth + 1) % choices));
    expect(take(otherwise, line)).toBe(choices > 1 ? 'gone_otherwise' : 'known');
  });
});

describe('dice of a table', () => {
  const begun = must(beginGame(mm, play, { lists: [null, null] }, 'at a table', true));
  const game = playOn(play, begun, 80);

  test('a record keeps them, and refuses to be rebuilt with one too few or too many', () => {
    const thrown = game.record.thrown!;
    expect(thrown.length).toBeGreaterThan(0);
    const rebuilt = (faces: (all: number[]) => number[]) =>
      rebuildGame(mm, play, {
        ...game.record,
        thrown: thrown.map((one, i) => (i === 0 ? { ...one, faces: faces([...one.faces]) } : one)),
      });
    expect(codeOf(rebuilt((all) => all))).toBe('ok');
    expect(codeOf(rebuilt((all) => all.slice(1)))).toBe('die_due');
    expect(codeOf(rebuilt((all) => [...all, 1]))).toBe('die_left');
  });

  test('a branch forgets those that fell later', () => {
    const [first] = game.record.thrown!;
    expect(branchGame(game, first!.move).record.thrown).toEqual([]);
    expect(branchGame(game, first!.move + 1).record.thrown).toEqual([first]);
  });
});
