'use client';

import { MonitorSmartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keepText, keptText } from '@/components/ui/kept-text';
import { useAlive } from '@/components/ui/use-alive';

const KEY = 'muster.awake';

/** A switch that keeps the screen awake while the companion is open; the browser lets go when the page is hidden, and we ask again. */
export function WakeLock() {
  // What the browser can do, and what was wished for, is known there alone.
  if (!useAlive()) return <LockSwitch wanted={false} held={false} />;
  if (!('wakeLock' in navigator))
    return <p className="text-sm text-quiet">This browser cannot keep the screen awake.</p>;
  return <Lock />;
}

function Lock() {
  const [wanted, setWanted] = useState(() => keptText(KEY) !== 'off');
  const [held, setHeld] = useState(false);
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
          setHeld(true);
          got.addEventListener('release', () => setHeld(false));
        },
        // Refused, for a low battery or without a secure connection.
        () => setHeld(false),
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
  return (
    <LockSwitch
      wanted={wanted}
      held={held}
      onSwitch={() => {
        keepText(KEY, wanted ? 'off' : 'on');
        setWanted(!wanted);
      }}
    />
  );
}

function LockSwitch({
  wanted,
  held,
  onSwitch,
}: {
  readonly wanted: boolean;
  readonly held: boolean;
  readonly onSwitch?: () => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={wanted}
      disabled={!onSwitch}
      className={`button ${wanted && held ? 'border-tone bg-tone-soft text-tone-ink' : ''}`}
      onClick={onSwitch}
    >
      <MonitorSmartphone aria-hidden size={18} />
      {wanted && held ? 'Screen stays awake' : wanted ? 'Screen may sleep' : 'Keep the screen awake'}
    </button>
  );
}
