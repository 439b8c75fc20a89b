import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { MakeTable } from '@/components/table/make-table';
import { sessionUser } from '@/lib/auth';
import { findSharedAgreement } from '@/lib/db/agreements/agreements';
import { loadSystems } from '@/lib/rules';
import { termsChoices } from '../terms-choices';

export const metadata: Metadata = { title: 'New table' };

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewTablePage({ searchParams }: Props) {
  const user = await sessionUser();
  const { system, agreement } = await searchParams;
  if (!user) {
    const back = new URLSearchParams(
      Object.entries({ system, agreement }).flatMap(([key, value]) =>
        typeof value === 'string' ? [[key, value]] : [],
      ),
    ).toString();
    redirect(`/signin?callbackUrl=${encodeURIComponent(`/tables/new${back && `?${back}`}`)}`);
  }
  const systems = await loadSystems();
  const named = typeof agreement === 'string' ? await findSharedAgreement(agreement, user.id) : undefined;
  const games = await Promise.all(
    systems.map(async (s) => ({
      slug: s.slug,
      name: s.name,
      choices: await termsChoices(user.id, s, named),
    })),
  );
  return (
    <>
      <h1 className="mb-6 text-4xl">New table</h1>
      <MakeTable
        games={games}
        terms={named ? `own ${named.shareId}` : ''}
        start={typeof system === 'string' ? system : systems[0]!.slug}
        name={(user.name ?? user.email.split('@')[0]!).slice(0, 60)}
      />
    </>
  );
}
