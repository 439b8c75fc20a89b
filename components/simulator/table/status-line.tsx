import type { Scene } from '@/lib/rules/playing';
import type { Tone } from '@/lib/rules/reference';
import { DiceRow } from './dice-row';
import type { LogLine } from '../log/log-lines';
import { RuleLink } from '../log/rule-link';

/** Where the game stands, whose decision it is, and what happened last. */
export function StatusLine({
  slug,
  phase,
  says,
  last,
  toneOf,
  choices,
}: {
  readonly slug: string;
  readonly phase: Scene['phase'];
  readonly says: string;
  readonly last: readonly LogLine[];
  readonly toneOf: (seat: number | undefined) => Tone;
  /** How many things the holder of the device may do now. */
  readonly choices: number;
}) {
  return (
    <header>
      <h2 className="flex flex-wrap items-baseline gap-x-2 text-2xl">
        {phase.title}
        {phase.rule && <RuleLink slug={slug} rule={phase.rule} />}
      </h2>
      <p className="text-sm text-quiet">{phase.explains}</p>
      <div role="status" aria-live="polite" className="mt-1 min-h-12">
        {/* At the end the title says it already; it is told all the same. */}
        <p
          className={
            says === phase.title
              ? 'sr-only'
              : 'font-semibold wrap-anywhere text-tone-ink first-letter:uppercase'
          }
        >
          {says}
        </p>
        <ul className="text-sm">
          {lastToSay(last).map(({ key, words }) => (
            <li key={key}>
              {words.text} {words.dice && <DiceRow dice={words.dice} toneOf={toneOf} />}{' '}
              {words.sum && <span className="font-mono text-xs text-quiet">{words.sum}</span>}
            </li>
          ))}
        </ul>
      </div>
      {choices > 0 && (
        <p className="text-sm">
          Touch what is lit on the board or among your cards, or{' '}
          <button type="button" className="link min-h-6" onClick={toTheList}>
            choose from the list
          </button>{' '}
          of {choices}.
        </p>
      )}
    </header>
  );
}

/** Shows the list, and sets the focus to its first choice: whoever came by keys goes on from there. */
function toTheList(): void {
  document.getElementById('decision')?.scrollIntoView({ block: 'start' });
  document.querySelector<HTMLElement>('[data-choice]')?.focus({ preventScroll: true });
}

/** The newest lines; asides only where nothing else happened. */
function lastToSay(last: readonly LogLine[]): readonly LogLine[] {
  const heavy = last.filter(({ words }) => words.weight !== 'aside');
  return (heavy.length > 0 ? heavy : last).slice(-3);
}
