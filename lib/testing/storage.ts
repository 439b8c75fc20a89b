import { vi } from 'vitest';

/**
 * A browser’s storage that is empty, in the place of the last one: as in a `Storage`, what it keeps are its own properties.
 * @param room so many characters fit into one text; a longer one is refused, as by a browser that is full
 * @param kept what stands in it already
 */
export function stubStorage({
  room = Infinity,
  kept = {},
}: {
  readonly room?: number;
  readonly kept?: Readonly<Record<string, string>>;
} = {}): Record<string, string> {
  const storage = Object.assign(
    Object.create({
      getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
      setItem(key: string, text: string) {
        if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
        storage[key] = text;
      },
      removeItem: (key: string) => void delete storage[key],
    }) as Record<string, string>,
    kept,
  );
  vi.stubGlobal('localStorage', storage);
  return storage;
}

/** A browser in which all data of sites is blocked: even to ask is an error. */
export function stubNoStorage(): void {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}
