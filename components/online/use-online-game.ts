'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { useLive, type Line } from '@/components/live/use-live';
import { ask, sayProblem, type Answer } from '@/lib/api/client';
import type { GameNow } from '@/lib/api/contract/shapes/game';
import type { SeatKey } from './kept-seats';
import { isOwn } from './who-plays';

const POLL_MS = 4_000;
/** Its name, or a call, tells whoever looks at something else that it is his turn. */
const UNSEEN_MS = 15_000;
/** How long an only choice is to be seen before it is made. */
const ALONE_MS = 400;

export interface OnlineGame {
  /** Undefined until it has come. */
  readonly now: GameNow | undefined;
  /** Why it cannot be shown. */
  readonly problem: string | undefined;
  readonly line: Line;
  /** A decision is on its way, or is made in a moment because there is only one. */
  readonly deciding: boolean;
  readonly choose: (nth: number) => void;
  /** Lets a bot decide for a seat whose time is over. */
  readonly standIn: (seat: number) => void;
  /** Ends that for one’s own seat. */
  readonly comeBack: () => void;
  /** Looks through the eyes of another one of one’s own seats. */
  readonly lookAs: (seat: number) => void;
  /** The seat was taken on another device: here one looks on. */
  readonly seatLost: boolean;
  /** Takes what an answer of the API says. */
  readonly take: (game: GameNow) => void;
}

/**
 * A game on the server, as one seat sees it; without a seat, as anybody may. Whoever leads several sees it as the one that is to
 * decide.
 */
export function useOnlineGame(id: string, mine: SeatKey | undefined): OnlineGame {
  const [now, setNow] = useState<GameNow>();
  const [problem, setProblem] = useState<string>();
  const [deciding, setDeciding] = useState(false);
  /** The moves after which an only choice did not get through: it waits for a hand then. */
  const [stuckAt, setStuckAt] = useState<number>();
  const latest = useRef<GameNow>(undefined);
  /** The key that opens the seat no more. */
  const [lost, setLost] = useState<string>();
  const { seat: first, key } = mine && mine.key !== lost ? mine : {};
  /** Another one of one’s own seats; undefined: the first. */
  const [other, setOther] = useState<number>();
  const eyes = useRef<number>(undefined);
  const seat = first === undefined ? undefined : (other ?? first);

  const lookAs = useCallback((own: number) => {
    eyes.current = own;
    setOther(own);
  }, []);

  const take = useCallback(
    (next: GameNow) => {
      const before = latest.current;
      // It was asked for before one turned to another seat.
      if (next.seat !== null && next.seat !== (eyes.current ?? next.seat)) return;
      // Answers may overtake each other; a game never goes back.
      if (before && before.seat === next.seat && next.moves < before.moves) return;
      latest.current = next;
      setNow(next);
      setProblem(undefined);
      const due = next.toAct.filter((one) => isOwn(next, one));
      if (next.seat !== null && due.length > 0 && !due.includes(next.seat)) lookAs(due[0]!);
    },
    [lookAs],
  );

  const look = useCallback(async (): Promise<'asking' | 'off' | 'gone'> => {
    const answer = await ask('GET /api/v1/games/{id}', {
      params: { id },
      ...(seat === undefined ? {} : { query: { seat }, seatKey: key }),
    });
    if (answer.ok) take(answer.data);
    else if (answer.status === 404 && seat !== undefined) {
      // Gone or not: without a seat one will see.
      setLost(key);
      return 'asking';
    } else if (answer.status !== 0 || !latest.current) setProblem(sayProblem(answer.problem));
    return answer.ok ? 'asking' : answer.status === 404 ? 'gone' : 'off';
  }, [id, seat, key, take]);

  useEffect(() => {
    if (other === undefined) return;
    const timer = setTimeout(() => void look());
    return () => clearTimeout(timer);
  }, [other, look]);

  const isOver = now?.outcome != null;
  // It tells at once how the game stands, and again to whoever has sat down.
  const line = useLive({
    address: `/api/v1/games/${id}/events`,
    as: key ?? null,
    event: 'game',
    hear: () => void look(),
    gone: () => setProblem('This game is gone: nobody has looked at it for a long time.'),
    ask: look,
    everyMs: POLL_MS,
    hiddenMs: seat === undefined || isOver ? undefined : UNSEEN_MS,
  });

  const choose = useCallback(
    async (nth: number) => {
      const at = latest.current;
      if (seat === undefined || !at) return;
      setDeciding(true);
      const answer = await ask('POST /api/v1/games/{id}/choices', {
        params: { id },
        body: { seat, choice: nth, moves: at.moves },
        seatKey: key,
      });
      setDeciding(false);
      if (answer.ok) return take(answer.data);
      setStuckAt(at.moves);
      toast({ text: sayProblem(answer.problem), tone: 'bad' });
      // Somebody else was quicker, or another page of one’s own.
      if (answer.status === 409) void look();
    },
    [id, seat, key, take, look],
  );

  const takeOr = async (asked: Promise<Answer<GameNow>>) => {
    setDeciding(true);
    const answer = await asked;
    setDeciding(false);
    if (answer.ok) return take(answer.data);
    toast({ text: sayProblem(answer.problem), tone: 'bad' });
    // He who was late may have decided.
    if (answer.status === 409) void look();
  };
  const standIn = (late: number) => {
    if (seat === undefined) return;
    const params = { id, seat: late };
    void takeOr(
      ask('POST /api/v1/games/{id}/seats/{seat}/stand-in', { params, body: { seat }, seatKey: key }),
    );
  };
  const comeBack = () => {
    if (seat === undefined) return;
    void takeOr(
      ask('DELETE /api/v1/games/{id}/seats/{seat}/stand-in', { params: { id, seat }, seatKey: key }),
    );
  };

  // Where nothing is to be decided nobody is asked.
  const alone = now?.choices.length === 1 && !deciding && now.moves !== stuckAt ? now.moves : undefined;
  useEffect(() => {
    if (alone === undefined) return;
    const timer = setTimeout(() => void choose(0), ALONE_MS);
    return () => clearTimeout(timer);
  }, [alone, choose]);

  return {
    now,
    problem,
    line,
    deciding: deciding || alone !== undefined,
    choose: (nth) => void choose(nth),
    standIn,
    comeBack,
    lookAs,
    seatLost: lost !== undefined,
    take,
  };
}
