import type { StoreName, Stores } from './stores';

const stores: readonly StoreName[] = ['outbox', 'lists', 'prints', 'notes'];

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('muster', 1);
    asked.onupgradeneeded = () => {
      for (const name of stores)
        if (!asked.result.objectStoreNames.contains(name))
          asked.result.createObjectStore(name, { keyPath: 'id' });
    };
    asked.onsuccess = () => {
      // A later version of ours must not wait for a tab that nobody looks at.
      asked.result.onversionchange = () => {
        asked.result.close();
        opened = undefined;
      };
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error ?? new Error('no database'));
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** Undefined where the browser refuses one. */
const database = (): Promise<IDBDatabase | undefined> => open().catch(() => undefined);

/** What no disk takes lives as long as the page, and goes before what a disk has. */
const memory = new Map<StoreName, Map<string, unknown>>();
function inMemory<S extends StoreName>(store: S): Map<string, Stores[S]> {
  const there = memory.get(store) ?? new Map<string, unknown>();
  memory.set(store, there);
  return there as Map<string, Stores[S]>;
}

/** Rejects where the disk is full. */
const within = <T>(
  base: IDBDatabase,
  store: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const change = base.transaction(store, mode);
    const asked = work(change.objectStore(store));
    // A write counts when it is on the disk, not when it was asked for.
    change.oncomplete = () => resolve(asked.result);
    change.onabort = () => reject(change.error ?? new Error('not kept'));
  });

export async function readAll<S extends StoreName>(store: S): Promise<readonly Stores[S][]> {
  const base = await database();
  const there: Stores[S][] = base ? await within(base, store, 'readonly', (s) => s.getAll()) : [];
  const here = inMemory(store);
  return [...there.filter(({ id }) => !here.has(id)), ...here.values()];
}

export async function readOne<S extends StoreName>(store: S, id: string): Promise<Stores[S] | undefined> {
  const base = await database();
  const there = (): Promise<Stores[S] | undefined> | undefined =>
    base && within(base, store, 'readonly', (s) => s.get(id) as IDBRequest<Stores[S] | undefined>);
  return inMemory(store).get(id) ?? (await there());
}

/** Rejects where the disk is full. */
export async function keep<S extends StoreName>(store: S, value: Stores[S]): Promise<void> {
  const base = await database();
  if (base) await within(base, store, 'readwrite', (s) => s.put(value));
  if (base) inMemory(store).delete(value.id);
  else inMemory(store).set(value.id, value);
}

export async function remove(store: StoreName, id: string): Promise<void> {
  const base = await database();
  if (base) await within(base, store, 'readwrite', (s) => s.delete(id));
  inMemory(store).delete(id);
}

/**
 * Looks and writes in one breath, so that nothing that another tab writes in between is lost. What a full disk does not take
 * stays in memory, because somebody has just asked for it; that something cannot be taken away is an error.
 * @param next what stands there from now on: another value, the same one, or nothing
 */
export async function change<S extends StoreName>(
  store: S,
  id: string,
  next: (before: Stores[S] | undefined) => Stores[S] | undefined,
): Promise<Stores[S] | undefined> {
  const here = inMemory(store);
  let seen: { readonly after: Stores[S] | undefined } | undefined;
  const look = (before: Stores[S] | undefined) => (seen = { after: next(here.get(id) ?? before) }).after;
  const base = await database();
  const refused =
    base &&
    (await within(base, store, 'readwrite', (s) => {
      const asked = s.get(id) as IDBRequest<Stores[S] | undefined>;
      asked.onsuccess = () => {
        const after = look(asked.result);
        if (after === asked.result) return;
        if (after) s.put(after);
        else s.delete(id);
      };
      return asked;
    }).then(
      () => undefined,
      (error: unknown) => ({ error }),
    ));
  const after = seen ? seen.after : look(undefined);
  if (refused && !after) throw refused.error;
  if (after && (!base || refused)) here.set(id, after);
  else here.delete(id);
  return after;
}
