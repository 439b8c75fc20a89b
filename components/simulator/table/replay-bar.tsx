'use client';

import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Eraser,
  GitBranch,
  Pause,
  Play,
} from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

const STEP_MS = 500;

/** Goes back and forth through the moves of a game; here another game may branch off. */
export function ReplayBar({
  at,
  moves,
  onGo,
  onBranch,
  onCorrect,
}: {
  /** The move after which the position is shown. */
  readonly at: number;
  readonly moves: number;
  readonly onGo: (move: number) => void;
  /** Plays on from here; with dice of its own, or as they would have fallen. */
  readonly onBranch: (otherLuck: boolean) => void;
  /** The game itself goes on from here; absent where it is only looked at. */
  readonly onCorrect?: (() => void) | undefined;
}) {
  const [running, setRunning] = useState(false);
  const step = useEffectEvent(() => onGo(Math.min(moves, at + 1)));
  const runs = running && at < moves;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => step(), STEP_MS);
    return () => clearInterval(timer);
  }, [runs]);
  const buttons = [
    ['To the beginning', ChevronFirst, 0],
    ['One move back', ChevronLeft, at - 1],
    ['One move on', ChevronRight, at + 1],
    ['To the end', ChevronLast, moves],
  ] as const;
  return (
    <section aria-label="Replay" className="sheet space-y-2 p-3">
      <div className="flex flex-wrap items-center gap-2">
        {buttons.slice(0, 2).map(([label, Icon, to]) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            className="button px-2.5"
            disabled={at <= 0}
            onClick={() => onGo(to)}
          >
            <Icon aria-hidden size={18} />
          </button>
        ))}
        <button
          type="button"
          aria-label={runs ? 'Stop here' : 'Play the moves'}
          className="button px-2.5"
          onClick={() => {
            if (at >= moves) onGo(0);
            setRunning(!runs);
          }}
        >
          {runs ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
        </button>
        {buttons.slice(2).map(([label, Icon, to]) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            className="button px-2.5"
            disabled={at >= moves}
            onClick={() => onGo(to)}
          >
            <Icon aria-hidden size={18} />
          </button>
        ))}
        <label className="flex min-w-40 flex-1 items-center gap-2 text-sm">
          <span className="whitespace-nowrap tabular-nums">
            Move {at} of {moves}
          </span>
          <input
            type="range"
            className="h-6 min-w-0 flex-1"
            min={0}
            max={moves}
            value={at}
            onChange={(e) => onGo(e.target.valueAsNumber)}
          />
        </label>
      </div>
      {at < moves && (
        <p className="flex flex-wrap items-center gap-2">
          <button type="button" className="button button-small" onClick={() => onBranch(true)}>
            <GitBranch aria-hidden size={16} /> Branch here, with new dice
          </button>
          <button type="button" className="button button-small" onClick={() => onBranch(false)}>
            Branch here, dice as they fell
          </button>
          {onCorrect && (
            <button type="button" className="button button-small button-quiet" onClick={onCorrect}>
              <Eraser aria-hidden size={16} /> Correct the game: go on from here
            </button>
          )}
        </p>
      )}
    </section>
  );
}
