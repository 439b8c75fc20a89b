'use client';

import { Bot } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AnyPlayable } from '@/lib/rules/playing';
import { ChoiceList } from './choice-list';
import type { Offered } from './narrow';
import { OddsBefore } from './odds-before';
import type { Picking } from './use-picking';

/** What the seat may do, to be picked on the board or out of this list. Whoever decides by keys keeps the focus here. */
export function Decision({
  slug,
  playable,
  picking,
  decisionKey,
  keepsFocus,
  onChoose,
  onAskBot,
}: {
  readonly slug: string;
  readonly playable: AnyPlayable;
  readonly picking: Picking;
  /** Changes with every decision. */
  readonly decisionKey: number;
  /** Its player has decided here before: the focus follows from one decision to the next. */
  readonly keepsFocus: boolean;
  readonly onChoose: (choice: Offered) => void;
  /** The steady bot decides this once; absent where it is not at hand. */
  readonly onAskBot?: () => void;
}) {
  const section = useRef<HTMLElement>(null);
  const { picked, left, asked } = picking;
  useEffect(() => {
    // What had the focus is gone with the last decision: it goes on here, and nowhere else.
    if (keepsFocus && document.activeElement === document.body)
      section.current?.querySelector<HTMLElement>('[data-choice]')?.focus({ preventScroll: true });
  }, [decisionKey, keepsFocus]);
  return (
    <section ref={section} aria-labelledby="decision" className="scroll-mt-20 space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="decision" className="scroll-mt-20 text-xl">
          What you may do
        </h2>
        {onAskBot && (
          <button type="button" className="button button-small" onClick={onAskBot} title="Key: a">
            <Bot aria-hidden size={16} /> Let a bot decide this
          </button>
        )}
      </div>
      {picked.length > 0 && !asked && (
        <p className="flex items-center gap-2 text-sm">
          <span className="text-quiet">{left.length} of the choices go on from what you picked.</span>
          <button type="button" className="link min-h-9" onClick={picking.clear}>
            All choices
          </button>
        </p>
      )}
      {asked ? (
        <OddsBefore
          slug={slug}
          playable={playable}
          words={asked.words}
          onDo={() => {
            picking.clear();
            onChoose(asked);
          }}
          onLeave={picking.clear}
        />
      ) : (
        <ChoiceList slug={slug} offered={left} onChoose={picking.choose} />
      )}
    </section>
  );
}
