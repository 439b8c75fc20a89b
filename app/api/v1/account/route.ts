import { deleteAccount, getAccount, register } from '@/lib/api/contract';
import { notFound, Problem, refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { clientAddress, register as openAccount } from '@/lib/auth';
import { deleteUser, findUser } from '@/lib/db/users';

const create = handle(register, async ({ body, request }) => {
  const done = await openAccount(body, clientAddress(request.headers));
  if (done.ok) return { data: { message: 'The account is there. Sign in with this address and password.' } };
  return done.reason === 'limited'
    ? new Problem('too_many_requests', 'Too many accounts were opened from here.', {
        headers: { 'Retry-After': String(done.retryAfterSeconds) },
      })
    : refused(
        'invalid_request',
        done.problems.map((p) => ({ ...p, code: 'invalid' })),
      );
});

const read = handle(getAccount, async ({ user }) => {
  const found = await findUser(user.id);
  if (!found) return notFound('account');
  const { id, email, name, createdAt } = found;
  return { data: { id, email, name: name ?? null, createdAt } };
});

const remove = handle(deleteAccount, async ({ user }) => {
  await deleteUser(user.id);
  return { data: undefined };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(create, read, remove);
