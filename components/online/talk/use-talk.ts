'use client';

import { useEffect, useRef, useState } from 'react';
import { sendOnce } from '@/components/ui/ask-once';
import { ask, sayProblem } from '@/lib/api/client';
import type { GameNow } from '@/lib/api/contract/shapes/game';
import type { SeatKey } from '../kept-seats';
import { keepTalk, keptTalk } from './kept-talk';
import { NOTHING_SAID, unreadOf, withEarlier, withNewest, withOwn, type Said } from './said';

export interface Talk {
  readonly said: Said;
  readonly unread: number;
  /** The last words of others that came while the page was open. */
  readonly news: Said['messages'];
  readonly muted: readonly number[];
  readonly open: boolean;
  /** Why something was not said, or cannot be read. */
  readonly problem: string | undefined;
  readonly setOpen: (open: boolean) => void;
  readonly mute: (seat: number, on: boolean) => void;
  /** @returns whether it was said */
  readonly say: (text: string) => Promise<boolean>;
  readonly fetchEarlier: () => void;
}

/** So many new messages are told one after the other. */
const MOST_NEWS = 3;

/**
 * The talk at a game.
 * @param now how many messages the game has, and how often a moderator hid or showed one: another number has them fetched
 * @param mine the seat one speaks from; undefined: one listens
 */
export function useTalk(
  id: string,
  { said: count, moderated }: Pick<GameNow, 'said' | 'moderated'>,
  mine: SeatKey | undefined,
): Talk {
  const [said, setSaid] = useState(NOTHING_SAID);
  const [problem, setProblem] = useState<string>();
  const [open, setOpen] = useState(false);
  const [{ read, muted }, setKept] = useState(() => keptTalk(id));
  /** The last message that was there when the page came. */
  const [came, setCame] = useState(() => (count === 0 ? 0 : undefined));
  const last = said.messages.at(-1)?.n ?? 0;
  const { seat, key } = mine ?? {};
  /** What is here was read before this many acts of moderators, by this key: after others it is read anew. */
  const readAs = useRef<string>(undefined);

  useEffect(() => {
    if (count === 0) return;
    let over = false;
    const fetchNewest = async () => {
      const answer = await ask('GET /api/v1/games/{id}/messages', {
        params: { id },
        // What is hidden from others is not hidden from one’s own seat.
        ...(seat === undefined ? {} : { query: { seat }, seatKey: key }),
      });
      if (over) return;
      if (!answer.ok) return setProblem(sayProblem(answer.problem));
      setProblem(undefined);
      const as = `${moderated} ${key}`;
      const isStale = readAs.current !== undefined && readAs.current !== as;
      readAs.current = as;
      setSaid((before) => withNewest(isStale ? NOTHING_SAID : before, answer.data));
      setCame((before) => before ?? answer.data.data[0]?.n ?? 0);
    };
    void fetchNewest();
    return () => {
      over = true;
    };
  }, [id, count, moderated, seat, key]);

  // What lies open is read.
  const readBy = open ? Math.max(read, last) : read;
  useEffect(() => keepTalk(id, { read: readBy, muted }), [id, readBy, muted]);

  const unread = unreadOf(said.messages, { read: readBy, muted }, seat);
  const news = unreadOf(said.messages, { read: came ?? Infinity, muted }, seat).slice(-MOST_NEWS);
  return {
    said,
    unread: unread.length,
    news,
    muted,
    open,
    problem,
    setOpen: (next) => {
      setKept({ read: readBy, muted });
      setOpen(next);
    },
    mute: (who, on) =>
      setKept({ read: readBy, muted: on ? [...muted, who] : muted.filter((one) => one !== who) }),
    say: async (text) => {
      if (!mine) return false;
      const answer = await sendOnce(`talk.${id}`, { seat: mine.seat, text }, (body, idempotencyKey) =>
        ask('POST /api/v1/games/{id}/messages', {
          params: { id },
          body,
          seatKey: mine.key,
          idempotencyKey,
        }),
      );
      setProblem(answer.ok ? undefined : sayProblem(answer.problem));
      if (!answer.ok) return false;
      setSaid((before) => withOwn(before, answer.data));
      return true;
    },
    fetchEarlier: () => {
      const cursor = said.earlier;
      if (!cursor) return;
      const as = readAs.current;
      void ask('GET /api/v1/games/{id}/messages', {
        params: { id },
        query: { cursor, ...(seat === undefined ? {} : { seat }) },
        seatKey: key,
      }).then((answer) => {
        if (readAs.current !== as) return;
        if (answer.ok) setSaid((before) => withEarlier(before, answer.data));
        else setProblem(sayProblem(answer.problem));
      });
    },
  };
}
