import { handle } from '@/app/api/_server/house';
import { simulationEvents } from '@/app/api/_server/simulation-feed';
import { watchSimulation } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { clientAddress } from '@/lib/auth';
import { findSimulation } from '@/lib/jobs/simulations';

const watch = handle(watchSimulation, ({ request, params, query, user }) => {
  const job = findSimulation(params.id, user?.id);
  if (!job) return notFound('simulation');
  const stream = simulationEvents({
    job,
    caller: user ? `user ${user.id}` : `from ${clientAddress(request.headers)}`,
    seconds: query.seconds,
    signal: request.signal,
  });
  return stream
    ? { stream, type: 'text/event-stream; charset=utf-8' }
    : new Problem('too_many_requests', 'Too many streams are open. Close one, or come back later.', {
        headers: { 'Retry-After': '30' },
      });
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(watch);
