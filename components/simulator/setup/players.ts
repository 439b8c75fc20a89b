import type { Player } from '@/lib/rules/playing';

/** What a form calls whoever fills it in. */
export const YOU = 'You';

/** `bot, steady`, `bot, sharp (deep)`, or the name of a person. */
export function showPlayer(player: Player | undefined): string {
  if (player === undefined) return '';
  if (player.kind === 'person') return player.name;
  const { level, effort } = player;
  return level === 'sharp' && effort && effort !== 'standard' ? `bot, sharp (${effort})` : `bot, ${level}`;
}

/** Seats of people, in order. */
export const peopleOf = (players: readonly Player[]): readonly number[] =>
  players.flatMap((p, seat) => (p.kind === 'person' ? [seat] : []));

/** Nobody is called “You” where several people share a device. */
export const namedApart = (players: readonly Player[]): readonly Player[] =>
  peopleOf(players).length < 2
    ? players
    : players.map((p, seat) =>
        p.kind === 'person' && p.name === YOU ? { ...p, name: `Player ${seat + 1}` } : p,
      );
