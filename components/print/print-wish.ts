import type { PrintWhat } from '@/lib/print';

/** What to print, and of which system; a draft is read from this browser, a carried board from behind the `#` of the address. */
export type PrintWish = { readonly slug: string } & (
  { readonly what: PrintWhat } | { readonly draft: string } | { readonly carried: true }
);

/** Kept for a table without a network, the page of a whole catalogue stands for its selections and for drafts too. */
export function askedFor(given: PrintWish): PrintWish {
  const asked = new URLSearchParams(window.location.search);
  const draft = asked.get('draft');
  if (asked.has('carried')) return { slug: given.slug, carried: true };
  if (
    !('what' in given) ||
    given.what.kind === 'list' ||
    given.what.kind === 'lists' ||
    given.what.kind === 'board' ||
    given.what.kind === 'drawn' ||
    asked.has('list')
  )
    return given;
  const { slug } = given;
  if (draft) return { slug, draft };
  const entries = (asked.get('entries') ?? '').split(',').filter(Boolean);
  return {
    slug,
    what:
      entries.length > 0 ? { kind: 'entries', system: slug, entries } : { kind: 'catalogue', system: slug },
  };
}
