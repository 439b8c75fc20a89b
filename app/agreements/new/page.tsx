import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { AgreementEditor } from '@/components/agreement/agreement-editor';
import { SystemLine } from '@/components/shell/system-line';
import { sessionUser } from '@/lib/auth';
import { findCard } from '@/lib/db/cards';
import { findSharedAgreement } from '@/lib/db/agreements/agreements';
import { defaultAgreement, isSystemSlug, loadSystem, prepareTerms, type Agreement } from '@/lib/rules';
import { loadReference } from '@/lib/rules/reference';

export const metadata: Metadata = { title: 'New agreement' };

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };
const text = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.slice(0, 80) : '';

/** An agreement that begins with one variation, `key:value` in the address; undefined where the game knows no such value. */
async function withVariation(slug: string, asked: string): Promise<Agreement | undefined> {
  const [, key, value] = /^([^:]+):(.+)$/.exec(asked) ?? [];
  if (!isSystemSlug(slug) || key === undefined || value === undefined) return undefined;
  const system = await loadSystem(slug);
  try {
    const agreement = {
      ...defaultAgreement(system, { [key]: JSON.parse(value) as unknown }),
      name: 'Our agreement',
    };
    return prepareTerms(system, agreement).ok ? agreement : undefined;
  } catch {
    return undefined;
  }
}

export default async function NewAgreementPage({ searchParams }: Props) {
  const asked = await searchParams;
  const from = text(asked.from);
  const user = await sessionUser();
  const source = from ? await findSharedAgreement(from, user?.id) : undefined;
  if (from && !source) notFound();
  const slug = source?.system ?? text(asked.system);
  if (!isSystemSlug(slug)) redirect('/agreements');
  const system = await loadReference(slug);
  const preset = text(asked.preset);
  const varied = await withVariation(slug, text(asked.house));
  const kept = user && asked.card ? await findCard(user.id, text(asked.card)) : undefined;
  const card = kept?.system === slug ? kept.card : undefined;
  return (
    <div data-tone={system.accent}>
      <SystemLine system={system} />
      <h1 className="mt-2 mb-6 text-4xl">New agreement</h1>
      <AgreementEditor
        slug={slug}
        signedIn={user !== undefined}
        {...(source
          ? {
              source: { ...source.agreement, name: `${source.name} (fork)`.slice(0, 120) },
              forkOf: source.shareId,
            }
          : {})}
        {...(!source && varied ? { source: varied } : {})}
        {...(preset ? { preset } : {})}
        {...(card ? { card } : {})}
      />
    </div>
  );
}
