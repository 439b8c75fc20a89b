import 'server-only';
import { db } from '../client';
import { pageOf, takeOf, type Page, type PageRequest } from '../page';
import { findActs, type Act } from './acts';
import { readReports, type ReportRead } from './reports';
import { findHidden, findThing, findThings, type Thing, type ThingKind, type ThingName } from './things';

/** Something that was reported or hidden, with what moderators decide by. */
export interface Case {
  readonly what: Thing;
  /** Open reports, the newest of them. */
  readonly reports: readonly ReportRead[];
  /** How many are open. */
  readonly open: number;
  /** Since when and why it is hidden. */
  readonly hiding?: Act;
}

/** So many of the reports of one thing are read. */
const MOST_READ = 20;

async function toCases(things: readonly Thing[]): Promise<readonly Case[]> {
  const acts = await findActs(things.flatMap(({ hiddenBy }) => hiddenBy ?? []));
  return Promise.all(
    things.map(async (what) => {
      const { kind, thing } = what;
      const hiding = acts.get(what.hiddenBy ?? '');
      return {
        what,
        reports: await readReports(what, MOST_READ),
        open: await db().moderationReport.count({ where: { kind, thing, closedBy: null } }),
        ...(hiding ? { hiding } : {}),
      };
    }),
  );
}

/** Things with open reports, those first that were reported last. What is gone by now is left out, until it is swept. */
export async function listOpenCases(request: PageRequest = {}): Promise<Page<Case>> {
  const groups = await db().moderationReport.groupBy({
    by: ['kind', 'thing'],
    where: { closedBy: null },
    _max: { id: true },
    ...(request.cursor === undefined ? {} : { having: { id: { _max: { lt: request.cursor } } } }),
    orderBy: { _max: { id: 'desc' } },
    take: takeOf(request) + 1,
  });
  const page = pageOf(
    groups,
    request,
    (group) => group._max.id ?? '',
    ({ kind, thing }): ThingName => ({ kind: kind as ThingKind, thing }),
  );
  const whatOf = await findThings(db(), page.data);
  return { ...page, data: await toCases(page.data.flatMap((name) => whatOf(name) ?? [])) };
}

/** Things that are hidden, the last hidden first. */
export async function listHiddenCases(request: PageRequest = {}): Promise<Page<Case>> {
  const things = await findHidden(db(), request.cursor, takeOf(request) + 1);
  const page = pageOf(
    things,
    request,
    ({ hiddenBy }) => hiddenBy ?? '',
    (thing) => thing,
  );
  return { ...page, data: await toCases(page.data) };
}

/** One thing that was reported or hidden; undefined for any other, which is no moderator's business. */
export async function findCase(name: ThingName): Promise<Case | undefined> {
  const what = await findThing(db(), name);
  const found = what && (await toCases([what]))[0];
  return found && (found.open > 0 || found.hiding) ? found : undefined;
}
