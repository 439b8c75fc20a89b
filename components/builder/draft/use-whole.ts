import { useEffect, useState } from 'react';
import { useTouched } from '@/components/ui/use-touched';
import { isSystemSlug, loadSystem, type AnySystem } from '@/lib/rules';

const RETRY_MS = 5000;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 50);
};

/** The system with its schemas: fetched when somebody puts a hand to the page, as soon as there is time for it. */
export function useWhole(slug: string, known: AnySystem | undefined): AnySystem | undefined {
  const [whole, setWhole] = useState(known);
  const touched = useTouched();
  const wanted = touched && whole === undefined;
  useEffect(() => {
    if (!wanted || !isSystemSlug(slug)) return;
    let here = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const fetch = () => {
      loadSystem(slug).then(
        (system) => here && setWhole(system),
        // Without a network it is asked for again.
        () => {
          if (here) again = setTimeout(fetch, RETRY_MS);
        },
      );
    };
    whenIdle(fetch);
    return () => {
      here = false;
      clearTimeout(again);
    };
  }, [slug, wanted]);
  return whole;
}
