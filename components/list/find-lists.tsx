'use client';

import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { ask, sayProblem } from '@/lib/api/client';
import { MOST_OFFERED, type OwnList } from './own-lists';

/** Lists of the account that answer a question of the shelf; a sentence where they cannot be asked for. */
async function findLists(system: string, q: string): Promise<readonly OwnList[] | string> {
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
export function FindLists({
  system,
  onFound,
}: {
  readonly system: string;
  readonly onFound: (found: readonly OwnList[]) => void;
}) {
  const id = useId();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const find = async () => {
    if (words.trim() === '' || busy) return;
    setBusy(true);
    const found = await findLists(system, words);
    setBusy(false);
    if (typeof found === 'string') return setSaid(found);
    onFound(found);
    const [first] = found;
    setSaid(
      !first
        ? 'None of your lists is like that.'
        : found.length === 1
          ? `“${first.name}” is among your lists now.`
          : `${found.length} are among your lists now.`,
    );
  };
  return (
    <div role="search" aria-label="Find your lists" className="max-w-xl text-sm">
      <label htmlFor={id} className="font-semibold">
        Find another of your lists
      </label>
      <div className="mt-0.5 flex gap-2">
        <input
          id={id}
          type="search"
          className="input min-w-0 flex-1"
          maxLength={400}
          value={words}
          placeholder="A name, or what is in it"
          onChange={(e) => setWords(e.target.value)}
          onKeyDown={(e) => {
            if (e.key !== 'Enter') return;
            // It may stand in a form that begins something else.
            e.preventDefault();
            void find();
          }}
        />
        <button type="button" className="button" disabled={busy} onClick={() => void find()}>
          <Search aria-hidden size={16} /> Find
        </button>
      </div>
      <p role="status" className="mt-1 min-h-5 text-quiet">
        {said || `Your newest ${MOST_OFFERED} are offered.`}
      </p>
    </div>
  );
}
