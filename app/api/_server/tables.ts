import 'server-only';
import {
  defaultAgreement,
  isSystemSlug,
  judgeMatch,
  loadSystem,
  parseList,
  prepareTerms,
  settle,
  sentence,
  type Agreement,
  type AnySystem,
  type List,
} from '@/lib/rules';
import { CompanionState } from '@/lib/api/contract/shapes/companion';
import { LATEST_MARKS, type TableNow } from '@/lib/api/contract/shapes/table';
import { SealedVerdict, type TableCheck } from '@/lib/api/contract/shapes/table-check';
import { notFound, Problem, refused, tooManyOf, type ProblemCode } from '@/lib/api/problem';
import { sealedVerdict } from '@/lib/api/sealed-verdict';
import { systemOf } from '@/lib/api/systems';
import { verdictOn } from '@/lib/api/verdict';
import { findHiddenAmong } from '@/lib/db/agreements/agreement-access';
import type { UserId } from '@/lib/db/ids';
import type { HostCheck, SeatCheck } from '@/lib/db/tables/table-checks';
import type { OpenList } from '@/lib/db/tables/table-lists';
import type { SeenTable, TableRefusal } from '@/lib/db/tables/tables';
import { otherSystem, unknownAgreement, usableAgreement } from './agreements';
import { tell } from './feed';

/** May everybody read the lists? */
export const isOpen = ({ sealed, revealedAt }: SeenTable): boolean => !sealed || revealedAt !== undefined;

const head = (table: SeenTable & { readonly restorableUntil?: string }) => ({
  id: table.id,
  inviteCode: table.inviteCode,
  host: table.host,
  seat: table.seat ?? null,
  version: table.version,
  system: table.system,
  name: table.name,
  agreementCode: table.agreementCode,
  sealed: table.sealed,
  open: isOpen(table),
  locksAt: table.locksAt ?? null,
  checkedByHost: table.checkedByHost,
  revealedAt: table.revealedAt ?? null,
  seats: table.seats.map((seat) => ({
    ...seat,
    commitment: seat.commitment ?? null,
    submittedAt: seat.submittedAt ?? null,
    decision: seat.decision ?? null,
  })),
  createdAt: table.createdAt,
  updatedAt: table.updatedAt,
});

/** A line of a collection. */
export const summarizeTable = (table: SeenTable & { readonly restorableUntil?: string }) => ({
  ...head(table),
  ...(table.restorableUntil === undefined ? {} : { restorableUntil: table.restorableUntil }),
});

/** Where the game of a table stands, with its whole log. */
export const gameOf = (table: SeenTable): CompanionState | undefined =>
  CompanionState.safeParse(table.companion).data;

/** What changes while people sit; a state that nobody can read any more counts as none. */
export const showNow = (table: SeenTable): TableNow => {
  const game = gameOf(table);
  return {
    ...head(table),
    companion: game
      ? {
          ...game,
          log: game.log.slice(-LATEST_MARKS),
          earlier: Math.max(0, game.log.length - LATEST_MARKS),
        }
      : null,
    game: table.game ?? null,
    lockChanges: table.locks,
  };
};

/** A table as the API shows it to the visitor that it was read for. */
export const showTable = (table: SeenTable) => ({ ...showNow(table), agreement: table.agreement });

/** Did a moderator hide the saved agreement from all but its owner? A table keeps the copy that it was set with. */
export const isAgreementHidden = async ({ agreementId }: SeenTable): Promise<boolean> =>
  agreementId !== undefined && (await findHiddenAmong([agreementId])).size > 0;

/** A table's name among what is watched. */
export const tableThing = (inviteCode: string): string => `table ${inviteCode}`;

/** The answer to a change, and word of it to whoever watches. */
export function changed(table: SeenTable) {
  tell(tableThing(table.inviteCode));
  return { data: showTable(table), version: table.version };
}

const refusals: Readonly<
  Record<Exclude<TableRefusal, 'missing' | 'too_many'>, readonly [ProblemCode, string]>
> = {
  seated: ['already_seated', 'You have a seat at this table already.'],
  no_free_seat: ['no_free_seat', 'That seat is not free, or none is.'],
  agreement_changed: [
    'agreement_changed',
    'The agreement was changed. Read it again and accept it by its code.',
  ],
  not_accepted: ['agreement_not_accepted', 'Accept the agreement before you hand in a list.'],
  locked: [
    'lists_locked',
    'The time to hand in lists is over: none is taken or changed any more, unless the host moves the lock.',
  ],
  host_checks: [
    'host_checks',
    'The host checks the lists of this table, so he has no seat at it; who has one checks nothing.',
  ],
  not_checked: [
    'not_checked',
    'Checks are agreed on when a table is made, and this one was made without: its lists stay sealed to the host too.',
  ],
  replaced: ['moved_on', 'Another list is in from this seat by now, or none. Look at it before you decide.'],
  judged_before: [
    'not_ready',
    'This seat has not accepted the agreement as it stands; its list is judged anew when it has.',
  ],
  revealed: ['lists_open', 'The lists are open; nothing that they stand on changes any more.'],
  not_ready: [
    'not_all_in',
    'Not all lists are in, or accepted where the host checks them, and not everybody who sits wants them open before.',
  ],
};

