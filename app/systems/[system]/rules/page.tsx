import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { HouseVariations } from '@/components/rules/house-variations';
import { RuleFinder } from '@/components/rules/rule-finder';
import { WordCards } from '@/components/rules/rule-words';
import {
  ChapterSection,
  ChecksSection,
  RulingsSection,
  WordsSection,
} from '@/components/rules/rulebook-sections';
import { Link } from '@/components/ui/link';
import { ProvenanceKey } from '@/components/ui/provenance-mark';
import { isSystemSlug, loadSystem } from '@/lib/rules';

type Props = { readonly params: Promise<{ system: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { system: slug } = await params;
  return isSystemSlug(slug) ? { title: `Rules of ${(await loadSystem(slug)).name}` } : {};
}

export default async function RulesPage({ params }: Props) {
  const { system: slug } = await params;
  if (!isSystemSlug(slug)) notFound();
  const system = await loadSystem(slug);
  const book = await system.rulebook();
  const entryOf = new Map(system.entries.map((e) => [e.rules[0], e]));
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
          <ChapterSection key={chapter.id} book={book} chapter={chapter} />
        ))}
        <RulingsSection slug={slug} book={book} />
        <ChecksSection system={system} />
        <HouseVariations system={system} />
        <WordsSection vocabulary={book.vocabulary} />
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
