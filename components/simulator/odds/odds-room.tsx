'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { isSystemSlug, loadSystem } from '@/lib/rules';
import { loadSituations } from '@/lib/rules/playing';
import { useLoaded } from '@/components/ui/use-loaded';

const OddsTab = lazyPart(() => import('./odds-tab').then((m) => m.OddsTab));

const load = (slug: string) =>
  isSystemSlug(slug) ? Promise.all([loadSystem(slug), loadSituations(slug)]) : undefined;

/** Odds by themselves, of a game that has no engine. */
export function OddsRoom({ slug }: { readonly slug: string }) {
  const loaded = useLoaded(slug, load);
  if (!loaded)
    return (
      <p role="status" className="animate-pulse text-quiet">
        Loading the rules …
      </p>
    );
  const [system, situations] = loaded;
  return <OddsTab system={system} situations={situations} />;
}
