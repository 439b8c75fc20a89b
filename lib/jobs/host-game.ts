import 'server-only';
import { randomBytes } from 'node:crypto';
import { hashOfSeatKey } from '@/lib/db/game-seats';
import { gameCaller, keepGame, mayBegin, type GameSeat } from '@/lib/db/games';
import { ok, refuse, type AnySystem, type Result } from '@/lib/rules';
import type { AnyPlayable, GameSetup } from '@/lib/rules/playing';
import { newKey } from './game-keys';
import { hold } from './games';
import { keepsake, letBotsPlay, setOut, type HostedGame } from './hosted-game';

/** A game that has begun, with the keys of its seats: told this once, and not kept. */
export interface BegunGame {
  readonly game: HostedGame;
  /** By seat; absent for bots. */
  readonly keys: readonly (string | undefined)[];
}

interface HostingWish {
  /** Seconds for a decision; absent: as many as one likes. */
  readonly clock?: number | undefined;
  /** Absent: chance. */
  readonly seed?: string | undefined;
}

/** Begins a game; `undefined` where the caller, or all, have too many. Refuses a setup that cannot be played. */
export async function hostGame(
  system: AnySystem,
  playable: AnyPlayable,
  setup: GameSetup,
  players: readonly Pick<GameSeat, 'player' | 'name'>[],
  address: string,
  { clock, seed = randomBytes(12).toString('base64url') }: HostingWish = {},
): Promise<Result<BegunGame> | undefined> {
  const caller = gameCaller(address);
  if (!(await mayBegin(caller))) return undefined;
  const sits = (who: GameSeat['player']): boolean => players.some(({ player }) => player === who);
  if (sits('sharp') && !sits('person'))
    return refuse({
      path: ['lists'],
      code: 'nobody_waits',
      message:
        'A searching bot thinks for seconds, and here one answer would hold the whole game. Let a person sit down, or ask `POST /simulations` for games of bots alone.',
    });
  const keys = players.map(({ player }) => (player === 'person' ? newKey() : undefined));
  const seats = players.map((place, seat): GameSeat => {
    const key = keys[seat];
    return { ...place, ...(key === undefined ? {} : { keyHash: hashOfSeatKey(key) }), taken: false };
  });
  const fresh = {
    id: randomBytes(18).toString('base64url'),
    system: system.slug,
    seats,
    ...(clock === undefined ? {} : { clock }),
    caller,
  };
  const begun = setOut(
    {
      ...fresh,
      takings: 0,
      said: 0,
      moderated: 0,
      moves: 0,
      toAct: [],
      over: false,
      due: [],
      expiresAt: new Date(),
    },
    system,
    playable,
    { setup, seed },
  );
  if (!begun.ok) return begun;
  await letBotsPlay(begun.value);
  const game = { ...begun.value, kept: await keepGame({ ...fresh, ...keepsake(begun.value) }) };
  hold(game);
  return ok({ game, keys });
}
