import type { Metadata } from 'next';
import { BoardPicture } from '@/components/boards/board-picture';
import { Link } from '@/components/ui/link';
import { Emblem } from '@/components/ui/emblem';
import { PlayedPart } from '@/components/simulator/played-part';
import { loadReferences } from '@/lib/rules/reference';
import { hasBoards, isPlayable, isSystemSlug } from '@/lib/rules/registry';

export const metadata: Metadata = {
  title: 'Play',
  description:
    'Play the games by their full rules in the browser: against bots, with a friend at one device, or online.',
};

export default async function SimulatorsPage() {
  const systems = await loadReferences();
  return (
    <>
      <h1 className="text-4xl">Play</h1>
      <p className="prose-measure mt-2 text-quiet">
        By the full rules, against bots, with a friend at one device, or online with everybody on his own:
        every event with the rule behind it, exact odds before a fight, thousands of games at once.{' '}
        <Link className="link" href="/boards">
          Boards to look at, send and play on
        </Link>
        .
      </p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {systems.map((system) => {
          const playable = isSystemSlug(system.slug) && isPlayable(system.slug);
          return (
            <li key={system.slug} data-tone={system.accent} className="sheet flex flex-col overflow-hidden">
              <h2 className="flex items-center gap-4 bg-tone p-4 text-2xl text-on-solid">
                <Emblem name={system.emblem} className="size-12 shrink-0" />
                {system.name}
              </h2>
              {isSystemSlug(system.slug) && hasBoards(system.slug) && <BoardPicture slug={system.slug} />}
              <div className="flex-1 space-y-2 p-5 text-quiet">
                <p>{system.tagline}</p>
                {playable && <PlayedPart system={system} />}
              </div>
              <p className="px-5 pb-5">
                {playable ? (
                  <Link className="button button-primary w-full" href={`/simulator/${system.slug}`}>
                    Play<span className="sr-only"> {system.name}</span>
                  </Link>
                ) : (
                  <span className="flex gap-2 *:flex-1">
                    <Link className="button" href={`/systems/${system.slug}/companion`}>
                      Companion<span className="sr-only"> for a table of {system.name}</span>
                    </Link>
                    <Link className="button" href={`/simulator/${system.slug}`}>
                      Odds<span className="sr-only"> of {system.name}</span>
                    </Link>
                    {isSystemSlug(system.slug) && hasBoards(system.slug) && (
                      <Link className="button" href={`/boards/${system.slug}`}>
                        Boards<span className="sr-only"> of {system.name}</span>
                      </Link>
                    )}
                  </span>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
