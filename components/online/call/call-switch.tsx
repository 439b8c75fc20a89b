'use client';

import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { keepText, keptText } from '@/components/ui/kept-text';
import { useAlive } from '@/components/ui/use-alive';
import { canCall, type Call } from './show-call';
import { useCall } from './use-call';

const KEY = 'muster.calls';

interface Props {
  /** What there is to call for now. */
  readonly call: Call | undefined;
  /** Nobody is called any more but to its end. */
  readonly isOver: boolean;
}

/** A switch to be called when the game waits for its reader while he looks at something else: one wish for all games. */
export function CallSwitch(props: Props) {
  return useAlive() && canCall() ? <Switch {...props} /> : null;
}

function Switch({ call, isOver }: Props) {
  const [wanted, setWanted] = useState(() => keptText(KEY) === 'on');
  const [allowed, setAllowed] = useState(Notification.permission);
  const on = wanted && allowed === 'granted';
  useCall(on, call);
  if (isOver) return null;
  const turn = async () => {
    const answer = on ? allowed : await Notification.requestPermission();
    const wish = !on && answer === 'granted';
    keepText(KEY, wish ? 'on' : 'off');
    setAllowed(answer);
    setWanted(wish);
  };
  return (
    <div className="space-y-1">
      <button
        type="button"
        role="switch"
        aria-checked={on}
        className={`button ${on ? 'border-tone bg-tone-soft text-tone-ink' : ''}`}
        onClick={() => void turn()}
      >
        {on ? <Bell aria-hidden size={18} /> : <BellOff aria-hidden size={18} />}
        Call me when it is my turn
      </button>
      <p role="status" className="text-sm text-quiet">
        {on && 'As long as this page is open, behind others too. A call says nothing that is secret.'}
        {allowed === 'denied' && 'The settings of this browser keep this site from calling you.'}
      </p>
    </div>
  );
}
