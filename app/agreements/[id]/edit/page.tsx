import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { AgreementEditor } from '@/components/agreement/agreement-editor';
import { SystemLine } from '@/components/shell/system-line';
import { sessionUser } from '@/lib/auth';
import { findAgreement } from '@/lib/db/agreements/agreements';
import { isSystemSlug, loadReference } from '@/lib/rules/reference';

export const metadata: Metadata = { title: 'Edit an agreement' };

export default async function EditAgreementPage({ params }: { readonly params: Promise<{ id: string }> }) {
  const { id } = await params;
  const user = await sessionUser();
  if (!user) redirect(`/signin?callbackUrl=${encodeURIComponent(`/agreements/${id}/edit`)}`);
  const saved = await findAgreement(user.id, id);
  if (!saved || !isSystemSlug(saved.system)) notFound();
  const system = await loadReference(saved.system);
  return (
    <div data-tone={system.accent}>
      <SystemLine system={system} />
      <h1 className="mt-2 mb-6 text-4xl wrap-anywhere">Edit {saved.name}</h1>
      <AgreementEditor
        slug={saved.system}
        signedIn
        edited={{ id: saved.id, version: saved.version, agreement: saved.agreement }}
      />
    </div>
  );
}
