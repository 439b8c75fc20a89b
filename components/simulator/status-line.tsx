import type { Scene } from '@/lib/rules/playing';
import type { Tone } from '@/lib/rules/reference';
import { DiceRow } from './dice-row';
import type { LogLine } from './log-lines';
import { RuleLink } from './rule-link';

/** Where the game stands, whose decision it is, and what happened last. */
export function StatusLine({
  slug,
  phase,
  says,
  last,
  toneOf,
}: {
  readonly slug: string;
  readonly phase: Scene['phase'];
  readonly says: string;
  readonly last: readonly LogLine[];
  readonly toneOf: (seat: number | undefined) => Tone;
}) {
  return (
    <header>
      <h2 className="flex flex-wrap items-baseline gap-x-2 text-2xl">
        {phase.title}
        {phase.rule && <RuleLink slug={slug} rule={phase.rule} />}
      </h2>
      <p className="text-sm text-quiet">{phase.explains}</p>
      <div role="status" aria-live="polite" className="mt-1 min-h-12">
        <p className="font-semibold text-tone-ink first-letter:uppercase">{says}</p>
        <ul className="text-sm">
          {last.slice(-3).map(({ key, words }) => (
            <li key={key}>
              {words.text} {words.dice && <DiceRow dice={words.dice} toneOf={toneOf} />}{' '}
              {words.sum && <span className="font-mono text-xs text-quiet">{words.sum}</span>}
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}
