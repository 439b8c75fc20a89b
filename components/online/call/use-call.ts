'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { showCall, type Call } from './show-call';

/**
 * Calls whoever does not look at the page as soon as there is something new to call him for; the call is taken away when he
 * looks, or when it is over. What stood there already when the page came is nothing new.
 */
export function useCall(wanted: boolean, call: Call | undefined): void {
  const what = call?.body;
  const before = useRef(what);
  const show = useEffectEvent(() => (call ? showCall(call) : undefined));
  useEffect(() => {
    const isNew = what !== before.current;
    before.current = what;
    if (!wanted || !isNew || what === undefined || !document.hidden) return;
    // Whoever may not call any more, as the reader has thought better of it, stays silent.
    const shown = show()?.catch(() => undefined);
    const takeAway = () => void shown?.then((close) => close?.());
    const whenSeen = () => {
      if (!document.hidden) takeAway();
    };
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      document.removeEventListener('visibilitychange', whenSeen);
      takeAway();
    };
  }, [wanted, what]);
}
