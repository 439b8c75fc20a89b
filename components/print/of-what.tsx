import type { Route } from 'next';
import { Link } from '@/components/ui/link';
import type { PrintWhat } from '@/lib/print';
import type { AnySystem } from '@/lib/rules';

/** Where what is printed stands, as the address of this page tells it, and what it is called there. */
function placeOf({ slug, entries }: AnySystem, what: PrintWhat): readonly [name: string, href: string] {
  const asked = new URLSearchParams(window.location.search);
  const [list, draft, saved] = ['list', 'draft', 'saved'].map((key) => asked.get(key));
  const catalogue = `/systems/${slug}`;
  switch (what.kind) {
    case 'list':
      if (asked.has('cards')) return [what.list.name, '/cards'];
      return [what.list.name, list ? `/l/${list}` : `/lists/new?system=${slug}&draft=${draft ?? ''}`];
    case 'lists':
      return [`${what.lists.length} lists`, '/lists'];
    case 'drawn':
      return [what.name, saved ? `/boards/${slug}/${saved}` : `/boards/${slug}`];
    case 'board':
      return ['Boards', `/boards/${slug}`];
    case 'entries': {
      const only = what.entries.length === 1 ? entries.find(({ id }) => id === what.entries[0]) : undefined;
      return only ? [only.name, `/systems/${slug}/entries/${only.id}`] : ['Out of the catalogue', catalogue];
    }
    case 'calibration':
    case 'catalogue':
      return ['The catalogue', catalogue];
  }
}

/** What is printed, which leads back to where it stands. */
export function OfWhat({ system, what }: { readonly system: AnySystem; readonly what: PrintWhat }) {
  const [name, href] = placeOf(system, what);
  return (
    <p className="mt-1 wrap-anywhere text-quiet print:hidden">
      <Link className="link" href={href as Route}>
        {name}
      </Link>
      , {system.name}
    </p>
  );
}
