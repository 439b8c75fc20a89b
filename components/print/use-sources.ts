import { useEffect, useState } from 'react';
import { loadSources, type Sources } from '@/lib/print';
import type { AnySystem } from '@/lib/rules';

/**
 * List sheets, pieces and boards of a system, fetched when a job first needs them; undefined until they are here.
 * @returns and whether they are still on their way
 */
export function useSources(
  system: AnySystem,
  needed: boolean,
): readonly [sources: Sources | undefined, comes: boolean] {
  const [came, setCame] = useState<{ readonly of: AnySystem; readonly sources: Sources | undefined }>();
  useEffect(() => {
    if (!needed) return;
    let wanted = true;
    loadSources(system).then(
      (sources) => wanted && setCame({ of: system, sources }),
      () => wanted && setCame({ of: system, sources: undefined }),
    );
    return () => {
      wanted = false;
    };
  }, [system, needed]);
  return came?.of === system ? [came.sources, false] : [undefined, needed];
}
