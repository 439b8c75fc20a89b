import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { notFound, redirect } from 'next/navigation';
import { knownAgreements } from '@/app/_server/known-agreements';
import { plainAgreement } from '@/app/_server/plain-agreement';
import { BuilderPage } from '@/components/builder/builder-page';
import { AS_PRINTED } from '@/components/builder/draft/terms-of-draft';
import { AgreementGone, VersionNote } from '@/components/list/version-note';
import { SystemLine } from '@/components/shell/system-line';
import { keptOn, sinceSaved } from '@/lib/api/verdict';
import { sessionUser } from '@/lib/auth';
import { findAgreementOf } from '@/lib/db/agreements/agreement-access';
import { findWorkedList } from '@/lib/db/lists/list-access';
import { findEditors } from '@/lib/db/lists/list-editors';
import { isSystemSlug, loadSystem } from '@/lib/rules';

export const metadata: Metadata = { title: 'Edit a list' };

export default async function EditListPage({ params }: { readonly params: Promise<{ id: string }> }) {
  const { id } = await params;
  const user = await sessionUser();
  if (!user) redirect(`/signin?callbackUrl=${encodeURIComponent(`/lists/${id}/edit`)}`);
  const [worked, hands] = await Promise.all([findWorkedList(user.id, id), findEditors(user.id, id)]);
  if (!worked || !hands) notFound();
  const { saved, role } = worked;
  const system = await loadSystem(isSystemSlug(saved.system) ? saved.system : notFound());
  const agreement = await findAgreementOf(saved, user.id);
  const form = system.forms.find(({ id: formId }) => formId === saved.list.options.form);
  return (
    <>
      <h1 className="sr-only">Edit {saved.name}</h1>
      <div data-tone={system.accent} className="mb-2 text-sm">
        <SystemLine system={system} />
      </div>
      <div className="mb-4 space-y-2 empty:hidden">
        {role !== 'owner' && (
          <p className="text-sm text-quiet">
            This list is {hands.owner.name ? `${hands.owner.name}’s` : 'another player’s'}.{' '}
            {role === 'edit'
              ? 'What you save is a version of it.'
              : 'You suggest changes, its owner decides.'}{' '}
            <Link className="link" href={`/lists/${saved.id}/together`}>
              Who works on it
            </Link>
          </p>
        )}
        {saved.agreementId !== undefined && !agreement && <AgreementGone />}
        <VersionNote
          system={system}
          list={saved.list}
          builtUnder={saved.catalogueVersion}
          since={await sinceSaved(system, saved, keptOn(system, saved.list, agreement?.agreement).verdict)}
        />
      </div>
      <BuilderPage
        slug={saved.system}
        plain={plainAgreement(system)}
        form={form && { name: form.name, explains: form.explains }}
        signedIn
        agreements={await knownAgreements(user.id, saved.system)}
        opened={{
          saved: {
            id: saved.id,
            shareId: saved.shareId,
            version: saved.version,
            ...(role === 'owner' && hands.editors.length === 0 ? {} : { shared: role }),
          },
          list: saved.list,
          terms: agreement
            ? { kind: 'agreement', id: agreement.usableAs, agreement: agreement.agreement }
            : { kind: 'preset', preset: AS_PRINTED },
        }}
      />
    </>
  );
}
