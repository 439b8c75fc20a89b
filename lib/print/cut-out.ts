import type { AnySystem, Face, PaperSize } from '@/lib/rules';
import { drawBack } from './back';
import { backPage } from './backs';
import { cutPages } from './board/cut-pages';
import type { Look } from './card-frame';
import type { Drawing, Misfit } from './drawing';
import { drawFace } from './face';
import type { PrintOptions } from './job';
import type { Piece, Run } from './pieces';
import { layOut, type Page, type SheetOptions } from './sheets';
import { goesOn, layOnShelves } from './shelves';
import { footFor, withKey } from './signs';

/** What is cut out of a job’s sheets. */
export interface CutOut {
  readonly pages: readonly Page<Drawing>[];
  /** What lies behind each front, where anything does. */
  readonly backOf: ReadonlyMap<Drawing, Drawing>;
  /** Titles of which nobody knows a back. */
  readonly blank: readonly string[];
  readonly misfits: readonly Misfit[];
}

/** A piece as it is drawn, whatever lies behind it. */
export interface Drawn {
  readonly title: string;
  readonly size: PaperSize;
  /** Equal for pieces whose backs look alike; absent: each has its own. */
  readonly backs?: string;
  readonly front: Drawing;
  readonly back?: Drawing;
}

/**
 * Cards and counters on sheets: those of one size in a grid of their own. `mixed`: pieces of many sizes share their pages, and
 * one that is larger than the paper is cut like a board. @throws TooLarge where a card is
 */
export function cutOut(
  system: AnySystem,
  runs: readonly Run[],
  options: PrintOptions,
  mixed = false,
): CutOut {
  const drawn = drawAll(system, runs, options);
  const isLarge = ({ front }: Drawn): boolean => mixed && !goesOn(front, options);
  const fronts = drawn.fronts.filter((one) => !isLarge(one));
  // What is larger than the paper is put together of several pages, behind which nothing could lie.
  const all = drawn.all.map((one): Drawn => {
    if (!isLarge(one)) return one;
    const { back: _, ...front } = one;
    return front;
  });
  const large = drawn.fronts
    .filter(isLarge)
    .flatMap(({ title, front }) => cutPages(title, system.name, front, options, { whole: true }));
  const backOf = new Map(all.flatMap(({ front, back }) => (back ? [[front, back] as const] : [])));
  const { signs = [] } = system;
  /** Leaves room for the key of the signs on these fronts and behind them. */
  const keyed = (of: readonly Drawing[]): SheetOptions => {
    const seen = [...new Set(of)].flatMap((front) => [front, ...[backOf.get(front) ?? []].flat()]);
    return { ...options, footMm: footFor(signs, seen, options) };
  };
  const pages = mixed
    ? layOnShelves(
        fronts.map(({ front }) => ({ item: front, wMm: front.wMm, hMm: front.hMm })),
        keyed(fronts.map(({ front }) => front)),
      )
    : [...bySize(fronts)].flatMap(([size, alike]) => layOut(alike, size, keyed(alike)));
  return {
    pages: [...pages.map((page) => withKey(signs, page, backOf, options)), ...large],
    backOf,
    blank:
      options.backs === 'none' ? [] : [...new Set(all.flatMap(({ back, title }) => (back ? [] : [title])))],
    misfits: all.flatMap(({ front, back }) => [...front.misfits, ...(back?.misfits ?? [])]),
  };
}

function bySize(fronts: readonly Drawn[]): ReadonlyMap<PaperSize, readonly Drawing[]> {
  const groups = new Map<PaperSize, Drawing[]>();
  for (const { size, front } of fronts) {
    const alike = groups.get(size) ?? [];
    groups.set(size, alike);
    alike.push(front);
  }
  return groups;
}

/** Behind every page its second side, so that the pairs stay together. */
export function withBacks(
  pages: readonly Page<Drawing>[],
  backOf: ReadonlyMap<Drawing, Drawing>,
  options: PrintOptions,
): readonly Page<Drawing>[] {
  const { backs } = options;
  // Where nothing has a back there is no second side.
  if (backs === 'none' || backOf.size === 0) return pages;
  return pages.flatMap((page) => [page, backPage(page, backs, options, (front) => backOf.get(front))]);
}

/** Each different piece drawn once, and every front in its order, as many as are wanted. */
export function drawAll(
  system: AnySystem,
  runs: readonly Run[],
  options: PrintOptions & Look,
): { readonly fronts: readonly Drawn[]; readonly all: readonly Drawn[] } {
  const fronts: Drawn[] = [];
  const drawn = new Map<string, Drawn>();
  for (const { each, times } of runs) {
    const run = each.map((piece) => {
      const size = piece.size ?? sizeOf(system, piece.face, options);
      const key = JSON.stringify([size.id, piece]);
      const one = drawn.get(key) ?? drawPiece(piece, size, options);
      drawn.set(key, one);
      return one;
    });
    for (let n = 0; n < times; n++) fronts.push(...run);
  }
  return { fronts, all: [...drawn.values()] };
}

/** Cards and counters keep apart: a chosen size is meant for cards. */
function sizeOf(system: AnySystem, face: Face, options: PrintOptions): PaperSize {
  const id = face.shape === 'card' ? (options.size ?? face.size) : face.size;
  const size = system.sizes.find((s) => s.id === id);
  if (!size) throw new Error(`no paper size ${id}`);
  return size;
}

function drawPiece({ face, back }: Piece, size: PaperSize, options: PrintOptions & Look): Drawn {
  const draw = (one: Face): Drawing => drawFace({ sizes: [size] }, one, options, size.id);
  const { title } = face;
  if (!back || options.backs === 'none') return { title, size, backs: 'none', front: draw(face) };
  if (back.kind === 'face')
    return { title, size, front: draw({ ...face, ...back.first }), back: draw(back.face) };
  const front = draw(face);
  return { title, size, backs: JSON.stringify(back), front, back: drawBack(back, front, options) };
}
