import { ProgressBar } from '@/components/ui/progress-bar';
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
  return <ProgressBar name="Games played" part={done / asked} says={say(result, done, asked)} />;
}
