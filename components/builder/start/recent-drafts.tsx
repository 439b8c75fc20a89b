'use client';

import { useSyncExternalStore } from 'react';
import { Link } from '@/components/ui/link';
import { Emblem } from '@/components/ui/emblem';
import { HeldPlace, useHeldPlace } from '@/components/ui/held-place';
import { draftHeads, type DraftHead } from '../draft/draft-heads';

interface SystemName {
  readonly slug: string;
  readonly name: string;
  readonly emblem: string;
}

const NONE: readonly DraftHead[] = [];
let cache: { readonly text: string; readonly drafts: readonly DraftHead[] } = { text: '', drafts: NONE };

/** The drafts as one stable value, renewed only when they differ. */
const snapshot = (): readonly DraftHead[] => {
  const drafts = draftHeads();
  const text = drafts.map((d) => `${d.id} ${d.changedAt}`).join();
  if (text !== cache.text) cache = { text, drafts };
  return cache.drafts;
};

const subscribe = (changed: () => void) => {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
};

/** Undefined: the page is not alive yet, and what this browser holds is not known. */
const useDrafts = (): readonly DraftHead[] | undefined =>
  useSyncExternalStore(subscribe, snapshot, () => undefined);

/** Where a draft leads to, and under which words. */
const ways = {
  build: { title: 'Go on building', place: '/lists/new' },
  print: { title: 'One of your lists', place: '/print' },
} as const;

/** Each visit of the builder begins a draft: of those in which nothing was done since, one is enough. */
const isFirstOfItsKind = (draft: DraftHead, at: number, all: readonly DraftHead[]): boolean =>
  draft.saved || all.findIndex(({ saved, says }) => !saved && says === draft.says) === at;

/** Lists that this browser holds, newest first; nothing at all for a first visit. */
export function RecentDrafts({
  systems,
  most = 6,
  to = 'build',
}: {
  readonly systems: readonly SystemName[];
  readonly most?: number;
  readonly to?: keyof typeof ways;
}) {
  const drafts = useDrafts()?.filter(isFirstOfItsKind);
  const place = useHeldPlace<HTMLElement>('drafts', drafts !== undefined);
  if (!drafts) return <HeldPlace name="drafts" />;
  if (drafts.length === 0) return null;
  return (
    <section ref={place} aria-labelledby="recent">
      <h2 id="recent" className="text-3xl">
        {ways[to].title}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {drafts.slice(0, most).map((draft) => {
          const system = systems.find((s) => s.slug === draft.system);
          if (!system) return null;
          return (
            <li key={draft.id} className="min-w-0">
              <Link
                href={`${ways[to].place}?system=${system.slug}&draft=${draft.id}`}
                className="sheet flex items-center gap-3 p-3 hover:bg-sunk"
              >
                <Emblem name={system.emblem} className="size-9 shrink-0 text-quiet" />
                <span className="min-w-0">
                  <b className="block truncate">{draft.name}</b>
                  <span className="block truncate text-sm text-quiet">
                    {system.name} ·{' '}
                    {draft.saved ? (draft.dirty ? 'changed since saved' : 'saved') : 'only in this browser'}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
