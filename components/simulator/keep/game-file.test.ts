import { beforeAll, describe, expect, test } from 'vitest';
import { loadSystem, type AnySystem } from '@/lib/rules';
import {
  beginGame,
  lastState,
  loadPlayable,
  type AnyPlayable,
  type GameSetup,
  type Player,
} from '@/lib/rules/playing';
import { gameFileName, gameText, openGameText, readGameText } from './game-file';
import { gameLink } from './game-link';
import { playForAMoment } from '../bots/pace';
import { movesOf, type Session } from './session';

const players: readonly Player[] = [
  { kind: 'person', name: 'Ann “A” {1}' },
  { kind: 'bot', level: 'sharp', effort: 'deep' },
];
let system: AnySystem;
let playable: AnyPlayable;
let played: Session;
let text: string;

const keptOf = ({ game, players: who }: Session) => ({ record: game.record, players: who });
const changed = (change: (file: Record<string, unknown>) => unknown): string => {
  const file = JSON.parse(text) as Record<string, unknown>;
  change(file);
  return JSON.stringify(file);
};
const whyNot = async (given: string) => {
  const opened = await openGameText(system, playable, given);
  return 'why' in opened ? opened.why : undefined;
};

beforeAll(async () => {
  system = await loadSystem('monsters-magic');
  playable = await loadPlayable('monsters-magic')!;
  const setup: GameSetup = {
    lists: [null, null],
    board: { way: playable.boards.ways[0]!.id, seed: 'a board' },
  };
  const begun = beginGame(system, playable, setup, 'a seed / with signs');
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const bots: readonly Player[] = players.map(() => ({ kind: 'bot', level: 'random' }));
  const end = playForAMoment(
    playable,
    { game: begun.value, players: bots },
    undefined,
    { alone: true, forMe: false },
    () => true,
  );
  played = { game: end.game, players };
  text = gameText(keptOf(played));
});

describe('a game as a file', () => {
  test('comes back move by move, with its players', async () => {
    const opened = await openGameText(system, playable, text);
    if ('why' in opened) throw new Error(opened.why);
    expect(opened.players).toEqual(players);
    expect(opened.game.record).toEqual(played.game.record);
    expect(lastState(opened.game)).toEqual(lastState(played.game));
    expect(movesOf(opened)).toBeGreaterThan(20);
  });

  test('reads as lines, and is named after its game', () => {
    const widest = Math.max(...text.split('\n').map((line) => line.length));
    expect(widest).toBeLessThan(200);
    expect(text).toContain('"seed": "a seed / with signs"');
    expect(gameFileName(keptOf(played))).toBe(
      `monsters-magic-a-seed-with-signs-${movesOf(played)}-moves.json`,
    );
  });

  test('of nobody in particular has a person and bots', () => {
    const read = readGameText(changed((file) => delete file.players));
    expect('players' in read && read.players).toEqual([
      { kind: 'person', name: 'You' },
      { kind: 'bot', level: 'steady' },
    ]);
  });

  test('opens from its link too', async () => {
    const opened = await openGameText(system, playable, await gameLink('https://x.test', keptOf(played)));
    expect('game' in opened && lastState(opened.game)).toEqual(lastState(played.game));
  });
});

describe('what is no such file says why', () => {
  test.each([
    ['nothing', () => '  ', 'There is nothing in it.'],
    ['prose', () => 'Dear Ann', 'This is no game of Muster'],
    ['half a file', () => text.slice(0, 400), 'damaged, or was cut off'],
    ['a list', () => '{"format":"muster-list/1","system":"mms"}', 'no game of Muster but a list'],
    ['a later writing', () => changed((f) => (f.format = 'muster-game/2')), 'written as “muster-game/2”'],
    ['no system', () => changed((f) => (f.system = 'chess')), 'No game named “chess”'],
    ['a system without an engine', () => changed((f) => (f.system = 'constructor')), 'No game named'],
    ['a move that is none', () => changed((f) => (f.moves = [[0, -1]])), 'damaged at “moves › 0 › 1”'],
    ['a key that is unknown', () => changed((f) => (f.extra = 1)), 'damaged at'],
    ['other rules', () => changed((f) => (f.version = '0.0.1')), 'played under monsters-magic 0.0.1'],
    ['a damaged link', () => 'https://x.test/simulator/monsters-magic#game=1abc', 'The link is damaged'],
  ] as const satisfies readonly (readonly [string, () => string, string])[])('%s', async (_, given, says) => {
    expect(await whyNot(given())).toContain(says);
  });

  test('a game of another system leads to its page', async () => {
    const opened = await openGameText(await loadSystem('battle-magic'), playable, text);
    expect('why' in opened && opened.why).toBe('This is no game of Battle Magic.');
    expect('elsewhere' in opened && opened.elsewhere?.record).toEqual(played.game.record);
  });

  test('a choice that was not offered is named, and the game opens up to there', async () => {
    const opened = await openGameText(
      system,
      playable,
      changed(({ moves }) => ((moves as [number, number][])[9]![1] = 4_000)),
    );
    if (!('why' in opened)) throw new Error('opened');
    expect(opened.why).toMatch(/^Choice 10 of \d+ is none that the rules offer/);
    expect(opened.part && movesOf(opened.part)).toBe(9);
  });
});
