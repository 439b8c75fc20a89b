import type { Db } from '../client';
import type { UserId } from '../ids';
import { toJson } from '../json';
import type { AccountFile } from './file';
import { readMoments } from './moments';
import { coming } from './places';
import { writeMany } from '../portions';
import type { Plan } from './plan';

/** What nobody else reads: cards, searches, and what was printed. */
export async function writeKept(tx: Db, owner: UserId, file: AccountFile, plan: Plan, now: Date) {
  const { date, moments } = readMoments(now);
  await writeMany(
    coming(file.cards, plan.cards).map(([thing, id]) => ({
      ...moments(thing),
      id,
      ownerId: owner,
      system: thing.system,
      name: thing.card.name,
      version: thing.version,
      body: toJson(thing.card),
    })),
    (data) => tx.ownCard.createMany({ data }),
  );
  await writeMany(
    coming(file.searches, plan.searches).map(([{ name, query, createdAt }, id]) => ({
      id,
      ownerId: owner,
      name,
      query,
      createdAt: date(createdAt),
    })),
    (data) => tx.savedSearch.createMany({ data }),
  );
  await writeMany(
    coming(file.printed, plan.printed).map(([{ system, name, printedAt, looks }, id]) => ({
      id,
      ownerId: owner,
      system,
      name,
      printedAt: date(printedAt),
      looks: toJson({ looks }),
    })),
    (data) => tx.printRun.createMany({ data }),
  );
}
