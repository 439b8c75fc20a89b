import { counted } from '@/lib/rules/reference';
import {
  type GameEvent,
  type Outcome,
  type Seat,
  branchGame,
  cannotTakeBack,
  correctGame,
  lastState,
  leaderOf,
  playMove,
  takeBack,
  type GameUnderWay,
  type AnyPlayable,
  type Player,
} from '@/lib/rules/playing';
import type { PlayedOnline } from './kept-games';

/** A game with those who play it. */
export interface Session {
  readonly game: GameUnderWay;
  readonly players: readonly Player[];
  /** Under which this browser keeps it, and what it is called there; absent: it is another game from here on. */
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  /** Where it was played, if that was online. */
  readonly online?: PlayedOnline | undefined;
  /** Came by a link or a file, and nobody has played on yet: it is not kept in this browser. */
  readonly foreign?: boolean;
}

export const movesOf = ({ game }: Session): number => game.record.moves.length;

/** Which decision is due first: one of the person who holds the device, then that of a bot, then one of another person. */
export function dueSeat(
  playable: AnyPlayable,
  { game, players }: Session,
  /** The first seat of who holds it. */
  holder: Seat | undefined,
): Seat | undefined {
  const due = playable.engine.toAct(lastState(game));
  const own = holder === undefined ? undefined : due.find((seat) => leaderOf(players, seat) === holder);
  return own ?? due.find((seat) => players[seat]?.kind === 'bot') ?? due[0];
}

/** The seat for which somebody decided last, up to a move; his first one, where he has not yet. */
export const lastSeatOf = ({ game, players }: Session, person: Seat, at: number): Seat =>
  game.record.moves.slice(0, at).findLast(([seat]) => leaderOf(players, seat) === person)?.[0] ?? person;

/**
 * The session with one more move. @throws when the rules do not offer it: the page offers nothing else
 * @param laid the dice of a table
 */
export function moved(
  playable: AnyPlayable,
  session: Session,
  seat: Seat,
  nth: number,
  laid?: readonly number[],
): Session {
  const next = playMove(playable, session.game, seat, nth, laid);
  if (!next.ok) throw new Error(next.problems[0]?.message ?? 'not offered');
  return { ...session, game: next.value };
}

/** After how many moves the last real decision of a person was due, or of anybody where only bots play; undefined: there was none. */
export function lastDecision(playable: AnyPlayable, { game, players }: Session): number | undefined {
  const anyPerson = players.some(({ kind }) => kind === 'person');
  const at = game.record.moves.findLastIndex(
    ([seat], i) =>
      (!anyPerson || players[seat]?.kind === 'person') &&
      playable.engine.choices(game.states[i]!, seat).length > 1,
  );
  return at < 0 ? undefined : at;
}

/** Takes back everything since the last real decision of a person; says why where something stands in the way. */
export function undone(
  playable: AnyPlayable,
  session: Session,
): { readonly session: Session } | { readonly why: string } {
  const to = lastDecision(playable, session) ?? -1;
  let { game } = session;
  while (game.record.moves.length !== to) {
    const why = cannotTakeBack(game);
    if (why !== undefined) return { why };
    const back = takeBack(game);
    if (!back.ok) return { why: back.problems[0]?.message ?? '' };
    game = back.value;
  }
  return { session: { ...session, game } };
}

/** The same game, which goes on after its first `at` moves whatever has been rolled or shown since. */
export const corrected = (session: Session, at: number): Session => ({
  ...session,
  game: correctGame(session.game, at),
});

/** Another game, that has the first moves of this one. */
export const branched = (session: Session, at: number, seed?: string): Session => ({
  game: branchGame(session.game, at, seed),
  players: session.players,
});

export const outcomeOf = (playable: AnyPlayable, { game }: Session): Outcome | undefined =>
  playable.engine.outcome(lastState(game));

/** `3 turns`: how long it has lasted. */
export function lengthOf({ length }: AnyPlayable, { game }: Session): string {
  const state = lastState(game);
  return counted(length.of(state), length.unitIn?.(state) ?? length.unit);
}

/** Has it begun, and not come to its end? */
export const isUnderWay = (playable: AnyPlayable, session: Session): boolean =>
  movesOf(session) > 0 && outcomeOf(playable, session) === undefined;

/** May the viewer know of it? */
export const maySee = ({ only }: GameEvent, viewer: Seat | undefined): boolean =>
  only === undefined || only === viewer;
