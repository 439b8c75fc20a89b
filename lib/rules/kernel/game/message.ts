import { canonicalValue } from '../canonical-value';
import { seededDice } from './dice';
import type { Seat } from './engine';
import { playMove, type GameUnderWay } from './game';
import type { GameRecord } from './game-record';
import type { AnyPlayable, AnyState } from './playable';
import { leaderOf } from './leaders';
import type { Player } from './player';
import { ok, refuse, type Refusal, type Result } from '../result';

/** Moves of one game as they travel in a text: who, which of the choices offered, and the dice that fell. */
export interface MoveMessage {
  /** Tells the game from others. */
  readonly game: string;
  /** How many moves were played before. */
  readonly at: number;
  readonly moves: readonly { readonly seat: Seat; readonly nth: number; readonly fell: readonly number[] }[];
  /** Tells how the game stands afterwards. */
  readonly check: string;
}

const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Eight signs that change with the text. Against slips, not against cheats: whoever reads them replays the moves. */
function checkOf(text: string): string {
  const dice = seededDice(text);
  return Array.from({ length: 8 }, () => SIGNS[dice.below(SIGNS.length)]!).join('');
}

/** What was settled before the first move, and the dice that fall from there on. */
const gameCode = ({ system, version, setup, seed, luck = [] }: GameRecord, at: number): string =>
  checkOf(canonicalValue({ system, version, setup, seed, luck: luck.filter(({ from }) => from <= at) }));

/** Where the game stands; what is settled for all of it stands under `game`. */
const stateCode = (state: AnyState): string => checkOf(canonicalValue({ ...state, game: 0 }));

/**
 * After how many moves those begin that the others have not seen: whatever follows the last real decision of somebody else.
 * @param players of which one may lead several seats
 */
export function unsentFrom(
  { engine }: AnyPlayable,
  { record: { moves }, states }: GameUnderWay,
  players: readonly Player[] = [],
): number {
  let sender: Seat | undefined;
  for (let at = moves.length - 1; at >= 0; at--) {
    const [seat] = moves[at]!;
    if (engine.choices(states[at]!, seat).length < 2) continue;
    const who = leaderOf(players, seat) ?? seat;
    sender ??= who;
    if (who !== sender) return at + 1;
  }
  return 0;
}

/** The moves from there on as one short line: `muster-move/1 7f3k2m9q 12 0-5:2+3,0-1 9d2e77aa`. */
export function writeMoves({ record, states, turnings }: GameUnderWay, from: number): string {
  const moves = record.moves.slice(from).map(([seat, nth], i) => {
    const fell = turnings[from + i + 1]!.fell ?? [];
    return `${seat}-${nth}${fell.length > 0 ? `:${fell.join('+')}` : ''}`;
  });
  const at = record.moves.length;
  return `muster-move/1 ${gameCode(record, at)} ${from} ${moves.join(',')} ${stateCode(states[at]!)}`;
}

const LINE = /muster-move\/1\s+([0-9a-z]{8})\s+(\d{1,5})\s+([\d:+,-]+)\s+([0-9a-z]{8})(?![0-9a-z])/;
const MOVE = /^(\d{1,2})-(\d{1,5})(?::(\d{1,4}(?:\+\d{1,4})*))?$/;

const no = (code: string, message: string): Result<never> => refuse<Refusal>({ path: [], code, message });

/** Finds the moves in a text that somebody sent. */
export function readMoves(text: string): Result<MoveMessage> {
  const [, game, at, written, check] = LINE.exec(text) ?? [];
  const moves = written?.split(',').map((one) => MOVE.exec(one));
  if (!moves || !moves.every((one) => one !== null))
    return text.includes('muster-move/1')
      ? no('damaged', 'The line of the move is damaged, or was cut off on its way.')
      : no('no_move', 'There is no move in this text: its line begins with “muster-move/1”.');
  return ok({
    game: game!,
    at: Number(at),
    check: check!,
    moves: moves.map(([, seat, nth, fell]) => ({
      seat: Number(seat),
      nth: Number(nth),
      fell: fell?.split('+').map(Number) ?? [],
    })),
  });
}

/**
 * Plays moves that somebody sent. Refuses those of another game or another moment, what the rules do not offer, dice that the
 * seed throws otherwise, and a game that stands otherwise afterwards.
 */
export function takeMoves(
  playable: AnyPlayable,
  given: GameUnderWay,
  { game, at, moves, check }: MoveMessage,
): Result<GameUnderWay> {
  const here = given.record.moves.length;
  if (game !== gameCode(given.record, at + moves.length))
    return no('other_game', 'This move belongs to another game, or to a branch of this one.');
  if (at > here)
    return no(
      'too_early',
      `It is move ${at + 1}, and here only ${here} are played: a text before it is missing.`,
    );
  let next = given;
  for (const [i, { seat, nth, fell }] of moves.entries()) {
    const n = at + i;
    const played = given.record.moves[n];
    if (played) {
      if (played[0] !== seat || played[1] !== nth)
        return no(
          'gone_otherwise',
          `Here move ${n + 1} was another one. If the game was corrected there, correct it here to move ${n} too.`,
        );
      continue;
    }
    const step = playMove(
      playable,
      next,
      seat,
      nth,
      given.record.thrown && fell.length > 0 ? fell : undefined,
    );
    if (!step.ok)
      return no('illegal', `Move ${n + 1} cannot be played here: ${step.problems[0]?.message ?? ''}`);
    next = step.value;
    const here = next.turnings.at(-1)!.fell ?? [];
    if (here.join() !== fell.join())
      return no(
        'other_dice',
        `In move ${n + 1} the dice are said to have shown ${fell.join(', ') || 'nothing'}; by the seed of the game it is ${here.join(', ') || 'nothing'}.`,
      );
  }
  if (next === given) return no('known', 'These moves are played here already.');
  if (stateCode(next.states.at(-1)!) !== check)
    return no(
      'stands_otherwise',
      'Afterwards the game does not stand as the sender says: the text was changed.',
    );
  return ok(next);
}
