'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { SeatPanel } from '@/components/board/seat-panel';
import { toast } from '@/components/ui/toast';
import { freshSeed } from '@/components/ui/seed-field';
import type { AnySystem } from '@/lib/rules';
import { lastState, type AnyPlayable, type Seat } from '@/lib/rules/playing';
import type { Tone } from '@/lib/rules/reference';
import { answer } from './bot-moves';
import { Controls } from './controls';
import { Decision } from './decision';
import { EventLog } from './event-log';
import { GameOver, sayOutcome } from './game-over';
import { HandOver } from './hand-over';
import { logLines } from './log-lines';
import { LuckReport } from './luck-report';
import { useLooks } from './looks';
import type { Offered } from './narrow';
import type { Pace } from './pace';
import { peopleOf, showPlayer } from './players';
import { PositionView, Trays } from './position-view';
import { ReplayBar } from './replay-bar';
import { branched, moved, movesOf, outcomeOf, undone, type Session } from './session';
import { StatusLine } from './status-line';
import { useBots } from './use-bots';
import { useKeys } from './use-keys';
import { usePicking } from './use-picking';
import { personDue, useOffered, usePosition } from './use-position';
import { ViewChoice } from './view-choice';

const ShareGame = dynamic(() => import('./share-game').then((m) => m.ShareGame), { ssr: false });
const KeysSheet = dynamic(() => import('./keys-sheet').then((m) => m.KeysSheet), { ssr: false });

