import type { Entry, Kind } from './entry';
import { provenances, type Provenance } from './provenance';

/** How many fields come from where. */
export interface Completeness {
  readonly entries: number;
  readonly fields: number;
  readonly by: Readonly<Record<Provenance, number>>;
  /** Values that other entries of the same kind have and that these leave blank: unknown, or there is none. */
  readonly blank: number;
}

const none = (): Record<Provenance, number> => ({ printed: 0, facts: 0, ruled: 0, house: 0 });

const ofKind = (entries: readonly Entry[]): Completeness => {
  const by = none();
  const keys = new Set(entries.flatMap((e) => Object.keys(e.provenance)));
  // Effects are no value that is looked up on a card: an entry without one simply has none.
  keys.delete('effects');
  let blank = 0;
  for (const entry of entries) {
    for (const from of Object.values(entry.provenance)) by[from]++;
    for (const key of keys) if (!(key in entry.provenance)) blank++;
  }
  return { entries: entries.length, fields: provenances.reduce((sum, p) => sum + by[p], 0), by, blank };
};

/** Where the fields of a catalogue come from, and how many are left blank; for each kind and in all. */
export function completenessOf(system: {
  readonly kinds: readonly Kind[];
  readonly entries: readonly Entry[];
}): {
  readonly all: Completeness;
  readonly kinds: readonly (Completeness & { readonly kind: string })[];
} {
  const kinds = system.kinds.map(({ id }) => ({
    kind: id,
    ...ofKind(system.entries.filter((e) => e.kind === id)),
  }));
  const sum = (of: (one: Completeness) => number): number => kinds.reduce((all, one) => all + of(one), 0);
  return {
    all: {
      entries: system.entries.length,
      fields: sum((k) => k.fields),
      by: Object.fromEntries(provenances.map((p) => [p, sum((k) => k.by[p])])) as Record<Provenance, number>,
      blank: sum((k) => k.blank),
    },
    kinds,
  };
}
