'use client';

import { FindMore, type Found } from '@/components/ui/find-more';
import { ask, sayProblem } from '@/lib/api/client';
import { MOST_OFFERED, type OwnList } from './own-lists';

/** Lists of the account that answer a question of the shelf; a sentence where they cannot be asked for. */
async function findLists(system: string, q: string): Promise<Found<OwnList>> {
  const found: OwnList[] = [];
  let cursor: string | undefined;
  // A page of an answer may be short of lists and still not be the last.
  do {
    const answer = await ask('GET /api/v1/lists', {
      query: { system, q, limit: MOST_OFFERED, ...(cursor === undefined ? {} : { cursor }) },
    });
    if (!answer.ok) return sayProblem(answer.problem);
    found.push(...answer.data.data.map(({ id, name }) => ({ id, name })));
    cursor = answer.data.nextCursor ?? undefined;
  } while (cursor !== undefined && found.length < MOST_OFFERED);
  return found;
}

/** Whoever has more lists of a game than are offered finds the others here, by words or as his shelf is asked. */
export const FindLists = ({
  system,
  onFound,
}: {
  readonly system: string;
  readonly onFound: (found: readonly OwnList[]) => void;
}) => (
  <FindMore
    things="lists"
    hint="A name, or what is in it"
    offered={`Your newest ${MOST_OFFERED} are offered.`}
    most={400}
    find={(words) => findLists(system, words)}
    onFound={onFound}
  />
);
