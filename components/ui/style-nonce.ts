'use client';

/**
 * Radix holds the page behind a dialog or a menu still with a style element. The page's policy takes one only with the
 * page's nonce, and Radix looks for it under this name, which bundlers made common.
 */
if (typeof document !== 'undefined')
  Object.assign(globalThis, {
    __webpack_nonce__: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
  });
