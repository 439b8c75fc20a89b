'use client';

import { useEffect, useState } from 'react';
import { isSystemSlug, loadSystem, type AnySystem } from '@/lib/rules';

/** The whole of one system, with its schemas and verdicts, loaded into the page; undefined until they are here. */
export function useSystem(slug: string): AnySystem | undefined {
  const [system, setSystem] = useState<AnySystem>();
  useEffect(() => {
    let wanted = true;
    if (isSystemSlug(slug))
      loadSystem(slug).then(
        (loaded) => wanted && setSystem(loaded),
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [slug]);
  return system?.slug === slug ? system : undefined;
}
