'use client';

import { useState } from 'react';
import type { Tone } from '@/lib/rules/reference';
import type { LogLine } from './log-lines';
import { DiceRow } from './dice-row';
import { RuleLink } from './rule-link';

const FIRST = 30;
const MORE = 120;

/** What happened, newest first: each line with the rule behind it, its dice and its arithmetic. */
export function EventLog({
  slug,
  hasAsides,
  lines,
  toneOf,
  onGo,
}: {
  readonly slug: string;
  /** Some lines of this game can be left out. */
  readonly hasAsides: boolean;
  /** Oldest first; made only as far as they are shown. */
  readonly lines: (
    most: number,
    withAsides: boolean,
  ) => { readonly lines: readonly LogLine[]; readonly whole: boolean };
  readonly toneOf: (seat: number | undefined) => Tone;
  /** Shows the position after a move. */
  readonly onGo: (move: number) => void;
}) {
  const [most, setMost] = useState(FIRST);
  const [withAsides, setWithAsides] = useState(false);
  const { lines: shown, whole } = lines(most, withAsides);
  return (
    <section aria-labelledby="log" className="sheet p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="log" className="text-xl">
          What happened
        </h2>
        {hasAsides && (
          <label className="flex min-h-9 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-5"
              checked={withAsides}
              onChange={(e) => setWithAsides(e.target.checked)}
            />
            Every question and pass
          </label>
        )}
      </div>
      <ol
        className="mt-2 max-h-[28rem] space-y-1.5 overflow-y-auto pr-1 text-sm"
        tabIndex={0}
        aria-label="Events, newest first"
        reversed
      >
        {shown.toReversed().map(({ key, move, words, rule }) => (
          <li
            key={key}
            className={
              words.weight === 'turn'
                ? 'rounded bg-tone-soft px-1 py-1 font-semibold text-tone-ink'
                : 'border-b border-line px-1 pb-1.5 last:border-0'
            }
          >
            <button
              type="button"
              className="mr-1.5 min-w-8 rounded bg-sunk px-1 text-xs text-quiet tabular-nums hover:bg-tone-soft"
              aria-label={`Show the position after move ${move}`}
              onClick={() => onGo(move)}
            >
              {move}
            </button>
            {words.text} {words.dice && <DiceRow dice={words.dice} toneOf={toneOf} className="size-5" />}{' '}
            {words.sum && <span className="font-mono text-xs text-quiet">{words.sum}</span>}{' '}
            <RuleLink slug={slug} rule={rule} />
          </li>
        ))}
      </ol>
      {shown.length === 0 && <p className="text-quiet">Nothing yet.</p>}
      {!whole && (
        <button type="button" className="link mt-2 min-h-9 text-sm" onClick={() => setMost(most + MORE)}>
          Earlier events
        </button>
      )}
    </section>
  );
}
