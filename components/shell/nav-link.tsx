'use client';

import { usePathname } from 'next/navigation';
import type { Route } from 'next';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

/** A link that knows whether its room is the one shown. */
export function NavLink({
  href,
  under,
  className,
  children,
}: {
  readonly href: Route;
  readonly under: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const here = usePathname().startsWith(under);
  return (
    <Link
      href={href}
      className={`${className} ${here ? 'text-brand' : ''}`}
      aria-current={here ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}
