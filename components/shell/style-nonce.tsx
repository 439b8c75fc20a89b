'use client';

import { useEffect } from 'react';

declare global {
  var __webpack_nonce__: string | undefined;
}

/** Lends the page's nonce to libraries that add a style element, as dialogs do to hold the page behind them still. */
export function StyleNonce() {
  useEffect(() => {
    globalThis.__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  }, []);
  return null;
}
