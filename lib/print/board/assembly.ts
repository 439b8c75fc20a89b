import type { Drawing, Op } from '../drawing';
import { fitLine } from '../card-frame';
import { drawable, LEAST_PRINT_PT, linesWithin, measure, titleFont } from '../measure';
import { INK } from '../palette';
import { mmOf, papers, type PaperId } from '../paper';
import { wholePage } from '../sheet/whole-page';
import { small, textOp } from '../sheet/text-strips';
import type { Page } from '../sheets';
import { centred } from './draw-board';
import type { Cut } from './cut-board';
import type { Seam } from './seams';

const EDGE_MM = 15;
const TOP_MM = 48;
const FOOT_MM = 30;
/** A known length, to see that nothing was fitted to the page. */
const RULER_MM = 100;

const TITLE_PT = 18;
const LEAST_TITLE_PT = 9;

/** The name of a board on one line, smaller where it is long, or on two. */
function titleOps(name: string, maxMm: number): readonly Op[] {
  const font = titleFont(name);
  const says = drawable(name, font);
  const sizePt = fitLine(says, font, TITLE_PT, LEAST_TITLE_PT, maxMm);
  const lines = linesWithin(measure(says, font), sizePt, maxMm);
  // The last of them stands where one alone would.
  return lines.map(({ text }, i) =>
    textOp(EDGE_MM, 14 - (lines.length - 1 - i) * mmOf(sizePt * 1.2), text, font, sizePt),
  );
}

/** The whole board in small but for its small words, with the number of each page and the letter of each seam, and how to put them together. */
export function assemblyPage(
  name: string,
  says: string,
  drawing: Drawing,
  cut: Cut,
  seams: readonly Seam[],
  paper: PaperId,
): Page<Drawing> {
  const { wMm, hMm } = papers[paper];
  const scale = Math.min((wMm - 2 * EDGE_MM) / drawing.wMm, (hMm - TOP_MM - FOOT_MM - EDGE_MM) / drawing.hMm);
  const [left, top] = [(wMm - drawing.wMm * scale) / 2, TOP_MM];
  const onMap = (x: number, y: number): readonly [number, number] => [left + x * scale, top + y * scale];
  const lines = [
    `${cut.pages.length} pages in ${cut.rows} ${cut.rows === 1 ? 'row' : 'rows'}, ${Math.round(drawing.wMm)} × ${Math.round(drawing.hMm)} mm put together.`,
    'Print at 100 %, with nothing fitted to the page. Cut the right and the lower edge of each page along its marks.',
    cut.overlap > 0
      ? `Lay each page over the next one up to the marks: neighbours share ${cut.overlap} mm. Equal letters meet.`
      : 'Lay the pages edge to edge. Equal letters meet.',
  ];
  const ops: Op[] = [
    ...titleOps(name, wMm - 2 * EDGE_MM),
    ...lines.map((line, i) => textOp(EDGE_MM, 25 + i * 5, drawable(line, 'body'), 'body', 9)),
    {
      op: 'window',
      x: left,
      y: top,
      w: drawing.wMm * scale,
      h: drawing.hMm * scale,
      fromX: 0,
      fromY: 0,
      scale,
      ops: drawing.ops.filter((op) => op.op !== 'text' || op.sizePt * scale >= LEAST_PRINT_PT),
    },
  ];
  cut.pages.forEach(({ x, y, w, h }, i) => {
    const [px, py] = onMap(x, y);
    const [mx, my] = onMap(x + w / 2, y + h / 2);
    ops.push(
      { op: 'rect', x: px, y: py, w: w * scale, h: h * scale, stroke: INK, lineMm: 0.35 },
      { op: 'circle', x: mx, y: my, r: 5, fill: '#ffffff' },
      { op: 'rect', x: mx - 5, y: my - 5, w: 10, h: 10, radius: 5, stroke: INK, lineMm: 0.3 },
      centred(String(i + 1), mx, my, 4),
    );
  });
  for (const { letter, first, second } of seams) {
    const side = first.row === second.row;
    const [x, y] = side
      ? onMap((first.x + first.w + second.x) / 2, first.y + first.h / 2)
      : onMap(first.x + first.w / 2, (first.y + first.h + second.y) / 2);
    ops.push({ op: 'circle', x, y, r: 3, fill: '#ffffff' }, centred(letter, x, y, 2.6));
  }
  const [rx, ry] = [(wMm - RULER_MM) / 2, hMm - EDGE_MM - 8];
  const stroke = (x1: number, y1: number, x2: number, y2: number): Op => ({
    op: 'line',
    x1,
    y1,
    x2,
    y2,
    stroke: INK,
    lineMm: 0.2,
  });
  ops.push(
    stroke(rx, ry, rx + RULER_MM, ry),
    ...Array.from({ length: 11 }, (_, i) =>
      stroke(rx + i * 10, ry - (i % 5 === 0 ? 3 : 1.5), rx + i * 10, ry),
    ),
    centred('100 mm', wMm / 2, ry + 3, 2.2),
    ...small(EDGE_MM, hMm - EDGE_MM, `${name} · ${says} · plan of the pages`, wMm - 2 * EDGE_MM),
  );
  return wholePage(wMm, hMm, ops);
}
