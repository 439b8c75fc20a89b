import { isLeaving } from './leaving';

/**
 * Puts another address in the place of the page's own, for effects that may run with the first drawing of a page. The router
 * learns of a change, and so the way back finds the page again: but only once it is up, which it is a moment later. Whoever has
 * followed a link meanwhile is let go.
 */
export const writeAddress = (address: string): void =>
  queueMicrotask(() => {
    if (!isLeaving() && new URL(address, window.location.href).href !== window.location.href)
      window.history.replaceState(null, '', address);
  });
