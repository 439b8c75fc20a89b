'use client';

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

/** A tab that is a page of its own. */
export function NavTab<T extends string>({
  href,
  exact,
  children,
}: {
  readonly href: Route<T>;
  readonly exact?: boolean;
  readonly children: ReactNode;
}) {
  const path = usePathname();
  const target = String(href).split('?')[0]!;
  const here = exact ? path === target : path.startsWith(target);
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className={`inline-flex min-h-11 items-center border-b-2 px-3 font-semibold max-sm:px-1.5 max-sm:text-[0.9rem] ${here ? 'border-tone text-tone-ink' : 'border-transparent text-quiet hover:text-ink'}`}
    >
      {children}
    </Link>
  );
}
