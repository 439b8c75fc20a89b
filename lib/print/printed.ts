import { ok, type AnySystem, type Result } from '@/lib/rules';
import type { PrintedLook, PrintJob } from './job';
import { keyOfLook, sumOfLooks } from './looks';
import { copied, runsOf, type Piece, type Run } from './pieces';

/** FNV-1a of 32 bits. */
function fnv(text: string, basis: number): string {
  let hash = basis;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** A short name of what a piece shows, front and back. The small print is left out: no card is printed anew for that. */
function lookOf({ face: { foot: _, ...face }, back }: Piece): string {
  const text = JSON.stringify([
    face,
    back?.kind === 'face' ? { ...back, face: { ...back.face, foot: '' } } : back,
  ]);
  return `${fnv(text, 0x811c9dc5)}-${fnv(text, 0x2f0b4c47)}`;
}

/** What a job puts on paper, counted by look: what is noted once it is printed. Empty for a sheet without cards. */
export function looksOfJob(system: AnySystem, job: PrintJob): Result<readonly PrintedLook[]> {
  const { options, without } = job;
  const runs = runsOf(system, job);
  if (!runs.ok) return runs;
  const whole = copied(runs.value, options.copies);
  const looks = (without ? restOf(whole, without) : whole).flatMap(({ each, times }) =>
    each.flatMap((piece) =>
      piece.entry === undefined ? [] : [{ entry: piece.entry, look: lookOf(piece), count: times }],
    ),
  );
  return ok(sumOfLooks(looks));
}

/** What of a job is not on paper yet: a piece that has changed since does not count as the one that was printed. */
export function restOf(runs: readonly Run[], printed: readonly PrintedLook[]): readonly Run[] {
  const left = new Map(sumOfLooks(printed).map((look) => [keyOfLook(look), look.count]));
  return runs.flatMap(({ each, times }) =>
    each.flatMap((piece) => {
      const key = piece.entry === undefined ? '' : keyOfLook({ entry: piece.entry, look: lookOf(piece) });
      const has = Math.min(times, left.get(key) ?? 0);
      if (has > 0) left.set(key, left.get(key)! - has);
      return has < times ? [{ each: [piece], times: times - has }] : [];
    }),
  );
}
