import type { Agreement } from '@/lib/rules';
import { PlayedPart } from '@/components/simulator/played-part';
import type { Reference } from '@/lib/rules/reference';
import { isPlayable, isSystemSlug } from '@/lib/rules/registry';
import type { Contender } from './trial';
import { TrialDoor } from './trial-door';

/** One list against another by games; or, where no engine plays the system, that nobody can tell. */
export function TrialSection({
  system,
  lists,
  agreements,
  illegal,
}: {
  readonly system: Pick<Reference, 'slug' | 'name' | 'plays'>;
  readonly lists: readonly [Contender, Contender];
  readonly agreements: readonly Agreement[];
  /** Names of those that are not legal under their own agreement. */
  readonly illegal: readonly string[];
}) {
  return (
    <section aria-labelledby="trial" className="sheet space-y-3 p-4">
      <h2 id="trial" className="text-2xl">
        Head to head
      </h2>
      {isSystemSlug(system.slug) && isPlayable(system.slug) ? (
        <>
          <PlayedPart system={system} />
          {illegal.length > 0 && (
            <p className="text-sm text-warn">
              Not legal: {illegal.map((name) => `“${name}”`).join(' and ')}. The games are played all the
              same, where the engine can.
            </p>
          )}
          <TrialDoor
            label="Let them play each other"
            lists={lists}
            agreements={agreements}
            ways={['duel', 'change']}
          />
        </>
      ) : (
        <p>
          No engine plays {system.name} yet, so nobody has tried these two by games. Which of them is the
          stronger cannot be said; what the rules count of each stands below.
        </p>
      )}
    </section>
  );
}
