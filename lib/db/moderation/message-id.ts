/** By which a message at a game is known to whoever sees the game: its game and its number. */
export const messageIdOf = (gameId: string, n: number): string => `${gameId}-${n}`;

/** The message that an id names; undefined where it names none. */
export function messageOf(id: string): { readonly gameId: string; readonly n: number } | undefined {
  const [, gameId, n] = /^(.+)-([1-9]\d{0,8})$/.exec(id) ?? [];
  return gameId === undefined ? undefined : { gameId, n: Number(n) };
}
