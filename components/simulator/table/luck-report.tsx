'use client';

import { useMemo } from 'react';
import { HeadRow } from '@/components/ui/head-row';
import type { AnyPlayable, GameUnderWay, SceneSeat } from '@/lib/rules/playing';
import { luckOf } from './luck';

const percent = (share: number): string => {
  const n = Math.round(share * 100);
  return n === 0 ? 'under 1 %' : n === 100 ? 'over 99 %' : `${n} %`;
};

/** How the dice fell against what was to be expected, seat by seat. */
export function LuckReport({
  playable,
  game,
  seats,
}: {
  readonly playable: AnyPlayable;
  readonly game: GameUnderWay;
  readonly seats: readonly SceneSeat[];
}) {
  const luck = useMemo(() => luckOf(playable, game), [playable, game]);
  if (luck.length === 0) return null;
  const nameOf = (seat: number | undefined) => seats.find((s) => s.seat === seat)?.name ?? 'The table';
  return (
    <section aria-labelledby="luck" className="sheet p-4">
      <h2 id="luck" className="text-xl">
        How the dice fell
      </h2>
      <ul className="mt-1 space-y-0.5 text-sm">
        {luck.map(({ seat, rolled, sum, expected, below }) => (
          <li key={seat ?? 'none'}>
            <b>{nameOf(seat)}</b>:{' '}
            {below >= 0.5
              ? `luckier than in ${percent(below)} of such games`
              : `less lucky than in ${percent(1 - below)} of such games`}
            , {(sum / rolled).toFixed(2)} a die where {(expected / rolled).toFixed(2)} is to be expected.
          </li>
        ))}
      </ul>
      <div className="mt-3 overflow-x-auto" tabIndex={0} role="region" aria-label="Dice by seat: numbers">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">Dice by seat</caption>
          <HeadRow columns={['Seat', 'Dice', 'Sum', 'Expected', 'Times they came']} />
          <tbody className="tabular-nums">
            {luck.map(({ seat, rolled, sum, expected, tally }) => (
              <tr key={seat ?? 'none'} className="border-b border-line last:border-0">
                <th scope="row" className="py-1 pr-3 font-normal">
                  {nameOf(seat)}
                </th>
                <td className="py-1 pr-3">{rolled}</td>
                <td className="py-1 pr-3">{sum}</td>
                <td className="py-1 pr-3">{expected}</td>
                <td className="py-1 pr-3 sm:whitespace-nowrap">
                  {tally?.map(({ from, to, times }) => (
                    <span key={from} className="mr-2 inline-flex flex-col items-center align-bottom">
                      <span aria-hidden className="flex h-8 w-4 items-end bg-sunk">
                        <span
                          className="w-full bg-tone"
                          style={{
                            height: `${(100 * times) / Math.max(1, ...tally.map((one) => one.times))}%`,
                          }}
                        />
                      </span>
                      <span>
                        <span className="text-quiet">{from === to ? from : `${from}–${to}`}:</span> {times}
                      </span>
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
