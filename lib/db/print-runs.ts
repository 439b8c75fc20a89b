import 'server-only';
import { MOST_RUNS, withinMost, type PrintRun } from '@/lib/print/runs';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from './client';
import type { UserId } from './ids';
import { toJson } from './json';
import { pageOf, takeOf, type Page, type PageRequest } from './page';
import { holdAccount } from './hold-account';
import { isNew } from './taken';

const columns = { id: true, system: true, name: true, looks: true, printedAt: true } as const;
type Row = Prisma.PrintRunGetPayload<{ select: typeof columns }>;
/** Times may be equal; ids are not. */
const newestFirst = [{ printedAt: 'desc' as const }, { id: 'desc' as const }];

const toRun = ({ looks, printedAt, ...row }: Row): PrintRun => ({
  ...row,
  at: printedAt.getTime(),
  // Checked when it was noted.
  looks: (looks as unknown as Pick<PrintRun, 'looks'>).looks,
});

const toRow = ({ id, system, name, at, looks }: PrintRun) => ({
  id,
  system,
  name,
  printedAt: new Date(at),
  looks: toJson({ looks }),
});

/**
 * Notes what somebody printed. Told again, a job stays as it was first told. Of too many, the oldest become one for each
 * system: what is owned stays the same.
 */
export async function notePrintRun(owner: UserId, run: PrintRun): Promise<PrintRun> {
  if (!(await isNew(() => db().printRun.create({ data: { ...toRow(run), ownerId: owner } }))))
    return (await findPrintRun(owner, run.id)) ?? run;
  if ((await db().printRun.count({ where: { ownerId: owner } })) > MOST_RUNS) await shorten(owner);
  return run;
}

const shorten = (owner: UserId): Promise<void> =>
  db().$transaction(async (tx) => {
    await holdAccount(tx, owner);
    const rows = await tx.printRun.findMany({
      where: { ownerId: owner },
      orderBy: newestFirst,
      select: columns,
    });
    const runs = rows.map(toRun);
    const kept = new Map(withinMost(runs).map((run) => [run.id, run]));
    const gone = runs.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
    if (gone.length === 0) return;
    await tx.printRun.deleteMany({ where: { ownerId: owner, id: { in: gone } } });
    for (const run of kept.values())
      if (!runs.includes(run))
        await tx.printRun.update({ where: { ownerId_id: { ownerId: owner, id: run.id } }, data: toRow(run) });
  });

const findPrintRun = async (owner: UserId, id: string): Promise<PrintRun | undefined> => {
  const row = await db().printRun.findUnique({
    where: { ownerId_id: { ownerId: owner, id } },
    select: columns,
  });
  return row ? toRun(row) : undefined;
};

/** What the owner printed, in the order of the ids; of one system where that is asked. */
export async function listPrintRuns(
  owner: UserId,
  request: PageRequest & { readonly system?: string } = {},
): Promise<Page<PrintRun>> {
  const rows = await db().printRun.findMany({
    where: {
      ownerId: owner,
      ...(request.system === undefined ? {} : { system: request.system }),
      ...(request.cursor === undefined ? {} : { id: { gt: request.cursor } }),
    },
    orderBy: { id: 'asc' },
    take: takeOf(request) + 1,
    select: columns,
  });
  return pageOf(rows, request, (row) => row.id, toRun);
}

/** Takes a job back: the sheets were lost, or never came out. @returns false where there is none of that id */
export async function forgetPrintRun(owner: UserId, id: string): Promise<boolean> {
  const { count } = await db().printRun.deleteMany({ where: { ownerId: owner, id } });
  return count > 0;
}
