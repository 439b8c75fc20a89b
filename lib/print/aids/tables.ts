import type { AnySystem, AnyTerms, PaperTables, SheetBlock } from '@/lib/rules';
import type { Drawing, Op } from '../drawing';
import type { PrintOptions } from '../job';
import { fitLine } from '../card-frame';
import { capMm, drawable, titleFont, widthMm } from '../measure';
import { INK, inks } from '../palette';
import { mmOf } from '../paper';
import { agreedRows } from '../sheet/agreed';
import { flow, gap, heightOf, type Column, type Strip } from '../sheet/flow';
import { BLOCK_GAP_MM, blockStrips, footed, sheetArea } from '../sheet/list-sheet';
import { paragraph } from '../sheet/text-strips';
import type { Page } from '../sheets';

/** Sizes of print: the best, the least that still keeps a side on one page, and where it takes several. */
const sizes = {
  usual: { best: 13, least: 7, several: 9 },
  large: { best: 16, least: 12, several: 12 },
  narrow: { best: 13, least: 8.5, several: 9 },
};
/** No print in tables that stand side by side is smaller. */
const LEAST_NARROW_PT = 8;
const GUTTER_MM = 7;
const TITLE_PT = 20;
const LEAST_TITLE_PT = 9;
const HINT_PT = 9.5;

/** What the table agreed, or that all is as printed. */
function agreedBlock(system: AnySystem, terms: AnyTerms): SheetBlock {
  const rows = agreedRows(system, terms);
  return rows.length === 0
    ? {
        title: 'Agreed',
        columns: [{ title: 'All is as printed, and what differs is written here' }],
        rows: Array.from({ length: 3 }, () => ({ cells: [{ write: 'long' as const }] })),
      }
    : {
        title: `Agreed in “${terms.name}”`,
        columns: [{ title: 'Variation' }, { title: 'As agreed' }, { title: 'Rules' }],
        rows: rows.map(({ title, value, rules }) => ({ cells: [title, value, rules] })),
      };
}

/** Blocks that stand on a page together: from one that opens a page to the next. */
function sidesOf(blocks: readonly SheetBlock[]): readonly (readonly SheetBlock[])[] {
  const sides: SheetBlock[][] = [[]];
  for (const block of blocks) {
    if (block.opens && sides.at(-1)!.length > 0) sides.push([]);
    sides.at(-1)!.push(block);
  }
  return sides;
}

/** Each side on one page as long as it can be read there, else on as few as there can be. */
export function tablePages(
  system: AnySystem,
  { name, hints, blocks, agreed, narrow }: PaperTables,
  { paper, marginMm, largePrint }: Pick<PrintOptions, 'paper' | 'marginMm' | 'largePrint'>,
  says: string,
  terms?: AnyTerms,
): readonly Page<Drawing>[] {
  const area = sheetArea(paper, marginMm);
  const ink = inks[system.accent];
  const font = titleFont(name);
  const title = drawable(name, font);
  const titlePt = fitLine(title, font, TITLE_PT, LEAST_TITLE_PT, area.widthMm);
  const rule = (x: number, y: number): Op => ({
    op: 'rect',
    x,
    y,
    w: area.widthMm,
    h: 0.6,
    fill: ink.solid,
  });
  const head: readonly Strip[] =
    widthMm(title, font, titlePt) <= area.widthMm
      ? [
          {
            heightMm: mmOf(24),
            draw: (x, top) => [
              {
                op: 'text',
                x,
                y: top + capMm(TITLE_PT) + 0.8,
                text: title,
                font,
                sizePt: titlePt,
                fill: INK,
              },
              rule(x, top + mmOf(22)),
            ],
          },
        ]
      : [
          ...paragraph(title, titlePt, area.widthMm, { font }),
          { heightMm: mmOf(4), draw: (x, top) => [rule(x, top + 0.4)] },
        ];
  const all = agreed && terms ? [...blocks, agreedBlock(system, terms)] : blocks;
  const sides = sidesOf(all);
  const leastPt = narrow ? LEAST_NARROW_PT : 0;
  const at = (sizePt: number, many: number) =>
    sides.map((side, i) => {
      const above = [
        ...head,
        gap(1),
        ...(i === 0 ? hints : []).flatMap((hint) =>
          paragraph(hint, largePrint ? sizePt : Math.min(sizePt, HINT_PT), area.widthMm),
        ),
        gap(BLOCK_GAP_MM),
      ];
      const widthMm = (area.widthMm - (many - 1) * GUTTER_MM) / many;
      const columns = (downMm: number): readonly Column[] =>
        Array.from({ length: many }, (_, k) => ({
          x: area.x + k * (widthMm + GUTTER_MM),
          y: area.y + downMm,
          wMm: widthMm,
          hMm: area.heightMm - downMm,
        }));
      const strips = side.flatMap((block) =>
        blockStrips(block, { sizePt, widthMm, ink, isForm: true, leastPt }),
      );
      const [lead = []] = flow(above, columns(0));
      const [first = [], ...rest] = flow(strips, columns(0), columns(heightOf(above)));
      return [[...lead, ...first], ...rest];
    });
  const overflows = (pages: ReturnType<typeof at>): boolean => pages.some(({ length }) => length > 1);
  const { best, least, several } = sizes[largePrint ? 'large' : narrow ? 'narrow' : 'usual'];
  // Rather side by side in the size of one column than smaller.
  const most = narrow && !largePrint ? 2 : 1;
  let sizePt = best;
  let many = 1;
  let pages = at(sizePt, many);
  while (overflows(pages) && (sizePt > least || many < most)) {
    if (sizePt > least) sizePt -= 0.5;
    else [many, sizePt] = [many + 1, best];
    pages = at(sizePt, many);
  }
  if (overflows(pages)) {
    const fewest = pages.flat().length;
    pages = at((sizePt = several), many);
    while (pages.flat().length > fewest) pages = at((sizePt -= 0.5), many);
  }
  return footed(pages.flat(), area, says);
}
