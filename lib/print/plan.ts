import { ok, refuse, type AnySystem, type Face, type Result } from '@/lib/rules';
import { drawBack } from './back';
import { backPage } from './backs';
import { calibrationPages } from './calibration';
import type { Drawing, Misfit } from './drawing';
import { drawFace } from './face';
import { MOST_CARDS, type PrintJob, type PrintOptions, type PrintWhat } from './job';
import { papers } from './paper';
import { copied, countOf, runsOf, type Piece, type Run } from './pieces';
import { restOf } from './printed';
import { layOut, TooLarge, type Page } from './sheets';

/** Pages ready to be drawn, on screen or as PDF. */
export interface PrintPlan {
  readonly pages: readonly Page<Drawing>[];
  readonly cards: number;
  /** Titles of which nobody knows a back; with backs asked for, the paper is blank behind them. */
  readonly blank: readonly string[];
  /** What does not fit or cannot be drawn; nothing is ever clipped in silence. */
  readonly misfits: readonly Misfit[];
}

/** The system that a job is about; its slug may be unknown. */
export const systemOfJob = (what: PrintWhat): string =>
  what.kind === 'list'
    ? what.list.system
    : what.kind === 'lists'
      ? (what.lists[0]?.list.system ?? '')
      : what.system;

/** Every card of a job, laid out in millimetres. Refuses an unknown entry, a list of another system and too many cards. */
export function planPrint(system: AnySystem, { what, options, without }: PrintJob): Result<PrintPlan> {
  if (what.kind === 'calibration')
    return ok({ pages: calibrationPages(options.paper), cards: 0, blank: [], misfits: [] });
  const found = runsOf(system, what);
  if (!found.ok) return found;
  const whole = copied(found.value, options.copies);
  const runs = without ? restOf(whole, without) : whole;
  const cards = countOf(runs);
  if (cards === 0)
    return refuse({
      path: ['what'],
      code: 'nothing_to_print',
      message: countOf(whole) === 0 ? 'There is no card in this.' : 'Everything in this is on paper already.',
    });
  if (cards > MOST_CARDS)
    return refuse({
      path: ['what'],
      code: 'too_many_cards',
      message: `One job prints at most ${MOST_CARDS} cards; this has ${cards}.`,
    });
  if (options.size !== undefined && !system.sizes.some((s) => s.id === options.size))
    return refuse({
      path: ['options', 'size'],
      code: 'unknown_size',
      message: `${system.name} has no size “${options.size}”.`,
    });

  const { bySize, all } = drawAll(system, runs, options);
  const pages: Page<Drawing>[] = [];
  try {
    for (const [id, drawn] of bySize)
      pages.push(
        ...layOut(
          drawn,
          system.sizes.find((s) => s.id === id)!,
          options,
        ),
      );
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return refuse({
      path: ['options'],
      code: 'too_large',
      message: `A card is larger than ${papers[options.paper].name} with these margins.`,
    });
  }
  const { backs } = options;
  const backOf = new Map(all.flatMap(({ front, back }) => (back ? [[front, back] as const] : [])));
  // Where nothing has a back there is no second side; otherwise each sheet has one, so that the pairs stay together.
  const twoSided = backs !== 'none' && backOf.size > 0;
  return ok({
    pages: twoSided
      ? pages.flatMap((page) => [page, backPage(page, backs, options, (front) => backOf.get(front))])
      : pages,
    cards,
    blank: backs === 'none' ? [] : [...new Set(all.flatMap(({ back, title }) => (back ? [] : [title])))],
    misfits: all.flatMap(({ front, back }) => [...front.misfits, ...(back?.misfits ?? [])]),
  });
}

interface Drawn {
  readonly title: string;
  readonly front: Drawing;
  readonly back?: Drawing;
}

/** Each different piece drawn once, and the fronts by their size, as many of each as are wanted. */
function drawAll(
  system: AnySystem,
  runs: readonly Run[],
  options: PrintOptions,
): { readonly bySize: ReadonlyMap<string, readonly Drawing[]>; readonly all: readonly Drawn[] } {
  const bySize = new Map<string, Drawing[]>();
  const drawn = new Map<string, Drawn>();
  for (const { each, times } of runs) {
    const fronts = each.map((piece) => {
      const size = sizeOf(piece.face, options);
      const key = JSON.stringify([size, piece]);
      const one = drawn.get(key) ?? drawPiece(system, piece, size, options);
      drawn.set(key, one);
      return { size, front: one.front };
    });
    for (let n = 0; n < times; n++)
      for (const { size, front } of fronts) {
        const alike = bySize.get(size) ?? [];
        bySize.set(size, alike);
        alike.push(front);
      }
  }
  return { bySize, all: [...drawn.values()] };
}

/** Cards and counters keep apart: a chosen size is meant for cards. */
const sizeOf = (face: Face, options: PrintOptions): string =>
  face.shape === 'card' ? (options.size ?? face.size) : face.size;

function drawPiece(system: AnySystem, { face, back }: Piece, sizeId: string, options: PrintOptions): Drawn {
  if (!back || options.backs === 'none')
    return { title: face.title, front: drawFace(system, face, options, sizeId) };
  const first = back.kind === 'face' ? { ...face, ...back.first } : face;
  const front = drawFace(system, first, options, sizeId);
  const behind =
    back.kind === 'face' ? drawFace(system, back.face, options, sizeId) : drawBack(back, front, options);
  return { title: face.title, front, back: behind };
}
