import { Fragment } from 'react';
import type { Outcome, SceneSeat } from '@/lib/rules/playing';
import type { Reference } from '@/lib/rules/reference';
import { listed } from '@/lib/rules/kernel/words/words';
import { RuleLink } from '../log/rule-link';

/** `Red wins`, `Red and Blue win together`, `A draw`. */
export const sayOutcome = (
  { winners }: Outcome,
  seats: readonly SceneSeat[],
  { unwon = 'A draw' }: Pick<Reference, 'unwon'>,
): string => {
  const names = winners.map((w) => seats.find((s) => s.seat === w)?.name ?? `Seat ${w + 1}`);
  if (names.length === 0) return unwon;
  return names.length === 1 ? `${names[0]} wins` : `${listed(names)} win together`;
};

/** How the game ended, and by which rules. */
export function GameOver({
  system,
  outcome,
  seats,
  how,
  length,
  moves,
  corrections = 0,
  stoodIn = 0,
}: {
  readonly system: Pick<Reference, 'slug' | 'unwon'>;
  readonly outcome: Outcome;
  readonly seats: readonly SceneSeat[];
  /** `nobody else has a castle left` */
  readonly how: string;
  /** `14 rounds`; absent where only the decisions are known. */
  readonly length?: string;
  readonly moves: number;
  /** How often those who played went back by agreement. */
  readonly corrections?: number;
  /** Decisions that a bot made in place of a person. */
  readonly stoodIn?: number;
}) {
  return (
    <section aria-labelledby="over" className="sheet border-tone bg-tone-soft p-4">
      <h2 id="over" className="text-3xl">
        {sayOutcome(outcome, seats, system)}
      </h2>
      <p className="text-sm">
        <span className="block text-base first-letter:uppercase">{how}.</span>
        The game ended after {length === undefined ? '' : `${length} and `}
        {moves} decisions.
        {corrections > 0 &&
          ` It was corrected ${corrections === 1 ? 'once' : `${corrections} times`} on the way.`}
        {stoodIn > 0 &&
          ` A bot made ${stoodIn === 1 ? 'one of them' : `${stoodIn} of them`} in place of a person who kept the others waiting.`}
        {outcome.rules.map((rule) => (
          <Fragment key={rule}>
            {' '}
            <RuleLink slug={system.slug} rule={rule} />
          </Fragment>
        ))}
      </p>
    </section>
  );
}
