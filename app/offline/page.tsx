import type { Metadata } from 'next';
import { OfflineRoom } from '@/components/offline/offline-room';
import { loadSystems } from '@/lib/rules';

export const metadata: Metadata = { title: 'Without a network' };

/** What works without a network, and how to have more of it. The worker shows this page where a page was never seen. */
export default async function OfflinePage() {
  const systems = await loadSystems();
  return (
    <OfflineRoom
      systems={systems.map(({ slug, name, emblem, entries, accent, unit, kinds }) => ({
        slug,
        name,
        emblem,
        accent,
        entries: entries.map((e) => e.id),
        unit: unit.one,
        priced: entries.some((e) => e.cost !== undefined),
        example: kinds[0]!.id,
      }))}
    />
  );
}
