'use client';

/** A game that is only looked at: how to play on with it, and how to come back to one's own. */
export function ForeignNote({
  canPlayOn,
  onPlayOn,
  onBack,
}: {
  readonly canPlayOn: boolean;
  readonly onPlayOn: () => void;
  /** Absent: no game of one's own is under way. */
  readonly onBack?: (() => void) | undefined;
}) {
  return (
    <div className="sheet flex flex-wrap items-center gap-x-4 gap-y-2 border-tone p-3 text-sm">
      <p className="min-w-60 flex-1">
        <b>A shared game.</b> Look through it move by move, or branch off anywhere and play on.
      </p>
      <p className="flex flex-wrap gap-2">
        {canPlayOn && (
          <button type="button" className="button button-primary button-small" onClick={onPlayOn}>
            Play on from here
          </button>
        )}
        {onBack && (
          <button type="button" className="button button-small" onClick={onBack}>
            Back to your game
          </button>
        )}
      </p>
    </div>
  );
}
