/** What stood in a form that was left without saving, and what to do with it. */
export interface Found {
  /** What it changes was saved anew since, so it is not in the form. */
  readonly isOlder: boolean;
  readonly onTake: () => void;
  readonly onDiscard: () => void;
}

/** Says that a form holds, or may hold, what was not saved when it was left. */
export function UnsavedNote({ found }: { readonly found: Found | undefined }) {
  return (
    <div role="status" className="text-sm empty:hidden">
      {found && (
        <p className="sheet flex flex-wrap items-center gap-x-3 gap-y-2 border-tone p-3">
          {found.isOlder
            ? 'You had changed an older version here, and not saved it.'
            : 'This is what you had here before, and not saved.'}
          {found.isOlder && (
            <button type="button" className="button button-small" onClick={found.onTake}>
              Take it
            </button>
          )}
          <button type="button" className="button button-small" onClick={found.onDiscard}>
            Discard it
          </button>
        </p>
      )}
    </div>
  );
}
