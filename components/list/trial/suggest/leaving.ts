import type { AnyList } from '@/lib/rules';

/** A line of which one use may leave. */
export interface Leaving {
  /** Its place in the list's entries. */
  readonly at: number;
  /** With what it carries and how it is designated, so that two lines of an entry can be told apart. */
  readonly name: string;
}

export const leavingOf = ({ lines, list }: AnyList): readonly Leaving[] =>
  lines.map(({ at, entry, with: carried }) => {
    const { designation } = list.entries[at]!;
    const name = [entry.name, ...carried.map((part) => part.name)].join(' with ');
    return { at, name: designation ? `${name}, “${designation}”` : name };
  });
