'use client';

import { FastForward, Link2, Pause, Play, RotateCcw, Undo2 } from 'lucide-react';
import { paces, type Pace } from './pace';

/** What goes for the whole game: undo, pace of the bots, the link, a new game. */
export function Controls({
  paused,
  pace,
  forMe,
  hasPeople,
  ended,
  onUndo,
  onPause,
  onPace,
  onForMe,
  onShare,
  onNew,
}: {
  readonly paused: boolean;
  readonly pace: Pace;
  readonly forMe: boolean;
  readonly hasPeople: boolean;
  readonly ended: boolean;
  readonly onUndo: () => void;
  readonly onPause: () => void;
  readonly onPace: (pace: Pace) => void;
  readonly onForMe: () => void;
  readonly onShare: () => void;
  readonly onNew: () => void;
}) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <button type="button" className="button button-small" onClick={onUndo} title="Key: u">
        <Undo2 aria-hidden size={18} /> Undo
      </button>
      {!ended && (
        <>
          <button
            type="button"
            className="button button-small"
            aria-pressed={paused}
            onClick={onPause}
            title="Key: p"
          >
            {paused ? <Play aria-hidden size={18} /> : <Pause aria-hidden size={18} />}
            {paused ? 'Go on' : 'Pause'}
          </button>
          <label className="text-sm">
            <span className="sr-only">Pace of the bots</span>
            <select
              className="input min-h-9 w-auto py-1"
              value={pace}
              onChange={(e) => onPace(e.target.value as Pace)}
              title="Pace of the bots"
            >
              {paces.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {hasPeople && (
            <button
              type="button"
              className="button button-small"
              aria-pressed={forMe}
              onClick={onForMe}
              title="Key: f"
            >
              <FastForward aria-hidden size={18} /> {forMe ? 'Decide myself again' : 'Bots play on for me'}
            </button>
          )}
        </>
      )}
      <button type="button" className="button button-small" onClick={onShare}>
        <Link2 aria-hidden size={18} /> Share
      </button>
      <button type="button" className="button button-small" onClick={onNew}>
        <RotateCcw aria-hidden size={18} /> New game
      </button>
    </div>
  );
}
