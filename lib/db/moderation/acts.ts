import 'server-only';
import { db, type Db } from '../client';
import { noteMade } from '../idempotency';
import { newId, type UserId } from '../ids';
import { readMany } from '../portions';
import { findThing, hideThing, type ThingKind, type ThingName } from './things';

/** What a moderator can do: hide a thing, let it stand as it is, or show again what was hidden. */
export type Action = 'hide' | 'keep' | 'show';

/** What was done to a thing, and why. */
export interface Act extends ThingName {
  readonly id: string;
  readonly action: Action;
  readonly because: string;
  readonly createdAt: string;
}

export const actColumns = {
  id: true,
  moderatorId: true,
  action: true,
  kind: true,
  thing: true,
  because: true,
  createdAt: true,
} as const;

export interface ActRow {
  readonly id: string;
  readonly moderatorId: string;
  readonly action: string;
  readonly kind: string;
  readonly thing: string;
  readonly because: string;
  readonly createdAt: Date;
}

/** A row as an act: without who did it. */
export const toAct = (row: ActRow): Act => ({
  id: row.id,
  action: row.action as Action,
  kind: row.kind as ThingKind,
  thing: row.thing,
  because: row.because,
  createdAt: row.createdAt.toISOString(),
});

/** Somebody was quicker, or there is nothing to answer. */
class Decided extends Error {}

async function carryOut(tx: Db, act: Act): Promise<void> {
  const open = { kind: act.kind, thing: act.thing, closedBy: null };
  const turned = act.action === 'keep' || (await hideThing(tx, act, act.action === 'hide' ? act.id : null));
  const { count } = await tx.moderationReport.updateMany({ where: open, data: { closedBy: act.id } });
  if (!turned || (act.action === 'keep' && count === 0)) throw new Decided();
}

/** Does it, closes the reports that it answers, and notes it in the log; all of it or nothing. */
export async function decide(
  moderator: UserId,
  { kind, thing }: ThingName,
  { action, because }: { readonly action: Action; readonly because: string },
): Promise<Act | 'missing' | 'decided'> {
  const now = new Date();
  const act: Act = { id: newId(), action, kind, thing, because, createdAt: now.toISOString() };
  try {
    return await db().$transaction(async (tx) => {
      const found = await findThing(tx, act);
      if (!found) return 'missing';
      await carryOut(tx, act);
      await tx.moderationAct.create({
        data: { ...act, moderatorId: moderator, ownerId: found.owner ?? null, createdAt: now },
        select: { id: true },
      });
      await noteMade(tx, act.id);
      return act;
    });
  } catch (error) {
    if (error instanceof Decided) return 'decided';
    throw error;
  }
}

/** Acts by their ids. */
export async function findActs(ids: readonly string[]): Promise<ReadonlyMap<string, Act>> {
  const rows = await readMany([...new Set(ids)], (some) =>
    db().moderationAct.findMany({ where: { id: { in: some } }, select: actColumns }),
  );
  return new Map(rows.map((row) => [row.id, toAct(row)]));
}

/** Why a thing is hidden. */
export const findHiding = async (hiddenBy: string | undefined): Promise<Act | undefined> =>
  hiddenBy === undefined ? undefined : (await findActs([hiddenBy])).get(hiddenBy);

/** Of these things those that the log says are hidden, each with the act that did it: what comes back comes back hidden. */
export async function findStillHidden(
  tx: Db,
  kind: ThingKind,
  things: readonly string[],
): Promise<(thing: string) => string | null> {
  const rows = await readMany([...new Set(things)], (some) =>
    tx.moderationAct.findMany({
      where: { kind, thing: { in: some }, action: { not: 'keep' } },
      orderBy: { id: 'asc' },
      select: { id: true, thing: true, action: true },
    }),
  );
  const last = new Map(rows.map(({ id, thing, action }) => [thing, action === 'hide' ? id : null]));
  return (thing) => last.get(thing) ?? null;
}
