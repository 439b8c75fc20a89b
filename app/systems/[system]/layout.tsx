import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { SystemHead } from '@/components/shell/system-head';
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
      <SystemHead system={system} />
      {children}
    </div>
  );
}
