import 'server-only';
import { countBy, makeHandle, type House } from '@/lib/api/make-handle';
import { rateLimiter } from '@/lib/api/handle/rate-limit';
import type { IdempotencyStore } from '@/lib/api/handle/idempotency';
import { clientAddress, currentUser, type CurrentUser } from '@/lib/auth';
import { forget, recall, remember, underKey } from '@/lib/db/idempotency';
import { env } from '@/lib/env';
import { seatKeyOf } from './table-visitor';

/** Answers are kept in the database, so that a retry after a restart is safe too. */
const idempotency: IdempotencyStore = {
  begin: recall,
  within: underKey,
  keep: remember,
  release: forget,
};

// The limiter lives outside of the modules: each route is bundled with its own copy of them, and must count with the others.
const shared = globalThis as typeof globalThis & {
  musterLimiter?: { readonly limiter: ReturnType<typeof rateLimiter> };
};

const house: House<CurrentUser> = {
  currentUser,
  addressOf: (request) => clientAddress(request.headers),
  seatKeyOf,
  get limiter() {
    return (shared.musterLimiter ??= { limiter: rateLimiter(env().rateLimit, Date.now) }).limiter;
  },
  idempotency,
  get strict() {
    return env().mode !== 'production';
  },
  report(error, { id }) {
    if (env().logLevel !== 'silent') console.error(`muster: ${id} failed.`, error);
  },
};

/** Binds a contract to its work, with the accounts, counters and database of this server. */
export const handle = makeHandle(house);

/** Counts what belongs to no contract. */
export const count = countBy(house);
