import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Comments } from '@/app/_parts/comments';
import { EntryGrid } from '@/components/catalogue/entry-grid';
import { EntryOdds } from '@/components/entry/entry-odds';
import { EntryRulings } from '@/components/entry/entry-rulings';
import { EntryTables } from '@/components/entry/entry-tables';
import { IndiciaTable } from '@/components/entry/indicia-table';
import { InLists } from '@/components/entry/in-lists';
import { RuleList } from '@/components/rules/rule-list';
import { WordCards, WordText } from '@/components/rules/rule-words';
import { FaceCard } from '@/components/print/face-card';
import { SignsKey } from '@/components/print/signs-key';
import { Link } from '@/components/ui/link';
import { ProvenanceKey, ProvenanceMark } from '@/components/ui/provenance-mark';
import { sessionUser } from '@/lib/auth';
import { findUsesOf } from '@/lib/db/lists/lists';
import { gameIcon } from '@/lib/print/icons';
import {
  catalogueOf,
  isSystemSlug,
  loadSystem,
  powers,
  sayLines,
  updatesOfEntry,
  versioned,
} from '@/lib/rules';
import { relatedTo } from '@/lib/search';

type Props = {
  readonly params: Promise<{ system: string; id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const find = async ({ params }: Props) => {
  const { system: slug, id } = await params;
  if (!isSystemSlug(slug)) notFound();
  const system = await loadSystem(slug);
  const entry = catalogueOf(system).get(decodeURIComponent(id));
  if (!entry) notFound();
  return { slug, system, entry };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { system, entry } = await find(props);
  return { title: `${entry.name} · ${system.name}`, description: entry.text.slice(0, 200) };
}

const isPower = new Map<string, string>(powers.map((p) => [p.id, p.explains]));

export default async function EntryPage(props: Props) {
  const { slug, system, entry } = await find(props);
  const kind = system.kinds.find((k) => k.id === entry.kind)!;
  const listable = system.forms.some(
    (form) =>
      form.accepts(entry) ||
      system.entries.some((host) => form.attaches?.(host, entry, system.house.parse({}))),
  );
  const all = system.entries.filter((e) => e.kind === entry.kind);
  const at = all.indexOf(entry);
  const book = await system.rulebook();
  const rulings = book.rulings.filter((r) => entry.rules.includes(r.id));
  const ruleTexts = book.rules.filter((r) => entry.rules.includes(r.id)).map((r) => r.text);
  const related = relatedTo(system, entry);
  const changes = updatesOfEntry(await versioned(system), entry.id);
  const user = await sessionUser();
  const uses = listable ? await findUsesOf(slug, entry.id, user?.id) : undefined;
  const neighbours = [all[at - 1], all[at + 1]] as const;
  return (
    <article className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div className="mx-auto w-full max-w-80 space-y-4 md:sticky md:top-20 md:self-start">
        <FaceCard
          system={system}
          face={system.face(entry)}
          outline={gameIcon}
          className="w-full drop-shadow-md"
        />
        <SignsKey system={system} faces={[system.face(entry)]} className="text-center" />
        {listable && (
          <Link href={`/lists/new?system=${slug}&add=${entry.id}`} className="button button-primary w-full">
            Start a list with it
          </Link>
        )}
        <Link href={`/print?system=${slug}&entries=${entry.id}`} className="button w-full">
          Print this card
        </Link>
      </div>
      <div className="min-w-0 space-y-8">
        <header>
          <p className="chip">{kind.name}</p>
          <h1 className="mt-2 text-4xl">{entry.name}</h1>
          {entry.copies !== undefined && (
            <p className="text-quiet">
              {entry.copies} in the printed set <ProvenanceMark of={entry.provenance.copies} />
            </p>
          )}
        </header>
        <section aria-labelledby="does">
          <h2 id="does" className="text-2xl">
            What it does
          </h2>
          {entry.text.split('\n').map((paragraph, i) => (
            <p key={i} className="prose-measure mt-2">
              <WordText terms={book.vocabulary} text={paragraph} />
            </p>
          ))}
          <ProvenanceMark of={entry.provenance.text} />
        </section>
        {entry.tables && <EntryTables tables={entry.tables} />}
        <section aria-labelledby="values">
          <h2 id="values" className="text-2xl">
            Values
          </h2>
          <IndiciaTable system={system} entry={entry} />
          <div className="mt-3">
            <ProvenanceKey />
          </div>
        </section>
        <EntryOdds slug={slug} version={system.version} entry={entry} />
        {entry.tags.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label="Tags">
            {entry.tags.map((tag) => (
              <li key={tag}>
                <Link
                  className="chip min-h-6"
                  href={
                    isPower.has(tag)
                      ? `/search?q=${encodeURIComponent(`tag:"${tag}"`)}`
                      : `/systems/${slug}?q=${encodeURIComponent(`tag:"${tag}"`)}`
                  }
                  title={isPower.get(tag)}
                >
                  {tag}
                  {isPower.has(tag) && <span className="font-normal"> in all games</span>}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <section aria-labelledby="rules">
          <h2 id="rules" className="text-2xl">
            Rules behind it
          </h2>
          <RuleList system={system} ids={entry.rules.filter((id) => !rulings.some((r) => r.id === id))} />
          <p className="mt-2 text-sm text-quiet">Source: {sayLines(entry.source)}.</p>
        </section>
        {rulings.length > 0 && (
          <section aria-labelledby="entry-rulings">
            <h2 id="entry-rulings" className="text-2xl">
              Rulings that touch it
            </h2>
            <EntryRulings system={system} book={book} rulings={rulings} />
          </section>
        )}
        {changes.length > 0 && (
          <section aria-labelledby="entry-changes">
            <h2 id="entry-changes" className="text-2xl">
              What changed
            </h2>
            <ul className="mt-2 list-disc pl-5">
              {changes.map(({ version, change }) => (
                <li key={`${version} ${change.what}`}>
                  <b>{version}:</b> {change.what}
                </li>
              ))}
            </ul>
          </section>
        )}
        {uses && <InLists system={slug} entry={entry.id} {...uses} />}
        {related.length > 0 && (
          <section aria-labelledby="related">
            <h2 id="related" className="mb-3 text-2xl">
              Much like it
            </h2>
            <EntryGrid system={system} entries={related.slice(0, 3)} heading="h3" outline={gameIcon} />
          </section>
        )}
        <Comments
          place={{ system: slug, entryId: entry.id }}
          ask={{ system: slug, entry: entry.id }}
          user={user}
          open
          cursor={(await props.searchParams).comments}
          here={`/systems/${slug}/entries/${entry.id}`}
        />
        <nav aria-label="Neighbours" className="flex justify-between gap-4 border-t border-line pt-4">
          {neighbours.map((other, i) =>
            other ? (
              <Link key={other.id} className="link" href={`/systems/${slug}/entries/${other.id}`}>
                {i === 0 ? '← ' : ''}
                {other.name}
                {i === 1 ? ' →' : ''}
              </Link>
            ) : (
              <span key={i} />
            ),
          )}
        </nav>
      </div>
      <WordCards
        system={system}
        book={book}
        texts={[...entry.text.split('\n'), ...ruleTexts, ...rulings.map((r) => r.ruling)]}
      />
    </article>
  );
}
