import type { Face, Size } from '@/lib/rules/reference';
import { characterMisfits } from './card';
import { fitLine, type Look } from './card-frame';
import type { Drawing, Misfit, Op } from './drawing';
import { capMm, drawable, widthMm, wrap } from './measure';
import { INK, inks, PAPER, QUIET, type Inks } from './palette';
import { mmOf } from './paper';

const LEAST_COUNTER_PT = 3.5;
/** What can be read at arm’s length; less only where a counter has no room for it. */
const LEGIBLE_PT = 6;
const LARGE_PT = 9;
/** Down to this print shrinks before a value is parted. */
const LEAST_WHOLE_PT = 4.5;
/** So much of its height is left to the picture, whatever else stands on a counter. */
const PICTURE_SHARE = 0.3;
const LEAST_PICTURE_SHARE = 0.18;
const LEAST_PICTURE_MM = 2;

/** Where something on a counter stands, and how large the print may be. */
interface Room {
  readonly wMm: number;
  readonly padMm: number;
  readonly innerMm: number;
  readonly bestPt: number;
  /** What its values and its mark are set in where they have room. */
  readonly legiblePt: number;
}

const MOST_NAME_LINES = 3;

/** The name on one line, or smaller on up to three where one would be much too small. */
function fitName(title: string, { innerMm, bestPt }: Room) {
  const isWide = (line: string, pt: number): boolean => widthMm(line, 'strong', pt) > innerMm;
  let sizePt = fitLine(title, 'strong', bestPt, LEAST_COUNTER_PT, innerMm);
  let lines: readonly string[] = [title];
  if (isWide(title, sizePt) || sizePt < bestPt * 0.7) {
    for (sizePt = Math.max(bestPt * 0.85, LEAST_COUNTER_PT); sizePt >= LEAST_COUNTER_PT; sizePt -= 0.25) {
      lines = wrap(title, 'strong', sizePt, innerMm);
      if (lines.length <= MOST_NAME_LINES && !lines.some((line) => isWide(line, sizePt))) break;
    }
    sizePt = Math.max(sizePt, LEAST_COUNTER_PT);
  }
  const fits =
    lines.length <= MOST_NAME_LINES &&
    lines.every((line) => widthMm(line, 'strong', sizePt) <= innerMm + 0.01);
  return { lines, sizePt, fits };
}

/** Lines in the middle, the last one at `bottom`. @returns where what stands above them ends */
function setUpwards(
  ops: Op[],
  lines: readonly string[],
  { font, sizePt, fill }: Pick<Extract<Op, { readonly op: 'text' }>, 'font' | 'sizePt' | 'fill'>,
  { wMm }: Room,
  bottom: number,
): number {
  let y = bottom;
  for (const line of [...lines].reverse()) {
    ops.push({ op: 'text', x: (wMm - widthMm(line, font, sizePt)) / 2, y, text: line, font, sizePt, fill });
    y -= mmOf(sizePt * 1.15);
  }
  return y;
}

/** Values on lines, at the largest size that parts none of them and leaves the picture its share. */
function fitStats(
  stats: Face['stats'],
  { innerMm, bestPt, legiblePt }: Room,
  leftMm: number,
): { readonly lines: readonly string[]; readonly sizePt: number } {
  const values = stats.map(({ label, value }) => drawable(`${label} ${value}`.trim(), 'body'));
  const together = (sizePt: number): readonly string[] =>
    values.reduce<readonly string[]>((lines, value) => {
      const longer = lines.length > 0 ? `${lines.at(-1)}  ${value}` : value;
      return lines.length > 0 && widthMm(longer, 'body', sizePt) <= innerMm
        ? [...lines.slice(0, -1), longer]
        : [...lines, value];
    }, []);
  const at = (sizePt: number): readonly string[] =>
    together(sizePt).flatMap((line) => wrap(line, 'body', sizePt, innerMm));
  const isTooMuch = (pt: number): boolean =>
    at(pt).length * mmOf(pt * 1.15) > leftMm ||
    // Rather smaller than parted, but not much smaller.
    (pt > LEAST_WHOLE_PT && at(pt).length > together(pt).length);
  let sizePt = Math.max(LEAST_COUNTER_PT, Math.min(legiblePt, bestPt), bestPt * 0.8);
  while (sizePt > LEAST_COUNTER_PT && isTooMuch(sizePt)) sizePt = Math.max(LEAST_COUNTER_PT, sizePt - 0.25);
  return { lines: at(sizePt), sizePt };
}

