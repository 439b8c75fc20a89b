import type { GameNow } from '@/lib/api/contract/shapes/game';
import { listed } from '@/lib/rules/kernel/words/words';
import type { Player } from '@/lib/rules/playing';
import type { Reference } from '@/lib/rules/reference';
import { showPlayer } from '@/components/simulator/setup/players';
import { isOwn, isOnePerson, whoPlays } from './who-plays';

/** How a game stands, as a line beside its name tells it. */
export interface Standing {
  readonly text: string;
  /** `yours`: a seat of this browser is to decide. `over`: nothing comes after it. */
  readonly kind: 'yours' | 'others' | 'over';
}

type Seen = Pick<GameNow, 'players' | 'names' | 'as' | 'taken' | 'seat' | 'toAct' | 'outcome'>;

/** `Waiting for you`, `Waiting for Bob (not here yet)`, `Over: you and Bob won together`. */
export function standingOf(now: Seen, { unwon = 'A draw' }: Pick<Reference, 'unwon'>): Standing {
  const players: readonly Player[] = whoPlays(now, now.seat);
  const nameOf = (seat: number): string => (isOwn(now, seat) ? 'you' : showPlayer(players[seat]));
  if (now.outcome) {
    const winners = now.outcome.winners.filter(
      (seat, i, all) => all.findIndex((other) => isOnePerson(now, other, seat)) === i,
    );
    const how =
      winners.length === 0
        ? unwon.toLowerCase()
        : `${listed(winners.map(nameOf))} won${winners.length === 1 ? '' : ' together'}`;
    return { text: `Over: ${how}`, kind: 'over' };
  }
  if (now.toAct.some((seat) => isOwn(now, seat))) return { text: 'Waiting for you', kind: 'yours' };
  const isMissed = (seat: number): boolean => now.players[seat] === 'person' && !now.taken[seat];
  const others = now.toAct.map((seat) => nameOf(seat) + (isMissed(seat) ? ' (not here yet)' : ''));
  return { text: `Waiting for ${listed(others)}`, kind: 'others' };
}
