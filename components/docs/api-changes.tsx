import { changePolicy } from '@/lib/api/change-policy';
import { apiChanges } from '@/lib/api/changes';

const kinds = { added: 'New', changed: 'Changed', removed: 'Gone' } as const;
const days = [...new Set(apiChanges.map(({ date }) => date))];

/** The log of the API, day by day, and what callers may count on. */
export function ApiChanges() {
  return (
    <section aria-labelledby="changes" className="space-y-4">
      <h2 id="changes" className="text-2xl">
        Changes
      </h2>
      <p className="max-w-3xl text-sm text-quiet">
        {changePolicy} The same as JSON:{' '}
        <a className="link" href="#listApiChanges">
          GET /api/v1/changes
        </a>
        .
      </p>
      {days.map((day) => (
        <section key={day} aria-labelledby={`changes-${day}`}>
          <h3 id={`changes-${day}`} className="font-sans text-base font-semibold tabular-nums">
            <time dateTime={day}>{day}</time>
          </h3>
          <ul className="divide-y divide-line border-y border-line text-sm">
            {apiChanges
              .filter(({ date }) => date === day)
              .map(({ kind, operations, what }) => (
                <li key={what} className="py-1.5">
                  <p>
                    <b>{kinds[kind]}:</b> {what}
                  </p>
                  <p className="flex flex-wrap gap-x-2 text-quiet">
                    {operations.map((id) =>
                      kind === 'removed' ? (
                        <span key={id}>{id}</span>
                      ) : (
                        <a key={id} className="link inline-block py-0.5" href={`#${id}`}>
                          {id}
                        </a>
                      ),
                    )}
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
