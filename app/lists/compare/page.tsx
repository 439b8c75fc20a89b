import type { Metadata } from 'next';
import Form from 'next/form';
import { notFound, redirect } from 'next/navigation';
import { judgedOfSaved } from '@/app/judged';
import { comparisonOf } from '@/app/compare-saved';
import { Differences } from '@/components/list/differences';
import { ListLines } from '@/components/list/list-lines';
import { BudgetBar } from '@/components/builder/budget-bar';
import { Link } from '@/components/ui/link';
import { sessionUser } from '@/lib/auth';
import { findList, findSharedList, wholeShelf, type SavedList } from '@/lib/db/lists';
import type { UserId } from '@/lib/db/ids';

export const metadata: Metadata = { title: 'Compare two lists' };

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

const text = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? (/([0-9a-z]+)\/?$/.exec(value.trim())?.[1] ?? '') : '';

/** One's own by id, anybody's by its link. */
const readable = async (owner: UserId, id: string): Promise<SavedList | undefined> =>
  id === '' ? undefined : ((await findList(owner, id)) ?? findSharedList(id));

/** Two lists of one game side by side, and in words what differs. */
export default async function ComparePage({ searchParams }: Props) {
  const asked = await searchParams;
  const [a, b] = [text(asked.a), text(asked.b)];
  const user = await sessionUser();
  if (!user)
    redirect(`/signin?callbackUrl=${encodeURIComponent(`/lists/compare?a=${a}${b ? `&b=${b}` : ''}`)}`);
  const [one, other] = await Promise.all([readable(user.id, a), readable(user.id, b)]);
  if ((a !== '' && !one) || (b !== '' && !other)) notFound();
  const compared = one && other && (await comparisonOf(one, other));
  const { lists } = await wholeShelf(user.id);
  const choices = lists.filter((l) => l.system === (one ?? other)?.system || !(one ?? other));
  return (
    <div className="space-y-6">
      <header>
        <p>
          <Link className="link" href="/lists">
            Back to your lists
          </Link>
        </p>
        <h1 className="mt-2 text-4xl">Compare two lists</h1>
      </header>
      <Form action="/lists/compare" className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Choice label="One list" name="a" value={one} choices={choices} />
        <Choice label="Another of the same game" name="b" value={other} choices={choices} />
        <button type="submit" className="button button-primary">
          Compare
        </button>
      </Form>
      {one && other && !compared && (
        <p role="alert" className="text-bad">
          These two are lists of different games; they have nothing to be compared by.
        </p>
      )}
      {compared && (
        <>
          <section aria-labelledby="differences" className="sheet p-4">
            <h2 id="differences" className="text-2xl">
              From the first to the second
            </h2>
            <Differences changes={compared.changes} inVerdict={compared.inVerdict} />
          </section>
          <div className="grid gap-6 lg:grid-cols-2">
            <Side saved={one} />
            <Side saved={other} />
          </div>
        </>
      )}
    </div>
  );
}

function Choice({
  label,
  name,
  value,
  choices,
}: {
  readonly label: string;
  readonly name: string;
  readonly value: SavedList | undefined;
  readonly choices: readonly SavedList[];
}) {
  const foreign = value && !choices.some((l) => l.id === value.id);
  return (
    <label className="block min-w-0 text-sm font-semibold">
      {label}
      <select
        key={value?.id ?? ''}
        name={name}
        required
        defaultValue={value ? (foreign ? value.shareId : value.id) : ''}
        className="input mt-0.5 font-normal"
      >
        <option value="" disabled>
          Choose one
        </option>
        {foreign && <option value={value.shareId}>{value.name} (shared with you)</option>}
        {choices.map((list) => (
          <option key={list.id} value={list.id}>
            {list.name}
          </option>
        ))}
      </select>
    </label>
  );
}

async function Side({ saved }: { readonly saved: SavedList }) {
  const found = await judgedOfSaved(saved);
  return (
    <section aria-label={saved.name} data-tone={found?.system.accent} className="sheet min-w-0 space-y-4 p-4">
      <h2 className="text-2xl wrap-anywhere">
        <Link className="hover:underline" href={`/l/${saved.shareId}`}>
          {saved.name}
        </Link>
      </h2>
      {found?.judged ? (
        <>
          <BudgetBar verdict={found.judged.verdict} />
          <ListLines
            system={found.system}
            list={found.judged.list}
            terms={found.judged.terms}
            source={saved.list}
            heading="h3"
          />
        </>
      ) : (
        <p className="text-bad">It no longer fits the rules.</p>
      )}
    </section>
  );
}
