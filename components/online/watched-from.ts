const PREFIX = 'muster.watched.';

/**
 * The table from which somebody went to look on at a game. It is kept in this tab alone: the code of a table invites, and
 * nobody is to find it who has no more than the address of a game.
 */
export function noteWatchedFrom(game: string, table: string): void {
  try {
    sessionStorage.setItem(PREFIX + game, table);
  } catch {
    // The way back is a convenience: without it the game is watched all the same.
  }
}

export function watchedFrom(game: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + game) ?? undefined;
  } catch {
    return undefined;
  }
}
