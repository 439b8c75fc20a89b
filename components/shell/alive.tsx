'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { arrive, watchLinks } from '@/components/ui/leaving';

/** Says once that the page answers, in the very moment in which it begins to; and from then on knows of links on their way. */
export function Alive() {
  const pathname = usePathname();
  useLayoutEffect(() => void window.dispatchEvent(new Event('muster.alive')), []);
  useEffect(watchLinks, []);
  useEffect(arrive, [pathname]);
  return null;
}