/** A game under way, or one that is looked through. */
export function GameTable({
  system,
  playable,
  session,
  shown,
  onSession,
  onNew,
}: {
  readonly system: AnySystem;
  readonly playable: AnyPlayable;
  readonly session: Session;
  /** Keys and bots rest while another tab is looked at. */
  readonly shown: boolean;
  readonly onSession: (session: Session) => void;
  readonly onNew: () => void;
}) {
  const people = peopleOf(session.players);
  const [taken, setTaken] = useState<Seat | undefined>(people.length === 1 ? people[0] : undefined);
  const [wishedView, setWishedView] = useState<Seat>();
  const [paused, setPaused] = useState(session.foreign === true);
  const [pace, setPace] = useState<Pace>('calm');
  const [forMe, setForMe] = useState(false);
  const [past, setPast] = useState<number>();
  const [decided, setDecided] = useState(false);
  const [dialog, setDialog] = useState<'share' | 'keys'>();
  const looks = useLooks(system, session.game.record.setup.agreement);

  const moves = movesOf(session);
  const at = past !== undefined && past < moves ? past : moves;
  const live = at === moves;
  const outcome = outcomeOf(playable, session);
  // Nobody's secrets are left to keep where the game is over, or where only bots play.
  const isOpen = outcome !== undefined || people.length === 0 || session.foreign === true;
  const holder = people.length === 1 ? people[0] : taken;
  const viewer = isOpen ? (wishedView ?? (people.length === 1 ? people[0] : undefined)) : holder;
  const asked = live && !isOpen && !forMe ? personDue(playable, session, holder) : undefined;
  const decides = asked !== undefined && asked === holder ? asked : undefined;

  const position = usePosition(playable, session, viewer, at);
  const offered = useOffered(playable, session, decides);
  const { scene, due, marked, last } = position;
  const toneOf = (seat: number | undefined): Tone =>
    scene.seats.find((s) => s.seat === seat)?.tone ?? 'slate';

  const play = (next: Session) => {
    setPast(undefined);
    onSession(next);
  };
  const choose = ({ nth }: Offered) => {
    if (decides === undefined) return;
    setDecided(true);
    play(moved(playable, session, decides, nth));
  };
  const picking = usePicking(playable, moves, offered, choose);
  const askBot = () => {
    if (decides === undefined) return;
    const state = lastState(session.game);
    const choices = playable.engine.choices(state, decides);
    const view = playable.engine.view(state, decides);
    const seed = `${session.game.record.seed}/help/${moves}`;
    const nth = answer(playable, { view, seat: decides, choices, level: 'steady', seed });
    setDecided(true);
    play(moved(playable, session, decides, nth));
  };
  const undo = () => {
    const back = undone(playable, session);
    if ('why' in back) toast({ text: back.why, tone: 'bad' });
    else play(back.session);
  };
  const branch = (otherLuck: boolean) => {
    play(branched(session, at, otherLuck ? freshSeed() : undefined));
    setPaused(false);
    toast({
      text: `Another game goes on from move ${at}.`,
      action: { label: 'Back to the whole game', onAction: () => onSession(session) },
    });
  };
  const goTo = (move: number) => setPast(Math.min(Math.max(0, move), moves));
  useBots({
    slug: system.slug,
    playable,
    session,
    holder,
    paused: paused || !live || !shown,
    pace,
    running: { alone: true, forMe },
    onPlayed: onSession,
  });
  useKeys(shown, {
    a: decides === undefined ? undefined : askBot,
    u: undo,
    p: () => setPaused(!paused),
    f: people.length > 0 ? () => setForMe(!forMe) : undefined,
    ',': () => goTo(at - 1),
    '.': () => goTo(at + 1),
    '?': () => setDialog('keys'),
    escape: picking.clear,
  });

  if (asked !== undefined && asked !== holder)
    return (
      <HandOver
        to={showPlayer(session.players[asked])}
        seat={scene.seats.find((s) => s.seat === asked)?.name ?? `Seat ${asked + 1}`}
        onTake={() => setTaken(asked)}
      />
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
  const whoOf = (seat: Seat) => showPlayer(session.players[seat]);
  const { unit } = playable.length;
  const long = playable.length.of(lastState(session.game));
  return (
    <div className="space-y-4">
      {session.foreign && (
        <p className="sheet border-tone p-3 text-sm">
          A shared game. Look through it move by move, or branch off anywhere and play on.
        </p>
      )}
      <StatusLine
        slug={system.slug}
        phase={scene.phase}
        last={last}
        toneOf={toneOf}
        says={
          outcome && live
            ? sayOutcome(outcome, scene.seats)
            : decides !== undefined
              ? `${people.length > 1 ? `${whoOf(decides)}: ` : ''}your decision`
              : due.map((s) => `${scene.seats.find((x) => x.seat === s)?.name} decides`).join(', ')
        }
      />
      <Controls
        paused={paused}
        pace={pace}
        forMe={forMe}
        hasPeople={people.length > 0}
        ended={outcome !== undefined}
        onUndo={undo}
        onPause={() => setPaused(!paused)}
        onPace={setPace}
        onForMe={() => setForMe(!forMe)}
        onShare={() => setDialog('share')}
        onNew={onNew}
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <PositionView {...positionProps} />
        <div className="min-w-0 space-y-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {outcome && live && (
            <GameOver
              slug={system.slug}
              outcome={outcome}
              seats={scene.seats}
              length={`after ${long} ${long === 1 ? unit : `${unit}s`}`}
              moves={moves}
            />
          )}
          {decides !== undefined && (
            <Decision
              slug={system.slug}
              playable={playable}
              picking={picking}
              decisionKey={moves}
              keepsFocus={decided}
              onChoose={choose}
              onAskBot={askBot}
            />
          )}
          <SeatPanel seats={scene.seats} due={due} whoOf={whoOf} />
          {isOpen && <ViewChoice seats={scene.seats} value={viewer} onChange={setWishedView} />}
        </div>
        <div className="min-w-0 space-y-4 lg:col-start-1">
          <Trays {...positionProps} />
        </div>
      </div>
      <ReplayBar at={at} moves={moves} onGo={goTo} onBranch={branch} />
      {outcome && <LuckReport playable={playable} game={session.game} seats={scene.seats} />}
      <EventLog
        slug={system.slug}
        lines={(most) => logLines(playable, session.game, viewer, at, most)}
        toneOf={toneOf}
        onGo={goTo}
      />
      <p className="text-sm text-quiet">
        <button type="button" className="link min-h-9" onClick={() => setDialog('keys')}>
          Keys
        </button>
      </p>
      {dialog === 'share' && <ShareGame session={session} onClose={() => setDialog(undefined)} />}
      {dialog === 'keys' && <KeysSheet onClose={() => setDialog(undefined)} />}
    </div>
  );
}
