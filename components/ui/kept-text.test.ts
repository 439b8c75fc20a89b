import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropText, keepText, keptJson, keptText, keysAfter } from './kept-text';

/** A browser that keeps things as `Storage` does: what it keeps are its own properties. */
function stubStorage() {
  const storage: Record<string, unknown> = Object.create({
    getItem: (key: string) => (key in storage ? String(storage[key]) : null),
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  }) as Record<string, unknown>;
  vi.stubGlobal('localStorage', storage);
}

/** A browser in which all data of sites is blocked. */
function stubDenied() {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what a browser keeps', () => {
  it('is kept, read, found by the beginning of its key and dropped', () => {
    stubStorage();
    expect(keepText('muster.a.1', '[1]')).toBe(true);
    keepText('other', '{');
    expect(keptText('muster.a.1')).toBe('[1]');
    expect(keptJson('muster.a.1')).toEqual([1]);
    expect(keptJson('other')).toBeUndefined();
    expect(keysAfter('muster.a.')).toEqual(['1']);
    dropText('muster.a.1');
    expect(keptText('muster.a.1')).toBeUndefined();
    expect(keysAfter('muster.a.')).toEqual([]);
  });

  it('is nothing where even to ask is an error, and what is put is refused', () => {
    stubDenied();
    expect(keepText('muster.a.1', '[1]')).toBe(false);
    expect(keptText('muster.a.1')).toBeUndefined();
    expect(keptJson('muster.a.1')).toBeUndefined();
    expect(keysAfter('muster.a.')).toEqual([]);
    expect(() => dropText('muster.a.1')).not.toThrow();
  });
});
