import { versionsBetween, type Versioned } from './changelog';

/** What a change log leaves unsaid of the rows that changed since an older version, in words; empty where nothing is missing. */
export function unsaidSince(
  before: Pick<Versioned, 'version'>,
  after: Versioned,
  changed: {
    /** Ids of the entries that were added, removed or changed. */
    readonly entries: readonly string[];
    /** Has anything changed that is no entry? */
    readonly rules: boolean;
  },
): readonly string[] {
  if (changed.entries.length === 0 && !changed.rules) return [];
  const isRaised = after.version !== before.version;
  const isKept = after.changelog.some((v) => v.version === before.version);
  const since = versionsBetween(after, before.version, after.version).flatMap((v) => v.changes);
  return [
    ...(isRaised ? [] : [`The version was not raised: it is ${after.version} as before.`]),
    ...(isKept ? [] : [`The change log no longer knows the version ${before.version}.`]),
    ...changed.entries
      .filter((id) => !since.some((change) => change.entries.includes(id)))
      .map((id) => `The change log does not name ${id}.`),
    ...(changed.rules && !since.some((change) => change.kind === 'rules')
      ? ['The change log says nothing of the rules.']
      : []),
  ];
}

/** 2026.11.9 comes before 2026.11.10. */
const byVersion = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** What is wrong with a change log by itself, in words: its order, its end, and ids that nobody ever knew. */
export function changelogFaults({
  version: present,
  changelog,
  entries,
}: Versioned & { readonly entries: readonly { readonly id: string }[] }): readonly string[] {
  const versions = changelog.map(({ version }) => version);
  const changes = changelog.flatMap((v) => v.changes);
  const known = new Set([
    ...entries.map(({ id }) => id),
    ...changes.filter(({ kind }) => kind === 'removed').flatMap((change) => change.entries),
  ]);
  return [
    ...(versions.at(-1) === present
      ? []
      : [`The change log ends with ${versions.at(-1)}, and the version is ${present}.`]),
    ...(versions.join() === [...versions].sort(byVersion).join()
      ? []
      : ['The versions of the change log are not in their order.']),
    ...changes.flatMap((change) =>
      change.entries
        .filter((id) => !known.has(id))
        .map((id) => `The change log names ${id}, which there never was: ${change.what}`),
    ),
  ];
}
