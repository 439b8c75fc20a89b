/**
 * Puts another address in the place of the page's own, for effects that may run with the first drawing of a page. The router
 * learns of a change, and so the way back finds the page again: but only once it is up, which it is a moment later.
 */
export const writeAddress = (address: string): void =>
  queueMicrotask(() => {
    if (new URL(address, window.location.href).href !== window.location.href)
      window.history.replaceState(null, '', address);
  });
