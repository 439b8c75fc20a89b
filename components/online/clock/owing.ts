import type { GameNow } from '@/lib/api/contract/shapes/game';
import { isOnePerson } from '../who-plays';

interface Owing {
  readonly seat: number;
  readonly until: string;
}

/** Who owes a decision and until when, each person once: at the seat whose time is over first. */
export function owingOf(now: Pick<GameNow, 'until' | 'as'>): readonly Owing[] {
  const due = now.until.flatMap((until, seat): Owing[] => (until === null ? [] : [{ seat, until }]));
  const soonest = due.toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until));
  const isNamed = (one: Owing, i: number): boolean =>
    soonest.findIndex(({ seat }) => isOnePerson(now, seat, one.seat)) === i;
  return soonest.filter(isNamed).toSorted((a, b) => a.seat - b.seat);
}
