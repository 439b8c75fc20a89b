import type { Player } from '@/lib/rules/playing';

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
