import { useEffect } from 'react';
import { offerToReport } from '@/components/report/report-context';
import type { AnyPlayable, GameUnderWay, Seat } from '@/lib/rules/playing';
import { lastWords } from '../log/log-lines';

/** Whoever reports a problem from here can send the game along, as this viewer sees it. */
export function useReported(
  playable: AnyPlayable,
  game: GameUnderWay,
  viewer: Seat | undefined,
  at: number,
): void {
  useEffect(
    () =>
      offerToReport(() => ({
        game: {
          record: game.record,
          at,
          ...(viewer === undefined ? {} : { viewer }),
          events: lastWords(playable, game, viewer, at),
        },
      })),
    [playable, game, viewer, at],
  );
}
