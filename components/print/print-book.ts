import { freshId } from '@/components/ui/fresh-id';
import { keepText, keptJson, keptText } from '@/components/ui/kept-text';
import type { PrintedLook } from '@/lib/print';
import { sumOfLooks } from '@/lib/print/looks';
import { withinMost, type PrintRun as Run } from '@/lib/print/runs';

/**
 * What was printed, job by job: the record of this browser, read without schemas, so that the builder can.
 *
 * - `notePrinted` after a job has been made; `forgetPrint` takes it back (undo, sheets that were lost).
 * - `looksOnPaper(system)` is the `without` of a print job that prints only what is new or has changed; the builder sends
 *   people there by `/print?…&rest=1`.
 * - `ownedOf(system)` is how many of each entry are owned: own is what was printed, in whatever look.
 *
 * Of people with an account `print-sync` keeps the same record there.
 */
export interface PrintRun extends Run {
  /** The account in which it was printed; absent: in none, so it counts for whoever is at this browser. */
  readonly owner?: string;
  /** Accounts that know of it. */
  readonly told?: readonly string[];
}

const KEY = 'muster.printed';
/** Jobs that were taken back and that an account still knows. */
const BACK = 'muster.unprinted';

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

const listOf = (key: string): readonly unknown[] => {
  const read = keptJson(key);
  return Array.isArray(read) ? read : [];
};

const writeTo = (key: string, list: readonly unknown[]): boolean => keepText(key, JSON.stringify(list));

/** Whose page this is; empty where nobody is signed in. */
const ownerHere = (): string => document.documentElement.dataset.owner ?? '';

/** The record as it is kept, and for whom it is read: enough to see whether it has changed. */
export const printedText = (): string => ownerHere() + (keptText(KEY) ?? '');

/** Every job of whoever was at this browser, newest first. What cannot be read counts for none. */
export const printedRuns = (): readonly PrintRun[] => listOf(KEY).filter(isRun);

/** What of it counts for whoever is here now: not what was printed in the account of somebody else. */
const runsHere = (): readonly PrintRun[] => {
  const owner = ownerHere();
  return printedRuns().filter((run) => run.owner === undefined || owner === '' || run.owner === owner);
};

/** Puts the whole record. @returns false where the browser keeps nothing */
export function writeRuns(runs: readonly PrintRun[]): boolean {
  if (!writeTo(KEY, runs)) return false;
  window.dispatchEvent(new Event(PRINTED));
  return true;
}

/** Notes a job that is on paper now. @returns its id; undefined where there was nothing on it, or the browser keeps nothing */
export function notePrinted(
  run: Pick<PrintRun, 'system' | 'name' | 'looks'>,
  at: number = Date.now(),
): string | undefined {
  const id = freshId();
  if (run.looks.length === 0) return undefined;
  const owner = ownerHere();
  const all = [{ ...run, id, at, ...(owner === '' ? {} : { owner }) }, ...printedRuns()];
  // What an account knows is made one there: here it would be counted beside what comes from there.
  const [ours, known] = [all.filter(({ told }) => !told), all.filter(({ told }) => told)];
  return writeRuns([...withinMost(ours), ...known].sort((a, b) => b.at - a.at)) ? id : undefined;
}

/** Takes a job back; accounts that know of it are told when they can be. */
export function forgetPrint(id: string): boolean {
  const runs = printedRuns();
  // It may just be on its way to the account of whoever is here.
  const told = new Set([...(runs.find((run) => run.id === id)?.told ?? []), ownerHere()]);
  told.delete('');
  if (told.size > 0) writeTo(BACK, [...listOf(BACK), ...[...told].map((owner) => ({ id, owner }))]);
  return writeRuns(runs.filter((run) => run.id !== id));
}

/** Ids of jobs that this account is still to forget. */
export const takenBack = (owner: string): readonly string[] =>
  listOf(BACK).flatMap((item) =>
    isRecord(item) && item.owner === owner && typeof item.id === 'string' ? [item.id] : [],
  );

/** The account has forgotten that job. */
export const isForgotten = (owner: string, id: string): boolean =>
  writeTo(
    BACK,
    listOf(BACK).filter((item) => !isRecord(item) || item.owner !== owner || item.id !== id),
  );

/** All that is on paper of one system. */
export const looksOnPaper = (system: string): readonly PrintedLook[] =>
  sumOfLooks(runsHere().flatMap((run) => (run.system === system ? run.looks : [])));

/** How many of each entry of a system were printed. */
export function ownedOf(system: string): ReadonlyMap<string, number> {
  const owned = new Map<string, number>();
  for (const { entry, count } of looksOnPaper(system)) owned.set(entry, (owned.get(entry) ?? 0) + count);
  return owned;
}
