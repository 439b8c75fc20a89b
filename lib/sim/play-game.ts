import { moveDice, seededDice } from '@/lib/rules';
import {
  indexOfChoice,
  type AnyPlayable,
  type AnyState,
  type GameEvent,
  type GameRecord,
  type Outcome,
} from '@/lib/rules/playing';
import { decide, type AnyBot } from './bots';

/** Decisions after which a game counts as one without an end. */
const MOST_DECISIONS = 100_000;
/** Quick decisions between two pauses for whoever drives the game. */
const BREATH = 64;

/** Reads along in a game. */
export interface Follower {
  /** After the setup and after each decision, with what happened in it. */
  see(state: AnyState, events: readonly GameEvent[]): void;
}

export interface Played {
  /** Absent: the game did not end, or the engine broke off. */
  readonly outcome?: Outcome;
  readonly decisions: number;
  readonly length: number;
  /** Why there is no outcome. */
  readonly fault?: string;
}

/**
 * One game of bots, by the dice that a record of this seed has: whoever replays `moves` comes to the same end. Yields every
 * now and then and at each move of a searching bot, so that whoever drives it may stop.
 */
export function* playGame(
  playable: AnyPlayable,
  table: unknown,
  bots: readonly AnyBot[],
  seed: string,
  {
    follower,
    moves,
  }: { readonly follower?: Follower | undefined; readonly moves?: GameRecord['moves'] } = {},
): Generator<void, Played> {
  const { engine } = playable;
  const dice = moveDice(seed);
  const luck = seededDice(`${seed}/bots`);
  const events: GameEvent[] = [];
  const tell = follower && ((event: GameEvent) => void events.push(event));
  const show = (state: AnyState) => {
    follower?.see(state, events);
    events.length = 0;
  };
  const breath = bots.some(({ isSlow }) => isSlow) ? 1 : BREATH;
  let decisions = 0;
  let state: AnyState | undefined;
  try {
    dice.turnTo(-1);
    state = engine.setup(table, dice, tell);
    if (follower) show(state);
    for (; decisions < MOST_DECISIONS; decisions++) {
      const seat = engine.toAct(state)[0];
      if (seat === undefined) break;
      const choice = decide(bots[seat]!, playable, state, seat, luck);
      moves?.push([seat, indexOfChoice(engine.choices(state, seat), choice)]);
      dice.turnTo(decisions);
      engine.play(state, seat, choice, dice, tell);
      if (follower) show(state);
      if (decisions % breath === 0) yield;
    }
    const outcome = engine.outcome(state);
    const length = playable.length.of(state);
    return outcome
      ? { outcome, decisions, length }
      : { decisions, length, fault: `no end within ${MOST_DECISIONS} decisions` };
  } catch (error) {
    // A defect of the engine: the other games go on, and the report names this one.
    return { decisions, length: 0, fault: error instanceof Error ? error.message : String(error) };
  }
}
