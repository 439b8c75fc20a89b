import { YOU } from '@/components/simulator/setup/players';
import type { GameNow } from '@/lib/api/contract/shapes/game';
import type { Player } from '@/lib/rules/playing';

/** Who plays, as the page of one seat calls them. */
export const whoPlays = (
  { players, names }: Pick<GameNow, 'players' | 'names'>,
  mine: number | null,
): readonly Player[] =>
  players.map((player, seat) =>
    player === 'person'
      ? { kind: 'person', name: seat === mine ? YOU : (names[seat] ?? `Player ${seat + 1}`) }
      : { kind: 'bot', level: player },
  );
