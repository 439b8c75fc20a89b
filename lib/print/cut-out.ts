import type { AnySystem, Face, PaperSize } from '@/lib/rules';
import { drawBack } from './back';
import { backPage, readBehind } from './backs';
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
  /** Cards and counters in grids, each size by itself. */
  readonly inGrids: readonly Page<Drawing>[];
  /** Pieces of many sizes on common pages, perhaps with cards. */
  readonly mixed: readonly Page<Drawing>[];
  /** Are there cards among them? */
  readonly isTogether: boolean;
  /** What of the pieces is larger than the paper, in parts. */
  readonly large: readonly Page<Drawing>[];
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
 * Cards and counters on sheets, those of one size in a grid of their own; pieces of many sizes share their pages, and one that is
 * larger than the paper is cut like a board. Where it saves sheets, cards that fill no sheet of their own go with the pieces.
 * @throws TooLarge where a card is
 */
export function cutOut(
  system: AnySystem,
  cards: readonly Run[],
  pieces: readonly Run[],
  options: PrintOptions,
): CutOut {
  const [inHand, onTable] = [drawAll(system, cards, options), drawAll(system, pieces, options)];
  const isLarge = ({ front }: Drawn): boolean => !goesOn(front, options);
  // What is larger than the paper is put together of several pages, behind which nothing could lie.
  const few = onTable.all.map((one): Drawn => {
    if (!isLarge(one)) return one;
    const { back: _, ...front } = one;
    return front;
  });
  const all = [...inHand.all, ...few];
  const backOf = new Map(all.flatMap(({ front, back }) => (back ? [[front, back] as const] : [])));
  const { signs = [] } = system;
  /** Leaves room for the key of the signs on these fronts and behind them. */
  const keyed = (of: readonly Drawing[]): SheetOptions => {
    const seen = [...new Set(of)].flatMap((front) => [front, ...[backOf.get(front) ?? []].flat()]);
    return { ...options, footMm: footFor(signs, seen, options) };
  };
  const withKeys = (pages: readonly Page<Drawing>[]) =>
    pages.map((page) => withKey(signs, page, backOf, options));
  const grids = [...bySize(inHand.fronts)].map(([size, alike]) => layOut(alike, size, keyed(alike)));
  const small = onTable.fronts.filter((one) => !isLarge(one)).map(({ front }) => front);
  const laid = fewestPages(grids, small, (fronts) =>
    layOnShelves(
      fronts.map((item) => ({ item, wMm: item.wMm, hMm: item.hMm })),
      keyed(fronts),
    ),
  );
  return {
    inGrids: withKeys(laid.inGrids),
    mixed: withKeys(laid.mixed),
    isTogether: laid.isTogether,
    large: onTable.fronts
      .filter(isLarge)
      .flatMap(({ title, front }) => cutPages(title, system.name, front, options, { whole: true })),
    backOf,
    blank:
      options.backs === 'none' ? [] : [...new Set(all.flatMap(({ back, title }) => (back ? [] : [title])))],
    misfits: all.flatMap(({ front, back }) => [...front.misfits, ...(back?.misfits ?? [])]),
  };
}

/**
 * The last page of a grid is rarely full: where it takes fewer pages, what lies there is laid with the pieces instead, the
 * emptiest first. Crop marks are worth more than order, so that no more goes there than must.
 */
function fewestPages(
  grids: readonly (readonly Page<Drawing>[])[],
  pieces: readonly Drawing[],
  mix: (fronts: readonly Drawing[]) => readonly Page<Drawing>[],
): Pick<CutOut, 'inGrids' | 'mixed' | 'isTogether'> {
  const covered = (pages: readonly Page<Drawing>[]): number =>
    pages.at(-1)!.placed.reduce((sum, { wMm, hMm }) => sum + wMm * hMm, 0);
  const emptiest = [...grids].sort((a, b) => covered(a) - covered(b));
  const ways = Array.from({ length: grids.length + 1 }, (_, many) => {
    const parted = new Set(emptiest.slice(0, many));
    const rests = [...parted].flatMap((pages) => pages.at(-1)!.placed.map(({ item }) => item));
    return {
      inGrids: grids.flatMap((pages) => (parted.has(pages) ? pages.slice(0, -1) : pages)),
      mixed: mix([...rests, ...pieces]),
      isTogether: many > 0,
    };
  });
  const pagesOf = ({ inGrids, mixed }: (typeof ways)[number]): number => inGrids.length + mixed.length;
  return ways.reduce((best, way) => (pagesOf(way) < pagesOf(best) ? way : best));
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

/** Is something only read there, so that the next page of it may stand behind? */
const isRead = ({ oneSided }: Page<Drawing>): boolean => oneSided !== true;

/** Behind every page its second side, so that the pairs stay together; what is read goes on behind itself. */
export function withBacks(
  pages: readonly Page<Drawing>[],
  backOf: ReadonlyMap<Drawing, Drawing>,
  options: PrintOptions,
): readonly Page<Drawing>[] {
  const { backs } = options;
  // Where nothing has a back there is no second side.
  if (backs === 'none' || backOf.size === 0) return pages;
  const sheets: Page<Drawing>[] = [];
  for (const page of pages) {
    const last = sheets.at(-1);
    const goesBehind = last?.side === 'front' && isRead(last) && isRead(page) && page.chapter === undefined;
    if (goesBehind) sheets.push(readBehind(last, page, backs));
    else sheets.push(...behindLast(last), page);
  }
  return [...sheets, ...behindLast(sheets.at(-1))];

  /** What lies behind a front, were it nothing. */
  function behindLast(last: Page<Drawing> | undefined): readonly Page<Drawing>[] {
    if (last?.side !== 'front' || backs === 'none') return [];
    return [backPage(last, backs, options, (front) => backOf.get(front))];
  }
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
