'use client';

import { FindMore, type Found } from '@/components/ui/find-more';
import { ask, sayProblem } from '@/lib/api/client';
import { counted } from '@/lib/rules/kernel/words/words';
import { AT_A_TIME, type OwnBoards, type SizedBoard } from './use-own-boards';

/** Boards of the account behind a place, of those with these words; a sentence where they cannot be asked for. */
async function pageOfBoards(system: string, q: string, cursor: string | undefined) {
  const answer = await ask('GET /api/v1/boards', {
    query: {
      system,
      limit: AT_A_TIME,
      ...(q === '' ? {} : { q }),
      ...(cursor === undefined ? {} : { cursor }),
    },
  });
  return answer.ok ? answer.data : sayProblem(answer.problem);
}

/** Whoever has more boards of a game than are offered finds the others here, by words of their names or from the newest to the oldest. */
export function FindBoards({
  system,
  players,
  own: { many, cursor, take },
}: {
  readonly system: string;
  readonly players: number;
  readonly own: OwnBoards;
}) {
  if (!many) return null;
  const size = counted(players, 'player');
  /** The next that fit, page by page until there are so many; what does not fit now may when the number of players changes. */
  const next = async (q: string, from: string | undefined, enough: number): Promise<Found<SizedBoard>> => {
    const fitting: SizedBoard[] = [];
    let others = 0;
    let at = from;
    do {
      const page = await pageOfBoards(system, q, at);
      if (typeof page === 'string') return page;
      take(page.data, q === '' ? page.nextCursor : undefined);
      fitting.push(...page.data.filter((board) => board.players === players));
      others += page.data.length;
      at = page.nextCursor ?? undefined;
    } while (at !== undefined && fitting.length < enough);
    if (fitting.length > 0 || others === 0) return fitting;
    if (q === '') return `No older one is for ${size}.`;
    return others === 1
      ? `One is like that, but not for ${size}.`
      : `${others} are like that, but none is for ${size}.`;
  };
  return (
    <FindMore
      things="boards"
      hint="Words of its name"
      offered={`Of your newest ${AT_A_TIME} those for ${size} are offered.`}
      find={(words) => next(words, undefined, AT_A_TIME)}
      older={async () => (cursor === undefined ? 'All of your boards were looked at.' : next('', cursor, 1))}
    />
  );
}
