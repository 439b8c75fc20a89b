import { counted } from '@/lib/rules/reference';
import { Link } from '@/components/ui/link';

/** Lists that an entry stands in: the reader's own by name, and how many published ones. */
export function InLists({
  system,
  entry,
  own,
  published,
}: {
  readonly system: string;
  readonly entry: string;
  readonly own: readonly { readonly id: string; readonly name: string }[];
  readonly published: number;
}) {
  if (own.length === 0 && published === 0) return null;
  return (
    <section aria-labelledby="in-lists">
      <h2 id="in-lists" className="text-2xl">
        In lists
      </h2>
      {own.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2" aria-label="Your lists with it">
          {own.map(({ id, name }) => (
            <li key={id} className="min-w-0">
              <Link href={`/lists/${id}/edit`} className="button button-small max-w-full">
                <span className="truncate">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {published > 0 && (
        <p className="mt-2">
          <Link className="link" href={`/lists/public?system=${system}&entry=${entry}`}>
            {counted(published, 'published list')}
          </Link>{' '}
          {published === 1 ? 'has' : 'have'} it.
        </p>
      )}
    </section>
  );
}
