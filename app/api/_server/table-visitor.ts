import 'server-only';
import { checkOrigin } from '@/lib/api/handle/origin';
import { Problem } from '@/lib/api/problem';
import type { UserId } from '@/lib/db/ids';
import type { Visitor } from '@/lib/db/tables/tables';

const DAYS_90 = 90 * 24 * 60 * 60;
const PREFIX = 'muster-seat-';

/** The cookie that holds a guest's key to a seat at one table. */
const seatCookie = (inviteCode: string): string => `${PREFIX}${inviteCode}`;

/** `Set-Cookie` for a key: no script reads it, no other site sends it. */
export const keepKey = (request: Request, inviteCode: string, key: string): string =>
  `${seatCookie(inviteCode)}=${key}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${DAYS_90}` +
  (new URL(request.url).protocol === 'https:' ? '; Secure' : '');

const isKey = (text: string | undefined): text is string => text !== undefined && /^[0-9a-z]{40}$/.test(text);

const asVisitor = (user: { readonly id: UserId } | undefined, key: string | undefined): Visitor => ({
  ...(user ? { user: user.id } : {}),
  ...(isKey(key) ? { key } : {}),
});

const cookieOf = (request: Request, address: string): string | undefined =>
  (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${seatCookie(address)}=`))
    ?.split('=')[1];

/** The key that a request brings to a seat at the table or the game at this address, whether it opens one or not. */
export const seatKeyOf = (request: Request, address: string): string | undefined =>
  request.headers.get('muster-seat') ?? cookieOf(request, address);

/** Who comes to the table at this address: by account, by the header `Muster-Seat`, or by the cookie of a seat. */
export function visitorOf(
  request: Request,
  user: { readonly id: UserId } | undefined,
  address: string,
): Visitor | Problem {
  const header = request.headers.get('muster-seat');
  if (header !== null) return asVisitor(user, header);
  const cookie = cookieOf(request, address);
  return (cookie === undefined ? undefined : checkOrigin(request, true)) ?? asVisitor(user, cookie);
}

/** For pages, from what `cookies()` gives. */
export const visitorOfPage = (
  user: { readonly id: UserId } | undefined,
  jar: { get(name: string): { readonly value: string } | undefined },
  inviteCode: string,
): Visitor => asVisitor(user, jar.get(seatCookie(inviteCode))?.value);

/** Every key to a seat that this browser holds. */
export const keysOf = (
  all: readonly { readonly name: string; readonly value: string }[],
): readonly string[] => all.filter((c) => c.name.startsWith(PREFIX) && isKey(c.value)).map((c) => c.value);
