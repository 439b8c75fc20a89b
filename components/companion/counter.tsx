import { Minus, Plus } from 'lucide-react';
import { isInRange, valueOf, type CompanionState } from '@/lib/rules/kernel/companion/companion-state';
import type { CompanionTracker } from '@/lib/rules/kernel/companion/companion';

/** A phone has room for the widest step alone. */
const stepLooks = 'button button-small min-h-11 px-2 tabular-nums';

/** One tracker of one seat, with targets for a thumb. What the rules do not allow cannot be pressed. */
export function Counter({
  tracker,
  seat,
  of,
  state,
  disabled,
  onCount,
}: {
  readonly tracker: CompanionTracker;
  readonly seat: number;
  /** Whose it is; empty where the table shares it. */
  readonly of: string;
  readonly state: CompanionState;
  readonly disabled: boolean;
  readonly onCount: (by: number) => void;
}) {
  const { steps = [] } = tracker;
  const value = valueOf(state, tracker, seat);
  const name = of ? `${tracker.name} of ${of}` : tracker.name;
  const can = (by: number) => !disabled && isInRange(tracker, value + by);
  const shown = tracker.max !== undefined && tracker.start === tracker.max;
  return (
    <div role="group" aria-label={name} className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
      <span className="min-w-0 flex-1 basis-32 font-semibold wrap-anywhere">
        {tracker.name}
        {tracker.explains && <span className="block text-xs font-normal text-quiet">{tracker.explains}</span>}
      </span>
      <span className="flex items-center gap-1">
        {[...steps].reverse().map((by, i) => (
          <button
            key={by}
            type="button"
            className={`${stepLooks} ${i > 0 ? 'max-sm:hidden' : ''}`}
            aria-label={`${name}: ${by} less`}
            disabled={!can(-by)}
            onClick={() => onCount(-by)}
          >
            −{by}
          </button>
        ))}
        <button
          type="button"
          className="button size-13 p-0"
          aria-label={`${name}: one less`}
          disabled={!can(-1)}
          onClick={() => onCount(-1)}
        >
          <Minus aria-hidden size={22} />
        </button>
        <output
          aria-label={name}
          className={`min-w-12 text-center text-2xl font-bold tabular-nums ${value <= 0 && shown ? 'text-bad' : ''}`}
        >
          {value}
          {shown && <span className="block text-xs font-normal text-quiet">of {tracker.max}</span>}
        </output>
        <button
          type="button"
          className="button size-13 p-0"
          aria-label={`${name}: one more`}
          disabled={!can(1)}
          onClick={() => onCount(1)}
        >
          <Plus aria-hidden size={22} />
        </button>
        {steps.map((by, i) => (
          <button
            key={by}
            type="button"
            className={`${stepLooks} ${i < steps.length - 1 ? 'max-sm:hidden' : ''}`}
            aria-label={`${name}: ${by} more`}
            disabled={!can(by)}
            onClick={() => onCount(by)}
          >
            +{by}
          </button>
        ))}
      </span>
    </div>
  );
}
