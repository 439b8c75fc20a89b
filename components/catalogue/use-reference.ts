'use client';

import { useEffect, useState } from 'react';
import { isSystemSlug, loadReference, type Reference } from '@/lib/rules/reference';

/** Catalogue and faces of one system, loaded into the page; undefined until they are here. */
export function useReference(slug: string): Reference | undefined {
  const [system, setSystem] = useState<Reference>();
  useEffect(() => {
    let wanted = true;
    if (isSystemSlug(slug))
      loadReference(slug).then(
        (loaded) => wanted && setSystem(loaded),
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [slug]);
  return system?.slug === slug ? system : undefined;
}
