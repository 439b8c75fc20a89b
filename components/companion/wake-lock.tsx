'use client';

import { MonitorSmartphone } from 'lucide-react';
import { useEffect, useState } from 'react';

const KEY = 'muster.awake';

/** A switch that keeps the screen awake while the companion is open; the browser lets go when the page is hidden, and we ask again. */
export function WakeLock() {
  const [wanted, setWanted] = useState(false);
  const [state, setState] = useState<'off' | 'on' | 'missing'>('off');
  useEffect(() => {
    // Known in the browser alone.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (!('wakeLock' in navigator)) setState('missing');
    else if (localStorage.getItem(KEY) !== 'off') setWanted(true);
  }, []);
  useEffect(() => {
    if (!wanted) return;
    let lock: WakeLockSentinel | undefined;
    let stopped = false;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (got) => {
          if (stopped) return void got.release();
          lock = got;
          setState('on');
          got.addEventListener('release', () => setState('off'));
        },
        // Refused, for a low battery or without a secure connection.
        () => setState('off'),
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      stopped = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [wanted]);
  if (state === 'missing')
    return <p className="text-sm text-quiet">This browser cannot keep the screen awake.</p>;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={wanted}
      className={`button ${wanted && state === 'on' ? 'border-tone bg-tone-soft text-tone-ink' : ''}`}
      onClick={() => {
        localStorage.setItem(KEY, wanted ? 'off' : 'on');
        setWanted(!wanted);
      }}
    >
      <MonitorSmartphone aria-hidden size={18} />
      {wanted && state === 'on'
        ? 'Screen stays awake'
        : wanted
          ? 'Screen may sleep'
          : 'Keep the screen awake'}
    </button>
  );
}
