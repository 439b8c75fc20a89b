import type { List, ListEntry, ListOptions } from '../../kernel/list/list';
import type { OpenCopy } from '../../kernel/list/list';
import { optionKeys } from '../../kernel/list/option-keys';
import { entries } from './catalogue';

const spellIds = new Set(entries.flatMap(({ kind, id }) => (kind === 'spell' ? [id] : [])));
/** By id: does the card lie open as soon as it is found, as color sources do (MR-B18)? */
const treasures: ReadonlyMap<string, boolean> = new Map(
  entries.flatMap((e) => (e.kind === 'treasure' ? [[e.id, e.form === 'color-source'] as const] : [])),
);

type Value = ListOptions[string];

const record = (value: unknown): Readonly<Record<string, Value>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, Value>)
    : {};

/** Treasure cards are secret until they are active (MR-B16); all other belongings lie open. */
const isOpenItem = (key: string, inventory: Readonly<Record<string, Value>>): boolean => {
  const opensByItself = treasures.get(key.replace(/#\d+$/, ''));
  return opensByItself === undefined || opensByItself || record(inventory[key])['active'] === true;
};

const openRecord = (of: Readonly<Record<string, Value>>, isOpen: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(of).filter(([key]) => isOpen(key)));

/** A character without its goals, its start, its color chits and what it owns in secret (MR-B07, MR-B16, MR-B22). */
function openMember(value: Value): Value {
  const {
    victory: _victory,
    start: _start,
    colorChits: _chits,
    recorded,
    inventory,
    ...open
  } = record(value);
  const items = record(inventory);
  const seen = openRecord(items, (key) => isOpenItem(key, items));
  const told = openRecord(record(recorded), (key) => key !== 'gold');
  return {
    ...open,
    ...(Object.keys(told).length > 0 ? { recorded: told } : {}),
    ...(Object.keys(seen).length > 0 ? { inventory: seen } : {}),
  };
}

/** The line without what its character keeps to itself; a second card of a kind has a key of its own. */
function openEntry(item: ListEntry, members: Readonly<Record<string, Value>>): ListEntry {
  const { with: parts = [], ...rest } = item;
  const key = optionKeys(item.entry, item.designation).findLast((one) => members[one] !== undefined);
  const inventory = record(record(members[key ?? '']).inventory);
  const open = parts.filter((id, i) => {
    const nth = parts.slice(0, i + 1).filter((other) => other === id).length;
    return !spellIds.has(id) && isOpenItem(nth === 1 ? id : `${id}#${nth}`, inventory);
  });
  return open.length > 0 ? { ...rest, with: open } : rest;
}

const isLine = ({ entry }: ListEntry): boolean => !spellIds.has(entry) && !treasures.has(entry);

/**
 * Public are the characters, their hirelings, weapons, armor, horses and active cards, recorded fame and notoriety; the
 * rest of a sheet is its player’s own. (MR-B16, MR-B22)
 */
export function openCopy(list: List): OpenCopy {
  const { members, ...options } = list.options;
  const known = record(members);
  return {
    list: {
      ...list,
      entries: list.entries.filter(isLine).map((item) => openEntry(item, known)),
      options:
        members === undefined
          ? options
          : {
              ...options,
              members: Object.fromEntries(
                Object.entries(known).map(([who, value]) => [who, openMember(value)]),
              ),
            },
    },
    leftOut: [
      'victory points',
      'starting places',
      'spells',
      'color chits',
      'treasure cards that are not active',
      'recorded gold',
    ],
  };
}
