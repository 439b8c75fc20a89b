import type { Metadata } from 'next';
import { BuilderPage } from '@/components/builder/builder-page';
import { knownAgreements } from '@/app/_server/known-agreements';
import { plainAgreement } from '@/app/_server/plain-agreement';
import { SystemDoor } from '@/components/shell/system-door';
import { SystemLine } from '@/components/shell/system-line';
import { sessionUser } from '@/lib/auth';
import { isSystemSlug, loadSystem, loadSystems } from '@/lib/rules';

export const metadata: Metadata = {
  title: 'Build a list',
  description: 'Put a list together and see its verdict as you type. No account is needed.',
};

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

const text = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.slice(0, 80) : '';

export default async function NewListPage({ searchParams }: Props) {
  const asked = await searchParams;
  const slug = text(asked.system);
  if (!isSystemSlug(slug)) {
    const systems = await loadSystems();
    return (
      <>
        <h1 className="text-4xl">Which game?</h1>
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {systems.map((system) => (
            <SystemDoor key={system.slug} system={system} heading="h2" />
          ))}
        </ul>
      </>
    );
  }
  const [user, system] = await Promise.all([sessionUser(), loadSystem(slug)]);
  const { name, explains } = system.forms[0]!;
  return (
    <>
      <h1 className="sr-only">Build a list</h1>
      <div data-tone={system.accent} className="mb-2 text-sm">
        <SystemLine system={system} />
      </div>
      <BuilderPage
        key={slug}
        slug={slug}
        plain={plainAgreement(system)}
        form={{ name, explains }}
        signedIn={user !== undefined}
        agreements={user ? await knownAgreements(user.id, slug) : []}
      />
    </>
  );
}
