'use client';

import { Eye, Swords } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ClockChoice } from '@/components/online/clock/clock-choice';
import { gamePath } from '@/components/online/invitation';
import { keepSeat, keptSeat } from '@/components/online/kept-seats';
import { noteWatchedFrom } from '@/components/online/watched-from';
import { whoPlays } from '@/components/online/who-plays';
import { nameOfGame } from '@/components/simulator/keep/kept-games';
import { FirstChoice } from '@/components/ui/first-choice';
import { Link } from '@/components/ui/link';
import { sayLeft } from '@/components/ui/say-left';
import { useAlive } from '@/components/ui/use-alive';
import { ask, sayProblem } from '@/lib/api/client';
import type { TableNow } from './use-table';

/** The game that was begun at a table last. */
export interface LastGame {
  readonly id: string;
  readonly state: 'going' | 'over' | 'forgotten';
  /** Seconds for a decision; undefined: no time was agreed. */
  readonly clock: number | undefined;
}

/** From a table whose lists are open to a game with them, each at the seat that is his at the table. */
export function PlayOnline({
  table,
  last,
  choosesFirst,
}: {
  readonly table: TableNow;
  readonly last: LastGame | undefined;
  readonly choosesFirst: boolean;
}) {
  const router = useRouter();
  const alive = useAlive();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [clock, setClock] = useState<number>();
  const [first, setFirst] = useState(0);
  /** Has another game the time of the last one? */
  const [isSame, setSame] = useState(true);
  const { system, seats, inviteCode } = table;
  // A game that was begun since the page was drawn goes on.
  const known = last?.id === table.game ? last : undefined;
  const game = known?.state === 'forgotten' ? null : table.game;
  const isOver = known?.state === 'over';
  if (!table.open || seats.some((s) => s.commitment === null)) return null;
  const sits = table.seat !== null;
  if (!sits && game === null) return null;

  const play = async (again: boolean) => {
    // This device has its key already; another would take the seat from itself.
    if (!again && game !== null && keptSeat(game)?.mine) return router.push(gamePath(game));
    setBusy(true);
    const answer = await ask('POST /api/v1/tables/{id}/game', {
      params: { id: inviteCode },
      body: {
        again,
        ...(again && isSame ? {} : { clock: clock === undefined ? null : { seconds: clock } }),
        ...(choosesFirst ? { first } : {}),
      },
    });
    if (!answer.ok) {
      setBusy(false);
      return setSaid(sayProblem(answer.problem));
    }
    const { seat, key } = answer.data;
    // At the table there is one seat for each of them, however many their lists need.
    const players = whoPlays(
      {
        players: seats.map(() => 'person' as const),
        names: seats.map(({ name }) => name),
        as: seats.map(() => null),
      },
      seats.findIndex(({ mine }) => mine),
    );
    const isKept = keepSeat(answer.data.game, {
      system,
      mine: { seat, key },
      invitations: [],
      table: inviteCode,
      who: nameOfGame({ players }),
      at: Date.now(),
    });
    if (isKept) return router.push(gamePath(answer.data.game));
    setBusy(false);
    setSaid('This browser keeps nothing, so it would lose the key to your seat. Allow it to store data.');
  };

  return (
    <section aria-labelledby="play-online" className="sheet flex flex-col gap-3 p-5">
      <h2 id="play-online" className="text-2xl">
        Play it online
      </h2>
      <p className="text-quiet">
        {game === null
          ? 'Everybody plays the list that he brought on a device of his own, under the agreement of this table. The server shuffles and rolls, and shows each what his seat may see.'
          : isOver
            ? 'The game of this table is over. It can be looked at again, and another begun with the same lists.'
            : sits
              ? 'The game of this table has begun. Your seat waits for you; taken on another device, it moves there.'
              : 'The game of this table has begun. Without a seat you see what lies open.'}
      </p>
      {sits && choosesFirst && (game === null || isOver) && (
        <FirstChoice names={seats.map(({ name }) => name)} value={first} onChange={setFirst} />
      )}
      {sits &&
        (game === null ? (
          <ClockChoice value={clock} onChange={setClock} />
        ) : (
          <details>
            <summary className="text-sm text-quiet">Time in another game</summary>
            <label className="flex min-h-9 items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-4"
                checked={isSame}
                onChange={({ target }) => setSame(target.checked)}
              />
              The same for a decision as in {isOver ? 'the last' : 'this'} game
              {known && `: ${known.clock === undefined ? 'no limit' : sayLeft(known.clock * 1000)}`}
            </label>
            {!isSame && <ClockChoice value={clock} onChange={setClock} />}
          </details>
        ))}
      <p className="flex flex-wrap gap-2">
        {sits ? (
          <button
            type="button"
            className={`button ${isOver ? '' : 'button-primary'}`}
            disabled={!alive || busy}
            onClick={() => void play(false)}
          >
            <Swords aria-hidden size={18} />
            {busy
              ? 'Setting up …'
              : game === null
                ? 'Begin the game'
                : isOver
                  ? 'To the last game'
                  : 'To my seat at the game'}
          </button>
        ) : (
          <Link className="button" href={gamePath(game!)} onClick={() => noteWatchedFrom(game!, inviteCode)}>
            <Eye aria-hidden size={18} /> {isOver ? 'Look at it' : 'Look on'}
          </Link>
        )}
        {sits && game !== null && (
          <button
            type="button"
            className={`button ${isOver ? 'button-primary' : 'button-quiet'}`}
            disabled={!alive || busy}
            onClick={() => void play(true)}
          >
            Begin another
          </button>
        )}
      </p>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {said}
      </p>
    </section>
  );
}
