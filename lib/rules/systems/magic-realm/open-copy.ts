import type { List, ListEntry, ListOptions } from '../../kernel/list/list';
import type { OpenCopy } from '../../kernel/list/list';
import { entries } from './catalogue';

/** Spells are recorded in secret, and treasure cards are secret until they are active (MR-B16). */
const SECRET_KINDS: ReadonlySet<string> = new Set(['spell', 'treasure']);

const isSecret = new Set(entries.filter((e) => SECRET_KINDS.has(e.kind)).map((e) => e.id));

const record = (value: unknown): Readonly<Record<string, ListOptions[string]>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, ListOptions[string]>)
    : {};

/** A character without its goals, its start, its books and what it owns in secret (MR-B06, MR-B07). */
function openMember(value: ListOptions[string]): ListOptions[string] {
  const {
    victory: _victory,
    start: _start,
    recorded: _recorded,
    inventory: _inventory,
    colorChits: _chits,
    ...open
  } = record(value);
  return open;
}

const openEntry = (item: ListEntry): ListEntry => {
  const { with: parts, ...rest } = item;
  const open = parts?.filter((id) => !isSecret.has(id)) ?? [];
  return open.length > 0 ? { ...rest, with: open } : rest;
};

/** Public are the characters, their weapons, armor, horses and hirelings; the rest of a sheet is its player’s own. */
export function openCopy(list: List): OpenCopy {
  const { members, ...options } = list.options;
  return {
    list: {
      ...list,
      entries: list.entries.filter((item) => !isSecret.has(item.entry)).map(openEntry),
      options:
        members === undefined
          ? options
          : {
              ...options,
              members: Object.fromEntries(
                Object.entries(record(members)).map(([who, value]) => [who, openMember(value)]),
              ),
            },
    },
    leftOut: [
      'victory points',
      'starting places',
      'spells',
      'treasures',
      'recorded gold, fame and notoriety',
    ],
  };
}
