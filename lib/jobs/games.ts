import 'server-only';
import { randomBytes } from 'node:crypto';
import { ok, refuse, seededDice, type AnySystem, type Result } from '@/lib/rules';
import {
  diceOfMove,
  openTable,
  type AnyPlayable,
  type GameEvent,
  type GameRecord,
  type GameSetup,
} from '@/lib/rules/playing';
import { botOf } from '@/lib/sim';
import { letBotsPlay, move, write, type HostedGame, type Player } from './hosted-game';

/** Games at a time, of one caller and of all. */
const MOST_OF_ONE = 100;
const MOST = 1_000;
/** How long nobody need ask for a game before it is forgotten. */
const KEPT_MS = 2 * 3_600_000;
// Each route is bundled with its own copy of this module; they share the games.
const shared = globalThis as typeof globalThis & { musterGames?: Map<string, HostedGame> };
const games = (): Map<string, HostedGame> => (shared.musterGames ??= new Map());

function sweep(): void {
  const now = Date.now();
  for (const game of games().values()) if (now - game.askedAt > KEPT_MS) games().delete(game.id);
}

/** Begins a game; `undefined` where the caller, or all, have too many. Refuses a setup that cannot be played. */
export async function hostGame(
  system: AnySystem,
  playable: AnyPlayable,
  setup: GameSetup,
  players: readonly Player[],
  caller: string,
  seed: string = randomBytes(12).toString('base64url'),
): Promise<Result<HostedGame> | undefined> {
  sweep();
  const own = [...games().values()].filter((game) => game.caller === caller);
  if (games().size >= MOST || own.length >= MOST_OF_ONE) return undefined;
  if (players.includes('sharp') && !players.includes('person'))
    return refuse({
      path: ['lists'],
      code: 'nobody_waits',
      message:
        'A searching bot thinks for seconds, and here one answer would hold the whole game. Let a person sit down, or ask `POST /simulations` for games of bots alone.',
    });
  const table = openTable(system, playable, setup, seededDice);
  if (!table.ok) return refuse(...table.problems);
  const record: GameRecord = {
    format: 'muster-game/1',
    system: system.slug,
    version: system.version,
    setup,
    seed,
    moves: [],
  };
  const events: GameEvent[] = [];
  const state = playable.engine.setup(table.value, diceOfMove(record, -1), (event) => events.push(event));
  const game: HostedGame = {
    id: randomBytes(18).toString('base64url'),
    caller,
    playable,
    players,
    keys: players.map((who) => (who === 'person' ? randomBytes(24).toString('base64url') : undefined)),
    bots: players.map((who) => (who === 'person' ? undefined : botOf(playable, who))),
    hurried: 0,
    record,
    state,
    logs: Array.from({ length: players.length + 1 }, () => []),
    askedAt: Date.now(),
    turn: Promise.resolve(),
  };
  write(game, events);
  games().set(game.id, game);
  await (game.turn = letBotsPlay(game));
  return ok(game);
}

/** A game that is played here. */
export function findGame(id: string): HostedGame | undefined {
  sweep();
  const game = games().get(id);
  if (game) game.askedAt = Date.now();
  return game;
}

/** One decision of a person, and what bots answer. Refuses who is not asked, what is not offered, and what came too late. */
export function decide(
  game: HostedGame,
  seat: number,
  nth: number,
  moves: number,
): Promise<Result<HostedGame>> {
  const { engine } = game.playable;
  const work = game.turn.then(async (): Promise<Result<HostedGame>> => {
    if (game.record.moves.length !== moves)
      return refuse({ path: ['moves'], code: 'moved_on', message: 'The game has gone on since.' });
    if (!engine.toAct(game.state).includes(seat))
      return refuse({ path: ['seat'], code: 'not_your_turn', message: 'This seat has nothing to decide.' });
    if (nth >= engine.choices(game.state, seat).length)
      return refuse({
        path: ['choice'],
        code: 'illegal_choice',
        message: 'The rules do not offer this now.',
      });
    move(game, seat, nth);
    await letBotsPlay(game);
    return ok(game);
  });
  game.turn = work.catch(() => undefined);
  return work;
}

/** When it is forgotten, unless somebody asks for it. */
export const gameExpiry = ({ askedAt }: HostedGame): number => askedAt + KEPT_MS;
