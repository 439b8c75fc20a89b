'use client';

import { Download } from 'lucide-react';
import type { PrintJob, PrintPlan } from '@/lib/print';
import type { Result } from '@/lib/rules';
import { usePdf } from './use-pdf';

const NAMED = 5;

/** What comes out, the button that makes it, and how far it is where there are many pages. */
export function PdfButton({
  job,
  plan,
  name,
  onMade,
}: {
  readonly job: PrintJob;
  readonly plan: Result<PrintPlan>;
  readonly name: string;
  readonly onMade: () => void;
}) {
  const { state, make, cancel } = usePdf(onMade);
  const busy = state.is === 'asked' || state.is === 'drawing';
  return (
    // It stays in view below the many wishes above it: whoever has none prints at once.
    <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 space-y-3 border-y border-line bg-sheet px-4 py-3 sm:bottom-0 low:static">
      <button
        type="button"
        className="button button-primary w-full"
        disabled={busy || !plan.ok}
        onClick={() => void make(job, name)}
      >
        <Download aria-hidden size={18} /> {busy ? 'Making the PDF …' : 'Download PDF'}
      </button>
      {state.is === 'drawing' && (
        <div className="flex items-center gap-2">
          <progress
            className="h-2 min-w-0 flex-1"
            aria-label="Pages drawn"
            value={state.pages}
            max={Math.max(1, state.of)}
          />
          <button type="button" className="button button-small" onClick={cancel}>
            Cancel
          </button>
        </div>
      )}
      <p role="status" className="text-sm">
        {state.is === 'failed' ? (
          <span className="text-bad">{state.why}</span>
        ) : state.is === 'drawing' ? (
          <span className="text-quiet">
            Page {state.pages} of {state.of} is drawn.
          </span>
        ) : plan.ok ? (
          <span className="text-quiet">
            {counted(plan.value)} Print at 100 %, without fitting to the page.
          </span>
        ) : (
          <span className="text-bad">{plan.problems[0]?.message}</span>
        )}
      </p>
      {plan.ok && plan.value.blank.length > 0 && (
        <p className="text-sm text-quiet">{blanks(plan.value.blank)}</p>
      )}
    </div>
  );
}

function counted({ cards, pages }: PrintPlan): string {
  const twoSided = pages.some(({ side }) => side === 'back');
  const sheets = twoSided
    ? `: ${pages.length / 2} ${pages.length === 2 ? 'sheet' : 'sheets'} with two sides`
    : '';
  const paper = `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}${sheets}.`;
  return cards === 0 ? paper : `${cards} ${cards === 1 ? 'card' : 'cards'} on ${paper}`;
}

const blanks = (titles: readonly string[]): string => {
  const more = titles.length - NAMED;
  const named = titles.slice(0, NAMED).join(', ');
  return `Blank behind, since no second face is known: ${named}${more > 0 ? ` and ${more} more` : ''}.`;
};
