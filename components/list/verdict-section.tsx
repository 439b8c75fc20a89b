import { ViolationText } from '@/components/builder/verdict/violation-text';
import { WordCards, WordText } from '@/components/rules/rule-words';
import { sentence, type AnySystem, type Rulebook, type Verdict } from '@/lib/rules';

/** All that is to be said of a list, under its heading. */
export function VerdictSection({
  system,
  verdict,
  book,
}: {
  readonly system: AnySystem;
  readonly verdict: Verdict;
  /** Where the rulebook is at hand, the words of the game are explained on tap. */
  readonly book?: Rulebook;
}) {
  return (
    <section aria-labelledby="verdict" className="space-y-3">
      <h2 id="verdict" className="text-2xl">
        Verdict
      </h2>
      {verdict.violations.length === 0 ? (
        <p className="text-good">Nothing to say against it.</p>
      ) : (
        <ul className="space-y-3">
          {verdict.violations.map((violation, i) => (
            <ViolationText
              key={i}
              system={system}
              violation={violation}
              {...(book
                ? { words: <WordText terms={book.vocabulary} text={sentence(system, violation)} /> }
                : {})}
            />
          ))}
        </ul>
      )}
      {book && (
        <WordCards system={system} book={book} texts={verdict.violations.map((v) => sentence(system, v))} />
      )}
    </section>
  );
}
