import {
  defaultAgreement,
  ok,
  prepareTerms,
  refuse,
  type AnySystem,
  type PaperDrawing,
  type Result,
} from '@/lib/rules';
import { aidPages } from '../aids/pages';
import { tablePages } from '../aids/tables';
import { withBacks } from '../cut-out';
import type { Drawing, Misfit } from '../drawing';
import type { PrintOptions, PrintWhat } from '../job';
import { lettersLost } from '../misfits';
import { layOnShelves } from '../shelves';
import { inChapter, TooLarge, type Page } from '../sheets';
import type { Sources } from '../sources';
import { bordersOf } from './borders';
import { cutBoard } from './cut-board';
import { cutPages, MOST_PAGES } from './cut-pages';
import { drawBoard } from './draw-board';

type BoardWhat = Extract<PrintWhat, { readonly kind: 'board' | 'drawn' }>;

/** The pages of a board, or of an aid that lies beside one. Refuses a board that the system does not have, and one that would take too much paper. */
export function boardPages(
  system: AnySystem,
  what: BoardWhat,
  options: PrintOptions,
  { paper }: Sources,
): Result<readonly Page<Drawing>[]> {
  const terms = prepareTerms(system, what.agreement ?? defaultAgreement(system));
  if (!terms.ok)
    return refuse(...terms.problems.map((p) => ({ ...p, path: ['what', 'agreement', ...p.path] })));
  const aid = what.kind === 'board' ? paper.aids?.find(({ id }) => id === what.board) : undefined;
  if (aid) return ok(aidPages(system, aid.make(terms.value.house), options, { terms: terms.value }));
  const drawn = drawingsOf(system, paper, what, terms.value.house);
  if (!drawn.ok) return drawn;
  const { drawings, says } = drawn.value;
  // Several with a floor of their own are tiles, to be cut out; all else is a board by itself.
  const areTiles = drawings.length > 1 && drawings.every(({ floor }) => floor);
  const pages = areTiles
    ? tiles(drawings, options)
    : drawings.flatMap((drawing) => [
        ...inChapter(drawing.name, bigBoard(drawing, says, options)),
        ...(drawing.beside
          ? inChapter(
              drawing.beside.name,
              tablePages(system, drawing.beside, options, `${drawing.name} · ${says}`, terms.value),
            )
          : []),
      ]);
  if (!pages)
    return refuse({ path: ['options'], code: 'too_large', message: 'A tile is larger than the paper.' });
  return pages.length > MOST_PAGES
    ? refuse({
        path: ['options'],
        code: 'too_large',
        message: `This board would take ${pages.length} pages; ${MOST_PAGES} are the most.`,
      })
    : ok(pages);
}

/** What is drawn, and what stands below it on each page. */
function drawingsOf(
  system: AnySystem,
  { boards, aids = [], drawn }: Sources['paper'],
  what: BoardWhat,
  house: Readonly<Record<string, unknown>>,
): Result<{ readonly drawings: readonly PaperDrawing[]; readonly says: string }> {
  if (what.kind === 'drawn') {
    const read = drawn?.(what.name, what.board, house);
    if (read?.ok) return ok({ drawings: read.value, says: system.name });
    return refuse(
      ...(read?.problems.map((p) => ({ ...p, path: ['what', 'board', ...p.path] })) ?? [
        {
          path: ['what', 'system'],
          code: 'not_playable',
          message: `Boards of one’s own of ${system.name} are not drawn here.`,
        },
      ]),
    );
  }
  const board = boards.find(({ id }) => id === what.board);
  if (!board)
    return refuse({
      path: ['what', 'board'],
      code: 'unknown_board',
      message: `${system.name} has no board “${what.board}”; it has ${[...boards, ...aids].map(({ id }) => id).join(', ')}.`,
    });
  // A seed stands on what was drawn from it, so that the same can be drawn again.
  const seed = board.asks.includes('seed') ? ` · seed ${what.seed}` : '';
  return ok({ drawings: board.draw(what, house), says: `${system.name}${seed}` });
}

const isRectangle = ({ floor }: PaperDrawing): boolean => floor?.shape.length === 8;

/** Drawings to cut out, as many on a page as go there, each with its other side behind it. */
function tiles(
  drawings: readonly PaperDrawing[],
  options: PrintOptions,
): readonly Page<Drawing>[] | undefined {
  const drawn = drawings.map((one) => ({
    front: drawBoard(one),
    back: one.behind ? drawBoard(one.behind) : undefined,
  }));
  try {
    const pages = layOnShelves(
      drawn.map(({ front }) => ({ item: front, wMm: front.wMm, hMm: front.hMm })),
      // Hexagons are cut along their own outlines.
      { ...options, cropMarks: options.cropMarks && drawings.every(isRectangle) },
    );
    return withBacks(
      pages,
      new Map(drawn.flatMap(({ front, back }) => (back ? [[front, back] as const] : []))),
      options,
    );
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

/** The board with as wide a rim as it has, or with a narrower one where that takes fewer pages. */
function fitted(board: PaperDrawing, options: PrintOptions): PaperDrawing {
  const { narrower } = board;
  const pagesOf = (one: PaperDrawing): number => cutBoard(one, options).pages.length;
  return narrower && pagesOf(narrower) < pagesOf(board) ? narrower : board;
}

/** A board on one page, or cut into several with the plan of their assembly before them. */
function bigBoard(wished: PaperDrawing, says: string, options: PrintOptions): readonly Page<Drawing>[] {
  const board = fitted(wished, options);
  const drawing = { ...drawBoard(board), misfits: lostIn(board) };
  return cutPages(board.name, says, drawing, options, { borders: bordersOf(board.spaces) });
}

/** Characters in names of a board that no font here has. */
const lostIn = ({ name, spaces }: PaperDrawing): readonly Misfit[] =>
  lettersLost(
    name,
    [name, ...spaces.map(({ title }) => title ?? '')].map((text) => [text, 'strong']),
  );
