import { Link } from '@/components/ui/link';
import { Emblem } from '@/components/ui/emblem';
import type { Reference } from '@/lib/rules/reference';
import { hasBoards, isSystemSlug } from '@/lib/rules/registry';
import { NavTab } from './nav-tab';

/** A system's name and its rooms, above all of its pages. */
export function SystemHead({ system }: { readonly system: Pick<Reference, 'slug' | 'name' | 'emblem'> }) {
  const { slug } = system;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line">
      <Link href={`/systems/${slug}`} className="flex items-center gap-3 text-tone-ink">
        <Emblem name={system.emblem} className="size-9" />
        <span className="font-display text-2xl font-bold">{system.name}</span>
      </Link>
      <nav aria-label={system.name} className="-mb-px flex flex-wrap gap-x-1 max-sm:-mx-2 print:hidden">
        <NavTab href={`/systems/${slug}`} exact>
          Catalogue
        </NavTab>
        <NavTab href={`/systems/${slug}/rules`}>Rules</NavTab>
        <NavTab href={`/lists/new?system=${slug}`}>Build a list</NavTab>
        <NavTab href={`/simulator/${slug}`}>Play</NavTab>
        {isSystemSlug(slug) && hasBoards(slug) && <NavTab href={`/boards/${slug}`}>Boards</NavTab>}
      </nav>
    </div>
  );
}
