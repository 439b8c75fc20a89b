import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ShowMore } from '@/app/_parts/own-things';
import { shelfAsked } from '@/app/_server/asked';
import { Matrix, type MatrixColumn, type MatrixRow } from '@/components/agreement/matrix';
import { judgedUnder } from '@/app/_server/judged';
import { Link } from '@/components/ui/link';
import { sessionUser } from '@/lib/auth';
import { findAgreements, listAgreementNames } from '@/lib/db/agreements/agreements';
import { listLists } from '@/lib/db/lists/lists';
import { firstPages } from '@/lib/db/page';
import { defaultAgreement, isSystemSlug, loadSystem, loadSystems, showBudget } from '@/lib/rules';
import { codeUnder } from '@/lib/seal';
import { ChooseAgreements } from './choose-agreements';

export const metadata: Metadata = { title: 'Lists by agreements' };

/** So many more lists are shown at a time, under so many of the own agreements and all presets. */
const SHOWN = 50;
const MOST_AGREEMENTS = 20;

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Every list of one game under every agreement: where each of them may be played. */
export default async function MatrixPage({ searchParams }: Props) {
  const user = await sessionUser();
  if (!user) redirect('/signin?callbackUrl=%2Fagreements%2Fmatrix');
  const words = await searchParams;
  const asked = shelfAsked(words);
  const systems = await loadSystems();
  const newest = await listLists(user.id, { limit: 1 });
  const slug = [asked.system, newest.data[0]?.system, systems[0]?.slug].find(
    (s) => s !== undefined && isSystemSlug(s),
  );
  if (!slug || !isSystemSlug(slug)) redirect('/agreements');
  const system = await loadSystem(slug);
  const [lists, names] = await Promise.all([
    firstPages(asked.pages, (request) => listLists(user.id, { ...request, system: slug, limit: SHOWN })),
    listAgreementNames(user.id, slug),
  ]);
  const wanted = new Set([words.of ?? []].flat().flatMap((ids) => ids.split(',')));
  const chosen = names.filter(({ id }) => wanted.has(id));
  const shown = (chosen.length > 0 ? chosen : names).slice(0, MOST_AGREEMENTS).map(({ id }) => id);
  const found = new Map((await findAgreements(user.id, shown)).map((one) => [one.id, one.agreement]));
  const mine = shown.flatMap((id) => {
    const agreement = found.get(id);
    return agreement ? [{ id, agreement }] : [];
  });
  const presets = system.presets.map((preset) => ({
    id: `preset ${preset.id}`,
    agreement: { ...defaultAgreement(system, preset.house), name: preset.name },
  }));
  const agreements = [...mine, ...presets];
  const columns: readonly MatrixColumn[] = agreements.map(({ id, agreement }) => ({
    id,
    agreement,
    code: codeUnder(system, agreement),
  }));
  const rows: readonly MatrixRow[] = lists.data.map(({ id, shareId, name, list }) => ({
    id,
    shareId,
    name,
    list,
    cells: agreements.map(({ agreement }) => {
      const verdict = judgedUnder(system, list, agreement)?.verdict;
      return verdict ? { legal: verdict.legal, total: showBudget(verdict.budget) } : null;
    }),
  }));
  return (
    <div data-tone={system.accent} className="space-y-6">
      <header>
        <p>
          <Link className="link" href="/agreements">
            Agreements
          </Link>
        </p>
        <h1 className="mt-2 text-4xl">Your lists by agreements</h1>
        <p className="prose-measure mt-2 text-quiet">
          Which of your lists may be played under which agreement, presets among them. A cell opens the whole
          verdict.
        </p>
      </header>
      <nav aria-label="Game" className="flex flex-wrap gap-2">
        {systems.map((one) => (
          <Link
            key={one.slug}
            className={`button button-small ${one.slug === slug ? 'bg-tone-soft' : ''}`}
            aria-current={one.slug === slug ? 'page' : undefined}
            href={`/agreements/matrix?system=${one.slug}`}
          >
            {one.name}
          </Link>
        ))}
      </nav>
      {names.length > MOST_AGREEMENTS && rows.length > 0 && (
        <ChooseAgreements
          key={shown.join(',')}
          system={slug}
          names={names}
          shown={new Set(shown)}
          most={MOST_AGREEMENTS}
          tooMany={chosen.length > MOST_AGREEMENTS}
        />
      )}
      {rows.length === 0 ? (
        <p className="sheet p-5">
          You have no saved list for {system.name} yet.{' '}
          <Link className="link" href={`/lists/new?system=${slug}`}>
            Build one
          </Link>
          .
        </p>
      ) : (
        <Matrix columns={columns} rows={rows} name={system.name} />
      )}
      {lists.nextCursor !== undefined && (
        <ShowMore
          here="/agreements/matrix"
          asked={{ ...asked, system: slug }}
          also={chosen.length > 0 ? { of: shown.join(',') } : {}}
        />
      )}
    </div>
  );
}
