import { afterEach, expect, test, vi } from 'vitest';
import { freshId } from './fresh-id';

afterEach(() => vi.unstubAllGlobals());

test('a fresh id is a UUID, drawn without what a browser has over HTTPS alone', () => {
  const real = crypto;
  vi.stubGlobal('crypto', { getRandomValues: (room: Uint8Array<ArrayBuffer>) => real.getRandomValues(room) });
  const ids = Array.from({ length: 200 }, freshId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
