/** How much is done, as a bar and in words. */
export function ProgressBar({
  name,
  part,
  says,
}: {
  readonly name: string;
  /** From 0 to 1. */
  readonly part: number;
  readonly says: string;
}) {
  return (
    <div className="space-y-1">
      <div
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * part)}
        className="h-3 overflow-hidden rounded-full border border-line-strong bg-sunk"
      >
        <div className="bar h-full bg-tone" style={{ width: `${100 * part}%` }} />
      </div>
      <p role="status" className="text-sm">
        {says}
      </p>
    </div>
  );
}
