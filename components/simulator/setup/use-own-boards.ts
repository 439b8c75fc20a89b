'use client';

import { useCallback, useEffect, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { ask, sayProblem } from '@/lib/api/client';
import type { KeptBoard } from '@/lib/rules/playing';

/** A board of the account, as a menu names it. */
export interface OwnBoard {
  readonly id: string;
  readonly name: string;
}

/** The same, with the number of players that it is for. */
export interface SizedBoard extends OwnBoard {
  readonly players: number;
}

/** So many of the newest are looked at without a question, and as many at a time of the older ones. */
export const AT_A_TIME = 100;

/** What an account has of boards, as far as it was asked for. */
export interface OwnBoards {
  /** Those that fit. */
  readonly fitting: readonly OwnBoard[];
  /** Has the account more than were looked at without a question? */
  readonly many: boolean;
  /** Behind which of them the older ones begin; absent: there are none. */
  readonly cursor: string | undefined;
  readonly take: (found: readonly SizedBoard[], cursor?: string | null) => void;
}

/** What somebody keeps in the account for a game of so many: nothing without an account, and nothing where nobody answers. */
export function useOwnBoards(slug: string, players: number, signedIn: boolean): OwnBoards {
  const [saved, setSaved] = useState<readonly SizedBoard[]>([]);
  const [many, setMany] = useState(false);
  const [cursor, setCursor] = useState<string>();
  const take = useCallback<OwnBoards['take']>((found, next) => {
    setSaved((there) => [...there, ...found.filter(({ id }) => there.every((one) => one.id !== id))]);
    if (next !== undefined) setCursor(next ?? undefined);
  }, []);
  useEffect(() => {
    if (!signedIn) return;
    let wanted = true;
    void ask('GET /api/v1/boards', { query: { system: slug, limit: AT_A_TIME } }).then((answer) => {
      if (!wanted || !answer.ok) return;
      take(answer.data.data, answer.data.nextCursor);
      setMany(answer.data.nextCursor !== null);
    });
    return () => {
      wanted = false;
    };
  }, [slug, signedIn, take]);
  return { fitting: saved.filter((board) => board.players === players), many, cursor, take };
}

/** One of them; undefined where it cannot be had, which is then said. */
export async function fetchOwnBoard(id: string): Promise<KeptBoard | undefined> {
  const read = await ask('GET /api/v1/boards/{id}', { params: { id } });
  if (read.ok) return read.data.board;
  toast({ text: sayProblem(read.problem), tone: 'bad' });
  return undefined;
}
