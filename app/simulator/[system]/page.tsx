import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { knownAgreements } from '@/app/_server/known-agreements';
import { SystemHead } from '@/components/shell/system-head';
import { OddsRoom } from '@/components/simulator/odds/odds-room';
import { Simulator } from '@/components/simulator/simulator';
import { Link } from '@/components/ui/link';
import { sessionUser } from '@/lib/auth';
import { isSystemSlug, loadReference } from '@/lib/rules/reference';
import { hasBoards, isPlayable } from '@/lib/rules/registry';

type Props = { readonly params: Promise<{ system: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { system: slug } = await params;
  if (!isSystemSlug(slug)) return {};
  const { name, plays } = await loadReference(slug);
  return {
    ...(isPlayable(slug)
      ? {
          title: `Play ${name}`,
          description:
            plays ??
            `Play ${name} by its full rules in the browser: against bots, or with a friend at one device.`,
        }
      : { title: `Odds of ${name}`, description: `Exact chances of what happens in ${name}, by its rules.` }),
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
        <div className="space-y-8">
          <section className="sheet space-y-3 p-5">
            <h1 className="text-3xl">{system.name} cannot be played here yet</h1>
            <p className="prose-measure">
              Its lists are here to build, check and print, and the companion leads through a game at a table.
              No engine plays it yet, so there are no games against bots. What its dice do is told exactly
              below.
            </p>
            <p className="flex flex-wrap gap-2">
              <Link className="button button-primary" href={`/systems/${slug}/companion`}>
                Play at a table with the companion
              </Link>
              {hasBoards(slug) && (
                <Link className="button" href={`/boards/${slug}`}>
                  Boards to play on
                </Link>
              )}
              <Link className="button" href="/simulator">
                Games that can be played
              </Link>
            </p>
          </section>
          <section aria-labelledby="odds" className="space-y-4">
            <h2 id="odds" className="text-2xl">
              Odds
            </h2>
            <OddsRoom slug={slug} />
          </section>
        </div>
      )}
    </div>
  );
}
