'use client';

import { ShareChart } from '@/components/simulator/batch/share-chart';
import type { Result } from '@/lib/sim';
import { sayChange } from './say-change';
import { sayDuel } from './say-duel';
import type { Trial } from './trial';

const SHORT = 28;
const short = (name: string): string => (name.length > SHORT ? `${name.slice(0, SHORT - 1)}…` : name);

/** What the games say of the two, in sentences and as shares with their bounds. */
export function TrialReport({
  trial: { way, refused },
  names,
  result,
}: {
  readonly trial: Trial;
  readonly names: readonly [string, string];
  readonly result: Result;
}) {
  const { against } = result;
  const { unit } = result.length;
  const says =
    way === 'duel' ? sayDuel(result, names) : against ? sayChange(against.comparison, names, unit) : [];
  const [one, other] = [result.wins[0], way === 'duel' ? result.wins[1] : against?.report.wins[0]];
  const rows = [
    ...(one ? [{ label: short(names[0]), ...one }] : []),
    ...(other ? [{ label: short(names[1]), ...other }] : []),
    ...(way === 'duel' && result.draws.count > 0 ? [{ label: 'Draw', ...result.draws }] : []),
  ];
  return (
    <div className="space-y-3">
      {way === 'change' && refused.length > 0 && (
        <p className="text-sm text-quiet">
          They cannot be played against each other: {refused[0]!.message} So each was played against the usual
          list of the game, by the same seeds.
        </p>
      )}
      <ul className="list-disc space-y-1 pl-5">
        {says.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <ShareChart
        title={way === 'duel' ? 'Who wins' : 'Wins against the usual list'}
        says="Shares of the games, each with the bounds between which it lies in 95 of 100 such batches."
        rows={rows}
      />
    </div>
  );
}
