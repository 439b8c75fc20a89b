import { Link } from '@/components/ui/link';
import type { QueryProblem, Span } from '@/lib/search';

const mend = (query: string, at: Span, instead: string): string =>
  query.slice(0, at.from) + instead + query.slice(at.to);

/** What of a query could not be read: the place in it, the reason, and what was probably meant. */
export function QueryProblems({
  query,
  problems,
  onQuery,
  hrefOf,
}: {
  readonly query: string;
  readonly problems: readonly QueryProblem[];
  /** Writes the better query into the field, or else the page of it is linked. */
  readonly onQuery?: (query: string) => void;
  readonly hrefOf?: (query: string) => `/search?q=${string}`;
}) {
  return problems.map(({ code, message, at, instead }) => (
    <div key={`${code} ${at.from}`} role="alert" className="mt-1.5 space-y-1 text-sm text-bad">
      {at.to > at.from && (
        <p className="truncate font-mono text-ink" dir="ltr">
          <span className="sr-only">Not understood: </span>
          <span aria-hidden className="text-quiet">
            {query.slice(Math.max(0, at.from - 24), at.from)}
          </span>
          <mark className="bg-transparent text-bad underline decoration-wavy underline-offset-4">
            {query.slice(at.from, at.to)}
          </mark>
          <span aria-hidden className="text-quiet">
            {query.slice(at.to)}
          </span>
        </p>
      )}
      <p>
        {message}{' '}
        {instead !== undefined &&
          (onQuery ? (
            <button
              type="button"
              className="button button-small font-mono"
              onClick={() => onQuery(mend(query, at, instead))}
            >
              Use {instead}
            </button>
          ) : (
            hrefOf && (
              <Link className="link font-mono" href={hrefOf(mend(query, at, instead))}>
                Use {instead}
              </Link>
            )
          ))}
      </p>
    </div>
  ));
}
