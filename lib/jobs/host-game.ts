import 'server-only';
import { randomBytes } from 'node:crypto';
import { hashOfSeatKey } from '@/lib/db/game-seats';
import { gameCaller, keepGame, mayBegin, staysWithin, type GameSeat } from '@/lib/db/games';
import { ok, refuse, type AnySystem, type Result } from '@/lib/rules';
import {
  asWished,
  firstSeatOf,
  leadersOf,
  partSetup,
  type AnyPlayable,
  type GameSetup,
  type Parted,
} from '@/lib/rules/playing';
import { newKey } from './game-keys';
import { hold } from './games';
import { keepsake, letBotsPlay, setOut, type HostedGame } from './hosted-game';

/** A game that has begun, with the keys of its seats: told this once, and not kept. */
export interface BegunGame {
  readonly game: HostedGame;
  /** By seat; absent for bots, and for a seat that the key of an earlier one opens. */
  readonly keys: readonly (string | undefined)[];
}

interface HostingWish {
  /** Seconds for a decision; absent: as many as one likes. */
  readonly clock?: number | undefined;
  /** Absent: chance. */
  readonly seed?: string | undefined;
}

type Wished = Pick<GameSeat, 'player' | 'name' | 'as'>;

/** Who plays at the seats of a game: whoever brings a list that sets out at several leads them all, by one name. */
const playersIn = (parted: Parted<GameSetup>, wished: readonly Wished[]): readonly Wished[] => {
  const leaders = leadersOf(parted, (seat) => wished[seat]!.as);
  return parted.from.map((from, seat) => {
    const { player } = wished[from]!;
    if (player !== 'person') return { player };
    const first = leaders[seat]!;
    const { name } = wished[parted.from[first]!]!;
    return { player, ...(name === undefined ? {} : { name }), ...(first === seat ? {} : { as: first }) };
  });
};

/**
 * Begins a game; `undefined` where the caller, or all, have too many. Refuses a setup that cannot be played, with the seat of
 * the wish at fault.
 * @param wished by seat of the wish; a list may set out at several seats of the game
 */
export async function hostGame(
  system: AnySystem,
  playable: AnyPlayable,
  wish: GameSetup,
  wished: readonly Wished[],
  address: string,
  { clock, seed = randomBytes(12).toString('base64url') }: HostingWish = {},
): Promise<Result<BegunGame> | undefined> {
  const caller = gameCaller(address);
  if (!(await mayBegin(caller))) return undefined;
  const sits = (who: GameSeat['player']): boolean => wished.some(({ player }) => player === who);
  if (sits('sharp') && !sits('person'))
    return refuse({
      path: ['lists'],
      code: 'nobody_waits',
      message:
        'A searching bot thinks for seconds, and here one answer would hold the whole game. Let a person sit down, or ask `POST /simulations` for games of bots alone.',
    });
  const parted = partSetup(system, playable, wish);
  if (!parted.ok) return parted;
  const { setup } = parted.value;
  const players = playersIn(parted.value, wished);
  const keys = players.map(({ player, as }) =>
    player === 'person' && as === undefined ? newKey() : undefined,
  );
  const seats = players.map((place, seat): GameSeat => {
    const key = keys[firstSeatOf(players, seat)];
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
  if (!begun.ok) return refuse(...begun.problems.map(asWished(parted.value)));
  await letBotsPlay(begun.value);
  const game = { ...begun.value, kept: await keepGame({ ...fresh, ...keepsake(begun.value) }) };
  if (!(await staysWithin(game.kept))) return undefined;
  hold(game);
  return ok({ game, keys });
}
