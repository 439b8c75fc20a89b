import type { PaperDrawing, PaperLine } from '@/lib/rules';
import type { PaperSpace } from '@/lib/rules/kernel/catalogue/paper';
import { spotOf } from '@/lib/rules/kernel/game/spot';
import type { Drawing, Op } from '../drawing';
import { capMm, drawable, LEAST_PRINT_PT, linesWithin, measure, widthMm } from '../measure';
import { INK, inks, PAPER, QUIET, WHITE } from '../palette';
import { ptOf } from '../paper';
import { fillOf, patternOf } from './grounds';
import { clearOf, groundUnder } from './halo';
import { lineOps } from './lines';

/** Words with their middle at a point; turned ones are read from the far side. */
export function centred(
  text: string,
  x: number,
  y: number,
  capHeightMm: number,
  fill = INK,
  turned = false,
): Op {
  const sizePt = ptOf(capHeightMm) / 0.72;
  const said = drawable(text, 'strong');
  const way = turned ? -1 : 1;
  return {
    op: 'text',
    x: x - (way * widthMm(said, 'strong', sizePt)) / 2,
    y: y + (way * capMm(sizePt)) / 2,
    text: said,
    font: 'strong',
    sizePt,
    fill,
    ...(turned ? { turn: 180 } : {}),
  };
}

const PATTERN_MM = 8;
/** In a smaller space a single sign would lie across its label. */
const LEAST_PATTERN_MM = 8;
const MOST_LABEL_MM = 3;
/** How high capitals are in the smallest print. */
const LEAST_CAP_MM = capMm(LEAST_PRINT_PT);
const legible = (capHeightMm: number): number => Math.max(LEAST_CAP_MM, capHeightMm);

/** A trap is crossed out, so that it is told in grey. */
const cross = (x: number, y: number, r: number): Op => ({
  op: 'strokes',
  lines: [
    [x - r, y - r, x + r, y + r],
    [x + r, y - r, x - r, y + r],
  ],
  stroke: '#c0503a',
  lineMm: 0.4,
});

/** A disc in the middle of what a piece covers, which is tinted where that is more than the disc. */
function pieceOps({ shape, icon, tone }: NonNullable<PaperDrawing['pieces']>[number]): readonly Op[] {
  const { x, y, r } = spotOf({ shape });
  const { soft, solid } = inks[tone];
  const size = r * 1.2;
  return [
    { op: 'poly', points: shape, closed: true, fill: soft, stroke: solid, lineMm: r * 0.08 },
    { op: 'circle', x, y, r: r * 0.84, fill: solid },
    { op: 'icon', x: x - size / 2, y: y - size / 2, size, name: icon, fill: PAPER },
  ];
}

/** Words in as many lines as they need within a width, the first with its middle at `y`. */
const titled = (title: string, x: number, y: number, cap: number, maxMm: number): readonly Op[] =>
  linesWithin(measure(drawable(title, 'strong'), 'strong'), ptOf(cap) / 0.72, maxMm).map((line, i) =>
    centred(line.text, x, y + i * cap * 1.6, cap),
  );

function spaceOps(space: PaperSpace): readonly Op[] {
  const { shape, ground, icon, label, title } = space;
  const { x, y, r } = spotOf(space);
  const ops: Op[] = [
    {
      op: 'poly',
      points: shape,
      closed: true,
      fill: fillOf(ground),
      stroke: '#6b6355',
      lineMm: 0.25,
    },
    ...(r > LEAST_PATTERN_MM ? patternOf(ground, shape, PATTERN_MM) : []),
    ...(ground === 'trap' ? [cross(x, y, r * 0.6)] : []),
  ];
  const size = Math.min(r * 1.1, 22);
  if (icon) {
    // A bright ground keeps the picture apart from the pattern.
    ops.push({ op: 'circle', x, y, r: size * 0.6, fill: fillOf(ground) });
    ops.push({ op: 'icon', x: x - size / 2, y: y - size / 2, size, name: icon, fill: INK });
  }
  if (label) {
    const cap = legible(Math.min(MOST_LABEL_MM, r * (icon ? 0.22 : 0.4)));
    const at = icon ? y + size / 2 + cap * 0.95 : y;
    ops.push(centred(label, x, at, cap, icon ? QUIET : INK));
    if (title) ops.push(...titled(title, x, at + cap * 1.7, legible(cap * 0.8), r * 1.9));
  }
  return ops;
}

/** Words on one line, as high as is wished or as they may be to stay on a board of which they have so much; else on several. */
function fitted(
  label: string,
  { x, y, sizeMm, turned }: NonNullable<PaperDrawing['marks']>[number],
  roomMm: number,
): readonly Op[] {
  const cap = legible(sizeMm);
  const longMm = widthMm(drawable(label, 'strong'), 'strong', ptOf(cap) / 0.72);
  const fitting = Math.min(cap, (cap * roomMm) / longMm);
  return fitting < LEAST_CAP_MM - 0.001
    ? titled(label, x, y, LEAST_CAP_MM, roomMm)
    : [centred(label, x, y, fitting, INK, turned)];
}

/** What is drawn upon the spaces. */
const borders: ReadonlySet<PaperLine['kind']> = new Set([
  'border',
  'river',
  'coast',
  'wall',
  'arrow',
  'frame',
  'rule',
]);
const isWay = ({ kind }: PaperLine): boolean => !borders.has(kind);

/** A board as a drawing at true size: ways run under the spots that they join, borders upon the spaces. */
export function drawBoard({
  wMm,
  hMm,
  floor,
  floors = [],
  spaces,
  lines,
  fine = 1,
  marks = [],
  pieces = [],
}: PaperDrawing): Drawing {
  const ops: Op[] = [
    ...[...(floor ? [floor] : []), ...floors].map(({ shape, ground }): Op => ({
      op: 'poly',
      points: shape,
      closed: true,
      fill: fillOf(ground),
      stroke: INK,
      lineMm: 0.4,
    })),
    ...lines.filter(isWay).flatMap((line) => lineOps(line, fine)),
    ...spaces.flatMap((space) => spaceOps(space)),
    ...lines.filter((line) => !isWay(line)).flatMap((line) => lineOps(line, fine)),
    ...pieces.flatMap(pieceOps),
  ];
  const ground = groundUnder([...(floor ? [floor] : []), ...floors]);
  const clear = clearOf(lines.filter(isWay), ground);
  // Names are read over pictures, not the other way round.
  for (const { x, y, sizeMm, icon } of marks)
    if (icon)
      ops.push({ op: 'icon', x: x - sizeMm / 2, y: y - sizeMm / 2, size: sizeMm, name: icon, fill: INK });
  for (const mark of marks) {
    const { x, y, sizeMm, label, icon, widthMm: room } = mark;
    if (!label) continue;
    if (icon) ops.push(centred(label, x, y + sizeMm * 0.7, legible(sizeMm * 0.35)));
    else if (room !== undefined) ops.push(...titled(label, x, y, legible(sizeMm), room));
    else ops.push(...fitted(label, mark, 2 * Math.min(x, wMm - x)).map(clear));
  }
  return { wMm, hMm, bleedFill: WHITE, ops, misfits: [] };
}
