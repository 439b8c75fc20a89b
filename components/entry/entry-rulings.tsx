import { WordText } from '@/components/rules/rule-words';
import { Link } from '@/components/ui/link';
import { sayLines, type Reference, type Rulebook, type Ruling } from '@/lib/rules/reference';

/** The rulings on gaps that touch an entry: what is open, how it could be read, and how we play it. */
export function EntryRulings({
  system,
  book,
  rulings,
}: {
  readonly system: Pick<Reference, 'slug'>;
  readonly book: Pick<Rulebook, 'vocabulary'>;
  readonly rulings: readonly Ruling[];
}) {
  return (
    <ul className="mt-2 grid gap-3">
      {rulings.map((ruling) => (
        <li key={ruling.id} className="sheet space-y-1.5 p-4">
          <h3 className="text-lg">
            <Link className="link" href={`/systems/${system.slug}/rules/rulings#${ruling.id}`}>
              {ruling.id}
            </Link>{' '}
            {ruling.topic}
          </h3>
          <p>
            <b>We play:</b> <WordText terms={book.vocabulary} text={ruling.ruling} />
          </p>
          {ruling.readings.length > 0 && (
            <details>
              <summary className="text-sm text-quiet">
                {ruling.readings.length === 1
                  ? 'Another reading'
                  : `${ruling.readings.length} other readings`}
              </summary>
              <ul className="mt-1 list-disc pl-5 text-sm text-quiet">
                {ruling.readings.map((reading) => (
                  <li key={reading}>{reading}</li>
                ))}
              </ul>
            </details>
          )}
          <p className="text-sm text-quiet first-letter:uppercase">
            {ruling.source.length > 0 && <>{sayLines(ruling.source)}. </>}
            {ruling.variations.length > 0 && (
              <Link className="link" href={`/systems/${system.slug}/rules/rulings#${ruling.id}`}>
                Play it otherwise
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
