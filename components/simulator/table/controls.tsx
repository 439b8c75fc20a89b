'use client';

import { FastForward, Link2, Pause, Play, RotateCcw, Undo2 } from 'lucide-react';
import { paces, type Pace } from '../bots/pace';
import type { TableNow } from './use-table';

/** What goes for the whole game: undo, pace of the bots, the link, a new game. */
export function Controls({
  table: { paused, pace, forMe, people, outcome, undo, setPaused, setPace, setForMe },
  isForeign,
  onShare,
  onNew,
}: {
  readonly table: TableNow;
  /** Nothing plays and nothing is taken back in a game that is only looked at. */
  readonly isForeign: boolean;
  readonly onShare: () => void;
  readonly onNew: () => void;
}) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      {!isForeign && (
        <button type="button" className="button button-small" onClick={undo} title="Key: u">
          <Undo2 aria-hidden size={18} /> <span className="max-sm:sr-only">Undo</span>
        </button>
      )}
      {!outcome && !isForeign && (
        <>
          <button
            type="button"
            className="button button-small"
            aria-pressed={paused}
            onClick={() => setPaused(!paused)}
            title="Key: p"
          >
            {paused ? <Play aria-hidden size={18} /> : <Pause aria-hidden size={18} />}
            <span className="max-sm:sr-only">{paused ? 'Go on' : 'Pause'}</span>
          </button>
          <label className="text-sm">
            <span className="sr-only">Pace of the bots</span>
            <select
              className="input min-h-9 w-auto py-1"
              value={pace}
              onChange={(e) => setPace(e.target.value as Pace)}
              title="Pace of the bots"
            >
              {paces.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {people.length > 0 && (
            <button
              type="button"
              className="button button-small"
              aria-pressed={forMe}
              onClick={() => setForMe(!forMe)}
              title="Key: f"
            >
              <FastForward aria-hidden size={18} />{' '}
              {forMe ? (
                'Decide myself again'
              ) : (
                <span>
                  Bots play on<span className="max-sm:sr-only"> for me</span>
                </span>
              )}
            </button>
          )}
        </>
      )}
      <button type="button" className="button button-small" onClick={onShare}>
        <Link2 aria-hidden size={18} /> <span className="max-sm:sr-only">Share</span>
      </button>
      <button type="button" className="button button-small" onClick={onNew}>
        <RotateCcw aria-hidden size={18} /> New game
      </button>
    </div>
  );
}
