import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { AgreementEditor } from '@/components/agreement/agreement-editor';
import { sessionUser } from '@/lib/auth';
import { findSharedAgreement } from '@/lib/db/agreements';
import { isSystemSlug } from '@/lib/rules';

export const metadata: Metadata = { title: 'New agreement' };

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };
const text = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.slice(0, 80) : '';

export default async function NewAgreementPage({ searchParams }: Props) {
  const asked = await searchParams;
  const from = text(asked.from);
  const source = from ? await findSharedAgreement(from) : undefined;
  if (from && !source) notFound();
  const slug = source?.system ?? text(asked.system);
  if (!isSystemSlug(slug)) redirect('/agreements');
  const user = await sessionUser();
  const preset = text(asked.preset);
  return (
    <>
      <h1 className="mb-6 text-4xl">New agreement</h1>
      <AgreementEditor
        slug={slug}
        signedIn={user !== undefined}
        {...(source ? { source: { ...source.agreement, name: `${source.name} (fork)`.slice(0, 120) } } : {})}
        {...(preset ? { preset } : {})}
      />
    </>
  );
}
