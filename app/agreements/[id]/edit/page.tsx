import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { AgreementEditor } from '@/components/agreement/agreement-editor';
import { sessionUser } from '@/lib/auth';
import { findAgreement } from '@/lib/db/agreements/agreements';

export const metadata: Metadata = { title: 'Edit an agreement' };

export default async function EditAgreementPage({ params }: { readonly params: Promise<{ id: string }> }) {
  const { id } = await params;
  const user = await sessionUser();
  if (!user) redirect(`/signin?callbackUrl=${encodeURIComponent(`/agreements/${id}/edit`)}`);
  const saved = await findAgreement(user.id, id);
  if (!saved) notFound();
  return (
    <>
      <h1 className="mb-6 text-4xl wrap-anywhere">Edit {saved.name}</h1>
      <AgreementEditor
        slug={saved.system}
        signedIn
        edited={{ id: saved.id, version: saved.version, agreement: saved.agreement }}
      />
    </>
  );
}
