import type { List } from '../list/list';

/** One change of a catalogue or its rules, in our words. */
export interface CatalogueChange {
  readonly kind: 'added' | 'changed' | 'removed' | 'rules';
  readonly what: string;
  /** Ids of the entries that it touches; none where it touches no entry of its own. */
  readonly entries: readonly string[];
}

/** What one version changed against the one before. */
export interface CatalogueVersion {
  readonly version: string;
  readonly summary: string;
  readonly changes: readonly CatalogueChange[];
}

/** What knows its versions. */
export interface Versioned {
  readonly version: string;
  /** Oldest first; the last one is the present version. */
  readonly changelog: readonly CatalogueVersion[];
}

/** A system with its change log in hand, which is loaded apart. */
export const versioned = async (system: {
  readonly version: string;
  changelog(): Promise<readonly CatalogueVersion[]>;
}): Promise<Versioned> => ({ version: system.version, changelog: await system.changelog() });

/** The versions after `from`, up to and with `to`, oldest first; all up to `to` where `from` is unknown. */
export function versionsBetween(
  { changelog }: Versioned,
  from: string,
  to: string,
): readonly CatalogueVersion[] {
  const at = (version: string): number => changelog.findIndex((v) => v.version === version);
  const last = at(to);
  return last < 0 ? [] : changelog.slice(at(from) + 1, last + 1);
}

/** What was changed on one entry, newest first. */
export const updatesOfEntry = (
  { changelog }: Pick<Versioned, 'changelog'>,
  entry: string,
): readonly { readonly version: string; readonly change: CatalogueChange }[] =>
  changelog
    .flatMap(({ version, changes }) =>
      changes.filter((c) => c.entries.includes(entry)).map((change) => ({ version, change })),
    )
    .reverse();

/** Every string that stands somewhere in a list: entries, what they carry, and ids within its options. */
function* stringsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* stringsOf(inner);
}

/** Everything that a list may name an entry by: entries, what they carry, and whatever its options hold. */
export const namedIn = ({ entries, options }: Pick<List, 'entries' | 'options'>): ReadonlySet<string> =>
  new Set(stringsOf([entries.map((e) => [e.entry, e.with ?? []]), options]));

export interface ListUpdate {
  readonly from: string;
  readonly to: string;
  /** Is the version known that the list was built under? */
  readonly known: boolean;
  /** Changes since then that touch something in the list. */
  readonly touching: readonly { readonly version: string; readonly change: CatalogueChange }[];
  /** How many further changes leave the list alone. */
  readonly others: number;
}

/** What has changed for a list since the version that it was built under; undefined where that is the present one. */
export function updateOf(
  system: Versioned,
  list: Pick<List, 'entries' | 'options'>,
  builtUnder: string,
): ListUpdate | undefined {
  if (builtUnder === system.version) return undefined;
  const held = namedIn(list);
  const all = versionsBetween(system, builtUnder, system.version).flatMap(({ version, changes }) =>
    changes.map((change) => ({ version, change })),
  );
  const touching = all.filter(({ change }) => change.entries.some((id) => held.has(id)));
  return {
    from: builtUnder,
    to: system.version,
    known: system.changelog.some((v) => v.version === builtUnder),
    touching,
    others: all.length - touching.length,
  };
}
