import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells whether a link has been followed whose page is still on its way. Another address put in the place of this one would
 * have the router forget that page.
 */
export function useLeaving(): () => boolean {
  const leaving = useRef(false);
  useEffect(() => {
    // The router keeps the browser from following the link by itself, and so says that it does.
    const note = ({ target, defaultPrevented }: MouseEvent) => {
      if (defaultPrevented && target instanceof Element && target.closest('a[href]')) leaving.current = true;
    };
    window.addEventListener('click', note);
    return () => window.removeEventListener('click', note);
  }, []);
  return useCallback(() => leaving.current, []);
}
