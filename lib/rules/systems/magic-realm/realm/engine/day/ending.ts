import type { Seat } from '../../../../../kernel/game/engine';
import type { CategoryScore } from '../../../reckon/score';
import { victoryCategories } from '../../../sheet-words';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { ALIVE, LEFT, type Ending, type RealmState } from '../state';
import { meetsAll, scoreNow, totalsOf } from './score-of';

export type EndingEvent =
  | Told<
      'scored',
      {
        readonly seat: Seat;
        readonly total: number;
        readonly won: boolean;
        /** In the order of the categories; none for the dead. */
        readonly categories: readonly CategoryScore[];
      }
    >
  | Told<'game-ended', { readonly winners: readonly Seat[]; readonly by: Ending }>;

/** Has somebody ended a game of sudden death at this midnight? (MR-B70) */
const isSuddenDeath = (s: RealmState): boolean =>
  s.game.house['victory.mode'] === 'sudden-death' && s.who.some((_, seat) => meetsAll(s, seat));

/** By the total, or by every category where that was agreed or has just ended the game. (MR-R42) */
function hasWon(s: RealmState, seat: Seat): boolean {
  const mode = s.game.house['victory.mode'];
  return mode === 'all-categories' || isSuddenDeath(s) ? meetsAll(s, seat) : scoreNow(s, seat).won;
}

/** What decides among equal totals; nothing where they share the victory. (MR-R42) */
function tieOf(s: RealmState, seat: Seat): number {
  const tie = s.game.house['victory.tie'];
  return tie === 'shared' ? 0 : totalsOf(s, seat)[tie];
}

const best = (seats: readonly Seat[], of: (seat: Seat) => number): readonly Seat[] => {
  const most = Math.max(...seats.map(of));
  return seats.filter((seat) => of(seat) === most);
};

/** Among those who have won, the highest total is the victor. (MR-005, MR-R42) */
function victors(s: RealmState): readonly Seat[] {
  const won = s.who.flatMap((_, seat) => (hasWon(s, seat) ? [seat] : []));
  return best(
    best(won, (seat) => scoreNow(s, seat).total),
    (seat) => tieOf(s, seat),
  );
}

/** The score of the game, once its last midnight is over. (MR-B65, MR-B66, MR-R42) */
export function endGame(s: RealmState, tell: Telling): void {
  s.part = 'over';
  s.by = s.who.length > 0 && s.who.every(({ life }) => life === LEFT) ? 'quit' : 'score';
  s.winners = [...victors(s)];
  s.who.forEach(({ life }, seat) => {
    const { total, categories } = scoreNow(s, seat);
    const counted = life === ALIVE || life === LEFT;
    tell?.({
      type: 'scored',
      rule: 'MR-B66',
      seat,
      total,
      won: hasWon(s, seat),
      categories: counted ? victoryCategories.map((category) => categories.get(category)!) : [],
    });
  });
  tell?.({ type: 'game-ended', rule: 'MR-203', winners: s.winners, by: s.by });
}

/** Nobody is on the map, and nobody may come. (MR-B36, MR-186) */
const isDeserted = (s: RealmState): boolean =>
  s.who.every(
    ({ life, out }) =>
      life !== ALIVE && (life === LEFT || out === 1 || s.game.house['death.restart'] === 'none'),
  );

/** Does the game end at this midnight? (MR-203, MR-R43) */
export const isLastDay = (s: RealmState): boolean =>
  s.day >= s.game.days || isSuddenDeath(s) || isDeserted(s);
