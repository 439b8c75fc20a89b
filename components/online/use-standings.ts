'use client';

import { useEffect, useState } from 'react';
import { ask, sayProblem } from '@/lib/api/client';
import type { Reference } from '@/lib/rules/reference';
import { keepSeat, type KeptSeat } from './kept-seats';
import { standingOf, type Standing } from './standing';

export type KeptOnline = KeptSeat & { readonly id: string };

/** Asks how a game stands; undefined where the server cannot be reached. */
async function askStanding({ id, ...kept }: KeptOnline, system: Reference): Promise<Standing | undefined> {
  const params = { id };
  const mine = kept.mine && { query: { seat: kept.mine.seat }, seatKey: kept.mine.key };
  let answer = await ask('GET /api/v1/games/{id}', { params, ...mine });
  // The key opens the seat no more, or the game itself is gone.
  const isLost = mine !== undefined && !answer.ok && answer.status === 404;
  if (isLost) answer = await ask('GET /api/v1/games/{id}', { params });
  if (!answer.ok)
    return answer.status === 404
      ? { text: 'No longer kept: nobody looked at it for a month', kind: 'over' }
      : answer.status === 409
        ? { text: sayProblem(answer.problem), kind: 'others' }
        : undefined;
  const standing = standingOf(answer.data, system);
  if (standing.kind === 'over') keepSeat(id, { ...kept, over: standing.text });
  return isLost && standing.kind !== 'over'
    ? { ...standing, text: `${standing.text}. Your seat was taken on another device` }
    : standing;
}

/** How games stand, by their ids; anew whenever the page is looked at again. What is over is asked once. */
export function useStandings(games: readonly KeptOnline[], system: Reference): ReadonlyMap<string, Standing> {
  const [known, setKnown] = useState<ReadonlyMap<string, Standing>>(
    () =>
      new Map(
        games.flatMap(({ id, over }) => (over === undefined ? [] : [[id, { text: over, kind: 'over' }]])),
      ),
  );
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      // One after the other: each is work for the server.
      for (const game of games) {
        if (!wanted || document.visibilityState === 'hidden') return;
        const standing = game.over === undefined ? await askStanding(game, system) : undefined;
        if (wanted && standing) setKnown((before) => new Map(before).set(game.id, standing));
      }
    };
    const again = () => void look();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', again);
    };
  }, [games, system]);
  return known;
}
