import type { PrintedLook } from '@/lib/print';
import { sumOfLooks } from '@/lib/print/looks';

/**
 * What was printed in this browser, job by job: the one record of it. It is read without schemas, so that the builder can.
 *
 * - `notePrinted` after a job has been made; `forgetPrint` takes it back (undo, sheets that were lost).
 * - `looksOnPaper(system)` is the `without` of a print job that prints only what is new or has changed; the builder sends
 *   people there by `/print?…&rest=1`.
 * - `ownedOf(system)` is how many of each entry are owned: own is what was printed, in whatever look.
 */
export interface PrintRun {
  readonly id: string;
  readonly at: number;
  readonly system: string;
  /** What it was called: the list, the system. */
  readonly name: string;
  readonly looks: readonly PrintedLook[];
}

const KEY = 'muster.printed';
const MOST = 100;
/** What the oldest jobs of a system become when there are too many. */
const EARLIER = 'Earlier';

/** Told in this tab of every change; other tabs hear the storage. */
export const PRINTED = 'muster:printed';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isLook = (value: unknown): value is PrintedLook =>
  isRecord(value) &&
  typeof value.entry === 'string' &&
  typeof value.look === 'string' &&
  Number.isInteger(value.count);

const isRun = (value: unknown): value is PrintRun =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.at === 'number' &&
  typeof value.system === 'string' &&
  typeof value.name === 'string' &&
  Array.isArray(value.looks) &&
  value.looks.every(isLook);

/** The record as it is kept: enough to see whether it has changed. */
export function printedText(): string {
  try {
    return localStorage.getItem(KEY) ?? '[]';
  } catch {
    return '[]';
  }
}

/** Every job, newest first. What cannot be read counts for none. */
export function printedRuns(): readonly PrintRun[] {
  try {
    const read: unknown = JSON.parse(printedText());
    return Array.isArray(read) ? read.filter(isRun) : [];
  } catch {
    return [];
  }
}

function write(runs: readonly PrintRun[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(runs));
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(PRINTED));
  return true;
}

/** The oldest jobs over the number kept become one for each system, so that nothing owned is forgotten. */
function withinMost(runs: readonly PrintRun[]): readonly PrintRun[] {
  if (runs.length <= MOST) return runs;
  const [kept, old] = [runs.slice(0, MOST / 2), runs.slice(MOST / 2)];
  const systems = [...new Set(old.map(({ system }) => system))];
  return [
    ...kept,
    ...systems.map((slug): PrintRun => {
      const of = old.filter(({ system }) => system === slug);
      return { ...of[0]!, name: EARLIER, looks: sumOfLooks(of.flatMap(({ looks }) => looks)) };
    }),
  ];
}

/** Notes a job that is on paper now. @returns its id; undefined where there was nothing on it, or the browser keeps nothing */
export function notePrinted(run: Omit<PrintRun, 'id' | 'at'>, at: number = Date.now()): string | undefined {
  const id = crypto.randomUUID();
  if (run.looks.length === 0) return undefined;
  return write(withinMost([{ ...run, id, at }, ...printedRuns()])) ? id : undefined;
}

export const forgetPrint = (id: string): boolean => write(printedRuns().filter((run) => run.id !== id));

/** All that is on paper of one system. */
export const looksOnPaper = (system: string): readonly PrintedLook[] =>
  sumOfLooks(printedRuns().flatMap((run) => (run.system === system ? run.looks : [])));

/** How many of each entry of a system were printed. */
export function ownedOf(system: string): ReadonlyMap<string, number> {
  const owned = new Map<string, number>();
  for (const { entry, count } of looksOnPaper(system)) owned.set(entry, (owned.get(entry) ?? 0) + count);
  return owned;
}
