/** For who asked for a seat and got no answer: the seat may be taken, and be his. */
export function SeatAsked({
  name,
  disabled,
  onAsk,
}: {
  readonly name: string;
  readonly disabled: boolean;
  readonly onAsk: () => void;
}) {
  return (
    <p role="status" className="sheet flex flex-wrap items-center gap-x-3 gap-y-2 border-tone p-3">
      <span className="wrap-anywhere">
        You asked for a seat here as “{name}”, and no answer came. It may be yours.
      </span>
      <button type="button" className="button button-small" disabled={disabled} onClick={onAsk}>
        Ask again
      </button>
    </p>
  );
}
