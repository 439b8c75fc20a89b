import { ok, type AnySystem, type Result } from '@/lib/rules';
import type { PrintedLook, PrintJob, PrintOptions } from './job';
import { keyOfLook, sumOfLooks } from './looks';
import { copied, runsOf, runsOfPieces, type Piece, type Run } from './pieces';
import { readLists } from './read-list';
import type { Sources } from './sources';

/** FNV-1a of 32 bits. */
function fnv(text: string, basis: number): string {
  let hash = basis;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * A short name of what a piece shows, front and back, and of the size that was chosen for it. The small print is left out: no card
 * is printed anew for that.
 */
function lookOf({ face: { foot: _, ...face }, back }: Piece, { size }: Pick<PrintOptions, 'size'>): string {
  const isOtherSize = size !== undefined && face.shape === 'card' && face.size !== size;
  const text = JSON.stringify([
    face,
    back?.kind === 'face' ? { ...back, face: { ...back.face, foot: '' } } : back,
    ...(isOtherSize ? [size] : []),
  ]);
  return `${fnv(text, 0x811c9dc5)}-${fnv(text, 0x2f0b4c47)}`;
}

/** Under this name stand pieces that are no entries: a tile, a gem, the horse of a native. No entry of a catalogue is called so. */
const PIECE = 'piece';

const printedAs = (piece: Piece, options: PrintOptions): Pick<PrintedLook, 'entry' | 'look'> => ({
  entry: piece.entry ?? PIECE,
  look: lookOf(piece, options),
});

/**
 * What a job puts on paper, counted by look: what is noted once it is printed. Empty for a sheet without cards. The pieces
 * that lists need on the table are known with the sources alone.
 */
export function looksOfJob(
  system: AnySystem,
  job: PrintJob,
  sources?: Sources,
): Result<readonly PrintedLook[]> {
  const { what, options, without } = job;
  const cards = runsOf(system, job);
  if (!cards.ok) return cards;
  const reads = readLists(system, what);
  if (!reads.ok) return reads;
  const pieces =
    sources && options.parts.includes('pieces') ? runsOfPieces(system, reads.value, sources) : [];
  const whole = copied([...cards.value, ...pieces], options.copies);
  const looks = (without ? restOf(whole, without, options) : whole).flatMap(({ each, times }) =>
    each.map((piece) => ({ ...printedAs(piece, options), count: times })),
  );
  return ok(sumOfLooks(looks));
}

/** What of a job is not on paper yet: a piece that has changed since does not count as the one that was printed. */
export function restOf(
  runs: readonly Run[],
  printed: readonly PrintedLook[],
  options: PrintOptions,
): readonly Run[] {
  const left = new Map(sumOfLooks(printed).map((look) => [keyOfLook(look), look.count]));
  return runs.flatMap(({ each, times }) =>
    each.flatMap((piece) => {
      const key = keyOfLook(printedAs(piece, options));
      const has = Math.min(times, left.get(key) ?? 0);
      if (has > 0) left.set(key, left.get(key)! - has);
      return has < times ? [{ each: [piece], times: times - has }] : [];
    }),
  );
}
