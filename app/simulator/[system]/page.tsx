import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { knownAgreements } from '@/app/known-agreements';
import { SystemHead } from '@/components/shell/system-head';
import { Simulator } from '@/components/simulator/simulator';
import { Link } from '@/components/ui/link';
import { sessionUser } from '@/lib/auth';
import { isSystemSlug, loadReference } from '@/lib/rules/reference';
import { isPlayable } from '@/lib/rules/registry';

type Props = { readonly params: Promise<{ system: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { system: slug } = await params;
  if (!isSystemSlug(slug)) return {};
  const { name } = await loadReference(slug);
  return {
    title: `Play ${name}`,
    description: `Play ${name} by its full rules in the browser: against bots, or with a friend at one device.`,
  };
}

export default async function SimulatorPage({ params }: Props) {
  const { system: slug } = await params;
  if (!isSystemSlug(slug)) notFound();
  const system = await loadReference(slug);
  const user = await sessionUser();
  return (
    <div data-tone={system.accent}>
      <SystemHead system={system} />
      {isPlayable(slug) ? (
        <>
          <h1 className="sr-only">Play {system.name}</h1>
          <Simulator
            key={slug}
            slug={slug}
            signedIn={user !== undefined}
            known={user ? await knownAgreements(user.id, slug) : []}
          />
        </>
      ) : (
        <section className="sheet mx-auto max-w-2xl space-y-4 p-6">
          <h1 className="text-3xl">{system.name} cannot be played here yet</h1>
          <p>
            Its rules are here to read, and its lists to build, check and print. No engine plays them yet, so
            there are no games against bots and no odds.
          </p>
          <p className="flex flex-wrap gap-2">
            <Link className="button button-primary" href={`/systems/${slug}/companion`}>
              Play at a table with the companion
            </Link>
            <Link className="button" href="/simulator">
              Games that can be played
            </Link>
          </p>
        </section>
      )}
    </div>
  );
}
