import 'server-only';
import { setImmediate } from 'node:timers/promises';
import type { List } from '@/lib/rules';
import { canonicalValue } from '@/lib/rules/kernel/canonical-value';
import type { BoundedKind } from '../../bounds';
import { hasRoom } from '../bounds';
import { db } from '../client';
import { newId, newShareId, type UserId } from '../ids';
import { toJson, toJsonOrNull } from '../json';
import { weighed } from '../lists/list-history';
import type { ListContext } from '../lists/list-rows';
import { holdAccount } from '../hold-account';
import { readMany, writeMany } from '../portions';
import type { TakenIn } from './tell';

type Context = Pick<ListContext, 'catalogueVersion' | 'verdict'>;

/** What each list is saved with. Thousands are judged for seconds, in which others are heard. */
async function contextsOf(
  lists: readonly List[],
  contextOf: (list: List) => Context,
): Promise<readonly Context[]> {
  const contexts: Context[] = [];
  for (const list of lists) {
    contexts.push(contextOf(list));
    await setImmediate();
  }
  return contexts;
}

/**
 * Takes bare lists in, all of them or none. They carry no ids, so that one which its owner has already, letter for letter,
 * stands; with `preview` it only says what would come.
 * @returns `lists` where there would be too many
 */
export async function takeInLists(
  owner: UserId,
  lists: readonly List[],
  contextOf: (list: List) => Context,
  { preview, now = new Date() }: { readonly preview: boolean; readonly now?: Date },
): Promise<readonly TakenIn[] | BoundedKind> {
  // Before the base is held.
  const contexts = preview ? [] : await contextsOf(lists, contextOf);
  return db().$transaction(
    async (tx) => {
      if (!preview) await holdAccount(tx, owner);
      const rows = await readMany([...new Set(lists.map(({ name }) => name))], (names) =>
        tx.list.findMany({
          where: { ownerId: owner, deletedAt: null, name: { in: names } },
          select: { id: true, body: true },
        }),
      );
      const here = new Map(rows.map(({ id, body }) => [canonicalValue(body), id]));
      const things = lists.map((list, n): TakenIn & { readonly list: List; readonly n: number } => {
        const { name, system } = list;
        const text = canonicalValue(toJson(list));
        const known = here.get(text);
        const id = known ?? newId();
        here.set(text, id);
        return { kind: 'list', name, system, id, state: known === undefined ? 'comes' : 'stands', list, n };
      });
      const coming = things.filter(({ state }) => state === 'comes');
      if (!(await hasRoom(tx, owner, 'lists', { standing: coming.length, inAll: coming.length })))
        return 'lists';
      const version = ({ list, n }: (typeof things)[number]) => {
        const { catalogueVersion, verdict } = contexts[n]!;
        return { name: list.name, body: toJson(list), catalogueVersion, verdict: toJsonOrNull(verdict) };
      };
      if (!preview) {
        await writeMany(
          coming.map((thing) => ({
            ...version(thing),
            id: thing.id!,
            shareId: newShareId(),
            ownerId: owner,
            system: thing.list.system,
            createdAt: now,
            updatedAt: now,
          })),
          (data) => tx.list.createMany({ data }),
        );
        await writeMany(
          coming.map((thing) => ({ ...weighed(version(thing)), listId: thing.id!, n: 1, createdAt: now })),
          (data) => tx.listVersion.createMany({ data }),
        );
      }
      return things.map(({ list: _, n: _place, ...thing }) => thing);
    },
    { timeout: 120_000 },
  );
}
