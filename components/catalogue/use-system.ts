'use client';

import { useLoaded } from '@/components/ui/use-loaded';
import { isSystemSlug, loadSystem, type AnySystem } from '@/lib/rules';

const load = (slug: string) => (isSystemSlug(slug) ? loadSystem(slug) : undefined);

/** The whole of one system, with its schemas and verdicts, loaded into the page; undefined until they are here. */
export const useSystem = (slug: string): AnySystem | undefined => useLoaded(slug, load);
