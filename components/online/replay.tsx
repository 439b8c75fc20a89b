'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { gameFileName, gameText } from '@/components/simulator/keep/game-file';
import { keepGame, playersOf } from '@/components/simulator/keep/kept-games';
import { saveFile } from '@/components/ui/save-file';
import { ask, sayProblem } from '@/lib/api/client';

/** A game that is over goes to the shelf of this browser, where it can be looked through, branched and shared. */
export function Replay({
  id,
  slug,
  table,
}: {
  readonly id: string;
  readonly slug: string;
  /** The code of the table whose lists were played. */
  readonly table: string | undefined;
}) {
  const router = useRouter();
  const [problem, setProblem] = useState('');
  const fetchIt = async () => {
    const answer = await ask('GET /api/v1/games/{id}/replay', { params: { id } });
    if (!answer.ok) return setProblem(sayProblem(answer.problem));
    const record = answer.data;
    const players = playersOf(record, record.players);
    const online = { game: id, ...(table === undefined ? {} : { table }) };
    if (keepGame(slug, { id, record, players, over: true, at: Date.now(), online }))
      return router.push(`/simulator/${slug}`);
    saveFile(gameFileName({ record, players }), gameText({ record, players }), 'application/json');
    setProblem('This browser has no room for the game: it was saved as a file, which the simulator opens.');
  };
  return (
    <div>
      <button type="button" className="button" onClick={() => void fetchIt()}>
        Look through the whole game
      </button>
      {problem && (
        <p role="alert" className="mt-1 text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
