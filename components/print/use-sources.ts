import { useEffect, useState } from 'react';
import { loadSources, type Sources } from '@/lib/print';
import type { AnySystem } from '@/lib/rules';

/** List sheets, pieces and boards of a system, fetched when a job first needs them; undefined until they are here. */
export function useSources(system: AnySystem, needed: boolean): Sources | undefined {
  const [came, setCame] = useState<{ readonly of: AnySystem; readonly sources: Sources }>();
  useEffect(() => {
    if (!needed) return;
    let wanted = true;
    loadSources(system).then(
      (sources) => wanted && setCame({ of: system, sources }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [system, needed]);
  return came?.of === system ? came.sources : undefined;
}
