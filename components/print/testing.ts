import { vi } from 'vitest';
import { stubStorage } from '@/lib/testing/storage';

/** As much of a browser as the record of what was printed asks for; we are where we stood last, or at the one made last. */
export function stubBrowser() {
  const kept = stubStorage();
  const dataset: { owner?: string } = {};
  const window = new EventTarget();
  const stand = (): void => {
    vi.stubGlobal('localStorage', kept);
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
