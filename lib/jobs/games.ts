import 'server-only';
import { randomBytes } from 'node:crypto';
import { ok, refuse, seededDice, type AnySystem, type Result } from '@/lib/rules';
import {
  diceOfMove,
  openTable,
  type AnyPlayable,
  type AnyState,
  type BotLevel,
  type GameEvent,
  type GameRecord,
  type GameSetup,
} from '@/lib/rules/playing';
import { botOf, type AnyBot } from '@/lib/sim';
import type { Question } from '@/lib/sim/answer';
import { think } from './think';

/** Games at a time, of one caller and of all. */
const MOST_OF_ONE = 100;
const MOST = 1_000;
/** How long nobody need ask for a game before it is forgotten. */
const KEPT_MS = 2 * 3_600_000;
/** Lines of the log that a seat can read back. */
const MOST_LINES = 120;
/** Decisions of bots in a row, before others are heard; and before the game is given up. */
const SPELL = 50;
const MOST_MOVES = 20_000;

/** How long searching bots may think for one answer; then the simple bot decides in their place. */
const THINKING_MS = 5_000;

export type Player = 'person' | BotLevel;

export interface Line {
  readonly move: number;
  readonly rule: string;
  readonly text: string;
  readonly sum: string | null;
}

/** A game that is played here. */
export interface HostedGame {
  readonly id: string;
  readonly caller: string;
  readonly playable: AnyPlayable;
  readonly players: readonly Player[];
  /** By seat; absent for bots. */
  readonly keys: readonly (string | undefined)[];
  readonly bots: readonly (AnyBot | undefined)[];
  /** Decisions that the simple bot made for a searching one, because there was no more time. */
  hurried: number;
  record: GameRecord;
  state: AnyState;
  /** By seat, and last for those who watch. */
  readonly logs: Line[][];
  askedAt: number;
  /** One decision after the other. */
  turn: Promise<unknown>;
}

// Each route is bundled with its own copy of this module; they share the games.
const shared = globalThis as typeof globalThis & { musterGames?: Map<string, HostedGame> };
const games = (): Map<string, HostedGame> => (shared.musterGames ??= new Map());

function sweep(): void {
  const now = Date.now();
  for (const game of games().values()) if (now - game.askedAt > KEPT_MS) games().delete(game.id);
}

/** What happened, as each seat may know it. */
function write({ playable, players, state, logs, record }: HostedGame, events: readonly GameEvent[]): void {
  if (events.length === 0) return;
  logs.forEach((log, i) => {
    const seat = i < players.length ? i : undefined;
    const view = playable.engine.view(state, seat);
    for (const event of events) {
      if (event.only !== undefined && event.only !== seat) continue;
      const { text, sum } = playable.eventWords(event, view);
      log.push({ move: record.moves.length, rule: event.rule, text, sum: sum ?? null });
    }
    log.splice(0, log.length - MOST_LINES);
  });
}

function move(game: HostedGame, seat: number, nth: number): void {
  const { playable, record, state } = game;
  const choice = playable.engine.choices(state, seat)[nth]!;
  const events: GameEvent[] = [];
  playable.engine.play(state, seat, choice, diceOfMove(record, record.moves.length), (e) => events.push(e));
  record.moves.push([seat, nth]);
  write(game, events);
}

/** What a searching bot does; undefined where there is no time left to think. */
async function thought(
  { playable, caller, record: { system }, bots }: HostedGame,
  question: Omit<Question, 'level'>,
  until: number,
): Promise<number | undefined> {
  if (!bots[question.seat]!.isSlow || question.choices.length === 1 || Date.now() >= until) return undefined;
  return think(caller, system, playable, { ...question, level: 'sharp', effort: 'quick' });
}

/** Lets bots decide until somebody else must. */
async function letBotsPlay(game: HostedGame): Promise<void> {
  const { engine } = game.playable;
  const until = Date.now() + THINKING_MS;
  for (let n = 1; game.record.moves.length < MOST_MOVES; n++) {
    const seat = engine.toAct(game.state).find((one) => game.bots[one]);
    if (seat === undefined) return;
    const choices = engine.choices(game.state, seat);
    const seed = `${game.record.seed}/bots/${game.record.moves.length}`;
    const view = engine.view(game.state, seat);
    const bot = game.bots[seat]!;
    const nth = await thought(game, { view, seat, choices, seed }, until);
    if (nth === undefined && bot.isSlow && choices.length > 1) game.hurried++;
    const simple = bot.isSlow ? game.playable.steady : bot.choose;
    move(game, seat, nth ?? choices.indexOf(simple(view, seat, choices, seededDice(seed))));
    if (n % SPELL === 0) await new Promise((resolve) => setImmediate(resolve));
  }
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
