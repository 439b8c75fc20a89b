import 'server-only';
import { Problem } from '@/lib/api/problem';
import { clientAddress, type CurrentUser } from '@/lib/auth';

/** Does the caller want a job in any case, however short it is? (RFC 7240) */
export const wantsJob = (request: Request): boolean =>
  /(^|[\s,;])respond-async($|[\s,;])/i.test(request.headers.get('prefer') ?? '');

/** Whom jobs are counted for. */
export const callerOf = (request: Request, user: CurrentUser | undefined): string =>
  user ? `user ${user.id}` : `from ${clientAddress(request.headers)}`;

export const tooManyJobs = (): Problem =>
  new Problem('too_many_requests', 'Too many jobs are under way. Let one end, or cancel it.', {
    headers: { 'Retry-After': '10' },
  });
