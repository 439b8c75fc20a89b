import type { Mend } from '../../../kernel/verdict/legality';
import type { ListEntry, ListOptions } from '../../../kernel/list/list';
import type { Member } from '../options';
import type { RealmList } from '../sheet';

/** Wire options with one field changed. */
export const withOption = (list: RealmList, field: string, value: unknown): ListOptions =>
  ({ ...list.list.options, [field]: value }) as ListOptions;

/** Wire options with some fields of one character changed. */
export function withMember(list: RealmList, key: string, change: Partial<Member>): ListOptions {
  const members = (list.options.members ?? {}) as Readonly<Record<string, Member>>;
  return withOption(list, 'members', { ...members, [key]: { ...members[key], ...change } });
}

/** Entries with one line changed. */
export const withEntry = (list: RealmList, at: number, change: Partial<ListEntry>): readonly ListEntry[] =>
  list.list.entries.map((entry, i) => (i === at ? { ...entry, ...change } : entry));

/** Entries with lines added at the end. */
export const withMore = (list: RealmList, ids: readonly string[]): readonly ListEntry[] => [
  ...list.list.entries,
  ...ids.map((entry) => ({ entry, count: 1 })),
];

/** A mend by options alone. */
export const mendOptions = (label: string, options: ListOptions): Mend => ({ label, options });

/** A mend by entries alone; the wire wants its own array. */
export const mendEntries = (label: string, entries: readonly ListEntry[]): Mend => ({
  label,
  entries: [...entries],
});
