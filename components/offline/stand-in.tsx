'use client';

import { useEffect, useState } from 'react';
import { BuilderPage } from '@/components/builder/builder-page';
import { AS_PRINTED } from '@/components/builder/draft/terms-of-draft';
import { CatalogueBrowser } from '@/components/catalogue/catalogue-browser';
import { PrintStudio } from '@/components/print/print-studio';
import { SystemLine } from '@/components/shell/system-line';
import { isSystemSlug } from '@/lib/rules';
import { AtHand } from './at-hand';
import { CompanionReader } from './companion-reader';
import { CopyReader } from './copy-reader';
import { EntryReader } from './entry-reader';
import { copiesOf } from './list-copies';
import type { RoomSystem } from './room-system';
import type { ListCopy } from './stores';
import { ownerHere } from './owner';

/** A page that was never seen here, made from what this browser has; otherwise what there is instead. */
export function StandIn({
  address,
  systems,
}: {
  readonly address: string;
  readonly systems: readonly RoomSystem[];
}) {
  const [mine, setMine] = useState<{ readonly owner: string; readonly copies: readonly ListCopy[] }>();
  useEffect(() => {
    const look = async () => {
      const owner = await ownerHere();
      setMine({ owner, copies: owner ? await copiesOf(owner) : [] });
    };
    look().catch(() => setMine({ owner: '', copies: [] }));
  }, []);
  const [, room = '', first = '', second = '', third = ''] = address.split('/').map(decodeURIComponent);
  const title = titleOf(address, systems.find((s) => s.slug === first)?.name);
  useEffect(() => {
    document.title = `${title} · Muster`;
  }, [title]);
  if (!mine)
    return (
      <p role="status" className="text-quiet">
        Looking what is here …
      </p>
    );
  const asked = new URLSearchParams(window.location.search);
  const slug = asked.get('system') ?? '';
  const signedIn = mine.owner !== '';

  if (address === '/lists/new' && isSystemSlug(slug))
    return (
      <>
        <h1 className="sr-only">Build a list</h1>
        <GameLine system={systems.find((s) => s.slug === slug)} />
        <BuilderPage slug={slug} signedIn={signedIn} agreements={[]} />
      </>
    );
  const copy = mine.copies.find((c) =>
    room === 'l' ? c.shareId === first : room === 'lists' && second === 'edit' && c.id === first,
  );
  if (copy && room === 'lists')
    return (
      <>
        <h1 className="sr-only">Edit {copy.name}</h1>
        <BuilderPage
          slug={copy.system}
          signedIn
          agreements={[]}
          opened={{
            saved: { id: copy.id, shareId: copy.shareId, version: copy.version },
            list: copy.list,
            terms: copy.agreement
              ? { kind: 'agreement', id: copy.agreement.id, agreement: copy.agreement.text }
              : { kind: 'preset', preset: AS_PRINTED },
          }}
        />
      </>
    );
  if (copy) return <CopyReader copy={copy} />;
  if (room === 'systems' && isSystemSlug(first)) {
    const system = systems.find((s) => s.slug === first);
    if (second === '')
      return (
        <div data-tone={system?.accent}>
          <GameLine system={system} />
          <h1 className="mb-6 text-3xl">The catalogue of {system?.name}</h1>
          <CatalogueBrowser
            head={{
              slug: first,
              unit: system?.unit ?? '',
              priced: system?.priced ?? false,
              example: system?.example ?? '',
              total: system?.entries.length ?? 0,
              served: 0,
              facets: [],
            }}
            wish={{ q: '', sort: '', view: 'grid', picked: [] }}
          >
            <p role="status">Loading …</p>
          </CatalogueBrowser>
        </div>
      );
    if (second === 'companion') return <CompanionReader slug={first} />;
    if (second === 'entries' && system?.entries.includes(third))
      return <EntryReader slug={first} id={third} />;
  }
  if (room === 'print' && isSystemSlug(slug) && !asked.has('list'))
    return (
      <>
        <h1 className="text-4xl print:hidden">Print</h1>
        <PrintStudio wish={{ slug, what: { kind: 'catalogue', system: slug } }} />
      </>
    );
  if (address === '/lists')
    return (
      <div className="space-y-10">
        <h1 className="text-4xl">Your lists</h1>
        <AtHand systems={systems} />
      </div>
    );
  return <NotHere systems={systems} />;
}

/** The game of a page, as over the page that comes from the network. */
const GameLine = ({ system }: { readonly system: RoomSystem | undefined }) =>
  system && (
    <div data-tone={system.accent} className="mb-2 text-sm">
      <SystemLine system={system} />
    </div>
  );

const titleOf = (address: string, system: string | undefined): string => {
  if (address === '/lists/new') return 'Build a list';
  if (/^\/lists(\/|$)/.test(address)) return 'Your lists';
  return system ?? 'Without a network';
};

function NotHere({ systems }: { readonly systems: readonly RoomSystem[] }) {
  return (
    <div className="space-y-10">
      <header className="space-y-3">
        <h1 className="text-4xl">This page was never opened here</h1>
        <p className="prose-measure text-quiet">
          There is no network, and this browser has no copy of the page. Nothing is lost: it opens as soon as
          the network is back.
        </p>
        <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
          Try again
        </button>
      </header>
      <AtHand systems={systems} />
    </div>
  );
}
