const HERE = 'http://here.invalid';

/**
 * A place of our own out of what an address asked for; another where it leads elsewhere, so that nobody is sent away after
 * signing in. It is read as browsers read it, which take `\` for `/` and leave out tabs and ends of lines.
 */
export function ownPath(wanted: unknown, otherwise: `/${string}`): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, HERE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : otherwise;
}
