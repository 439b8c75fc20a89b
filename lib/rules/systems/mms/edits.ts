import type { ListEntry } from '../../kernel/list/list';
import type { ArmyLine } from './army';
import { isAttachment, type MmsCard } from './catalogue/card';
import type { MmsHouse } from './house';

/** The entries of a list as they travel. All edits make new arrays; nothing given is changed. */
export type Entries = readonly ListEntry[];

/** Another count for one line; zero takes the line away. */
export const setCount = (entries: Entries, at: number, count: number): ListEntry[] =>
  entries.flatMap((item, i) => (i !== at ? [item] : count < 1 ? [] : [{ ...item, count }]));

/** What the button says that lowers a count. */
export const onlyTimes = (name: string, count: number): string =>
  `Use ${name} only ${count === 1 ? 'once' : `${count} times`}`;

export const withoutLines = (entries: Entries, gone: readonly number[]): ListEntry[] =>
  entries.filter((_, i) => !gone.includes(i));

/** Adds uses of a card: to its bare line where there is one, else as a new line. */
export function addUses(entries: Entries, id: string, count = 1): ListEntry[] {
  const at = entries.findIndex((e) => e.entry === id && !e.with?.length && e.designation === undefined);
  return at < 0
    ? [...entries, { entry: id, count }]
    : setCount(entries, at, Math.min(999, entries[at]!.count + count));
}

/** Takes one attachment from what a line carries. */
export const dropPart = (entries: Entries, at: number, id: string): ListEntry[] =>
  entries.map((item, i) => {
    const place = i === at ? (item.with?.indexOf(id) ?? -1) : -1;
    if (place < 0) return item;
    const { with: parts = [], ...rest } = item;
    const left = parts.filter((_, j) => j !== place);
    return left.length === 0 ? rest : { ...rest, with: left };
  });

/** Gives an attachment to so many uses of a line; a line with more uses is split. */
export const givePart = (entries: Entries, at: number, id: string, uses: number): ListEntry[] =>
  entries.flatMap((item, i) => {
    if (i !== at) return [item];
    const parts = [...(item.with ?? []), id];
    if (item.count <= uses) return [{ ...item, with: parts }];
    const { designation: _, ...bare } = item;
    return [
      { ...bare, count: item.count - uses },
      { ...bare, count: uses, with: parts },
    ];
  });

/** May this character carry it at all? Healer’s gear needs a healer (MMS-L12). */
export const mayCarry = (host: MmsCard, part: MmsCard): boolean =>
  host.kind === 'character' &&
  isAttachment(part) &&
  (!part.abilities.includes('healer-only') || host.abilities.includes('healer'));

/** Can the bearer be given it beside what it carries already, without an error (MMS-L09, MMS-L10, MMS-L12)? */
export const canHold = ({ entry, with: parts }: ArmyLine, part: MmsCard, house: MmsHouse): boolean =>
  mayCarry(entry, part) &&
  (house.maxAttachments === null || parts.length < house.maxAttachments) &&
  !(house.onePerSlot && parts.some((other) => other.slot === part.slot));

/** Has the bearer room for it, and is it good advice? */
export const hasRoom = (line: ArmyLine, part: MmsCard, house: MmsHouse): boolean =>
  canHold(line, part, house) &&
  !line.with.includes(part) &&
  // The second weapon is only a warning where slots are free, but no good advice either.
  !line.with.some((other) => other.slot === part.slot);
