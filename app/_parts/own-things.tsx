import type { Route } from 'next';
import { isNarrowed, type ShelfAsked } from '@/app/_server/asked';
import { Link } from '@/components/ui/link';
import { SearchForm } from '@/components/ui/search-form';
import { MOST_PAGES } from '@/lib/db/page';

interface Props {
  /** The page on which they stand. */
  readonly here: Route;
  /** What stands there: `boards`. */
  readonly things: string;
  readonly asked: ShelfAsked;
}

/** How somebody looks through his own things, once there are more than a page shows. */
export function SearchOwn({
  here,
  things,
  asked,
  games,
  hasMore,
}: Props & {
  readonly games: readonly { readonly slug: string; readonly name: string }[];
  readonly hasMore: boolean;
}) {
  if (!isNarrowed(asked) && !hasMore && asked.pages === 1) return null;
  return (
    <div className="mt-3">
      <SearchForm
        action={here}
        label={`Your ${things}`}
        hint="Words of its name"
        asked={asked}
        games={games}
      />
    </div>
  );
}

/** What stands where nothing was found. */
export const NoneOwn = ({ here, things }: Omit<Props, 'asked'>) => (
  <p className="sheet mt-3 p-5 text-quiet">
    None of your {things} is like that.{' '}
    <Link className="link" href={here}>
      Show all
    </Link>
  </p>
);

/** One page more of what an address asks. */
export const ShowMore = ({
  here,
  asked: { pages, ...asked },
  also = {},
}: Omit<Props, 'things'> & {
  /** What else the address says. */
  readonly also?: Readonly<Record<string, string>>;
}) => (
  <p className="mt-3">
    <Link
      className="button"
      href={
        `${here}?${new URLSearchParams({ ...asked, ...also, pages: String(pages + 1) }).toString()}` as Route
      }
      scroll={false}
    >
      Show more
    </Link>
  </p>
);

/** The way to the older ones; at the end of what one page holds, to the words that find them. */
export function MoreOwn({
  here,
  things,
  asked,
  shown,
  size,
  hasMore,
}: Props & {
  /** How many are shown, and how many more at a time. */
  readonly shown: number;
  readonly size: number;
  readonly hasMore: boolean;
}) {
  if (hasMore) return <ShowMore here={here} asked={asked} />;
  if (shown < MOST_PAGES * size) return null;
  return (
    <p className="mt-3 text-quiet">
      These are the newest {shown.toLocaleString('en')}. Older {things} are found by words of their names.
    </p>
  );
}
