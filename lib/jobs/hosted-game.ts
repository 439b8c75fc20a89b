import 'server-only';
import { createHash } from 'node:crypto';
import type { GameStand, KeptGame, KeptRecord } from '@/lib/db/games';
import { ok, refuse, seededDice, type AnySystem, type Result } from '@/lib/rules';
import {
  diceOfMove,
  firstSeatOf,
  isStoodIn,
  nextStandIns,
  openTable,
  type AnyChoice,
  type AnyPlayable,
  type AnyState,
  type EventWords,
  type GameEvent,
  type GameRecord,
} from '@/lib/rules/playing';
import { botOf, type AnyBot } from '@/lib/sim';
import type { Question } from '@/lib/sim/answer';
import { dueAfter } from './game-clock';
import { think } from './think';

/** Lines of the log that a seat can read back. */
const MOST_LINES = 120;
/** Decisions of bots in a row, before others are heard; and before the game is given up. */
const SPELL = 50;
const MOST_MOVES = 20_000;

/** How long searching bots may think for one answer; then the simple bot decides in their place. */
const THINKING_MS = 5_000;

/** How far searching bots look ahead here. */
const EFFORT = 'quick';

/** What happened, as one seat may know it. */
export interface Line extends Pick<EventWords, 'text' | 'dice' | 'touches' | 'weight'> {
  readonly move: number;
  /** Absent: no rule is behind it, but those who play. */
  readonly rule?: string;
  readonly sum: string | null;
}

/** A game as it stands after the moves of its record. What others may read already is never changed: see `copyOf`. */
export interface HostedGame {
  readonly kept: KeptGame;
  readonly playable: AnyPlayable;
  /** By seat; absent for people. */
  readonly bots: readonly (AnyBot | undefined)[];
  readonly record: GameRecord;
  readonly state: AnyState;
  /** By seat, and last for those who watch. */
  readonly logs: readonly Line[][];
  /** Decisions that the simple bot made for a searching one, because there was no more time. */
  hurried: number;
}

/** A game of one's own, to play on. */
export const copyOf = (game: HostedGame): HostedGame => ({
  ...game,
  record: { ...game.record, moves: [...game.record.moves] },
  state: game.playable.engine.clone(game.state),
  logs: game.logs.map((log) => [...log]),
});

/** The position after the setup. Refuses a setup that cannot be played. */
export function setOut(
  kept: KeptGame,
  system: AnySystem,
  playable: AnyPlayable,
  wish: Pick<GameRecord, 'setup' | 'seed' | 'asksAll'>,
): Result<HostedGame> {
  const table = openTable(system, playable, wish.setup, seededDice, wish.asksAll);
  if (!table.ok) return refuse(...table.problems);
  const record: GameRecord = {
    format: 'muster-game/1',
    system: system.slug,
    version: system.version,
    setup: wish.setup,
    seed: wish.seed,
    ...(wish.asksAll ? { asksAll: true } : {}),
    moves: [],
  };
  const events: GameEvent[] = [];
  const game: HostedGame = {
    kept,
    playable,
    bots: kept.seats.map(({ player }) => (player === 'person' ? undefined : botOf(playable, player))),
    record,
    state: playable.engine.setup(table.value, diceOfMove(record, -1), (event) => events.push(event)),
    logs: Array.from({ length: kept.seats.length + 1 }, () => []),
    hurried: 0,
  };
  write(game, events);
  return ok(game);
}

/** What happened, as each seat may know it. */
function write({ playable, kept, state, logs, record }: HostedGame, events: readonly GameEvent[]): void {
  if (events.length === 0) return;
  logs.forEach((log, i) => {
    const seat = i < kept.seats.length ? i : undefined;
    const view = playable.engine.view(state, seat);
    for (const event of events) {
      if (event.only !== undefined && event.only !== seat) continue;
      const { sum, ...words } = playable.eventWords(event, view);
      log.push({ move: record.moves.length, rule: event.rule, sum: sum ?? null, ...words });
    }
    log.splice(0, log.length - MOST_LINES);
  });
}

/** Says in every log that a bot stands in at a seat, or does so no more. */
function writeStandIn(
  { playable, state, logs, record }: HostedGame,
  seat: number,
  turn: 'bot' | 'back',
): void {
  const { seats } = playable.scene(playable.engine.view(state, undefined), undefined);
  const name = seats.find((one) => one.seat === seat)?.name ?? `Seat ${seat + 1}`;
  const text =
    turn === 'bot'
      ? `${name}: the time for a decision was over. From here a bot decides in place of whoever sits there.`
      : `${name}: whoever sits there is back and decides again.`;
  for (const log of logs) log.push({ move: record.moves.length, sum: null, text });
}

