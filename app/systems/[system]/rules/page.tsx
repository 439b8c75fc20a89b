import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { HouseVariations } from '@/components/rules/house-variations';
import { RuleFinder } from '@/components/rules/rule-finder';
import { WordCards, WordText } from '@/components/rules/rule-words';
import { Link } from '@/components/ui/link';
import { ProvenanceKey, ProvenanceMark } from '@/components/ui/provenance-mark';
import { isSystemSlug, loadSystem, showLines, type LineRange } from '@/lib/rules';

type Props = { readonly params: Promise<{ system: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { system: slug } = await params;
  return isSystemSlug(slug) ? { title: `Rules of ${(await loadSystem(slug)).name}` } : {};
}

const Source = ({ lines }: { readonly lines: readonly LineRange[] }) =>
  lines.length > 0 ? (
    <span className="text-xs whitespace-nowrap text-quiet">lines {showLines(lines)}</span>
  ) : null;

export default async function RulesPage({ params }: Props) {
  const { system: slug } = await params;
  if (!isSystemSlug(slug)) notFound();
  const system = await loadSystem(slug);
  const book = await system.rulebook();
  const entryOf = new Map(system.entries.map((e) => [e.rules[0], e]));
  const checks = [...system.checks, ...system.matchChecks];
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <header className="space-y-3 lg:col-start-2">
        <h1 className="text-4xl">Rules of {system.name}</h1>
        <p className="prose-measure text-quiet">{system.about}</p>
        <RuleFinder />
        <ProvenanceKey />
      </header>
      <nav
        aria-label="Chapters"
        className="text-sm lg:sticky lg:top-20 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto"
      >
        <ol className="columns-2 gap-4 *:py-0.5 lg:columns-1">
          {book.chapters.map((chapter) => (
            <li key={chapter.id}>
              <a className="link" href={`#chapter-${chapter.id}`}>
                {chapter.title}
              </a>
            </li>
          ))}
          <li>
            <Link className="link font-semibold" href={`/systems/${slug}/rules/rulings`}>
              Register of gaps
            </Link>
          </li>
          {[
            ['rulings', 'Gaps and rulings'],
            ['checks', 'Legality checks'],
            ['variations', 'House variations'],
            ['words', 'Words'],
          ].map(([id, title]) => (
            <li key={id}>
              <a className="link font-semibold" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="space-y-10 lg:col-start-2" id="rulebook">
        {book.chapters.map((chapter) => (
          <section key={chapter.id} aria-labelledby={`chapter-${chapter.id}`}>
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
        ))}
        <section aria-labelledby="rulings">
          <h2 id="rulings" className="text-2xl">
            Gaps and rulings
          </h2>
          <p className="prose-measure mb-3 text-quiet">
            Where the printed rules are silent or contradict themselves: the readings, and the one that holds
            unless a table agrees otherwise.{' '}
            <Link className="link" href={`/systems/${slug}/rules/rulings`}>
              The register of gaps
            </Link>{' '}
            leads to an agreement with another reading.
          </p>
          <div className="grid gap-4 md:grid-cols-2">
            {book.rulings.map((ruling) => (
              <article
                key={ruling.id}
                id={ruling.id}
                data-rule
                className="sheet space-y-2 p-4 target:border-tone"
              >
                <h3 className="text-lg">
                  <span className="text-tone-ink">{ruling.id}</span> {ruling.topic}
                </h3>
                {ruling.readings.length > 0 && (
                  <ul className="list-disc pl-5 text-sm text-quiet">
                    {ruling.readings.map((reading, i) => (
                      <li key={i}>{reading}</li>
                    ))}
                  </ul>
                )}
                <p>
                  <b>We play:</b> <WordText terms={book.vocabulary} text={ruling.ruling} />
                </p>
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
        <section aria-labelledby="checks">
          <h2 id="checks" className="text-2xl">
            Legality checks
          </h2>
          <dl className="divide-y divide-line border-y border-line">
            {checks.map((check) => (
              <div
                key={check.code}
                id={check.code}
                data-rule
                className="grid gap-x-4 py-2 target:bg-tone-soft sm:grid-cols-[6.5rem_1fr]"
              >
                <dt className="text-sm font-semibold text-tone-ink">{check.code}</dt>
                <dd>
                  {check.title} <span className="text-xs text-quiet">({check.severity})</span>{' '}
                  {check.rules.map((id) => (
                    <a key={id} className="link mr-1 text-xs" href={`#${id}`}>
                      {id}
                    </a>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <HouseVariations system={system} />
        <section aria-labelledby="words">
          <h2 id="words" className="text-2xl">
            Words
          </h2>
          <dl className="divide-y divide-line border-y border-line">
            {book.vocabulary.map(({ term, meaning, rules }) => (
              <div key={term} data-rule className="grid gap-x-4 py-2 sm:grid-cols-[12rem_1fr]">
                <dt className="font-semibold">{term}</dt>
                <dd>
                  {meaning}{' '}
                  {rules.map((id) => (
                    <a key={id} className="link mr-1 text-xs" href={`#${id}`}>
                      {id}
                    </a>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="own-rows">
          <h2 id="own-rows" className="text-2xl">
            Rows that are entries
          </h2>
          <ul className="columns-2 gap-6 text-sm sm:columns-3 xl:columns-4">
            {[...entryOf].map(([id, entry]) => (
              <li key={entry.id} id={book.rules.some((r) => r.id === id) ? undefined : id} data-rule>
                <span className="text-quiet">{id}</span>{' '}
                <Link className="link" href={`/systems/${slug}/entries/${entry.id}`}>
                  {entry.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <WordCards
          system={system}
          book={book}
          texts={[...book.rules.map((r) => r.text), ...book.rulings.map((r) => r.ruling)]}
        />
      </div>
    </div>
  );
}
