import type { Result } from '@/lib/sim';

const many = (n: number): string => n.toLocaleString('en');

function say(result: Result | undefined, done: number, asked: number): string {
  const so = `${many(done)} of ${many(asked)} games`;
  switch (result?.ended) {
    case 'done':
      return `All ${many(asked)} games are played.`;
    case 'precise':
      return `${so}: known as closely as wished.`;
    case 'cancelled':
      return `Cancelled after ${so}. What follows holds for these.`;
    case 'time':
      return `${so} in the time there was.`;
    case undefined:
      return `${so} …`;
  }
}

/** How many of the games are played, and why no more of them are. */
export function GamesProgress({
  result,
  asked,
}: {
  readonly result: Result | undefined;
  readonly asked: number;
}) {
  const done = result?.games ?? 0;
  return (
    <div className="space-y-1">
      <div
        role="progressbar"
        aria-label="Games played"
        aria-valuemin={0}
        aria-valuemax={asked}
        aria-valuenow={done}
        className="h-3 overflow-hidden rounded-full border border-line-strong bg-sunk"
      >
        <div className="h-full bg-tone" style={{ width: `${(100 * done) / asked}%` }} />
      </div>
      <p role="status" className="text-sm">
        {say(result, done, asked)}
      </p>
    </div>
  );
}
