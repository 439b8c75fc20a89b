import { Link } from '@/components/ui/link';
import { ProvenanceMark } from '@/components/ui/provenance-mark';
import { sayLines, type AnySystem, type LineRange, type Rulebook, type Ruling } from '@/lib/rules';
import { IdsHere } from './ids-here';
import { WordText } from './rule-words';

/** Sections of the page of a rulebook. What its finder looks through is marked with `data-rule`, row by row. */

type Chapter = Rulebook['chapters'][number];

const Source = ({ lines }: { readonly lines: readonly LineRange[] }) =>
  lines.length > 0 ? <span className="text-xs whitespace-nowrap text-quiet">{sayLines(lines)}</span> : null;

/** One chapter with its rules, in our words. */
export const ChapterSection = ({ book, chapter }: { readonly book: Rulebook; readonly chapter: Chapter }) => (
  <section aria-labelledby={`chapter-${chapter.id}`}>
    <h2 id={`chapter-${chapter.id}`} className="text-2xl">
      {chapter.title}
    </h2>
    <p className="prose-measure mb-3 text-quiet">{chapter.intro}</p>
    <dl className="divide-y divide-line border-y border-line">
      {book.rules
        .filter((rule) => rule.chapter === chapter.id)
        .map((rule) => (
          <div
            key={rule.id}
            id={rule.id}
            data-rule
            className="grid gap-x-4 py-2 target:bg-tone-soft sm:grid-cols-[6.5rem_1fr]"
          >
            <dt className="text-sm font-semibold text-tone-ink">
              <a className="inline-block py-0.5 hover:underline" href={`#${rule.id}`}>
                {rule.id}
              </a>
            </dt>
            <dd>
              <WordText terms={book.vocabulary} text={rule.text} /> <Source lines={rule.source} />{' '}
              {rule.provenance !== 'printed' && <ProvenanceMark of={rule.provenance} />}
            </dd>
          </div>
        ))}
    </dl>
  </section>
);

/** How a point could be read, and how we play it. */
export const Readings = ({
  vocabulary,
  ruling: { readings, ruling },
}: {
  readonly vocabulary: Rulebook['vocabulary'];
  readonly ruling: Ruling;
}) => (
  <>
    {readings.length > 0 && (
      <ul className="list-disc pl-5 text-sm text-quiet">
        {readings.map((reading, i) => (
          <li key={i}>{reading}</li>
        ))}
      </ul>
    )}
    <p>
      <b>We play:</b> <WordText terms={vocabulary} text={ruling} />
    </p>
  </>
);

/** Every ruling, with the house variations that carry its other readings. */
export const RulingsSection = ({ slug, book }: { readonly slug: string; readonly book: Rulebook }) => (
  <section aria-labelledby="rulings">
    <h2 id="rulings" className="text-2xl">
      Gaps and rulings
    </h2>
    <p className="prose-measure mb-3 text-quiet">
      Where the printed rules are silent or contradict themselves: the readings, and the one that holds unless
      a table agrees otherwise.{' '}
      <Link className="link" href={`/systems/${slug}/rules/rulings`}>
        The register of gaps
      </Link>{' '}
      leads to an agreement with another reading.
    </p>
    <div className="grid gap-4 md:grid-cols-2">
      {book.rulings.map((ruling) => (
        <article key={ruling.id} id={ruling.id} data-rule className="sheet space-y-2 p-4 target:border-tone">
          <h3 className="text-lg">
            <span className="text-tone-ink">{ruling.id}</span> {ruling.topic}
          </h3>
          <Readings vocabulary={book.vocabulary} ruling={ruling} />
          <p className="text-sm text-quiet">
            <Source lines={ruling.source} />
            {ruling.variations.length > 0 && (
              <>
                {' '}
                Variation:{' '}
                {ruling.variations.map((key) => (
                  <a key={key} className="link mr-2" href={`#house-${key}`}>
                    {key}
                  </a>
                ))}
              </>
            )}
          </p>
        </article>
      ))}
    </div>
  </section>
);

/** Every check that a list may fail. */
export const ChecksSection = ({ system }: { readonly system: AnySystem }) => (
  <section aria-labelledby="checks">
    <h2 id="checks" className="text-2xl">
      Legality checks
    </h2>
    <dl className="divide-y divide-line border-y border-line">
      {[...system.checks, ...system.matchChecks].map((check) => (
        <div
          key={check.code}
          id={check.code}
          data-rule
          className="grid gap-x-4 py-2 target:bg-tone-soft sm:grid-cols-[6.5rem_1fr]"
        >
          <dt className="text-sm font-semibold text-tone-ink">{check.code}</dt>
          <dd>
            {check.title} <span className="text-xs text-quiet">({check.severity})</span>{' '}
            <IdsHere ids={check.rules} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** The words of the game, with the rules that define them. */
export const WordsSection = ({ vocabulary }: { readonly vocabulary: Rulebook['vocabulary'] }) => (
  <section aria-labelledby="words">
    <h2 id="words" className="text-2xl">
      Words
    </h2>
    <dl className="divide-y divide-line border-y border-line">
      {vocabulary.map(({ term, meaning, rules }) => (
        <div key={term} data-rule className="grid gap-x-4 py-2 sm:grid-cols-[12rem_1fr]">
          <dt className="font-semibold">{term}</dt>
          <dd>
            {meaning} <IdsHere ids={rules} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
