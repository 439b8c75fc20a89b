import 'server-only';
import { seededDice } from '@/lib/rules';
import {
  diceOfMove,
  type AnyPlayable,
  type AnyState,
  type BotLevel,
  type GameEvent,
  type GameRecord,
} from '@/lib/rules/playing';
import type { AnyBot } from '@/lib/sim';
import type { Question } from '@/lib/sim/answer';
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

/** What happened, as each seat may know it. */
export function write(
  { playable, players, state, logs, record }: HostedGame,
  events: readonly GameEvent[],
): void {
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

export function move(game: HostedGame, seat: number, nth: number): void {
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
  return think(caller, system, playable, { ...question, level: 'sharp', effort: EFFORT });
}

/** Lets bots decide until somebody else must. */
export async function letBotsPlay(game: HostedGame): Promise<void> {
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

/** The record of a game with those who played, as a file has it. */
export const replayOf = ({ record, players }: HostedGame): GameRecord => ({
  ...record,
  players: players.map((who, seat) =>
    who === 'person'
      ? { kind: 'person', name: `Player ${seat + 1}` }
      : { kind: 'bot', level: who, ...(who === 'sharp' ? { effort: EFFORT } : {}) },
  ),
});
