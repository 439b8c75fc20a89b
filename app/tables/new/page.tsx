import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { MakeTable } from '@/components/table/make-table';
import { sessionUser } from '@/lib/auth';
import { loadSystems } from '@/lib/rules';
import { termsChoices } from '../terms-choices';

export const metadata: Metadata = { title: 'New table' };

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewTablePage({ searchParams }: Props) {
  const user = await sessionUser();
  if (!user) redirect('/signin?callbackUrl=%2Ftables%2Fnew');
  const systems = await loadSystems();
  const { system } = await searchParams;
  const games = await Promise.all(
    systems.map(async (s) => ({ slug: s.slug, name: s.name, choices: await termsChoices(user.id, s) })),
  );
  return (
    <>
      <h1 className="mb-6 text-4xl">New table</h1>
      <MakeTable
        games={games}
        start={typeof system === 'string' ? system : systems[0]!.slug}
        name={(user.name ?? user.email.split('@')[0]!).slice(0, 60)}
      />
    </>
  );
}