/** One decision of a seat: the nth of the choices that it has; `byBot`: in place of the person who sits there. */
export function move(
  game: HostedGame,
  seat: number,
  choices: readonly AnyChoice[],
  nth: number,
  byBot = false,
): void {
  const { playable, record, state } = game;
  const { standIns, turn } = nextStandIns(record, seat, byBot);
  if (byBot) record.standIns = standIns;
  if (turn) writeStandIn(game, seat, turn);
  const events: GameEvent[] = [];
  playable.engine.play(state, seat, choices[nth]!, diceOfMove(record, record.moves.length), (e) =>
    events.push(e),
  );
  record.moves.push([seat, nth]);
  write(game, events);
}

/** Others are heard in between. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Plays on as a record says. @returns false where the rules do not offer one of its moves */
export async function playOn(game: HostedGame, as: GameRecord): Promise<boolean> {
  const { moves } = as;
  const { engine } = game.playable;
  for (let n = game.record.moves.length; n < moves.length; n++) {
    const [seat, nth] = moves[n]!;
    if (!engine.toAct(game.state).includes(seat)) return false;
    const choices = engine.choices(game.state, seat);
    if (nth >= choices.length) return false;
    move(game, seat, choices, nth, isStoodIn(as, seat, n));
    if (n % SPELL === 0) await breathe();
  }
  return true;
}

/** What a searching bot does; undefined where there is no time left to think. */
async function thought(
  { playable, kept: { caller }, record: { system } }: HostedGame,
  bot: AnyBot,
  question: Omit<Question, 'level'>,
  until: number,
): Promise<number | undefined> {
  if (!bot.isSlow || question.choices.length === 1 || Date.now() >= until) return undefined;
  return think(caller, system, playable, { ...question, level: 'sharp', effort: EFFORT });
}

/** Lets bots decide until somebody else must. */
export async function letBotsPlay(game: HostedGame): Promise<void> {
  const { bots, kept, playable } = game;
  const { engine } = playable;
  const isAway = (seat: number): boolean => kept.seats[seat]?.away === true;
  const until = Date.now() + THINKING_MS;
  for (let n = 1; game.record.moves.length < MOST_MOVES; n++) {
    const seat = engine.toAct(game.state).find((one) => bots[one] ?? isAway(one));
    if (seat === undefined) return;
    const choices = engine.choices(game.state, seat);
    const seed = `${game.record.seed}/bots/${game.record.moves.length}`;
    const view = engine.view(game.state, seat);
    const bot = bots[seat] ?? botOf(playable, 'steady');
    const nth = await thought(game, bot, { view, seat, choices, seed }, until);
    if (nth === undefined && bot.isSlow && choices.length > 1) game.hurried++;
    const simple = bot.isSlow ? playable.steady : bot.choose;
    const chosen = nth ?? choices.indexOf(simple(view, seat, choices, seededDice(seed)));
    move(game, seat, choices, chosen, isAway(seat));
    if (n % SPELL === 0) await breathe();
  }
}

/** What is kept of a game as it stands. */
export function keepsake({ kept, playable, record, state, hurried }: HostedGame): GameStand & KeptRecord {
  const { engine } = playable;
  const toAct = engine.toAct(state);
  const movers = record.moves.slice(kept.moves).map(([seat]) => seat);
  return {
    record,
    mark: markOf(state),
    hurried,
    moves: record.moves.length,
    toAct,
    over: engine.outcome(state) !== undefined,
    due: dueAfter(kept.due, { seats: kept.seats, toAct, movers }, new Date()),
  };
}

/** By which two positions are told apart. */
export const markOf = (state: AnyState): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('hex');

/** The record of a game with those who played, as a file has it. */
export const replayOf = ({
  seats,
  record,
}: Pick<KeptGame, 'seats'> & Pick<KeptRecord, 'record'>): GameRecord => ({
  ...record,
  players: seats.map(({ player, name, as }, seat) =>
    player === 'person'
      ? {
          kind: 'person',
          name: name ?? `Player ${firstSeatOf(seats, seat) + 1}`,
          ...(as === undefined ? {} : { as }),
        }
      : { kind: 'bot', level: player, ...(player === 'sharp' ? { effort: EFFORT } : {}) },
  ),
});
