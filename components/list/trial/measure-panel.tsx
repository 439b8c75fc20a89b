import { useId, useState, type ReactNode } from 'react';
import { freshSeed, SeedField } from '@/components/ui/seed-field';
import type { AuditWish } from '@/lib/sim';
import { firstMeasure, MeasureFields } from './measure-fields';

/** How a list is to be measured: what a wish has beside the list. */
export type Measure = Pick<AuditWish, 'bot' | 'games' | 'seed' | 'precision'>;

/** A list measured by games in this browser: how, and below that what they say. */
export function MeasurePanel({
  title,
  warning,
  fields,
  go,
  busy,
  onMeasure,
  onCancel,
  problems,
  wish,
  children,
}: {
  readonly title: string;
  /** In whose hands what is measured holds. */
  readonly warning: string;
  /** What is asked beside how it is measured. */
  readonly fields?: ReactNode;
  /** What the button says. */
  readonly go: string;
  readonly busy: boolean;
  readonly onMeasure: (measure: Measure) => void;
  readonly onCancel: () => void;
  /** Why it cannot be measured. */
  readonly problems?: ReactNode;
  /** What is measured; absent before. */
  readonly wish: AuditWish | undefined;
  /** What the games say. */
  readonly children: ReactNode;
}) {
  const [measure, setMeasure] = useState(firstMeasure);
  const [seed, setSeed] = useState(freshSeed);
  const id = useId();
  return (
    <section aria-labelledby={`${id}h`} className="sheet space-y-4 p-4">
      <h3 id={`${id}h`} className="text-xl">
        {title}
      </h3>
      <p className="rounded-lg border border-warn p-3 text-sm" id={`${id}w`}>
        <strong>{warning}</strong> Both sides are played by them, against the usual list of the game. What
        they use badly looks weak here, and may be strong with you.
      </p>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const { bot, games, precision } = measure;
          onMeasure({
            ...{ bot, games, seed: seed.trim() || '1' },
            ...(precision > 0 ? { precision } : {}),
          });
        }}
      >
        {fields}
        <MeasureFields value={measure} onChange={setMeasure} />
        <SeedField value={seed} onChange={setSeed} />
        {busy ? (
          <button key="stop" type="button" className="button" onClick={onCancel}>
            Cancel
          </button>
        ) : (
          <button key="go" type="submit" className="button button-primary" aria-describedby={`${id}w`}>
            {go}
          </button>
        )}
      </form>
      {problems && (
        <div role="alert" className="text-bad">
          {problems}
        </div>
      )}
      {wish && (
        <>
          {children}
          <p className="text-sm text-quiet">
            Under “{wish.agreement.name}”, seed <code>{wish.seed}</code>: the same seed plays the same games
            again.
          </p>
        </>
      )}
    </section>
  );
}
