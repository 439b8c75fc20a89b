import type { GameMessage } from '@/lib/api/contract/shapes/game';

/** What is here of a talk, oldest first. */
export interface Said {
  readonly messages: readonly GameMessage[];
  /** Where what came before goes on; null: nothing did; undefined: nobody has asked yet. */
  readonly earlier: string | null | undefined;
}

export const NOTHING_SAID: Said = { messages: [], earlier: undefined };

interface Page {
  /** Newest first. */
  readonly data: readonly GameMessage[];
  readonly nextCursor: string | null;
}

const together = (...all: readonly (readonly GameMessage[])[]): readonly GameMessage[] =>
  [...new Map(all.flat().map((one) => [one.n, one])).values()].sort((a, b) => a.n - b.n);

/** With the newest page, which begins anew where so much was said that it does not reach back to what is here. */
export function withNewest({ messages, earlier }: Said, { data, nextCursor }: Page): Said {
  if (earlier === undefined) return { messages: together(messages, data), earlier: nextCursor };
  const last = messages.at(-1)?.n ?? 0;
  return nextCursor === null || data.some(({ n }) => n <= last)
    ? { messages: together(messages, data), earlier }
    : { messages: together(data), earlier: nextCursor };
}

/** With a page from before what is here. */
export const withEarlier = ({ messages }: Said, { data, nextCursor }: Page): Said => ({
  messages: together(messages, data),
  earlier: nextCursor,
});

/** With words of one's own, which are here before anybody was asked for them. */
export const withOwn = ({ messages, earlier }: Said, message: GameMessage): Said => ({
  messages: together(messages, [message]),
  earlier,
});

/** What others said since `read`, those aside whom one does not want to hear, and what is hidden. */
export const unreadOf = (
  messages: readonly GameMessage[],
  { read, muted }: { readonly read: number; readonly muted: readonly number[] },
  mine: number | undefined,
): readonly GameMessage[] =>
  messages.filter(({ n, seat, isHidden }) => n > read && seat !== mine && !isHidden && !muted.includes(seat));
