'use client';

import { useEffect, useState } from 'react';
import { RecentDrafts } from '@/components/builder/start/recent-drafts';
import { Link } from '@/components/ui/link';
import { Emblem } from '@/components/ui/emblem';
import { KeptPrints } from './kept-prints';
import { copiesOf } from './list-copies';
import type { RoomSystem } from './room-system';
import type { ListCopy } from './stores';
import { ownerHere } from './owner';
import { useOutbox } from './use-waiting';

/** Everything of somebody's own that opens without a network. */
export function AtHand({ systems }: { readonly systems: readonly RoomSystem[] }) {
  return (
    <>
      <OnItsWay />
      <RecentDrafts systems={systems} most={12} />
      <Copies systems={systems} />
      <KeptPrints />
    </>
  );
}

const words = {
  waiting: 'goes up when the network is back',
  conflict: 'was changed elsewhere; open it to decide',
  refused: 'was refused',
  saved: 'is saved',
} as const;

function OnItsWay() {
  const waiting = useOutbox();
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="on-its-way">
      <h2 id="on-its-way" className="text-3xl">
        Not saved yet
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {waiting.map(({ id, list, state, message }) => (
          <li key={id} className="sheet min-w-0 p-3">
            <Link
              className="block truncate font-semibold hover:underline"
              href={`/lists/new?system=${list.system}&draft=${id}`}
            >
              {list.name}
            </Link>
            <p className={`text-sm ${state === 'waiting' ? 'text-quiet' : 'text-warn'}`}>
              {words[state]}
              {message && `: ${message}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Copies({ systems }: { readonly systems: readonly RoomSystem[] }) {
  const [copies, setCopies] = useState<readonly ListCopy[]>([]);
  useEffect(() => {
    void ownerHere()
      .then((owner) => (owner ? copiesOf(owner) : []))
      .then(setCopies, () => undefined);
  }, []);
  if (copies.length === 0) return null;
  return (
    <section aria-labelledby="copies">
      <h2 id="copies" className="text-3xl">
        Your saved lists
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {copies.map((copy) => {
          const system = systems.find((s) => s.slug === copy.system);
          return (
            <li key={copy.id} className="sheet flex min-w-0 items-center gap-3 p-3">
              {system && <Emblem name={system.emblem} className="size-9 shrink-0 text-quiet" />}
              <div className="min-w-0 flex-1">
                <Link
                  className="block truncate font-semibold hover:underline"
                  href={`/lists/${copy.id}/edit`}
                >
                  {copy.name}
                </Link>
                <p className="truncate text-sm text-quiet">
                  {system?.name} · version {copy.version}
                </p>
              </div>
              <Link className="button button-small" href={`/l/${copy.shareId}`}>
                View
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
