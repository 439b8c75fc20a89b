import { healthReady } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { isReachable } from '@/lib/db/client';
import { loadSystems } from '@/lib/rules';

const ready = handle(healthReady, async () => {
  const [systems, reachable] = await Promise.all([loadSystems(), isReachable()]);
  if (!reachable) return new Problem('unavailable', 'The database does not answer.');
  if (systems.length === 0) return new Problem('unavailable', 'There is no catalogue.');
  return { data: { status: 'ok' as const } };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(ready);
