import { RecentDrafts } from '@/components/builder/start/recent-drafts';
import { KeptPrints } from '@/components/offline/kept-prints';
import { Emblem } from '@/components/ui/emblem';
import { Link } from '@/components/ui/link';

/** What a game has to print besides lists. */
export interface PrintDoor {
  readonly slug: string;
  readonly name: string;
  readonly emblem: string;
  readonly accent: string;
  readonly entries: number;
  readonly boards: readonly { readonly id: string; readonly name: string }[];
}

/** Where nothing is chosen yet: the lists of this browser, sheets made before, and of each game its cards and boards. */
export function PrintStart({ doors }: { readonly doors: readonly PrintDoor[] }) {
  return (
    <div className="mt-2 space-y-10">
      <p className="prose-measure text-quiet">
        Cards, counters, sheets and boards at true size. Open a list and press Print, or choose here.
      </p>
      <RecentDrafts systems={doors} most={6} to="print" />
      <KeptPrints />
      <section aria-labelledby="whole-games">
        <h2 id="whole-games" className="text-3xl">
          A whole game
        </h2>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {doors.map(({ slug, name, emblem, accent, entries, boards }) => (
            <li key={slug} data-tone={accent} className="sheet flex flex-col gap-4 p-4">
              <div className="flex items-center gap-3">
                <Emblem name={emblem} className="size-10 shrink-0 text-tone-ink" />
                <h3 className="text-xl">{name}</h3>
              </div>
              <ul className="flex flex-wrap gap-2">
                <li>
                  <Link className="button button-small" href={`/print?system=${slug}`}>
                    The catalogue<span className="sr-only"> of {name}</span>{' '}
                    <span className="font-normal text-quiet tabular-nums">{entries}</span>
                  </Link>
                </li>
                {boards.map((board) => (
                  <li key={board.id}>
                    <Link className="button button-small" href={`/print?system=${slug}&board=${board.id}`}>
                      {board.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
