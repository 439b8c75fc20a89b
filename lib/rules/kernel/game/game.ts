import { underToday } from './asks-less';
import { seededDice, type Dice } from './dice';
import type { GameEvent, Seat } from './engine';
import type { GameRecord } from './game-record';
import { openTable, type GameSetup } from './opening';
import type { AnyChoice, AnyPlayable, AnyState } from './playable';
import { ok, refuse, type Result } from '../result';
import { DieDue, tableDice } from './table-dice';
import type { AnySystem } from '../system';

/** What happened in one move, and why it may not be taken back. */
export interface Turning {
  readonly events: readonly GameEvent[];
  /** Dice that were rolled in it. */
  readonly fell?: readonly number[];
  /** Chance or a secret came out: it stands. */
  readonly stands?: 'roll' | 'draw' | 'reveal';
}

/** A game with every position it went through: `states[n]` is the one after `n` moves, `turnings[n]` led to it. */
export interface GameUnderWay {
  readonly record: GameRecord;
  readonly states: readonly AnyState[];
  readonly turnings: readonly Turning[];
}

/** The dice of one move: the same for the same record, whatever was thrown before. Move −1 is the setup. */
export function diceOfMove({ seed, luck = [] }: GameRecord, move: number): Dice {
  let own = seed;
  for (const one of luck) if (one.from <= move) own = one.seed;
  return seededDice(`${own}/${move}`);
}

const turningOf = (
  playable: AnyPlayable,
  events: readonly GameEvent[],
  fell: readonly number[],
  rolled: boolean,
): Turning => {
  const shown = events.map(({ type }) => playable.shown[type]).find((why) => why !== undefined);
  const stands = rolled ? 'roll' : shown;
  return {
    events,
    ...(fell.length === 0 ? {} : { fell }),
    ...(stands === undefined ? {} : { stands }),
  };
};

/** The position after the setup. Refuses a setup that cannot be played. `byHand`: its dice fall on a table. */
export const beginGame = (
  system: AnySystem,
  playable: AnyPlayable,
  setup: GameSetup,
  seed: string,
  byHand = false,
): Result<GameUnderWay> =>
  setOut(system, playable, {
    format: 'muster-game/1',
    system: system.slug,
    version: system.version,
    setup,
    seed,
    ...(byHand ? { thrown: [] } : {}),
    moves: [],
  });

/** What a record says before its first move. */
function setOut(system: AnySystem, playable: AnyPlayable, record: GameRecord): Result<GameUnderWay> {
  const table = openTable(system, playable, record.setup, seededDice, record.asksAll);
  if (!table.ok) return table;
  const events: GameEvent[] = [];
  const state = playable.engine.setup(table.value, diceOfMove(record, -1), (event) => events.push(event));
  return ok({ record, states: [state], turnings: [{ events, stands: 'roll' }] });
}

/** The position after the last move. */
export const lastState = ({ states }: GameUnderWay): AnyState => states.at(-1)!;

/** One move from a position: the next one, and what led to it. */
function step(
  playable: AnyPlayable,
  before: AnyState,
  [seat, nth]: GameRecord['moves'][number],
  luck: Dice,
  laid?: readonly number[],
): Result<{ readonly state: AnyState; readonly turning: Turning }> {
  const { engine } = playable;
  if (!engine.toAct(before).includes(seat))
    return refuse({
      path: ['seat'],
      code: 'not_your_turn',
      message: `Seat ${seat + 1} has nothing to decide.`,
    });
  const choice: AnyChoice | undefined = engine.choices(before, seat)[nth];
  if (choice === undefined)
    return refuse({ path: ['choice'], code: 'illegal_choice', message: 'The rules do not offer this now.' });
  const state = engine.clone(before);
  const dice = tableDice(luck, laid);
  const events: GameEvent[] = [];
  try {
    engine.play(state, seat, choice, dice, (event) => events.push(event));
  } catch (error) {
    if (!(error instanceof DieDue)) throw error;
    return refuse({ path: ['dice'], code: 'die_due', message: `A die of ${error.sides} sides is missing.` });
  }
  if (laid && laid.length > dice.fell.length)
    return refuse({ path: ['dice'], code: 'die_left', message: 'There is a die that nobody rolled.' });
  return ok({ state, turning: turningOf(playable, events, dice.fell, dice.used()) });
}

/** A die that a move needs from the table. */
export interface DueDie {
  readonly sides: number;
  /** What happens in the move before it falls. */
  readonly events: readonly GameEvent[];
}

/** The next die that has to fall for this move, after those laid down; undefined where it needs no more. */
export function dueDie(
  playable: AnyPlayable,
  { record, states }: GameUnderWay,
  seat: Seat,
  nth: number,
  laid: readonly number[],
): DueDie | undefined {
  const { engine } = playable;
  const choice: AnyChoice | undefined = engine.choices(states.at(-1)!, seat)[nth];
  if (choice === undefined) return undefined;
  const events: GameEvent[] = [];
  const dice = tableDice(diceOfMove(record, record.moves.length), laid);
  try {
    engine.play(engine.clone(states.at(-1)!), seat, choice, dice, (event) => events.push(event));
    return undefined;
  } catch (error) {
    if (!(error instanceof DieDue)) throw error;
    return { sides: error.sides, events };
  }
}

/**
 * The game with one more move. Refuses a seat that is not asked and a choice that is not offered.
 * @param laid faces of the dice on a table, all that the move needs; absent: they fall by the seed
 */
export function playMove(
  playable: AnyPlayable,
  { record, states, turnings }: GameUnderWay,
  seat: Seat,
  nth: number,
  laid?: readonly number[],
): Result<GameUnderWay> {
  const move = record.moves.length;
  const next = step(playable, states.at(-1)!, [seat, nth], diceOfMove(record, move), laid);
  if (!next.ok) return next;
  const thrown = laid?.length ? [...(record.thrown ?? []), { move, faces: [...laid] }] : record.thrown;
  return ok({
    record: { ...record, ...(thrown ? { thrown } : {}), moves: [...record.moves, [seat, nth]] },
    states: [...states, next.value.state],
    turnings: [...turnings, next.value.turning],
  });
}

/**
 * Plays a record through to its end. Refuses one made under other rules, and one with a move that the rules do not offer:
 * its `path` then names the move. One of the version before, which only asked more, is one of today's from then on.
 */
export function rebuildGame(
  system: AnySystem,
  playable: AnyPlayable,
  given: GameRecord,
): Result<GameUnderWay> {
  const record = underToday(system, playable, given);
  if (!record)
    return refuse({
      path: ['version'],
      code: 'other_rules',
      message: `This game was played under ${given.system} ${given.version}; these are the rules of ${system.slug} ${system.version}.`,
    });
  const begun = setOut(system, playable, record);
  if (!begun.ok) return begun;
  const states = [...begun.value.states];
  const turnings = [...begun.value.turnings];
  const laid = new Map(record.thrown?.map(({ move, faces }) => [move, faces]));
  for (const [at, move] of record.moves.entries()) {
    const next = step(playable, states.at(-1)!, move, diceOfMove(record, at), laid.get(at));
    if (!next.ok) return refuse(...next.problems.map((p) => ({ ...p, path: ['moves', at, ...p.path] })));
    states.push(next.value.state);
    turnings.push(next.value.turning);
  }
  return ok({ record, states, turnings });
}
