import { newShareId, type UserId } from '../ids';
import { keptSince } from '../kept';
import { readMany } from '../portions';
import { idFor, isId, isShareId } from './file';

/** What happens to a thing of the file; see `TakenIn` of the API. */
export type State = 'comes' | 'returns' | 'stands' | 'differs' | 'past';

export interface Place<R> {
  /** Its id here. */
  readonly id: string;
  readonly state: State;
  /** What stands there, and is the owner's. */
  readonly row?: R;
}

interface Row {
  readonly id: string;
  readonly ownerId: string;
  readonly deletedAt?: Date | null;
}

/**
 * Where each thing of a file stands here, or will stand. It keeps its id where nobody has it; else it gets one that follows
 * from owner and id, so that the same file finds its things again.
 */
export async function placesOf<
  T extends { readonly id: string; readonly deletedAt?: string | undefined },
  R extends Row,
>(
  owner: UserId,
  things: readonly T[],
  read: (ids: string[]) => Promise<readonly R[]>,
  isSame: (thing: T, row: R) => boolean,
  now: Date,
): Promise<ReadonlyMap<string, Place<R>>> {
  const asked = things.flatMap(({ id }) => [id, idFor(owner, id)]);
  const rows = new Map((await readMany(asked, read)).map((row) => [row.id, row]));
  const mine = (id: string): R | undefined => {
    const row = rows.get(id);
    return row?.ownerId === owner ? row : undefined;
  };
  const given = new Set<string>();
  const freeId = (id: string): string => {
    const free = rows.has(id) || !isId(id) || given.has(id) ? freeId(idFor(owner, id)) : id;
    given.add(free);
    return free;
  };
  const placeOf = (thing: T): Place<R> => {
    const row = mine(thing.id) ?? mine(idFor(owner, thing.id));
    const isGone = thing.deletedAt !== undefined && new Date(thing.deletedAt) < keptSince(now);
    if (!row) return { id: isGone ? thing.id : freeId(thing.id), state: isGone ? 'past' : 'comes' };
    if (row.deletedAt && thing.deletedAt === undefined) return { id: row.id, state: 'returns', row };
    return { id: row.id, state: isSame(thing, row) ? 'stands' : 'differs', row };
  };
  return new Map(things.map((thing) => [thing.id, placeOf(thing)]));
}

/** Links of the file that nobody here has. */
async function freeLinks(
  wanted: readonly string[],
  taken: (links: string[]) => Promise<readonly { readonly shareId: string }[]>,
): Promise<ReadonlySet<string>> {
  const used = new Set((await readMany(wanted, taken)).map(({ shareId }) => shareId));
  return new Set(wanted.filter((link) => !used.has(link)));
}

/** Hands out each link once: as it was where nobody has it, else a new one. `taken` finds those that somebody has. */
export async function linkMaker(
  things: readonly { readonly shareId: string }[],
  taken: Parameters<typeof freeLinks>[1],
): Promise<(wanted: string) => string> {
  const free = await freeLinks(
    things.map(({ shareId }) => shareId),
    taken,
  );
  const left = new Set(free);
  return (wanted) => (isShareId(wanted) && left.delete(wanted) ? wanted : newShareId());
}

/** Those of the file that are written anew, with their ids here. */
export const coming = <T extends { readonly id: string }>(
  things: readonly T[],
  places: ReadonlyMap<string, Place<unknown>>,
): readonly (readonly [thing: T, id: string])[] =>
  things.flatMap((thing) => {
    const place = places.get(thing.id);
    return place?.state === 'comes' ? [[thing, place.id] as const] : [];
  });
