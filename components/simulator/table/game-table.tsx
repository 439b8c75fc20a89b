'use client';

import { useState } from 'react';
import { SeatPanel } from '@/components/board/seat-panel';
import { WayBack } from '@/components/online/way-back';
import type { AnySystem } from '@/lib/rules';
import { stoodInOf, type AnyPlayable, type Seat } from '@/lib/rules/playing';
import type { Tone } from '@/lib/rules/reference';
import { Controls } from './controls';
import { CorrectGame } from './correct-game';
import { Decision } from './decision';
import { EventLog } from '../log/event-log';
import { ForeignNote } from '../keep/foreign-note';
import { GameOver, sayOutcome } from './game-over';
import { HandOver } from './hand-over';
import { logLines } from '../log/log-lines';
import { LuckReport } from './luck-report';
import { useLooks } from './looks';
import { showPlayer } from '../setup/players';
import { PositionView, Trays } from './position-view';
import { ReplayBar } from './replay-bar';
import { lengthOf, type Session } from '../keep/session';
import { StatusLine } from './status-line';
import { TableDialogs, type TableDialog } from './table-dialogs';
import { TableLinks } from './table-links';
import { ThinkingNote } from '../bots/thinking-note';
import { ThrowDice } from './throw-dice';
import { useKeys } from './use-keys';
import { usePosition } from './use-position';
import { useReported } from '../batch/use-reported';
import { useTable } from './use-table';
import { ViewChoice } from '../setup/view-choice';

