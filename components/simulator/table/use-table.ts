'use client';

import { useState } from 'react';
import { freshSeed } from '@/components/ui/seed-field';
import { toast } from '@/components/ui/toast';
import { lastState, leaderOf, type AnyPlayable, type Outcome, type Seat } from '@/lib/rules/playing';
import { answer } from '@/lib/sim/answer';
import { keepPace, keptPace } from '../bots/kept-pace';
import type { Offered } from './narrow';
import { personDue, type Pace } from '../bots/pace';
import { peopleOf, seatsLedBy } from '../setup/players';
import {
  branched,
  corrected,
  lastDecision,
  lastSeatOf,
  moved,
  movesOf,
  outcomeOf,
  undone,
  type Session,
} from '../keep/session';
import { useBots, type Thinking } from '../bots/use-bots';
import { usePicking, type Picking } from './use-picking';
import { useOffered } from './use-position';
import { useThrow, type Throwing } from './use-throw';

/** What somebody at the table sees, and what can be done there. */
export interface TableNow {
  /** By their first seats. */
  readonly people: readonly Seat[];
  /** All seats of the person who has the device: what is secret to one of them is so to nobody else. */
  readonly own: readonly Seat[];
  readonly moves: number;
  /** The move after which the position is shown, and whether that is the last. */
  readonly at: number;
  readonly live: boolean;
  readonly outcome: Outcome | undefined;
  /** Nobody's secrets are left to keep: the game is over, or only bots play, or it came by a link. */
  readonly isOpen: boolean;
  readonly viewer: Seat | undefined;
  /** The person who has to decide, and whether that one has the device. */
  readonly asked: Seat | undefined;
  readonly decides: Seat | undefined;
  /** Somebody has decided here before. */
  readonly hasDecided: boolean;
  readonly picking: Picking;
  readonly thinking: Thinking | undefined;
  /** What was chosen waits for dice from the table. */
  readonly throwing: Throwing | undefined;
  readonly paused: boolean;
  readonly pace: Pace;
  readonly forMe: boolean;
  readonly setPaused: (paused: boolean) => void;
  readonly setPace: (pace: Pace) => void;
  readonly setForMe: (forMe: boolean) => void;
  readonly setView: (seat: Seat | undefined) => void;
  readonly take: (seat: Seat) => void;
  readonly choose: (choice: Offered) => void;
  /** The steady bot decides this once. */
  readonly askBot: () => void;
  readonly undo: () => void;
  /** After how many moves the game shall go on, whatever has come out since: waits for a yes. */
  readonly correcting: number | undefined;
  readonly askToCorrect: (move: number | undefined) => void;
  readonly correct: (move: number) => void;
  /** The game goes on with moves that came from elsewhere. */
  readonly goOn: (session: Session) => void;
  /** Another game goes on from here. */
  readonly branch: (otherLuck: boolean) => void;
  readonly goTo: (move: number) => void;
}

/** A table with its game: who holds the device, what is shown of it, and what plays by itself. */
export function useTable({
  slug,
  playable,
  session,
  shown,
  onSession,
}: {
  readonly slug: string;
  readonly playable: AnyPlayable;
  readonly session: Session;
  /** Bots rest while another tab is looked at. */
  readonly shown: boolean;
  readonly onSession: (session: Session) => void;
}): TableNow {
  const people = peopleOf(session.players);
  const alone = people.length === 1 ? people[0] : undefined;
  const [taken, setTaken] = useState<Seat | undefined>(alone);
  const [wishedView, setView] = useState<Seat>();
  const [paused, setPaused] = useState(false);
  const [pace, setPace] = useState<Pace>(keptPace);
  const [forMe, setForMe] = useState(false);
  const [past, setPast] = useState<number>();
  const [hasDecided, setDecided] = useState(false);
  const [correcting, setCorrecting] = useState<number>();

  const foreign = session.foreign === true;
  const moves = movesOf(session);
  const at = past !== undefined && past < moves ? past : moves;
  const live = at === moves;
  const outcome = outcomeOf(playable, session);
  const isOpen = outcome !== undefined || people.length === 0 || foreign;
  const holder = alone ?? taken;
  // A game of somebody else goes on only where one branches off.
  const resting = paused || foreign || !live || !shown;
  const asked =
    live && !isOpen && !forMe ? personDue(playable, session, holder, { alone: !resting }) : undefined;
  const decides = asked !== undefined && leaderOf(session.players, asked) === holder ? asked : undefined;
  const own = holder === undefined ? [] : seatsLedBy(session.players, holder);
  const viewer = isOpen
    ? (wishedView ?? alone)
    : (decides ??
      own.find((seat) => seat === wishedView) ??
      (holder === undefined ? undefined : lastSeatOf(session, holder, at)));
  const offered = useOffered(playable, session, decides);

  const play = (next: Session) => {
    setPast(undefined);
    onSession(next);
  };
  const { throwing, begin: decide } = useThrow(playable, session, decides, (nth, faces) => {
    if (decides === undefined) return;
    setDecided(true);
    play(moved(playable, session, decides, nth, faces));
  });
  const choose = ({ nth }: Offered) => decide(nth);
  const picking = usePicking(playable, moves, offered, choose);
  const thinking = useBots({
    slug,
    playable,
    session,
    holder,
    paused: resting,
    pace,
    running: { alone: true, forMe },
    onPlayed: onSession,
  });
  return {
    people,
    own,
    moves,
    at,
    live,
    outcome,
    isOpen,
    viewer,
    asked,
    decides,
    hasDecided,
    picking,
    thinking,
    throwing,
    paused,
    pace,
    forMe,
    setPaused,
    setPace: (next) => {
      setPace(next);
      keepPace(next);
    },
    setForMe,
    setView,
    take: (seat) => setTaken(leaderOf(session.players, seat)),
    choose,
    askBot: () => {
      if (decides === undefined) return;
      const state = lastState(session.game);
      const choices = playable.engine.choices(state, decides);
      const view = playable.engine.view(state, decides);
      const seed = `${session.game.record.seed}/help/${moves}`;
      decide(answer(playable, { view, seat: decides, choices, level: 'steady', seed }));
    },
    goOn: play,
    undo: () => {
      if (foreign) return;
      const back = undone(playable, session);
      if ('session' in back) {
        // On its way to the next one, whoever had the device holds it no more.
        if (asked !== undefined && decides === undefined) setTaken(alone);
        // Bots that play on would make the same choices once more, at once.
        setForMe(false);
        return play(back.session);
      }
      const to = lastDecision(playable, session);
      toast({
        text: back.why,
        tone: 'bad',
        ...(to === undefined
          ? {}
          : { action: { label: 'Correct the game', onAction: () => setCorrecting(to) } }),
      });
    },
    correcting,
    askToCorrect: setCorrecting,
    correct: (move) => {
      play(corrected(session, move));
      toast({
        text: `The game goes on after move ${move}, and says that it was corrected.`,
        action: { label: 'As it was', onAction: () => play(session) },
      });
    },
    branch: (otherLuck) => {
      const next = branched(session, at, otherLuck ? freshSeed() : undefined);
      // Whether it may take the place of a game under way is asked above; the table then begins anew.
      if (foreign) return onSession(next);
      play(next);
      setPaused(false);
      toast({
        text: `Another game goes on from move ${at}. The whole one is among your games.`,
        action: { label: 'Back to the whole game', onAction: () => onSession(session) },
      });
    },
    goTo: (move) => setPast(Math.min(Math.max(0, move), moves)),
  };
}
