/** While numbers are fetched, or when they could not be. */
export function Waiting({ failed, again }: { readonly failed: boolean; readonly again: () => void }) {
  if (!failed)
    return (
      <p role="status" className="p-4 text-quiet">
        Reckoning …
      </p>
    );
  return (
    <div role="alert" className="sheet p-4">
      <p>The numbers could not be fetched. Is the network gone?</p>
      <button type="button" className="button mt-2" onClick={again}>
        Try again
      </button>
    </div>
  );
}
