'use client';

import { useEffect, useState } from 'react';
import { Link } from '@/components/ui/link';
import { catalogueOf, sayLines, type AnyRules, type LineRange, type Rulebook } from '@/lib/rules';

interface Quote {
  readonly text: string;
  readonly source: readonly LineRange[];
}

const quoteOf = (book: Rulebook, system: AnyRules, id: string): Quote | undefined => {
  const rule = book.rules.find((r) => r.id === id);
  if (rule) return rule;
  const ruling = book.rulings.find((r) => r.id === id);
  if (ruling) return { text: `${ruling.topic}: ${ruling.ruling}`, source: ruling.source };
  const entry = [...catalogueOf(system).values()].find((e) => e.rules[0] === id);
  return entry && { text: `${entry.name}: ${entry.text}`, source: entry.source };
};

/** The rules behind a verdict, each with what it says and the lines of the source that it comes from. */
export function RuleQuotes({ system, ids }: { readonly system: AnyRules; readonly ids: readonly string[] }) {
  const [book, setBook] = useState<Rulebook | 'failed'>();
  useEffect(() => {
    let here = true;
    system.rulebook().then(
      (read) => here && setBook(read),
      () => here && setBook('failed'),
    );
    return () => {
      here = false;
    };
  }, [system]);
  if (!book) return <p role="status">Looking it up …</p>;
  if (book === 'failed')
    return <p className="text-bad">The rules could not be loaded. Follow the links instead.</p>;
  return (
    <dl className="mt-1 space-y-1.5 border-l-2 border-line pl-3">
      {ids.map((id) => {
        const quote = quoteOf(book, system, id);
        return (
          <div key={id}>
            <dt>
              <Link className="link" href={`/systems/${system.slug}/rules#${id}`}>
                {id}
              </Link>
              {quote && quote.source.length > 0 && (
                <span className="ml-2 text-quiet">source, {sayLines(quote.source)}</span>
              )}
            </dt>
            {quote && <dd>{quote.text}</dd>}
          </div>
        );
      })}
    </dl>
  );
}
