'use client';

/** In the place of a table whose game goes on in another tab: two would make two games of one. */
export function ElsewhereNote({
  onHere,
  onNew,
  onShelf,
}: {
  readonly onHere: () => void;
  readonly onNew: () => void;
  readonly onShelf: () => void;
}) {
  return (
    <div role="status" className="sheet space-y-3 border-tone p-4">
      <p>
        <b>This game goes on in another tab.</b> Nothing of it is lost: what was played there is here as soon
        as you go on.
      </p>
      <p className="flex flex-wrap gap-2">
        <button type="button" className="button button-primary" onClick={onHere}>
          Go on here
        </button>
        <button type="button" className="button" onClick={onNew}>
          New game
        </button>
        <button type="button" className="button" onClick={onShelf}>
          Your games
        </button>
      </p>
    </div>
  );
}
