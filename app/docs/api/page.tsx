import type { Metadata } from 'next';
import { publicOrigin } from '@/app/_server/origin';
import { ApiChanges } from '@/components/docs/api-changes';
import { OperationCard } from '@/components/docs/operation-card';
import { operations } from '@/lib/api/contract';
import { problems } from '@/lib/api/problem';

export const metadata: Metadata = { title: 'The REST API' };

const exampleAt = (origin: string): string => `curl ${origin}/api/v1/validate \\
  -H 'Content-Type: application/json' \\
  -d '{ "list": { "format": "muster-list/1", "system": "mms", "name": "Two of them", "options": {},
        "entries": [ { "entry": "krag", "count": 1 }, { "entry": "cleric", "count": 1 } ] } }'`;

/** The API as a page: read from the same contracts that check every request. */
export default async function ApiPage() {
  const all = Object.values(operations);
  const tags = [...new Set(all.map((o) => o.tag))];
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav
        aria-label="Operations"
        className="hidden text-sm lg:sticky lg:block lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto"
      >
        {tags.map((tag) => (
          <details key={tag} open className="mb-2">
            <summary className="py-0.5 font-semibold first-letter:uppercase">{tag}</summary>
            <ul>
              {all
                .filter((o) => o.tag === tag)
                .map((o) => (
                  <li key={o.id}>
                    <a className="link inline-block py-0.5" href={`#${o.id}`}>
                      {o.id}
                    </a>
                  </li>
                ))}
            </ul>
          </details>
        ))}
        <a className="link inline-block py-0.5 font-semibold" href="#problems">
          Problems
        </a>
        <br />
        <a className="link inline-block py-0.5 font-semibold" href="#changes">
          Changes
        </a>
      </nav>
      <div className="min-w-0 space-y-8">
        <header className="max-w-3xl space-y-3">
          <h1 className="text-4xl">The REST API</h1>
          <p className="text-quiet">
            Everything a page shows, as JSON. The catalogue, the rules and verdicts need no key. For what is
            yours, send a token from your account as <code>Authorization: Bearer …</code>. The same contracts
            as an OpenAPI 3.1 document:{' '}
            <a className="link" href="/api/v1/openapi.json">
              openapi.json
            </a>
            .
          </p>
          <pre tabIndex={0} className="overflow-x-auto rounded-lg bg-sunk p-3 text-xs">
            {exampleAt(await publicOrigin())}
          </pre>
          <ul className="list-disc pl-5 text-sm text-quiet">
            <li>
              Problems are application/problem+json with a stable code, and name the field at fault. Unknown
              fields are refused.
            </li>
            <li>What is not yours answers 404. To change or delete something, send its ETag as If-Match.</li>
            <li>
              Collections come in pages: limit, cursor, nextCursor. Send an Idempotency-Key with a POST that
              creates, and a retry is safe.
            </li>
            <li>Each answer says in RateLimit headers what is left of this minute.</li>
            <li>
              An account keeps so many of each kind as stands with the operations that make them; then they
              answer 409 too_many_… until something is deleted.
            </li>
          </ul>
          <nav aria-label="Parts of the API" className="flex flex-wrap gap-2 lg:hidden">
            {tags.map((tag) => (
              <a key={tag} className="button button-small" href={`#tag-${tag}`}>
                <span className="first-letter:uppercase">{tag}</span>
              </a>
            ))}
            <a className="button button-small" href="#problems">
              Problems
            </a>
            <a className="button button-small" href="#changes">
              Changes
            </a>
          </nav>
        </header>
        {tags.map((tag) => (
          <section key={tag} aria-labelledby={`tag-${tag}`} className="space-y-3">
            <h2 id={`tag-${tag}`} className="text-2xl first-letter:uppercase">
              {tag}
            </h2>
            {all
              .filter((o) => o.tag === tag)
              .map((o) => (
                <OperationCard key={o.id} operation={o} />
              ))}
          </section>
        ))}
        <section aria-labelledby="problems">
          <h2 id="problems" className="text-2xl">
            Problems
          </h2>
          <dl className="divide-y divide-line border-y border-line text-sm">
            {Object.entries(problems).map(([code, [status, title]]) => (
              <div
                key={code}
                id={`problem-${code.replaceAll('_', '-')}`}
                className="grid grid-cols-[3rem_1fr] gap-x-3 sm:grid-cols-[3rem_12rem_1fr] py-1.5 target:bg-tone-soft"
              >
                <dt className="contents">
                  <span className="tabular-nums">{status}</span>
                  <code className="break-all">{code}</code>
                </dt>
                <dd className="max-sm:col-start-2">{title}.</dd>
              </div>
            ))}
          </dl>
        </section>
        <ApiChanges />
      </div>
    </div>
  );
}