/** Why a table stays as it is. */
export function notDone(reason: TableRefusal): Problem {
  if (reason === 'missing') return notFound('table or seat');
  return reason === 'too_many' ? tooManyOf('tables') : new Problem(...refusals[reason]);
}

/** The agreement that a table is made with: a preset, a saved one, a whole one, or the rules as printed. */
export async function agreementFor(
  system: AnySystem,
  wish: { readonly agreement?: string | Agreement | undefined; readonly preset?: string | undefined },
  user: { readonly id: UserId },
): Promise<{ readonly agreement: Agreement; readonly agreementId?: string } | Problem> {
  if (wish.preset !== undefined) {
    const preset = system.presets.find((p) => p.id === wish.preset);
    if (preset && wish.agreement === undefined)
      return {
        agreement: settle(system, { ...defaultAgreement(system, preset.house), name: preset.name }),
      };
    return refused('invalid_request', [
      preset
        ? { path: ['preset'], code: 'too_many', message: 'Name a preset or an agreement, not both.' }
        : { path: ['preset'], code: 'unknown_preset', message: `${system.name} has no such preset.` },
    ]);
  }
  const { agreement } = wish;
  if (agreement === undefined) return { agreement: defaultAgreement(system) };
  const saved = typeof agreement === 'string' ? await usableAgreement(user, agreement) : undefined;
  const given = typeof agreement === 'string' ? saved?.agreement : agreement;
  if (!given) return unknownAgreement(['agreement']);
  if (given.system !== system.slug) return otherSystem(given, ['agreement']);
  const terms = prepareTerms(system, given);
  if (!terms.ok) return refused('invalid_agreement', terms.problems, ['agreement']);
  return { agreement: settle(system, given), ...(saved ? { agreementId: saved.id } : {}) };
}

/** A list on the table with its verdict under the agreement. */
export async function showTableList(table: SeenTable, open: OpenList) {
  const { n, ...rest } = open;
  const verdict = isSystemSlug(table.system)
    ? verdictOn(await loadSystem(table.system), open.list, table.agreement)
    : undefined;
  return {
    seat: n,
    name: table.seats.find((s) => s.n === n)?.name ?? '',
    ...rest,
    verdict: verdict === undefined || verdict instanceof Problem ? null : verdict,
  };
}

/** What the host of a checked table is told of a list under the agreement as it stands. */
export function checkFor(system: AnySystem, table: SeenTable, list: List): SeatCheck {
  const verdict = verdictOn(system, list, table.agreement);
  return {
    agreementCode: table.agreementCode,
    verdict: verdict instanceof Problem ? null : sealedVerdict(verdict),
  };
}

/** A check as its host sees it; a verdict that was kept in another shape than today’s counts as none. */
export const showCheck = (check: HostCheck): TableCheck => ({
  seat: check.n,
  name: check.name,
  commitment: check.commitment,
  submittedAt: check.submittedAt,
  agreementCode: check.agreementCode ?? null,
  verdict: SealedVerdict.safeParse(check.verdict).data ?? null,
  decision: check.decision ?? null,
});

/** What holds between the lists of a table: said only once everybody may read them. */
export async function matchOf(table: SeenTable, lists: readonly OpenList[]) {
  if (!isOpen(table) || !isSystemSlug(table.system)) return [];
  const system = await systemOf(table.system);
  const terms = prepareTerms(system, table.agreement);
  if (!terms.ok) return [];
  const parsed = lists.flatMap(({ n, list }) => {
    const read = parseList(system, list, terms.value);
    return read.ok ? [{ n, list: read.value }] : [];
  });
  const violations = judgeMatch(
    system,
    parsed.map((p) => p.list),
    terms.value,
  );
  return violations.map((v) => ({
    code: v.code,
    severity: v.severity,
    message: sentence(system, v),
    facts: v.facts as Record<string, string | number | boolean | (string | number)[]>,
    rules: v.rules,
    because: v.because ?? null,
    seats: (v.lists ?? []).map((i) => parsed[i]!.n),
  }));
}