/** A game under way, or one that is looked through. */
export function GameTable({
  system,
  playable,
  session,
  shown,
  onSession,
  onNew,
  onOpen,
  onShelf,
  onBack,
}: {
  readonly system: AnySystem;
  readonly playable: AnyPlayable;
  readonly session: Session;
  /** Keys and bots rest while another tab is looked at. */
  readonly shown: boolean;
  readonly onSession: (session: Session) => void;
  readonly onNew: () => void;
  /** Asks for a saved game. */
  readonly onOpen: () => void;
  /** Shows the games that this browser keeps. */
  readonly onShelf: () => void;
  /** Back from a game that is only looked at to one's own, where there is one. */
  readonly onBack?: (() => void) | undefined;
}) {
  const table = useTable({ slug: system.slug, playable, session, shown, onSession });
  const { at, live, moves, outcome, viewer, asked, decides, people, own, picking, thinking } = table;
  const [dialog, setDialog] = useState<TableDialog>();
  const looks = useLooks(system, session.game.record.setup.agreement);
  const { scene, due, marked, last } = usePosition(playable, session, viewer, at);
  useReported(playable, session.game, viewer, at);
  const toneOf = (seat: number | undefined): Tone =>
    scene.seats.find((s) => s.seat === seat)?.tone ?? 'slate';
  const nameOf = (seat: Seat) => scene.seats.find((s) => s.seat === seat)?.name ?? `Seat ${seat + 1}`;
  const whoOf = (seat: Seat) => showPlayer(session.players[seat]);
  const isCovered = asked !== undefined && decides === undefined;
  const keys = {
    a: decides === undefined ? undefined : table.askBot,
    u: table.undo,
    p: () => table.setPaused(!table.paused),
    f: people.length > 0 ? () => table.setForMe(!table.forMe) : undefined,
    ',': () => table.goTo(at - 1),
    '.': () => table.goTo(at + 1),
    '?': () => setDialog('keys'),
    escape: picking.clear,
  };
  // Between two people nothing of the game comes into the page.
  useKeys(shown, isCovered ? { u: table.undo } : keys);

  const dialogs = (
    <>
      <TableDialogs
        open={dialog}
        system={system}
        playable={playable}
        session={session}
        nameOf={nameOf}
        onSession={table.goOn}
        onClose={() => setDialog(undefined)}
      />
      {table.correcting !== undefined && (
        <CorrectGame
          to={table.correcting}
          moves={moves}
          onCorrect={() => table.correct(table.correcting!)}
          onClose={() => table.askToCorrect(undefined)}
        />
      )}
    </>
  );
  if (isCovered)
    return (
      <>
        <HandOver
          to={showPlayer(session.players[asked])}
          seat={nameOf(asked)}
          onTake={() => table.take(asked)}
          onMessage={() => setDialog('message')}
        />
        {dialogs}
      </>
    );
  const positionProps = {
    system,
    scene,
    viewer,
    looks,
    toneOf,
    lit: picking.lit,
    picked: picking.picked,
    marked,
    onPick: picking.pick,
  };
  const says =
    outcome && live
      ? sayOutcome(outcome, scene.seats, system)
      : decides !== undefined
        ? [
            ...(people.length > 1 ? [whoOf(decides)] : []),
            ...(own.length > 1 ? [nameOf(decides)] : []),
            'your decision',
          ].join(': ')
        : due.map((s) => `${nameOf(s)} decides`).join(', ');
  return (
    <div className="space-y-4">
      {session.online && <WayBack {...session.online} />}
      {session.foreign && (
        <ForeignNote canPlayOn={!live || !outcome} onPlayOn={() => table.branch(false)} onBack={onBack} />
      )}
      <StatusLine
        slug={system.slug}
        phase={scene.phase}
        last={last}
        toneOf={toneOf}
        says={says}
        choices={decides === undefined || table.throwing ? 0 : picking.left.length}
      />
      {thinking && <ThinkingNote name={nameOf(thinking.question.seat)} thinking={thinking} />}
      <Controls
        table={table}
        isForeign={session.foreign === true}
        onShare={() => setDialog('share')}
        onNew={onNew}
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <PositionView {...positionProps} />
        <div className="min-w-0 space-y-4 lg:col-start-1">
          <Trays {...positionProps} />
        </div>
        <div className="min-w-0 space-y-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {outcome && live && (
            <GameOver
              system={system}
              outcome={outcome}
              seats={scene.seats}
              how={playable.endings[outcome.by] ?? outcome.by}
              length={lengthOf(playable, session)}
              moves={moves}
              corrections={session.game.record.corrections?.length ?? 0}
              stoodIn={stoodInOf(session.game.record)}
            />
          )}
          {decides !== undefined && table.throwing && (
            <ThrowDice
              slug={system.slug}
              playable={playable}
              session={session}
              seat={decides}
              throwing={table.throwing}
              toneOf={toneOf}
            />
          )}
          {decides !== undefined && !table.throwing && (
            <Decision
              slug={system.slug}
              playable={playable}
              picking={picking}
              decisionKey={moves}
              keepsFocus={table.hasDecided}
              onChoose={table.choose}
              onAskBot={table.askBot}
            />
          )}
          <SeatPanel seats={scene.seats} due={due} whoOf={whoOf} />
          {table.isOpen && <ViewChoice isOpen seats={scene.seats} value={viewer} onChange={table.setView} />}
          {!table.isOpen && own.length > 1 && decides === undefined && (
            <ViewChoice
              seats={scene.seats.filter(({ seat }) => own.includes(seat))}
              value={viewer}
              onChange={table.setView}
            />
          )}
        </div>
      </div>
      <ReplayBar
        at={at}
        moves={moves}
        onGo={table.goTo}
        onBranch={table.branch}
        onCorrect={session.foreign ? undefined : () => table.askToCorrect(at)}
      />
      {outcome && <LuckReport playable={playable} game={session.game} seats={scene.seats} />}
      <EventLog
        slug={system.slug}
        hasAsides={playable.hasAsides === true}
        lines={(most, withAsides) => logLines(playable, session.game, viewer, at, most, withAsides)}
        toneOf={toneOf}
        onGo={table.goTo}
      />
      <TableLinks
        links={{
          'Your games': onShelf,
          'Open a saved game': onOpen,
          'Play by message': () => setDialog('message'),
          Keys: () => setDialog('keys'),
        }}
      />
      {dialogs}
    </div>
  );
}
