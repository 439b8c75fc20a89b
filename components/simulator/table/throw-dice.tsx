'use client';

import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { lastState, type AnyPlayable, type Seat } from '@/lib/rules/playing';
import type { Tone } from '@/lib/rules/reference';
import { DiceRow } from './dice-row';
import { FaceField } from './face-field';
import { RuleLink } from '../log/rule-link';
import { maySee, type Session } from '../keep/session';
import type { Throwing } from './use-throw';

/** Of a die with more sides the number is typed. */
const MOST_BUTTONS = 20;

/** Asks what the dice on the table show, one after the other, in the order in which the rules roll them. */
export function ThrowDice({
  slug,
  playable,
  session,
  seat,
  throwing: { nth, faces, due, lay, takeUp, leave },
  toneOf,
}: {
  readonly slug: string;
  readonly playable: AnyPlayable;
  readonly session: Session;
  readonly seat: Seat;
  readonly throwing: Throwing;
  readonly toneOf: (seat: number | undefined) => Tone;
}) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const { engine } = playable;
  const state = lastState(session.game);
  const view = engine.view(state, seat);
  const words = playable.choiceWords(view, seat, engine.choices(state, seat)[nth]!);
  const told = due.events.filter((event) => maySee(event, seat));
  return (
    <section aria-labelledby="throw" className="sheet scroll-mt-20 space-y-3 p-4">
      <h2 id="throw" className="text-xl">
        Roll on the table
      </h2>
      <p>
        {words.text} <RuleLink slug={slug} rule={words.rule} />
      </p>
      {told.length > 0 && (
        <ul className="space-y-1 text-sm text-quiet">
          {told.map((event, i) => (
            <li key={i}>{playable.eventWords(event, view).text}</li>
          ))}
        </ul>
      )}
      <div role="status" className="flex min-h-8 flex-wrap items-center gap-2">
        <DiceRow
          dice={faces.map((face) => ({ sides: due.sides, face }))}
          toneOf={toneOf}
          className="size-8"
        />
        <span>
          Die {faces.length + 1}, of {due.sides} sides: what does it show?
        </span>
      </div>
      {due.sides > MOST_BUTTONS ? (
        <FaceField key={faces.length} sides={due.sides} onFace={lay} />
      ) : (
        <div className="grid grid-cols-6 gap-2">
          {Array.from({ length: due.sides }, (_, i) => (
            <button
              key={i}
              ref={i === 0 ? first : undefined}
              type="button"
              className="button min-h-12 justify-center px-0 text-lg tabular-nums"
              aria-label={`It shows ${i + 1}`}
              onClick={() => lay(i + 1)}
            >
              {i + 1}
            </button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {faces.length > 0 ? (
          <button type="button" className="button button-small" onClick={takeUp}>
            <Undo2 aria-hidden size={16} /> The last one was a slip
          </button>
        ) : (
          <button type="button" className="button button-small" onClick={leave}>
            Choose something else
          </button>
        )}
      </div>
    </section>
  );
}
