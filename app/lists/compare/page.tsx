import type { Metadata } from 'next';
import { readableList } from '@/app/api/_server/lists';
import { comparisonOf } from '@/app/_server/compare-saved';
import type { JudgedSaved } from '@/app/_server/judged';
import { BudgetBar } from '@/components/builder/budget-bar';
import { CompareForm } from '@/components/list/compare-form';
import { Differences } from '@/components/list/differences';
import { ListLines } from '@/components/list/list-lines';
import { Measures } from '@/components/list/measures';
import { TrialSection } from '@/components/list/trial/trial-section';
import { Link } from '@/components/ui/link';
import { sessionUser } from '@/lib/auth';
import { listNames, type SavedList } from '@/lib/db/lists/lists';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

export const metadata: Metadata = { title: 'Compare two lists' };

type Asked = Record<string, string | string[] | undefined>;
type Props = { readonly searchParams: Promise<Asked> };

/** The id at the end of an id, of a path or of a whole link. */
function idOf(value: string | string[] | undefined): string {
  if (typeof value !== 'string') return '';
  const [path = ''] = value.trim().split(/[?#]/);
  return /([0-9a-z]+)(?:\/(?:edit|history))?\/?$/.exec(path)?.[1] ?? '';
}

/** What was typed goes before what is chosen. */
const askedFor = (asked: Asked, side: 'a' | 'b'): string => idOf(asked[`${side}Link`]) || idOf(asked[side]);

/** Any two lists of one game that the reader may read, side by side: in words, in the game’s own measures, and by games. */
export default async function ComparePage({ searchParams }: Props) {
  const asked = await searchParams;
  const user = await sessionUser();
  const ids = [askedFor(asked, 'a'), askedFor(asked, 'b')] as const;
  const [one, other] = await Promise.all(
    ids.map(async (id) => (id === '' ? undefined : (await readableList(user, id))?.saved)),
  );
  const compared = one && other && (await comparisonOf(one, other, user?.id));
  const own = user ? await listNames(user.id, (one ?? other)?.system) : [];
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
      <CompareForm
        own={own}
        sides={[
          { asked: ids[0], isMissing: ids[0] !== '' && !one },
          { asked: ids[1], isMissing: ids[1] !== '' && !other },
        ]}
      />
      {one && other && !compared && (
        <p role="alert" className="text-bad">
          These two are lists of different games; they have nothing to be compared by.
        </p>
      )}
      {one && other && compared && <Compared saved={[one, other]} compared={compared} />}
    </div>
  );
}

function Compared({
  saved: [one, other],
  compared: { found, comparison },
}: {
  readonly saved: readonly [SavedList, SavedList];
  readonly compared: NonNullable<Awaited<ReturnType<typeof comparisonOf>>>;
}) {
  const names =
    one.name === other.name
      ? ([`${one.name} (first)`, `${other.name} (second)`] as const)
      : ([one.name, other.name] as const);
  const [{ system, agreement }, { agreement: theirs }] = found;
  const isOneAgreement = isSameValue(agreement, theirs);
  return (
    <div data-tone={system.accent} className="space-y-6">
      <section aria-labelledby="differences" className="sheet p-4">
        <h2 id="differences" className="text-2xl">
          From the first to the second
        </h2>
        <Differences changes={comparison.changes} inVerdict={comparison.inVerdict} />
      </section>
      <TrialSection
        system={system}
        lists={[
          { name: names[0], list: one.list },
          { name: names[1], list: other.list },
        ]}
        agreements={isOneAgreement ? [agreement] : [agreement, theirs]}
        illegal={found.flatMap(({ judged }, i) => (judged?.verdict.legal ? [] : [names[i]!]))}
      />
      <section aria-labelledby="measures" className="space-y-3">
        <h2 id="measures" className="text-2xl">
          In numbers
        </h2>
        {comparison.measures.length > 0 ? (
          <Measures system={system.slug} names={names} measures={comparison.measures} />
        ) : (
          <p className="text-quiet">The rules count nothing of these two lists.</p>
        )}
      </section>
      <div className="grid gap-6 lg:grid-cols-2">
        <Side saved={one} found={found[0]} />
        <Side saved={other} found={found[1]} />
      </div>
    </div>
  );
}

function Side({
  saved,
  found: { system, judged },
}: {
  readonly saved: SavedList;
  readonly found: JudgedSaved;
}) {
  return (
    <section aria-label={saved.name} className="sheet min-w-0 space-y-4 p-4">
      <h2 className="text-2xl wrap-anywhere">
        <Link className="hover:underline" href={`/l/${saved.shareId}`}>
          {saved.name}
        </Link>
      </h2>
      {judged ? (
        <>
          <BudgetBar verdict={judged.verdict} />
          <ListLines
            system={system}
            list={judged.list}
            terms={judged.terms}
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
