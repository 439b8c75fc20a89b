'use client';

import { SeatPanel } from '@/components/board/seat-panel';
import type { ReportWay } from '@/components/moderation/report-door';
import { Decision } from '@/components/simulator/table/decision';
import { EventLog } from '@/components/simulator/log/event-log';
import { GameOver, sayOutcome } from '@/components/simulator/table/game-over';
import { peopleOf, showPlayer } from '@/components/simulator/setup/players';
import { ViewChoice } from '@/components/simulator/setup/view-choice';
import { useKeys } from '@/components/simulator/table/use-keys';
import { useLooks } from '@/components/simulator/table/looks';
import type { Offered } from '@/components/simulator/table/narrow';
import { PositionView, Trays } from '@/components/simulator/table/position-view';
import { StatusLine } from '@/components/simulator/table/status-line';
import { usePicking } from '@/components/simulator/table/use-picking';
import type { LoadedGame } from '@/components/simulator/keep/with-game';
import type { GameNow } from '@/lib/api/contract/shapes/game';
import type { ChoiceWords, Scene } from '@/lib/rules/playing';
import { CallSwitch } from './call/call-switch';
import { ClockNote } from './clock/clock-note';
import { gamePath } from './invitation';
import { Invitations } from './invitations';
import type { SeatKey } from './kept-seats';
import { linesOf } from './lines-of';
import { OtherGames } from './other-games';
import { Replay } from './replay';
import { TableOfGame } from './table-of-game';
import { TalkPanel, UnreadNote } from './talk/talk-panel';
import { useTalk } from './talk/use-talk';
import { useTurnTitle } from './use-turn-title';
import type { OnlineGame } from './use-online-game';
import { isOwn, whoPlays } from './who-plays';

const NONE: readonly Offered[] = [];
/** So many lines are looked through for what happened last. */
const LAST = 6;

/** A game that everybody plays on a device of his own, drawn as this seat may see it. */
export function OnlineTable({
  system,
  playable,
  id,
  game: { line, deciding, choose, standIn, comeBack, lookAs, seatLost },
  mine,
  now,
  invitations,
  table,
  reports,
}: LoadedGame & {
  readonly id: string;
  readonly game: OnlineGame;
  readonly now: GameNow;
  /** The seat that this browser has. */
  readonly mine: SeatKey | undefined;
  /** Of seats that this browser may give away. */
  readonly invitations: readonly SeatKey[];
  /** The code of the table whose lists are played. */
  readonly table: string | undefined;
  /** How what others say can be reported. */
  readonly reports: ReportWay;
}) {
  const { outcome, moves, toAct } = now;
  const scene = now.scene as unknown as Scene;
  const viewer = now.seat ?? undefined;
  const looks = useLooks(system, now.agreement ?? undefined);
  const isDue = now.choices.length > 0;
  const mayDecide = isDue && !deciding;
  const offered = mayDecide
    ? now.choices.map(({ choice, ...words }) => ({ nth: choice, words: words as ChoiceWords }))
    : NONE;
  const talk = useTalk(id, now, viewer === undefined ? undefined : mine);
  const picking = usePicking(playable, moves, offered, ({ nth }) => choose(nth));
  useKeys(true, { escape: picking.clear });
  useTurnTitle(isDue);

  const seatOf = (seat: number | undefined) => scene.seats.find((s) => s.seat === seat);
  const toneOf = (seat: number | undefined) => seatOf(seat)?.tone ?? 'slate';
  const colourOf = (seat: number) => seatOf(seat)?.name ?? `Seat ${seat + 1}`;
  const own = scene.seats.filter(({ seat }) => isOwn(now, seat));
  const isHere = (seat: number) => now.players[seat] !== 'person' || isOwn(now, seat) || now.taken[seat];
  const players = whoPlays(now, now.seat);
  const whoOf = (seat: number) =>
    showPlayer(players[seat]) +
    (now.away[seat] ? ' (away: a bot decides)' : isHere(seat) ? '' : ' (not here yet)');
  const nameOf = (seat: number) => `${showPlayer(players[seat])} (${colourOf(seat)})`;
  const lines = linesOf(now.log);
  const last = lines.slice(-LAST);
  const marked = new Set(lines.filter((l) => l.move === moves).flatMap(({ words }) => words.touches ?? []));
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
  const says = outcome
    ? sayOutcome(outcome, scene.seats, system)
    : isDue
      ? `${own.length > 1 && viewer !== undefined ? `${colourOf(viewer)}: ` : ''}your decision`
      : `waiting for ${toAct.map(nameOf).join(' and ')}`;
  const news = outcome ? says : mayDecide ? `Your turn. ${scene.phase.title}` : undefined;
  const call =
    news === undefined ? undefined : { title: system.name, body: news, tag: id, path: gamePath(id) };
  return (
    <div className="space-y-4">
      {line === 'off' && (
        <p role="status" className="sheet border-warn p-3 text-warn">
          No network: the game goes on as soon as it is back. Nothing is lost.
        </p>
      )}
      <Invitations id={id} free={invitations.filter(({ seat }) => !now.taken[seat])} nameOf={nameOf} />
      {table !== undefined && (
        <TableOfGame code={table} isMissed={!now.players.every((_, seat) => isHere(seat))} />
      )}
      <StatusLine
        slug={system.slug}
        phase={scene.phase}
        last={last}
        toneOf={toneOf}
        says={says}
        choices={mayDecide ? picking.left.length : 0}
      />
      <ClockNote now={now} nameOf={nameOf} busy={deciding} onStandIn={standIn} onComeBack={comeBack} />
      <UnreadNote talk={talk} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <PositionView {...positionProps} />
        <div className="min-w-0 space-y-4 lg:col-start-1">
          <Trays {...positionProps} />
        </div>
        <div className="min-w-0 space-y-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {outcome && (
            <>
              <GameOver
                system={system}
                outcome={outcome}
                seats={scene.seats}
                how={playable.endings[outcome.by] ?? outcome.by}
                moves={moves}
                stoodIn={now.stoodIn.reduce((sum, one) => sum + one, 0)}
              />
              <Replay id={id} slug={system.slug} table={table} />
            </>
          )}
          {mayDecide && (
            <Decision
              slug={system.slug}
              playable={playable}
              picking={picking}
              decisionKey={moves}
              keepsFocus
              onChoose={({ nth }) => choose(nth)}
            />
          )}
          {viewer !== undefined && <CallSwitch call={call} isOver={outcome !== null} />}
          <SeatPanel seats={scene.seats} due={toAct} whoOf={whoOf} />
          {own.length > 1 && !isDue && (
            <ViewChoice seats={own} value={viewer} onChange={(seat) => seat !== undefined && lookAs(seat)} />
          )}
          <TalkPanel
            talk={talk}
            mine={viewer}
            reports={reports}
            here={gamePath(id)}
            people={peopleOf(players)}
            nameOf={nameOf}
            colourOf={colourOf}
            toneOf={toneOf}
          />
          {viewer === undefined && (
            <div className="space-y-2">
              <p className="text-sm text-quiet">
                {seatLost && 'Your seat was taken on another device. '}
                You look on: hands are covered. The whole game can be looked through when it is over.
              </p>
              <OtherGames system={system} />
            </div>
          )}
        </div>
      </div>
      <EventLog
        slug={system.slug}
        hasAsides={playable.hasAsides === true}
        lines={(most, withAsides) => {
          const shown = lines.filter(({ words }) => withAsides || words.weight !== 'aside');
          return { lines: shown.slice(-most), whole: shown.length <= most };
        }}
        toneOf={toneOf}
      />
    </div>
  );
}
