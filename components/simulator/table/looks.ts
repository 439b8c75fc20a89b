'use client';

import { useMemo } from 'react';
import { iconHref } from '@/components/ui/icon-href';
import type { AnySystem } from '@/lib/rules';
import type { Face } from '@/lib/rules/reference';
import type { GameSetup } from '@/lib/rules/playing';
import { catalogueOf, readOwnCard } from '@/lib/rules';

/** Where pictures stand and what cards look like. */
export interface Looks {
  readonly icon: (name: string) => string;
  readonly faceOf: (entry: string) => Face | undefined;
}

/** Pictures and faces of a game; its own cards come from its agreement. */
export function useLooks(system: AnySystem, agreement: GameSetup['agreement']): Looks {
  return useMemo(() => {
    // The sprite of a system holds what its entries use; all else stands alone.
    const sprite = new Set([system.emblem, ...system.entries.map((e) => e.icon)]);
    const known = catalogueOf(system);
    const own = new Map(
      (agreement?.cards ?? []).flatMap((card) => {
        const read = readOwnCard(system, card);
        return read.ok ? [[read.value.id, read.value] as const] : [];
      }),
    );
    return {
      icon: (name) =>
        iconHref(system.slug, sprite.has(name) || name.startsWith('any/') ? name : `any/${name}`),
      faceOf: (id) => {
        const entry = own.get(id) ?? known.get(id);
        return entry && system.face(entry);
      },
    };
  }, [system, agreement]);
}
