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

/** Where a browser refuses a database, what is kept lives as long as the page. */
const memory = new Map<string, Map<string, { readonly id: string }>>();
const inMemory = (store: StoreName) =>
  memory.get(store) ?? memory.set(store, new Map<string, { readonly id: string }>()).get(store)!;

async function run<T>(
  store: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
  without: (store: Map<string, { readonly id: string }>) => unknown,
): Promise<T> {
  const base = await open().catch(() => undefined);
  if (!base) return without(inMemory(store)) as T;
  return new Promise<T>((resolve, reject) => {
    const change = base.transaction(store, mode);
    const asked = work(change.objectStore(store));
    // A write counts when it is on the disk, not when it was asked for.
    change.oncomplete = () => resolve(asked.result);
    change.onabort = () => reject(change.error ?? new Error('not kept'));
  });
}

export const readAll = <S extends StoreName>(store: S): Promise<readonly Stores[S][]> =>
  run(
    store,
    'readonly',
    (s) => s.getAll() as IDBRequest<Stores[S][]>,
    (m) => [...m.values()],
  );

export const readOne = <S extends StoreName>(store: S, id: string): Promise<Stores[S] | undefined> =>
  run(
    store,
    'readonly',
    (s) => s.get(id) as IDBRequest<Stores[S] | undefined>,
    (m) => m.get(id),
  );

export const keep = <S extends StoreName>(store: S, value: Stores[S]): Promise<unknown> =>
  run(
    store,
    'readwrite',
    (s) => s.put(value),
    (m) => m.set(value.id, value),
  );

export const remove = (store: StoreName, id: string): Promise<unknown> =>
  run(
    store,
    'readwrite',
    (s) => s.delete(id),
    (m) => m.delete(id),
  );

/**
 * Looks and writes in one breath, so that nothing that another tab writes in between is lost.
 * @param next what stands there from now on: another value, the same one, or nothing
 */
export async function change<S extends StoreName>(
  store: S,
  id: string,
  next: (before: Stores[S] | undefined) => Stores[S] | undefined,
): Promise<Stores[S] | undefined> {
  let after: Stores[S] | undefined;
  await run(
    store,
    'readwrite',
    (s) => {
      const asked = s.get(id) as IDBRequest<Stores[S] | undefined>;
      asked.onsuccess = () => {
        after = next(asked.result);
        if (after === asked.result) return;
        if (after) s.put(after);
        else s.delete(id);
      };
      return asked;
    },
    (m) => {
      after = next(m.get(id) as Stores[S] | undefined);
      if (after) m.set(id, after);
      else m.delete(id);
    },
  );
  return after;
}
