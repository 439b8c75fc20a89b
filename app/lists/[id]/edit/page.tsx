import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { knownAgreements } from '@/app/known-agreements';
import { BuilderPage } from '@/components/builder/builder-page';
import { AS_PRINTED } from '@/components/builder/terms-of-draft';
import { VersionNote } from '@/components/list/version-note';
import { sessionUser } from '@/lib/auth';
import { findAgreementOfList } from '@/lib/db/agreement-access';
import { findList } from '@/lib/db/lists';
import { isSystemSlug, loadSystem } from '@/lib/rules';

export const metadata: Metadata = { title: 'Edit a list' };

export default async function EditListPage({ params }: { readonly params: Promise<{ id: string }> }) {
  const { id } = await params;
  const user = await sessionUser();
  if (!user) redirect(`/signin?callbackUrl=${encodeURIComponent(`/lists/${id}/edit`)}`);
  const saved = await findList(user.id, id);
  if (!saved) notFound();
  const system = await loadSystem(isSystemSlug(saved.system) ? saved.system : notFound());
  const agreement = await findAgreementOfList(saved.id);
  return (
    <>
      <h1 className="sr-only">Edit {saved.name}</h1>
      <div className="mb-4 empty:hidden">
        <VersionNote system={system} list={saved.list} builtUnder={saved.catalogueVersion} />
      </div>
      <BuilderPage
        slug={saved.system}
        signedIn
        agreements={await knownAgreements(user.id, saved.system)}
        opened={{
          saved: { id: saved.id, shareId: saved.shareId, version: saved.version },
          list: saved.list,
          terms: agreement
            ? { kind: 'agreement', id: agreement.id, agreement: agreement.agreement }
            : { kind: 'preset', preset: AS_PRINTED },
        }}
      />
    </>
  );
}
