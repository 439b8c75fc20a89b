'use client';

import { useState } from 'react';
import type { Tone } from '@/lib/rules/reference';
import { DiceRow } from '../table/dice-row';
import { folded, type Fold } from './folded';
import type { LogLine } from './log-lines';
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
  /** Shows the position after a move; absent where only the last one can be shown. */
  readonly onGo?: (move: number) => void;
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
        {folded(shown)
          .toReversed()
          .map((fold) => (
            // By its oldest line, so that one that lies open stays open while the piece goes on.
            <FoldItem
              key={(fold.before[0] ?? fold.last).key}
              slug={slug}
              fold={fold}
              toneOf={toneOf}
              {...(onGo ? { onGo } : {})}
            />
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

/** One line of the log, or several like ones as the last of them; the others open below it. */
function FoldItem({
  fold: { last, before },
  ...how
}: {
  readonly slug: string;
  readonly fold: Fold;
  readonly toneOf: (seat: number | undefined) => Tone;
  readonly onGo?: (move: number) => void;
}) {
  const [open, setOpen] = useState(false);
  const times = before.length + 1;
  return (
    <li
      className={
        last.words.weight === 'turn'
          ? 'rounded bg-tone-soft px-1 py-1 font-semibold text-tone-ink'
          : 'border-b border-line px-1 pb-1.5 last:border-0'
      }
    >
      <Line line={last} {...how} />
      {before.length > 0 && (
        <button
          type="button"
          className="chip ml-1 min-h-6 tabular-nums hover:bg-tone-soft"
          aria-expanded={open}
          aria-label={`${times} times alike: ${open ? 'hide' : 'show'} the earlier ones`}
          onClick={() => setOpen(!open)}
        >
          ×{times}
        </button>
      )}
      {open && (
        <ol className="mt-1.5 space-y-1.5 border-l-2 border-line pl-2" reversed>
          {before.toReversed().map((line) => (
            <li key={line.key}>
              <Line line={line} {...how} />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

function Line({
  slug,
  line: { move, words, rule },
  toneOf,
  onGo,
}: {
  readonly slug: string;
  readonly line: LogLine;
  readonly toneOf: (seat: number | undefined) => Tone;
  readonly onGo?: (move: number) => void;
}) {
  return (
    <>
      {onGo ? (
        <button
          type="button"
          className="mr-1.5 min-h-6 min-w-8 rounded bg-sunk px-1 text-xs text-quiet tabular-nums hover:bg-tone-soft"
          aria-label={`Show the position after move ${move}`}
          onClick={() => onGo(move)}
        >
          {move}
        </button>
      ) : (
        <span className="mr-1.5 inline-block min-w-8 text-center text-xs text-quiet tabular-nums">
          {move}
        </span>
      )}
      {words.text} {words.dice && <DiceRow dice={words.dice} toneOf={toneOf} className="size-5" />}{' '}
      {words.sum && <span className="font-mono text-xs text-quiet">{words.sum}</span>}{' '}
      {rule !== undefined && <RuleLink slug={slug} rule={rule} />}
    </>
  );
}
