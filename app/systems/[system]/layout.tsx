import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { NavTab } from '@/components/shell/nav-tab';
import { GameIcon } from '@/components/ui/game-icon';
import { isSystemSlug, loadReference } from '@/lib/rules/reference';

export default async function SystemLayout({
  children,
  params,
}: {
  readonly children: ReactNode;
  readonly params: Promise<{ system: string }>;
}) {
  const { system: slug } = await params;
  if (!isSystemSlug(slug)) notFound();
  const system = await loadReference(slug);
  return (
    <div data-tone={system.accent}>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line">
        <Link href={`/systems/${slug}`} className="flex items-center gap-3 text-tone-ink">
          <GameIcon system={slug} name={system.emblem} className="size-9" />
          <span className="font-display text-2xl font-bold">{system.name}</span>
        </Link>
        <nav aria-label={system.name} className="-mb-px flex gap-1">
          <NavTab href={`/systems/${slug}`} exact>
            Catalogue
          </NavTab>
          <NavTab href={`/systems/${slug}/rules`}>Rules</NavTab>
          <NavTab href={`/lists/new?system=${slug}`}>Build a list</NavTab>
        </nav>
      </div>
      {children}
    </div>
  );
}
