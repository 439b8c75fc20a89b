import type { CompanionSheet } from '@/lib/rules/kernel/companion/companion';
import type { CompanionState, CompanionStep } from '@/lib/rules/kernel/companion/companion-state';
import { Counter } from './counter';

/** All numbers that the table keeps: shared ones first, then seat by seat, beginning with whose turn it is. */
export function Trackers({
  sheet,
  state,
  nameOf,
  disabled,
  onStep,
}: {
  readonly sheet: CompanionSheet;
  readonly state: CompanionState;
  readonly nameOf: (seat: number) => string;
  readonly disabled: boolean;
  readonly onStep: (step: CompanionStep) => void;
}) {
  const shared = sheet.trackers.filter((t) => t.per === 'table');
  const { seat: turn } = state.place;
  const seats = turn > 0 ? [turn, ...state.order.filter((s) => s !== turn)] : state.order;
  const counter = (tracker: (typeof shared)[number], seat: number) => (
    <Counter
      key={tracker.id}
      tracker={tracker}
      seat={seat}
      of={seat > 0 ? nameOf(seat) : ''}
      state={state}
      disabled={disabled}
      onCount={(by) => onStep({ do: 'count', tracker: tracker.id, seat, by })}
    />
  );
  return (
    <>
      {shared.length > 0 && (
        <section aria-labelledby="shared" className="sheet p-4">
          <h2 id="shared" className="text-xl">
            The table
          </h2>
          {shared.map((tracker) => counter(tracker, 0))}
        </section>
      )}
      {seats.map((seat) => {
        const own = sheet.trackers.filter(
          (t) => t.per === 'seat' && (t.seat === undefined || t.seat === seat),
        );
        if (own.length === 0) return null;
        const groups = [...new Set(own.map((t) => t.group))];
        return (
          <details key={seat} className="sheet p-4" open={seat === turn || turn === 0 || undefined}>
            <summary className="text-xl font-semibold wrap-anywhere">
              {nameOf(seat)}
              {state.out.includes(seat) && <span className="text-quiet"> (out)</span>}
            </summary>
            {groups.map((group) => (
              <div key={group ?? ''}>
                {group && <h3 className="mt-2 text-lg">{group}</h3>}
                {own.filter((t) => t.group === group).map((tracker) => counter(tracker, seat))}
              </div>
            ))}
          </details>
        );
      })}
    </>
  );
}
