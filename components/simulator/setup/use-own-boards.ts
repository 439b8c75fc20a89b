'use client';

import { useEffect, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { ask, sayProblem } from '@/lib/api/client';
import type { KeptBoard } from '@/lib/rules/playing';

/** A board of the account, as a menu names it. */
export interface OwnBoard {
  readonly id: string;
  readonly name: string;
}

/** What somebody keeps in the account for a game of so many: nothing without an account, and nothing where nobody answers. */
export function useOwnBoards(slug: string, players: number, signedIn: boolean): readonly OwnBoard[] {
  const [saved, setSaved] = useState<readonly (OwnBoard & { readonly players: number })[]>([]);
  useEffect(() => {
    if (!signedIn) return;
    let wanted = true;
    void ask('GET /api/v1/boards', { query: { system: slug, limit: 100 } }).then((answer) => {
      if (wanted && answer.ok) setSaved(answer.data.data);
    });
    return () => {
      wanted = false;
    };
  }, [slug, signedIn]);
  return saved.filter((board) => board.players === players);
}

/** One of them; undefined where it cannot be had, which is then said. */
export async function fetchOwnBoard(id: string): Promise<KeptBoard | undefined> {
  const read = await ask('GET /api/v1/boards/{id}', { params: { id } });
  if (read.ok) return read.data.board;
  toast({ text: sayProblem(read.problem), tone: 'bad' });
  return undefined;
}
