import { vi } from 'vitest';

/** As much of a browser as the record of what was printed asks for; we are where we stood last, or at the one made last. */
export function stubBrowser() {
  const kept = new Map<string, string>();
  const dataset: { owner?: string } = {};
  const window = new EventTarget();
  const stand = (): void => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', { documentElement: { dataset } });
  };
  stand();
  return {
    /** Puts us here from now on. */
    stand,
    signIn: (owner: string): void => {
      dataset.owner = owner;
    },
  };
}
