import { Check, Circle, CircleAlert } from 'lucide-react';

interface StepHead {
  readonly id: string;
  readonly title: string;
  readonly errors: number;
}

/** The steps in their order, each to be entered at any time, with what is wrong in it. */
export function StepNav({
  steps,
  at,
  untouched,
  onGo,
}: {
  readonly steps: readonly StepHead[];
  readonly at: number;
  /** Nobody has begun with any of them. */
  readonly untouched: boolean;
  readonly onGo: (to: number) => void;
}) {
  return (
    <nav aria-label="Steps">
      <ol className="flex flex-wrap gap-1.5">
        {steps.map(({ id, title, errors }, i) => (
          <li key={id}>
            <button
              type="button"
              className={`button button-small ${i === at ? 'border-tone bg-tone-soft text-tone-ink' : ''}`}
              {...(i === at ? { 'aria-current': 'step' as const } : {})}
              onClick={() => onGo(i)}
            >
              {untouched ? (
                <Circle aria-hidden size={16} className="text-quiet" />
              ) : errors > 0 ? (
                <CircleAlert aria-hidden size={16} className="text-bad" />
              ) : (
                <Check aria-hidden size={16} className="text-good" />
              )}
              {title}
              <span className="sr-only">
                {untouched
                  ? ', not begun'
                  : errors === 0
                    ? ', in order'
                    : errors === 1
                      ? ', 1 error'
                      : `, ${errors} errors`}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
