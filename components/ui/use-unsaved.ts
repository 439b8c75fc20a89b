import { useState } from 'react';
import { dropUnsaved, keepUnsaved, keptUnsaved } from './unsaved';
import type { Found } from './unsaved-note';
import { useAlive } from './use-alive';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

/** A form among all that this browser may keep. */
export interface KeptForm {
  /** Names it, with what it changes. */
  readonly what: string;
  /** What it changes stands at this version; 0: it would be new. */
  readonly version: number;
}

/**
 * Keeps what stands in a form in this browser for as long as it is another than what the form begins with: who leaves the page,
 * closes it or signs in meanwhile finds it again. A form that the server draws too finds it as soon as its page is alive.
 * @param form absent: nothing is kept
 * @param first what the form begins with
 * @param read see `keptUnsaved`
 */
export function useKeeping<T>(
  form: KeptForm | undefined,
  first: T,
  read: (value: unknown) => T | undefined,
): {
  /** What the form begins with, or what was found. */
  readonly begin: T;
  readonly keep: (value: T) => void;
  /** It is saved: nothing of it need be kept. */
  readonly forget: () => void;
  /** What was found here from before, which `show` puts into the form; undefined: nothing, or it has been dealt with. */
  readonly found: (show: (value: T) => void) => Found | undefined;
} {
  const alive = useAlive();
  const look = () => form && keptUnsaved(form.what, read);
  const [kept, setKept] = useState(() => (alive ? look() : undefined));
  const [looked, setLooked] = useState(alive);
  if (alive && !looked) {
    setLooked(true);
    setKept(look());
  }
  const isOlder = kept !== undefined && kept.version !== form?.version;
  const keep = (value: T) => {
    if (!form) return;
    if (isSameValue(value, first)) dropUnsaved(form.what);
    else keepUnsaved(form.what, value, form.version);
  };
  const forget = () => {
    if (form) dropUnsaved(form.what);
    setKept(undefined);
  };
  return {
    begin: kept && !isOlder ? kept.value : first,
    keep,
    forget,
    found: (show) =>
      kept && {
        isOlder,
        onDiscard: () => {
          if (!isOlder) show(first);
          forget();
        },
        onTake: () => {
          show(kept.value);
          keep(kept.value);
          setKept(undefined);
        },
      },
  };
}

/** The same, for a form that is one value. */
export function useUnsaved<T>(form: KeptForm, begin: () => T, read: (value: unknown) => T | undefined) {
  const [first] = useState(begin);
  const keeping = useKeeping(form, first, read);
  const [changed, setChanged] = useState<{ readonly to: T }>();
  const show = (value: T) => setChanged({ to: value });
  return {
    value: changed ? changed.to : keeping.begin,
    setValue: (next: T) => {
      show(next);
      keeping.keep(next);
    },
    found: keeping.found(show),
    forget: () => {
      // What was found stays in the form.
      setChanged((before) => before ?? { to: keeping.begin });
      keeping.forget();
    },
  };
}
