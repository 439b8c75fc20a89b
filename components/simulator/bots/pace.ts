import {
  dueDie,
  leaderOf,
  type BotLevel,
  type Effort,
  type Seat,
  type AnyPlayable,
  lastState,
} from '@/lib/rules/playing';
import { answer, isLong, type Question } from '@/lib/sim/answer';
import { dueSeat, moved, movesOf, type Session } from '../keep/session';

/** How long a move of a bot is to be seen, in milliseconds. */
export const paces = [
  { id: 'slow', name: 'Slow', ms: 1600 },
  { id: 'calm', name: 'Calm', ms: 700 },
  { id: 'quick', name: 'Quick', ms: 120 },
  { id: 'at-once', name: 'At once', ms: 0 },
] as const;
export type Pace = (typeof paces)[number]['id'];

export interface Running {
  /** The decision is played without asking where there is only one. */
  readonly alone: boolean;
  /** Bots decide for people too. */
  readonly forMe: boolean;
}

/** Dice of people fall on a table where they are entered by hand, also those of an only choice. */
const waitsForDice = (playable: AnyPlayable, { game }: Session, seat: Seat): boolean =>
  game.record.thrown !== undefined && dueDie(playable, game, seat, 0, []) !== undefined;

/** Whether somebody has nothing to choose between and no dice to throw: it is played without asking. */
const isOnlyChoice = (playable: AnyPlayable, session: Session, seat: Seat): boolean =>
  playable.engine.choices(lastState(session.game), seat).length === 1 &&
  !waitsForDice(playable, session, seat);

/** The person who is to decide and does; undefined where nobody is asked, or a bot is. */
export function personDue(
  playable: AnyPlayable,
  session: Session,
  holder: Seat | undefined,
  { alone }: Pick<Running, 'alone'>,
): Seat | undefined {
  const seat = dueSeat(playable, session, holder);
  if (seat === undefined || session.players[seat]?.kind !== 'person') return undefined;
  // Nobody is called to the device for what is played before he has it.
  return alone && leaderOf(session.players, seat) !== holder && isOnlyChoice(playable, session, seat)
    ? undefined
    : seat;
}

/** What plays next by itself: a bot, or the only choice of somebody; undefined where a person decides, or nobody. */
export function nextByItself(
  playable: AnyPlayable,
  session: Session,
  holder: Seat | undefined,
  { alone, forMe }: Running,
): Question | undefined {
  const seat = dueSeat(playable, session, holder);
  if (seat === undefined) return undefined;
  const { engine } = playable;
  const state = lastState(session.game);
  const player = session.players[seat];
  const choices = engine.choices(state, seat);
  let level: BotLevel;
  let effort: Effort | undefined;
  if (player?.kind === 'bot') ({ level, effort } = player);
  else if (forMe) level = 'steady';
  else if (alone && isOnlyChoice(playable, session, seat)) level = 'random';
  else return undefined;
  const { seed } = session.game.record;
  return {
    view: engine.view(state, seat),
    seat,
    choices,
    level,
    effort,
    seed: `${seed}/bot/${movesOf(session)}`,
  };
}

/**
 * How long the page may be busy before it draws again: as long as it took to draw, so that no more than half the time goes into
 * pictures that nobody asked for; never so long that a button answers late.
 */
export const busyMs = (drewMs: number): number => Math.min(100, Math.max(12, drewMs));

/** Plays on by itself as long as there is time. Stops before a person's decision and before a bot that needs long to think. */
export function playForAMoment(
  playable: AnyPlayable,
  session: Session,
  holder: Seat | undefined,
  running: Running,
  hasTime: () => boolean,
): Session {
  let at = session;
  do {
    const question = nextByItself(playable, at, holder, running);
    if (!question || isLong(question)) break;
    at = moved(playable, at, question.seat, answer(playable, question));
  } while (hasTime());
  return at;
}
