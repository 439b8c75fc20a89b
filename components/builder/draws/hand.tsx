import { FaceCard } from '@/components/print/face-card';
import { entryOf } from '../draft/entry-of';
import type { Building } from '../draft/building';

/** Drawn cards, as they are printed. */
export function Hand({
  building: { system, terms },
  label,
  cards,
}: {
  readonly building: Building;
  readonly label: string;
  readonly cards: readonly string[];
}) {
  return (
    <section aria-label={label}>
      <h3 className="text-lg">
        {label}{' '}
        <span className="font-sans text-sm font-normal text-quiet">
          {cards.length === 1 ? '1 card' : `${cards.length} cards`}
        </span>
      </h3>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {cards.map((id, i) => {
          const entry = entryOf(system, terms, id);
          return (
            <li key={i}>
              {entry ? (
                <FaceCard
                  system={system}
                  face={system.face(entry)}
                  className="h-auto max-h-56 w-full drop-shadow-md"
                />
              ) : (
                <p className="sheet p-3">{id}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
