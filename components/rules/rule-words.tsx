import { Fragment } from 'react';
import { Link } from '@/components/ui/link';
import {
  sayLines,
  stretchesOf,
  termId,
  termsIn,
  type Reference,
  type Rulebook,
  type Term,
} from '@/lib/rules/reference';

/** A text in which the words of the game can be tapped; their cards stand once on the page, by `WordCards`. */
export function WordText({ terms, text }: { readonly terms: readonly Term[]; readonly text: string }) {
  return stretchesOf(terms, text).map((stretch, i) =>
    stretch.term ? (
      <button key={i} type="button" className="word" popoverTarget={termId(stretch.term)}>
        {stretch.text}
      </button>
    ) : (
      <Fragment key={i}>{stretch.text}</Fragment>
    ),
  );
}

/** The explanations of all words that the texts of a page use: the browser opens and closes them without any script. */
export function WordCards({
  system,
  book,
  texts,
}: {
  readonly system: Pick<Reference, 'slug'>;
  readonly book: Pick<Rulebook, 'rules' | 'rulings' | 'vocabulary'>;
  readonly texts: readonly string[];
}) {
  const rows = new Map([
    ...book.rules.map((r) => [r.id, { text: r.text, source: r.source }] as const),
    ...book.rulings.map((r) => [r.id, { text: r.ruling, source: r.source }] as const),
  ]);
  return termsIn(book.vocabulary, texts).map((term) => {
    const id = termId(term);
    const first = rows.get(term.rules[0] ?? '');
    return (
      <div
        key={id}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-t`}
        className="word-card sheet"
      >
        <p id={`${id}-t`} className="font-display text-lg font-bold first-letter:uppercase">
          {term.term}
        </p>
        <p className="mt-1">{term.meaning}</p>
        {first && (
          <p className="mt-2 border-l-2 border-tone pl-2 text-quiet">
            {first.text}
            {first.source.length > 0 && <> ({sayLines(first.source)})</>}
          </p>
        )}
        <p className="mt-2 flex flex-wrap gap-x-3">
          {term.rules.map((rule) => (
            <Link key={rule} className="link" href={`/systems/${system.slug}/rules#${rule}`}>
              {rule}
            </Link>
          ))}
        </p>
      </div>
    );
  });
}
