'use client';

import { useEffect } from 'react';

const CALL = '● Your decision: ';

/** The name of the page calls its reader while he is to decide; he may be looking at another one. */
export function useTurnTitle(due: boolean): void {
  useEffect(() => {
    if (!due) return;
    const usual = document.title;
    document.title = CALL + usual;
    return () => {
      document.title = usual;
    };
  }, [due]);
}
