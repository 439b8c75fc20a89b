'use client';

import { useEffect } from 'react';

const CALL = '● Your decision: ';

/**
 * The name of the page calls its reader while he is to decide; he may be looking at another one. A page that was come to by a
 * link gets its own name only after it is drawn, and then has to be called anew.
 */
export function useTurnTitle(due: boolean): void {
  useEffect(() => {
    if (!due) return;
    const call = () => {
      if (!document.title.startsWith(CALL)) document.title = CALL + document.title;
    };
    call();
    const renamed = new MutationObserver(call);
    renamed.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      renamed.disconnect();
      if (document.title.startsWith(CALL)) document.title = document.title.slice(CALL.length);
    };
  }, [due]);
}
