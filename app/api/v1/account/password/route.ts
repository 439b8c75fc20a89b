import { setAccountPassword } from '@/lib/api/contract';
import { Problem, refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { changePassword, clientAddress, passwordLength } from '@/lib/auth';

const change = handle(setAccountPassword, async ({ body: { current, next }, user, request }) => {
  const done = await changePassword(user.id, { current, next, address: clientAddress(request.headers) });
  if (done.ok) return { data: undefined };
  if (done.reason === 'limited')
    return new Problem('too_many_requests', 'Too many passwords were tried.', {
      headers: { 'Retry-After': String(done.retryAfterSeconds) },
    });
  return done.reason === 'wrong'
    ? refused('invalid_request', [
        { path: ['current'], code: 'wrong_password', message: 'This is not your password.' },
      ])
    : refused('invalid_request', [
        {
          path: ['next'],
          code: 'invalid',
          message: `A password has ${passwordLength.min} to ${passwordLength.max} characters.`,
        },
      ]);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(change);
