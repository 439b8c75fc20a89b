import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RuleFinder } from '@/components/rules/rule-finder';
import { WordCards } from '@/components/rules/rule-words';
import { Readings } from '@/components/rules/rulebook-sections';
import { VariationAlternatives } from '@/components/rules/variation-alternatives';
import { Link } from '@/components/ui/link';
import { isSystemSlug, loadSystem, sayLines, variationsOf, type Ruling } from '@/lib/rules';

type Props = { readonly params: Promise<{ system: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { system: slug } = await params;
  return isSystemSlug(slug) ? { title: `Gaps and rulings of ${(await loadSystem(slug)).name}` } : {};
}

/** The register of every point on which the printed rules are silent: the readings, ours, and how to agree on another. */
export default async function RulingsPage({ params }: Props) {
  const { system: slug } = await params;
  if (!isSystemSlug(slug)) notFound();
  const system = await loadSystem(slug);
  const book = await system.rulebook();
  const variations = new Map(variationsOf(system).map((v) => [v.key, v]));
  const touched = (ruling: Ruling) => system.entries.filter((e) => e.rules.includes(ruling.id));
  const groups = [
    {
      id: 'open',
      title: 'Can be played otherwise',
      explains: 'A table may agree on another reading before play.',
      rulings: book.rulings.filter((r) => r.variations.length > 0),
    },
    {
      id: 'settled',
      title: 'Settled',
      explains: 'One answer for every table: the others would leave the game without a way on.',
      rulings: book.rulings.filter((r) => r.variations.length === 0),
    },
  ].filter((group) => group.rulings.length > 0);
  return (
    <div id="rulebook" className="space-y-8">
      <header className="space-y-3">
        <h1 className="text-4xl">Gaps and rulings</h1>
        <p className="prose-measure text-quiet">
          {book.rulings.length} points on which the printed rules of {system.name} are silent or contradict
          themselves: how they could be read, how we play them, and what else a table may agree on.{' '}
          <Link className="link" href={`/systems/${slug}/rules`}>
            The rules by chapter
          </Link>
        </p>
        <RuleFinder label="Search the rulings" />
      </header>
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={group.id}>
          <h2 id={group.id} className="text-2xl">
            {group.title} <span className="text-quiet tabular-nums">{group.rulings.length}</span>
          </h2>
          <p className="prose-measure mb-3 text-quiet">{group.explains}</p>
          <div className="grid items-start gap-4 md:grid-cols-2">
            {group.rulings.map((ruling) => {
              const entries = touched(ruling);
              return (
                <article
                  key={ruling.id}
                  id={ruling.id}
                  data-rule
                  className="sheet min-w-0 space-y-2 p-4 target:border-tone target:bg-tone-soft"
                >
                  <h3 className="text-lg">
                    <a className="link" href={`#${ruling.id}`}>
                      {ruling.id}
                    </a>{' '}
                    {ruling.topic}
                  </h3>
                  <Readings vocabulary={book.vocabulary} ruling={ruling} />
                  {ruling.source.length > 0 && (
                    <p className="text-xs text-quiet first-letter:uppercase">
                      {sayLines(ruling.source)} of the source.
                    </p>
                  )}
                  {ruling.variations.flatMap((key) => {
                    const variation = variations.get(key);
                    return variation
                      ? [<VariationAlternatives key={key} system={system} variation={variation} />]
                      : [];
                  })}
                  {entries.length > 0 && (
                    <p className="text-sm">
                      Touches{' '}
                      {entries.slice(0, 6).map((e, i) => (
                        <span key={e.id}>
                          {i > 0 && ', '}
                          <Link className="link" href={`/systems/${slug}/entries/${e.id}`}>
                            {e.name}
                          </Link>
                        </span>
                      ))}
                      {entries.length > 6 && (
                        <>
                          {' '}
                          and{' '}
                          <Link
                            className="link"
                            href={`/systems/${slug}?q=${encodeURIComponent(`rule:${ruling.id}`)}`}
                          >
                            {entries.length - 6} more
                          </Link>
                        </>
                      )}
                    </p>
                  )}
                </article>
              );
            })}
          </div>
        </section>
      ))}
      <WordCards system={system} book={book} texts={book.rulings.map((r) => r.ruling)} />
    </div>
  );
}
