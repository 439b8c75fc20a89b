'use client';

import { useEffect, useState } from 'react';
import { keepText, keptJson } from '@/components/ui/kept-text';
import { useAlive } from '@/components/ui/use-alive';
import {
  fitCompanion,
  startCompanion,
  type CompanionState,
  type CompanionStep,
} from '@/lib/rules/kernel/companion/companion-state';
import { stepCompanion } from '@/lib/rules/kernel/companion/companion-step';
import type { CompanionSheet } from '@/lib/rules/kernel/companion/companion';
import { Companion } from './companion';
import { OwnLists } from './own-lists';
import type { BroughtList } from './pieces-of-draft';

interface Kept {
  readonly names: readonly string[];
  readonly state: CompanionState;
  readonly brought?: readonly BroughtList[];
}

const MOST_PLAYERS = 12;

const isKept = (value: unknown): value is Kept => {
  const kept = value as Kept | null;
  return (
    typeof kept === 'object' &&
    Array.isArray(kept?.names) &&
    typeof kept.state?.place?.phase === 'string' &&
    Array.isArray(kept.state.log) &&
    Array.isArray(kept.state.order) &&
    Array.isArray(kept.state.out) &&
    typeof kept.state.values === 'object'
  );
};

const read = (key: string): Kept | undefined => {
  const kept = keptJson(key);
  return isKept(kept) ? kept : undefined;
};

/** The companion of one device: it lives in this browser and needs no network. */
export function OwnCompanion({ slug, sheet }: { readonly slug: string; readonly sheet: CompanionSheet }) {
  const key = `muster.companion.${slug}`;
  if (!useAlive())
    return (
      <p role="status" className="animate-pulse text-quiet">
        Setting up …
      </p>
    );
  return <KeptCompanion key={key} kept={key} slug={slug} sheet={sheet} />;
}

/** What stands under that key of the browser, or a table of two. */
function KeptCompanion({
  kept: key,
  slug,
  sheet,
}: {
  readonly kept: string;
  readonly slug: string;
  readonly sheet: CompanionSheet;
}) {
  const [kept, setKept] = useState<Kept>(
    () => read(key) ?? { names: ['Player 1', 'Player 2'], state: startCompanion(sheet, [1, 2]) },
  );
  useEffect(() => {
    // Another tab has gone on: so does this one.
    const follow = (event: StorageEvent) => {
      const next = event.key === key ? read(key) : undefined;
      if (next) setKept(next);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);
  const keep = (next: Kept) => {
    setKept(next);
    // Full or forbidden: it goes on without being kept.
    keepText(key, JSON.stringify(next));
  };
  const seats = kept.names.map((_, i) => i + 1);
  const brought = kept.brought ?? [];
  const whole = { ...sheet, trackers: [...sheet.trackers, ...brought.flatMap((b) => b.trackers)] };
  const state = fitCompanion(whole, seats, kept.state);
  const nameOf = (n: number) => kept.names[n - 1] || `Player ${n}`;
  const step = (wish: CompanionStep) => {
    const done = stepCompanion(whole, state, wish, 0);
    if (done.ok) keep({ ...kept, state: done.state });
  };
  const rename = (names: readonly string[]) =>
    keep({ ...kept, names, brought: brought.filter((b) => b.seat <= names.length) });
  return (
    <Companion sheet={whole} slug={slug} state={state} nameOf={nameOf} disabled={false} note="" onStep={step}>
      <details className="sheet p-4">
        <summary className="text-xl font-semibold">Players</summary>
        <ul className="mt-3 space-y-2">
          {kept.names.map((name, i) => (
            <li key={i} className="flex gap-2">
              <input
                aria-label={`Name of player ${i + 1}`}
                className="input"
                maxLength={60}
                value={name}
                onChange={(e) => rename(kept.names.map((n, j) => (j === i ? e.target.value : n)))}
              />
            </li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap gap-2">
          <button
            type="button"
            className="button"
            disabled={kept.names.length >= MOST_PLAYERS}
            onClick={() => rename([...kept.names, `Player ${kept.names.length + 1}`])}
          >
            One more player
          </button>
          <button
            type="button"
            className="button"
            disabled={kept.names.length < 2}
            onClick={() => rename(kept.names.slice(0, -1))}
          >
            One player less
          </button>
        </div>
      </details>
      <OwnLists
        slug={slug}
        names={seats.map(nameOf)}
        brought={brought}
        onBring={(list) => keep({ ...kept, brought: [...brought.filter((b) => b.seat !== list.seat), list] })}
      />
    </Companion>
  );
}
