import type { Metadata } from 'next';
import { lastGame } from '@/app/api/_server/table-game';
import { isAgreementHidden, matchOf, showCheck, showNow } from '@/app/api/_server/tables';
import { ChangeList } from '@/components/agreement/change-list';
import { CheckCommitment } from '@/components/table/check-commitment';
import { MOST_OFFERED, type OwnList } from '@/components/list/own-lists';
import type { ShownCheck } from '@/components/table/host-checks';
import { MatchChecks } from '@/components/table/match-checks';
import type { LastGame } from '@/components/table/play-online';
import { SealedVerdictText } from '@/components/table/sealed-verdict-text';
import { ShownList } from '@/components/table/shown-list';
import { TableRoom } from '@/components/table/table-room';
import { SystemLine } from '@/components/shell/system-line';
import { Link } from '@/components/ui/link';
import { Problem } from '@/lib/api/problem';
import { verdictOn } from '@/lib/api/verdict';
import { listLists } from '@/lib/db/lists/lists';
import { hostChecks } from '@/lib/db/tables/table-checks';
import type { UserId } from '@/lib/db/ids';
import type { SeenTable } from '@/lib/db/tables/tables';
import { isSystemSlug, prepareTerms, type Agreement, type AnySystem } from '@/lib/rules';
import { isPlayable, loadPlayable } from '@/lib/rules/playing';
import { readTable } from './read-table';
import { termsChoices } from '../terms-choices';

/** Does the agreement let the table choose who begins? */
async function choosesFirst(system: AnySystem, agreement: Agreement): Promise<boolean> {
  const playable = isSystemSlug(system.slug) ? await loadPlayable(system.slug) : undefined;
  const terms = prepareTerms(system, agreement);
  return terms.ok && (playable?.letsChooseFirst?.(terms.value.house) ?? false);
}

type Props = { readonly params: Promise<{ code: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { table, system } = await readTable(params);
  return {
    title: table.name,
    description: `A table of ${system.name} with ${table.seats.length} seats. Take one; no account is needed.`,
    robots: { index: false },
  };
}

export default async function TablePage({ params }: Props) {
  const { table, lists, user, system } = await readTable(params);
  const now = showNow(table);
  const organises = table.checkedByHost && table.host && table.seat === undefined;
  const mine = lists.find((l) => l.n === table.seat);
  const saved =
    user && table.seat !== undefined
      ? await listLists(user.id, { system: table.system, limit: MOST_OFFERED })
      : undefined;
  return (
    <article data-tone={system.accent} className="mx-auto max-w-4xl space-y-6">
      <header className="space-y-2">
        <SystemLine system={system} />
        <h1 className="text-4xl wrap-anywhere">{table.name}</h1>
      </header>
      <TableRoom
        first={now}
        agreement={table.agreement}
        name={user ? (user.name ?? user.email.split('@')[0]!) : ''}
        own={saved?.data.map(({ id, name }) => ({ id, name })) ?? []}
        more={saved?.nextCursor !== undefined}
        ready={table.seat !== undefined && !now.open ? legalSamples(system, table.agreement) : []}
        last={await shownGame(table)}
        choices={table.host && user ? await termsChoices(user.id, system) : []}
        playable={isSystemSlug(system.slug) && isPlayable(system.slug)}
        choosesFirst={await choosesFirst(system, table.agreement)}
        checks={user && organises ? await shownChecks(user.id, table.id, system) : []}
        myList={
          mine && !now.open ? (
            <section aria-labelledby="my-list">
              <h3 id="my-list" className="text-xl">
                Your list
              </h3>
              <p className="mb-3 text-sm text-quiet">Only you see this until the lists are open.</p>
              <ShownList system={system} agreement={table.agreement} list={mine.list}>
                <details>
                  <summary className="text-sm font-semibold">Its seal</summary>
                  <div className="mt-2">
                    <CheckCommitment list={mine.list} salt={mine.salt} commitment={mine.commitment} />
                  </div>
                </details>
              </ShownList>
            </section>
          ) : null
        }
      >
        {now.open && lists.length > 0 && (
          <section aria-labelledby="lists" className="space-y-4">
            <h2 id="lists" className="text-2xl">
              The lists
            </h2>
            <MatchChecks
              system={system}
              violations={await matchOf(table, lists)}
              nameOf={(n) => table.seats.find((s) => s.n === n)?.name ?? `Seat ${n}`}
            />
            {lists.map((one) => (
              <section key={one.n} aria-labelledby={`list-${one.n}`} className="sheet p-5">
                <h3 id={`list-${one.n}`} className="mb-2 text-xl wrap-anywhere">
                  {table.seats.find((s) => s.n === one.n)?.name}
                </h3>
                <ShownList system={system} agreement={table.agreement} list={one.list}>
                  <CheckCommitment list={one.list} salt={one.salt} commitment={one.commitment} />
                </ShownList>
              </section>
            ))}
          </section>
        )}
        <section aria-labelledby="agreement" className="space-y-3">
          <h2 id="agreement" className="text-2xl">
            The agreement
          </h2>
          <p className="wrap-anywhere">
            <b>{table.agreement.name}</b> <span className="chip">{table.agreementCode}</span>
          </p>
          {(await isAgreementHidden(table)) && (
            <p className="rounded border border-warn p-3 text-sm">
              A moderator has since hidden this agreement from the public. This table keeps it as it was set;
              nobody else finds it.
            </p>
          )}
          <ChangeList system={system} agreement={table.agreement} />
          <p className="text-sm text-quiet">
            The code stands for everything in it; with another line it would be another. Everything else
            follows the{' '}
            <Link className="link" href={`/systems/${system.slug}/rules`}>
              rules
            </Link>{' '}
            as printed and our rulings on their gaps.
          </p>
        </section>
      </TableRoom>
    </article>
  );
}

/** Examples that can be brought here as they are. */
const legalSamples = (system: AnySystem, agreement: Agreement): readonly OwnList[] =>
  system.samples
    .filter(({ list }) => {
      const verdict = verdictOn(system, list, agreement);
      return !(verdict instanceof Problem) && verdict.legal;
    })
    .map(({ id, list }) => ({ id, name: list.name }));

/** Of the game that was begun last, whether it goes on and which time was agreed. */
async function shownGame(table: SeenTable): Promise<LastGame | undefined> {
  if (table.game === undefined) return undefined;
  const kept = await lastGame(table);
  const state = !kept ? 'forgotten' : kept.over ? 'over' : 'going';
  return { id: table.game, state, clock: kept?.clock };
}

/** What the host may know of the sealed lists, drawn. */
async function shownChecks(user: UserId, id: string, system: AnySystem): Promise<readonly ShownCheck[]> {
  const found = await hostChecks({ user }, id);
  return (found.ok ? found.checks : []).map(showCheck).map(({ seat, commitment, verdict }) => ({
    seat,
    commitment,
    verdict: verdict ? (
      <SealedVerdictText system={system} verdict={verdict} />
    ) : (
      <p className="text-sm text-bad">
        This list does not fit the agreement as it stands now: return it, so that another is handed in.
      </p>
    ),
  }));
}
