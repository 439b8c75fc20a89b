import type { Seat } from './engine';
import type { GameRecord } from './game-record';

type Played = Pick<GameRecord, 'moves' | 'standIns'>;

/** Was a move of a seat made by a bot in place of the person? */
export const isStoodIn = ({ standIns = [] }: Pick<Played, 'standIns'>, seat: Seat, move: number): boolean =>
  standIns.some((run) => run.seat === seat && run.from <= move && move <= run.to);

/** How many decisions bots made in place of people; of one seat, or of all. */
export const stoodInOf = ({ moves, standIns = [] }: Played, of?: Seat): number =>
  standIns.reduce((sum, { seat, from, to }) => {
    if (of !== undefined && of !== seat) return sum;
    return sum + moves.slice(from, to + 1).filter(([who]) => who === seat).length;
  }, 0);

/** What the next decision of a seat makes of its stand-ins: the first one of a bot, or the first of the person after those. */
export function nextStandIns(
  { moves, standIns = [] }: Played,
  seat: Seat,
  byBot: boolean,
): { readonly standIns: GameRecord['standIns']; readonly turn?: 'bot' | 'back' } {
  const last = standIns.findLastIndex((run) => run.seat === seat);
  const run = standIns[last];
  const isOn = run !== undefined && run.to === moves.findLastIndex(([who]) => who === seat);
  const at = moves.length;
  if (!byBot) return { standIns, ...(isOn ? { turn: 'back' } : {}) };
  return isOn
    ? { standIns: standIns.with(last, { ...run, to: at }) }
    : { standIns: [...standIns, { seat, from: at, to: at }], turn: 'bot' };
}
