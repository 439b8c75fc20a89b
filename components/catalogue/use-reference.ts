'use client';

import { useLoaded } from '@/components/ui/use-loaded';
import { isSystemSlug, loadReference, type Reference } from '@/lib/rules/reference';

const load = (slug: string) => (isSystemSlug(slug) ? loadReference(slug) : undefined);

const wait = () => undefined;

/** Catalogue and faces of one system, loaded into the page once they are wanted; undefined until they are here. */
export const useReference = (slug: string, wanted = true): Reference | undefined =>
  useLoaded(slug, wanted ? load : wait);
