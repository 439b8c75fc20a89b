import { ArrowDown } from 'lucide-react';
import type { RefObject } from 'react';

/** On a phone: the answer in words, in sight while its question is changed, and the way to its chart. */
export function AnswerStrip({
  words,
  answer,
}: {
  readonly words: string;
  readonly answer: RefObject<HTMLElement | null>;
}) {
  return (
    <div className="sheet sticky bottom-18 z-10 flex items-center gap-3 border-tone p-3 shadow-(--shadow-card) sm:bottom-3 low:static lg:hidden print:hidden">
      <p aria-live="polite" className="min-w-0 flex-1 text-sm">
        {words}
      </p>
      <button
        type="button"
        aria-label="To the chart of the answer"
        className="button button-small shrink-0"
        onClick={() => {
          answer.current?.scrollIntoView({ block: 'start' });
          answer.current?.focus({ preventScroll: true });
        }}
      >
        <ArrowDown aria-hidden size={18} />
      </button>
    </div>
  );
}
