import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Emblem } from '@/components/ui/emblem';
import type { Reference } from '@/lib/rules/reference';

/** Over a title: the game that it belongs to, with chips that say more. */
export function SystemLine({
  system,
  children,
}: {
  readonly system: Pick<Reference, 'slug' | 'emblem' | 'name'>;
  readonly children?: ReactNode;
}) {
  return (
    <p className="flex items-center gap-2 text-tone-ink">
      <Emblem name={system.emblem} className="size-7" />
      <Link className="font-semibold hover:underline" href={`/systems/${system.slug}`}>
        {system.name}
      </Link>
      {children}
    </p>
  );
}