/** What stands at the upper edge: which way is forwards, the number, whose it is, and that it is of the players' own making. */
function setCorners(ops: Op[], { front, badge, own, mark }: Face, ink: Inks, room: Room): number {
  const { wMm: w, padMm: pad, innerMm, bestPt, legiblePt } = room;
  let top = pad;
  if (front) {
    const [half, high] = [Math.min(3, w * 0.1), Math.min(2.8, w * 0.09)];
    ops.push({
      op: 'poly',
      points: [w / 2 - half, pad + high, w / 2, pad, w / 2 + half, pad + high],
      closed: true,
      fill: ink.solid,
    });
    top += high + 0.4;
  }
  if (badge) {
    const value = drawable(badge.value, 'strong');
    const sizePt = fitLine(value, 'strong', bestPt * 1.2, LEAST_COUNTER_PT, innerMm * 0.6);
    ops.push({
      op: 'text',
      x: w - pad - widthMm(value, 'strong', sizePt),
      y: pad + capMm(sizePt),
      text: value,
      font: 'strong',
      sizePt,
      fill: ink.solid,
    });
    top += capMm(sizePt) * 0.4;
  }
  const says = drawable([...(mark ? [mark] : []), ...(own ? ['own'] : [])].join(' '), 'body');
  if (says !== '') {
    const sizePt = fitLine(says, 'body', mark ? legiblePt : 4.5, LEAST_COUNTER_PT, innerMm * 0.65);
    ops.push({
      op: 'text',
      x: pad,
      y: pad + capMm(sizePt),
      text: says,
      font: 'body',
      sizePt,
      fill: mark ? INK : QUIET,
    });
    if (mark) top = Math.max(top, pad + capMm(sizePt) + 0.3);
  }
  return top;
}

/** What stands in a counter: its ops, the smallest print of name and values, and how high its picture is. */
interface Inside {
  readonly ops: readonly Op[];
  readonly leastPt: number;
  readonly fits: boolean;
  readonly pictureMm: number;
}

/** Name, values and corners with the picture between them, at a size of print or less. */
function inside(face: Face, { wMm: w, hMm: h }: Size, legiblePt: number, pictureShare: number): Inside {
  const ink = inks[face.tone];
  const padMm = Math.max(0.8, w * 0.05);
  const room: Room = {
    wMm: w,
    padMm,
    innerMm: w - 2 * padMm,
    bestPt: Math.max(legiblePt, Math.min(11, w * 0.32)),
    legiblePt,
  };
  const ops: Op[] = [];
  const name = fitName(drawable(face.title, 'strong'), room);
  const inName = { font: 'strong', sizePt: name.sizePt, fill: INK } as const;
  let bottom = setUpwards(ops, name.lines, inName, room, h - padMm);
  const top = setCorners(ops, face, ink, room);
  let leastPt = name.sizePt;
  if (face.stats.length > 0) {
    const { lines, sizePt } = fitStats(face.stats, room, bottom - top - h * pictureShare);
    bottom = setUpwards(ops, lines, { font: 'body', sizePt, fill: QUIET }, room, bottom);
    leastPt = Math.min(leastPt, sizePt);
  }
  const size = Math.min(bottom - top, room.innerMm * 0.8);
  if (size >= LEAST_PICTURE_MM)
    ops.push({
      op: 'icon',
      x: (w - size) / 2,
      y: top + (bottom - top - size) / 2,
      size,
      name: face.icon,
      fill: ink.solid,
    });
  return { ops, leastPt, fits: name.fits, pictureMm: size };
}

/** In large print the largest at which everything has that size and a picture is left; else as usual. */
function insideOf(face: Face, size: Size, look: Look): Inside {
  for (let pt = look.largePrint ? LARGE_PT : 0; pt > LEGIBLE_PT; pt -= 0.5) {
    const large = inside(face, size, pt, LEAST_PICTURE_SHARE);
    if (large.fits && large.leastPt >= pt && large.pictureMm >= size.hMm * LEAST_PICTURE_SHARE) return large;
  }
  return inside(face, size, LEGIBLE_PT, PICTURE_SHARE);
}

/** A counter, chit or tile: picture in the middle, number in the corner, name at the foot, values above it. */
export function drawCounter(face: Face, size: Size, look: Look = { lowInk: false }): Drawing {
  const ink = inks[face.tone];
  const { wMm: w, hMm: h } = size;
  const { ops, fits, pictureMm } = insideOf(face, size, look);
  const rim: Op = {
    op: 'rect',
    x: 0.15,
    y: 0.15,
    w: w - 0.3,
    h: h - 0.3,
    radius: w * 0.06,
    fill: look.lowInk ? PAPER : ink.soft,
    stroke: ink.solid,
    lineMm: 0.3,
  };
  const lost = (message: string): Misfit => ({ kind: 'text', title: face.title, message });
  return {
    wMm: w,
    hMm: h,
    bleedFill: look.lowInk ? PAPER : ink.solid,
    ops: [rim, ...ops],
    misfits: [
      ...characterMisfits(face),
      ...(fits ? [] : [lost(`The name is too long for a counter of ${w} mm.`)]),
      ...(pictureMm < LEAST_PICTURE_MM ? [lost('Nothing is left for the picture.')] : []),
    ],
  };
}
