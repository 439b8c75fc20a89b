'use client';

import { useMemo } from 'react';
import { FaceCard } from '@/components/print/face-card';
import {
  judgeCard,
  priceOfCard,
  readOwnCard,
  type Agreement,
  type AnySystem,
  type Entry,
  type OwnCard,
  type PricePart,
} from '@/lib/rules';

const round = (n: number): number => Math.round(n * 100) / 100;
const shown = ({ how, amount }: PricePart): string =>
  how === 'times' ? `× ${round(amount)}` : `${amount < 0 ? '−' : '+'} ${round(Math.abs(amount))}`;

/** The card as it will be printed, what it does in words, what it costs and why, and what the checks say of it. */
export function CardVerdict({
  system,
  card,
  under,
}: {
  readonly system: AnySystem;
  readonly card: OwnCard;
  readonly under?: Agreement;
}) {
  const read = useMemo(() => readOwnCard(system, card), [system, card]);
  const priced = useMemo(() => priceOfCard(system, card), [system, card]);
  const findings = useMemo(
    () => (read.ok ? judgeCard(system, card, under) : []),
    [system, card, under, read.ok],
  );
  if (!read.ok)
    return (
      <p className="text-sm text-quiet">
        {read.problems.length === 1 ? 'One thing is' : `${read.problems.length} things are`} still open. The
        card is shown as soon as it holds together.
      </p>
    );
  const entry = read.value;
  return (
    <div className="space-y-3">
      <FaceCard system={system} face={system.face(entry)} className="mx-auto w-48 drop-shadow-md" />
      <p className="text-sm">{entry.text}</p>
      {priced ? (
        <Price system={system} entry={entry} {...priced} />
      ) : (
        <p className="text-sm text-quiet">This game gives its cards no price.</p>
      )}
      {findings.length === 0 ? (
        <p className="text-sm text-good">
          {system.own?.judged ? 'The checks of this game have nothing against it.' : 'It is a sound card.'}
        </p>
      ) : (
        <ul aria-label="What the checks say" className="space-y-1 text-sm">
          {findings.map((found) => (
            <li key={found.message} className={found.severity === 'error' ? 'text-bad' : 'text-warn'}>
              <b>
                {found.severity === 'error' ? 'Not legal' : found.severity === 'warning' ? 'Warning' : 'Note'}
                :
              </b>{' '}
              {found.message} <span className="text-xs text-quiet">{found.code}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Price({
  system,
  entry,
  price,
  parts,
}: {
  readonly system: AnySystem;
  readonly entry: Entry;
  readonly price: number;
  readonly parts: readonly PricePart[];
}) {
  const paid = entry.cost;
  return (
    <div className="text-sm">
      <p>
        Price by the formula: <b className="tabular-nums">{price}</b>
        {paid !== undefined && paid !== price && (
          <span className="text-warn">
            {' '}
            (the card says {paid} {paid === 1 ? system.unit.one : system.unit.many})
          </span>
        )}
      </p>
      {parts.length > 0 && (
        <details className="mt-1">
          <summary className="text-quiet">How it comes about</summary>
          <table className="mt-1 w-full">
            <tbody>
              {parts.map((part, i) => (
                <tr key={i}>
                  <th scope="row" className="py-0.5 pr-2 text-left font-normal">
                    {part.label}
                  </th>
                  <td className="text-right whitespace-nowrap tabular-nums">{shown(part)}</td>
                </tr>
              ))}
              <tr className="border-t border-line font-semibold">
                <th scope="row" className="py-0.5 text-left">
                  Rounded
                </th>
                <td className="text-right tabular-nums">{price}</td>
              </tr>
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}
