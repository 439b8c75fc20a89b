import { beforeEach, describe, expect, test } from 'vitest';
import type { GameRecord } from '@/lib/rules/playing';
import { stubStorage } from '@/lib/testing/storage';
import { dropGame, keepGame, keptGames, nameOfGame, type ShelvedGame } from './kept-games';

const record: GameRecord = {
  format: 'muster-game/1',
  system: 'monsters-magic',
  version: '1',
  setup: { lists: [null, null] },
  seed: 's',
  moves: [[0, 1]],
};
const players = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', level: 'steady' },
] as const;
const game = (id: string, at: number, more: Partial<ShelvedGame> = {}): ShelvedGame => ({
  id,
  record,
  players,
  over: false,
  at,
  ...more,
});

describe('the shelf of games', () => {
  beforeEach(() => void stubStorage());
  const ids = (slug: string) => keptGames(slug).map(({ id }) => id);

  test('holds several games of a system, the last played first, and none of another', () => {
    keepGame('monsters-magic', game('a', 1));
    keepGame('monsters-magic', game('b', 3, { name: 'Sunday' }));
    keepGame('monsters', game('c', 4));
    expect(ids('monsters-magic')).toEqual(['b', 'a']);
    expect(keptGames('monsters-magic').map(nameOfGame)).toEqual(['Sunday', 'Ada against bot, steady']);
    keepGame('monsters-magic', game('a', 5, { over: true }));
    expect(keptGames('monsters-magic').map(({ id, over }) => [id, over])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    dropGame('monsters-magic', 'a');
    expect(ids('monsters-magic')).toEqual(['b']);
  });

  test('has the one game that was kept before there was a shelf, and leaves alone what it cannot read', () => {
    const kept = stubStorage();
    kept['muster.game.monsters-magic'] = JSON.stringify({ record, players });
    kept['muster.game.monsters-magic.x'] = '{"record":';
    const [old, ...others] = keptGames('monsters-magic');
    expect([old?.record, others]).toEqual([record, []]);
    keepGame('monsters-magic', { ...old!, at: 2 });
    expect(Object.keys(kept)).toEqual(['muster.game.monsters-magic', 'muster.game.monsters-magic.x']);
    dropGame('monsters-magic', old!.id);
    expect(Object.keys(kept)).toEqual(['muster.game.monsters-magic.x']);
  });

  test('says when the browser has no room', () => {
    stubStorage({ room: 10 });
    expect(keepGame('monsters-magic', game('a', 1))).toBe(false);
  });
});
