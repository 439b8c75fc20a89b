import { keepText, keptText } from '@/components/ui/kept-text';
import { ask } from '@/lib/api/client';
import type { PrintRun as Noted } from '@/lib/print/runs';
import { isForgotten, printedRuns, takenBack, writeRuns, type PrintRun } from './print-book';

const KEPT = 'muster.printed';
const LAST = 'muster.printed.synced';
const EVERY_MS = 120_000;

/** All that the account knows; undefined where it did not answer. */
async function knownThere(): Promise<ReadonlyMap<string, Noted> | undefined> {
  const known = new Map<string, Noted>();
  for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
    const page = await ask('GET /api/v1/printed', { query: { limit: 100, ...(cursor ? { cursor } : {}) } });
    if (!page.ok) return undefined;
    for (const { printedAt, ...run } of page.data.data)
      known.set(run.id, { ...run, at: Date.parse(printedAt) });
    cursor = page.data.nextCursor ?? undefined;
  }
  return known;
}

const knows = (owner: string, run: PrintRun): boolean => run.told?.includes(owner) ?? false;

/**
 * Makes the record of this browser and that of the account one: what was taken back here is forgotten there, what was
 * printed here is told there, and what the account knows comes here. What was printed in no account is told as well, and
 * stays with the browser.
 */
export const syncPrinted = (owner: string): Promise<void> => alone(() => makeOne(owner));

/** One after the other, in all tabs where the browser has locks: what one has just told, another must not take for forgotten. */
const alone = (work: () => Promise<void>): Promise<void> =>
  globalThis.navigator?.locks ? navigator.locks.request(KEPT, work) : work();

async function makeOne(owner: string): Promise<void> {
  for (const id of takenBack(owner)) {
    const gone = await ask('DELETE /api/v1/printed/{run}', { params: { run: id } });
    if (!gone.ok && gone.status !== 404) return;
    isForgotten(owner, id);
  }
  const there = await knownThere();
  if (!there) return;
  const told = new Set<string>();
  for (const run of printedRuns()) {
    const isOurs = run.owner === undefined || run.owner === owner;
    if (!isOurs || there.has(run.id) || knows(owner, run)) continue;
    const { id, at, system, name, looks } = run;
    const noted = await ask('PUT /api/v1/printed/{run}', {
      params: { run: id },
      body: { system, name, looks: [...looks], printedAt: new Date(at).toISOString() },
    });
    // What the account will never take, such as a card of rules to come, stays with the browser.
    if (noted.ok) told.add(id);
    else if (noted.status === 0 || noted.status >= 429) return;
  }
  // Read again: something may have been printed or taken back while the network was asked.
  const [here, back] = [printedRuns(), new Set(takenBack(owner))];
  const ids = new Set(here.map(({ id }) => id));
  const kept = here.flatMap((run) => {
    // Another account has it, and shows it to its owner again.
    if (run.owner !== undefined && run.owner !== owner && knows(run.owner, run)) return [];
    const known = there.get(run.id);
    if (known || told.has(run.id))
      return [{ ...run, ...known, told: [...new Set([...(run.told ?? []), owner])] }];
    // The account knew it, and has it no more: it was taken back elsewhere, or is one with others.
    return knows(owner, run) ? [] : [run];
  });
  const come = [...there.values()]
    .filter(({ id }) => !ids.has(id) && !back.has(id))
    .map((run): PrintRun => ({ ...run, owner, told: [owner] }));
  writeRuns([...kept, ...come].sort((a, b) => b.at - a.at));
}

/** The same, but not at every page: the record changes when somebody prints. */
export async function syncPrintedNowAndThen(owner: string, now: number = Date.now()): Promise<void> {
  const stamp = `${owner} ${Math.floor(now / EVERY_MS)}`;
  if (keptText(LAST) === stamp) return;
  await syncPrinted(owner);
  keepText(LAST, stamp);
}
