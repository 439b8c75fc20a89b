import type { Db } from '../client';
import type { UserId } from '../ids';
import { readMany } from '../portions';
import { tables } from './tables';

/** What people write and others can read. */
const thingKinds = ['comment', 'list', 'agreement', 'board', 'message'] as const;
export type ThingKind = (typeof thingKinds)[number];

/** One of them: a comment or a message at a game by its id, all else by its share id, which is all that a reader has. */
export interface ThingName {
  readonly kind: ThingKind;
  readonly thing: string;
}

export interface Thing extends ThingName {
  /** Absent: somebody at a game, who needs no account. */
  readonly owner?: UserId;
  /** The name that whoever wrote it goes by. */
  readonly ownerName?: string;
  readonly system: string;
  /** A comment has none, nor has a message. */
  readonly title?: string;
  /** All that was typed into it, its title aside. */
  readonly words: readonly string[];
  /** Where a comment stands: beside a list, or an entry of a catalogue. */
  readonly list?: string;
  readonly entry?: string;
  /** Where a message was said. */
  readonly game?: string;
  /** The act that hid it. */
  readonly hiddenBy?: string;
  /** Its owner took it away, and can bring it back. */
  readonly isDeleted: boolean;
}

const nameOf = ({ kind, thing }: ThingName): string => `${kind} ${thing}`;

/** Asks for many at once; what is gone answers with nothing. */
export async function findThings(
  tx: Db,
  names: readonly ThingName[],
): Promise<(name: ThingName) => Thing | undefined> {
  const found = await Promise.all(
    thingKinds.map((kind) => {
      const wanted = names.filter((name) => name.kind === kind).map(({ thing }) => thing);
      return readMany([...new Set(wanted)], (some) => tables[kind].find(tx, some));
    }),
  );
  const byName = new Map(found.flat().map((thing) => [nameOf(thing), thing]));
  return (name) => byName.get(nameOf(name));
}

/** One, deleted or hidden or neither; undefined where it is gone. */
export const findThing = async (tx: Db, name: ThingName): Promise<Thing | undefined> =>
  (await findThings(tx, [name]))(name);

/** What is hidden, the last hidden first. */
export async function findHidden(
  tx: Db,
  before: string | undefined,
  take: number,
): Promise<readonly Thing[]> {
  const found = await Promise.all(thingKinds.map((kind) => tables[kind].hidden(tx, before, take)));
  return found
    .flat()
    .sort((a, b) => ((a.hiddenBy ?? '') < (b.hiddenBy ?? '') ? 1 : -1))
    .slice(0, take);
}

/** Hides a thing by an act, or without one shows it again. @returns false where it is so already */
export async function hideThing(tx: Db, { kind, thing }: ThingName, act: string | null): Promise<boolean> {
  const { count } = await tables[kind].hide(tx, thing, act);
  return count > 0;
}
