import { RecentDrafts } from '@/components/builder/start/recent-drafts';
import { KeptPrints } from '@/components/offline/kept-prints';
import { Emblem } from '@/components/ui/emblem';
import { Link } from '@/components/ui/link';

/** One thing that is printed without a list. */
interface Printable {
  readonly id: string;
  readonly name: string;
}

/** What a game has to print besides lists. */
export interface PrintDoor {
  readonly slug: string;
  readonly name: string;
  readonly emblem: string;
  readonly accent: string;
  readonly entries: number;
  readonly boards: readonly Printable[];
  /** Sheets that lie beside the board. */
  readonly aids: readonly Printable[];
}

/** Boards or sheets of one game, each a way to its studio. */
function Doors({
  slug,
  title,
  of,
}: {
  readonly slug: string;
  readonly title: string;
  readonly of: readonly Printable[];
}) {
  if (of.length === 0) return null;
  return (
    <div>
      <h4 className="font-sans text-sm font-semibold text-quiet">{title}</h4>
      <ul className="mt-1 flex flex-wrap gap-2">
        {of.map(({ id, name }) => (
          <li key={id}>
            <Link className="button button-small" href={`/print?system=${slug}&board=${id}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where nothing is chosen yet: the lists of this browser, sheets made before, and of each game its cards, boards and sheets. */
export function PrintStart({ doors }: { readonly doors: readonly PrintDoor[] }) {
  return (
    <div className="mt-2 space-y-10">
      <p className="prose-measure text-quiet">
        Cards, counters, sheets and boards at true size. Open a list and press Print, or choose here.
      </p>
      <RecentDrafts systems={doors} most={6} to="print" />
      <KeptPrints held="prints" />
      <section aria-labelledby="whole-games">
        <h2 id="whole-games" className="text-3xl">
          A whole game
        </h2>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {doors.map(({ slug, name, emblem, accent, entries, boards, aids }) => (
            <li key={slug} data-tone={accent} className="sheet flex flex-col gap-4 p-4">
              <div className="flex items-center gap-3">
                <Emblem name={emblem} className="size-10 shrink-0 text-tone-ink" />
                <h3 className="text-xl">{name}</h3>
              </div>
              <p>
                <Link className="button button-small" href={`/print?system=${slug}`}>
                  The catalogue<span className="sr-only"> of {name}</span>{' '}
                  <span className="font-normal text-quiet tabular-nums">{entries}</span>
                </Link>
              </p>
              <Doors slug={slug} title="Boards" of={boards} />
              <Doors slug={slug} title="Sheets" of={aids} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
