'use client';

import { useEffect, useState } from 'react';
import type { ReportWay } from '@/components/moderation/report-door';
import { toast } from '@/components/ui/toast';
import { nameOfGame } from '@/components/simulator/keep/kept-games';
import { WithGame, type LoadedGame } from '@/components/simulator/keep/with-game';
import { writeAddress } from '@/components/ui/write-address';
import { listed } from '@/lib/rules/kernel/words/words';
import type { Scene } from '@/lib/rules/playing';
import { gamePath, invitedTo } from './invitation';
import { keepSeat, keptSeat, type KeptSeat } from './kept-seats';
import { OnlineTable } from './online-table';
import { OtherGames } from './other-games';
import { TakeSeat } from './take-seat';
import { useOnlineGame } from './use-online-game';
import { watchedFrom } from './watched-from';
import { isOnePerson, whoPlays } from './who-plays';

/** Who is there: somebody with a seat, somebody who was invited to one, or somebody who looks on. */
export function OnlineRoom({
  id,
  slug,
  reports,
}: {
  readonly id: string;
  readonly slug: string;
  readonly reports: ReportWay;
}) {
  return <WithGame slug={slug}>{(game) => <Ready {...game} id={id} reports={reports} />}</WithGame>;
}

function Ready({
  system,
  playable,
  id,
  reports,
}: LoadedGame & { readonly id: string; readonly reports: ReportWay }) {
  const [kept, setKept] = useState<KeptSeat | undefined>(() => keptSeat(id));
  // Whoever has a seat needs no second one by mistake.
  const [invited, setInvited] = useState(() => (kept?.mine ? undefined : invitedTo(window.location.hash)));
  const game = useOnlineGame(id, kept?.mine);
  const { now, problem } = game;

  useEffect(() => {
    // The key of a seat does not stay in the address, where it would be copied along.
    if (window.location.hash !== '') writeAddress(gamePath(id));
    const here = keptSeat(id);
    if (here) keepSeat(id, { ...here, at: Date.now() });
  }, [id]);

  const keep = (next: KeptSeat) => {
    setKept(next);
    if (!keepSeat(id, next))
      toast({
        text: 'This browser keeps nothing: the seat is yours as long as this page is open.',
        tone: 'bad',
      });
  };

  if (problem)
    return (
      <div className="sheet space-y-3 border-bad p-4">
        <p role="alert" className="text-bad">
          {problem}
        </p>
        <OtherGames system={system} />
      </div>
    );
  if (!now)
    return (
      <p role="status" className="animate-pulse text-quiet">
        Looking for the game …
      </p>
    );
  if (invited && now.players[invited.seat] === 'person') {
    const seats = (now.scene as unknown as Scene).seats;
    return (
      <TakeSeat
        id={id}
        invited={invited}
        seatName={listed(
          now.players.flatMap((_, seat) =>
            isOnePerson(now, seat, invited.seat)
              ? [seats.find((one) => one.seat === seat)?.name ?? `seat ${seat + 1}`]
              : [],
          ),
        )}
        name={now.names[invited.seat] ?? ''}
        onTaken={(mine, next) => {
          keep({
            system: system.slug,
            mine,
            invitations: kept?.invitations ?? [],
            ...(kept?.table === undefined ? {} : { table: kept.table }),
            who: nameOfGame({ players: whoPlays(next, mine.seat) }),
            at: Date.now(),
          });
          setInvited(undefined);
          game.take(next);
        }}
        onWatch={() => setInvited(undefined)}
      />
    );
  }
  return (
    <OnlineTable
      system={system}
      playable={playable}
      id={id}
      game={game}
      now={now}
      mine={kept?.mine}
      invitations={kept?.invitations ?? []}
      table={kept?.table ?? watchedFrom(id)}
      reports={reports}
    />
  );
}
