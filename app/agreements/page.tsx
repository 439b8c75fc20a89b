import type { Metadata } from 'next';
import { MoreOwn, NoneOwn, SearchOwn } from '@/app/_parts/own-things';
import { isNarrowed, shelfAsked, shelfRequest } from '@/app/_server/asked';
import { PresetChanges } from '@/components/agreement/preset-changes';
import { DeletedThings } from '@/components/ui/deleted-things';
import { Link } from '@/components/ui/link';
import { Emblem } from '@/components/ui/emblem';
import { sessionUser } from '@/lib/auth';
import { listAgreements, listDeletedAgreements, type SavedAgreement } from '@/lib/db/agreements/agreements';
import { firstPages, readAll, type Page } from '@/lib/db/page';
import { loadSystems } from '@/lib/rules';
import { codeUnder } from '@/lib/seal';

export const metadata: Metadata = { title: 'Agreements' };

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

/** So many more are shown at a time. */
const SHOWN = 60;

const place = { here: '/agreements', things: 'agreements' } as const;

export default async function AgreementsPage({ searchParams }: Props) {
  const user = await sessionUser();
  const systems = await loadSystems();
  const asked = shelfAsked(await searchParams);
  const { data: mine, nextCursor }: Page<SavedAgreement> = user
    ? await firstPages(asked.pages, (request) =>
        listAgreements(user.id, { ...request, ...shelfRequest(asked), limit: SHOWN }),
      )
    : { data: [] };
  const deleted = user ? await readAll((request) => listDeletedAgreements(user.id, request)) : [];
  return (
    <div className="space-y-10">
      <header>
        <h1 className="text-4xl">Agreements</h1>
        <p className="prose-measure mt-2 text-quiet">
          What a table agreed before play: totals, house variations, banned entries, custom cards. A list is
          judged under one.
        </p>
        <p className="mt-4 flex flex-wrap gap-2">
          <Link className="button" href="/agreements/public">
            Published by players
          </Link>
          {user && (
            <>
              <Link className="button" href="/agreements/matrix">
                Your lists by agreements
              </Link>
              <Link className="button" href="/cards">
                Your cards
              </Link>
            </>
          )}
        </p>
      </header>
      {user && (
        <section aria-labelledby="mine">
          <h2 id="mine" className="text-3xl">
            Yours
          </h2>
          <SearchOwn {...place} asked={asked} games={systems} hasMore={nextCursor !== undefined} />
          {mine.length === 0 ? (
            isNarrowed(asked) ? (
              <NoneOwn {...place} />
            ) : (
              <p className="mt-2 text-quiet">None yet. Start from a preset below.</p>
            )
          ) : (
            <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {mine.map((saved) => {
                const system = systems.find((s) => s.slug === saved.system);
                return (
                  <li key={saved.id} className="min-w-0">
                    <Link
                      href={`/agreements/${saved.shareId}`}
                      className="sheet flex items-center gap-3 p-3 hover:bg-sunk"
                    >
                      {system && <Emblem name={system.emblem} className="size-9 shrink-0 text-quiet" />}
                      <span className="min-w-0">
                        <b className="block truncate">{saved.name}</b>
                        <span className="block text-sm text-quiet">
                          {system?.name} · version {saved.version}
                          {system && (
                            <span className="ml-2 font-mono">{codeUnder(system, saved.agreement)}</span>
                          )}
                        </span>
                      </span>
                    </Link>
                  </li>
                );
              })}
            </ul>
          )}
          <MoreOwn
            {...place}
            asked={asked}
            shown={mine.length}
            size={SHOWN}
            hasMore={nextCursor !== undefined}
          />
          <DeletedThings things="agreements" rows={deleted.map(({ id, name }) => ({ id, name }))} />
        </section>
      )}
      {systems.map((system) => (
        <section key={system.slug} aria-labelledby={`of-${system.slug}`} data-tone={system.accent}>
          <h2 id={`of-${system.slug}`} className="flex items-center gap-3 text-2xl text-tone-ink">
            <Emblem name={system.emblem} className="size-8" />
            {system.name}
          </h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {system.presets.map((preset) => (
              <li key={preset.id} className="sheet flex flex-col gap-2 p-4">
                <h3 className="text-lg">{preset.name}</h3>
                <div className="flex-1 space-y-1 text-sm">
                  <p className="text-quiet">{preset.explains}</p>
                  <PresetChanges system={system} house={preset.house} />
                </div>
                <Link
                  className="button button-small self-start"
                  href={`/agreements/new?system=${system.slug}&preset=${preset.id}`}
                >
                  Start from it<span className="sr-only">: {preset.name}</span>
                </Link>
              </li>
            ))}
            <li className="sheet flex flex-col gap-2 p-4">
              <h3 className="text-lg">From scratch</h3>
              <p className="flex-1 text-sm text-quiet">
                Every variation of {system.name} with its printed default.
              </p>
              <Link className="button button-small self-start" href={`/agreements/new?system=${system.slug}`}>
                New agreement<span className="sr-only"> for {system.name}</span>
              </Link>
            </li>
          </ul>
        </section>
      ))}
    </div>
  );
}
