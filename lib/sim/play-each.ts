import type { Match } from './block';
import type { Result } from './gathering';

/** How a match is played here: by the workers of a page, by threads of a server, or on the spot. */
export type Play = (
  match: Match,
  at: {
    /** The part of all games still to be played that these are, for who has only so much time for them. */
    readonly share: number;
    readonly signal: AbortSignal | undefined;
    onProgress(soFar: Result): void;
  },
) => Promise<Result>;

/** Who plays, and until when. */
export interface Players {
  readonly play: Play;
  readonly signal?: AbortSignal;
}

/**
 * Plays one match after the other, and tells of each by its place as soon as it has games.
 * @param later games that are to be played after all of these
 */
export async function playEach(
  matches: readonly (Match | undefined)[],
  { play, signal }: Players,
  tell: (at: number, result: Result) => void,
  later = 0,
): Promise<void> {
  let left = matches.reduce((sum, match) => sum + (match?.wish.games ?? 0), later);
  for (const [at, match] of matches.entries()) {
    if (!match || signal?.aborted) continue;
    const share = match.wish.games / left;
    left -= match.wish.games;
    const onProgress = (soFar: Result) => !signal?.aborted && tell(at, soFar);
    tell(at, await play(match, { share, signal, onProgress }));
  }
}
