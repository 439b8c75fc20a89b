import type { Face, Size, Stat } from '@/lib/rules/reference';
import { characterMisfits } from './card';
import { fitLine, type Look } from './card-frame';
import { fitName, type Room } from './counter-name';
import type { Drawing, Misfit, Op } from './drawing';
import { capMm, drawable, LEAST_PRINT_PT, widthMm, wrap } from './measure';
import { INK, inks, PAPER, QUIET, type Inks } from './palette';
import { mmOf } from './paper';

/** The least where nothing is printed and everybody can come nearer. */
const LEAST_NEARER_PT = 3.5;
/** What is wanted at arm’s length; less only where a counter has no room for it. */
const LEGIBLE_PT = 6;
const LARGE_PT = 9;
/** So much of its height is left to the picture, whatever else stands on a counter. */
const PICTURE_SHARE = 0.3;
const LEAST_PICTURE_SHARE = 0.18;
const LEAST_PICTURE_MM = 2;

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
  values: readonly string[],
  { innerMm, bestPt, legiblePt, leastPt }: Room,
  leftMm: number,
): { readonly lines: readonly string[]; readonly sizePt: number; readonly fits: boolean } {
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
    (pt > LEAST_PRINT_PT && at(pt).length > together(pt).length);
  let sizePt = Math.max(leastPt, Math.min(legiblePt, bestPt), bestPt * 0.8);
  while (sizePt > leastPt && isTooMuch(sizePt)) sizePt = Math.max(leastPt, sizePt - 0.25);
  const lines = at(sizePt);
  return {
    lines,
    sizePt,
    fits: !isTooMuch(sizePt) && lines.every((line) => widthMm(line, 'body', sizePt) <= innerMm + 0.01),
  };
}

/** What stands at the upper edge: which way is forwards, the number, whose it is, and that it is of the players' own making. */
function setCorners(
  ops: Op[],
  { front, badge, own, mark }: Face,
  ink: Inks,
  room: Room,
): { readonly topMm: number; readonly rowMm: number; readonly leastPt: number; readonly fits: boolean } {
  const { wMm: w, padMm: pad, innerMm, bestPt, legiblePt } = room;
  let fits = true;
  let leastPt = Infinity;
  let rowMm = pad;
  let [top, right] = [pad, w - pad];
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
    const sizePt = fitLine(value, 'strong', bestPt * 1.2, room.leastPt, innerMm * 0.6);
    right -= widthMm(value, 'strong', sizePt);
    ops.push({
      op: 'text',
      x: right,
      y: pad + capMm(sizePt),
      text: value,
      font: 'strong',
      sizePt,
      fill: ink.solid,
    });
    top += capMm(sizePt) * 0.4;
    rowMm = pad + capMm(sizePt);
    leastPt = sizePt;
  }
  const says = drawable([...(mark ? [mark] : []), ...(own ? ['own'] : [])].join(' '), 'body');
  if (says !== '') {
    const besideMm = right - pad - (badge ? 0.6 : 0);
    const sizePt = fitLine(says, 'body', mark ? legiblePt : LEAST_PRINT_PT, room.leastPt, besideMm);
    fits = widthMm(says, 'body', sizePt) <= besideMm + 0.01;
    leastPt = Math.min(leastPt, sizePt);
    rowMm = Math.max(rowMm, pad + capMm(sizePt));
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
  return { topMm: top, rowMm, leastPt, fits };
}

/** What stands in a counter: its ops, the smallest print of all, and how high its picture is. */
interface Inside {
  readonly ops: readonly Op[];
  readonly leastPt: number;
  /** Does the name, and does all else? */
  readonly fitsName: boolean;
  readonly fits: boolean;
  readonly pictureMm: number;
  readonly brief?: readonly string[];
}

/** How the inside of a counter is laid out: print of that size or less, and the share of the height that its picture has. */
interface Plan {
  readonly legiblePt: number;
  /** None: the picture stands in the corner beside the number. */
  readonly pictureShare: number;
  /** Values in signs. */
  readonly isBrief?: boolean;
}

const saysOf = ({ label, value, brief }: Stat, isBrief: boolean): string =>
  drawable(isBrief && brief !== undefined ? brief : `${label} ${value}`.trim(), 'body');

/** Name, values and corners with the picture between them. */
function inside(
  face: Face,
  { wMm: w, hMm: h }: Size,
  { legiblePt, pictureShare, isBrief = false }: Plan,
  least: number,
): Inside {
  const ink = inks[face.tone];
  const padMm = Math.max(0.8, w * 0.05);
  const room: Room = {
    wMm: w,
    padMm,
    innerMm: w - 2 * padMm,
    bestPt: Math.max(legiblePt, Math.min(11, w * 0.32)),
    legiblePt,
    leastPt: least,
  };
  const ops: Op[] = [];
  const name = fitName(drawable(face.title, 'strong'), room);
  const inName = { font: name.font, sizePt: name.sizePt, fill: INK };
  let bottom = setUpwards(ops, name.lines, inName, room, h - padMm);
  const corners = setCorners(ops, face, ink, room);
  const { topMm: top, rowMm } = corners;
  let leastPt = Math.min(name.sizePt, corners.leastPt);
  let fits = corners.fits;
  const inCorner = pictureShare === 0;
  if (face.stats.length > 0) {
    const values = face.stats.map((stat) => saysOf(stat, isBrief)).filter(Boolean);
    const left = bottom - (inCorner ? rowMm + 0.1 : top + h * pictureShare);
    const stats = fitStats(values, room, left);
    bottom = setUpwards(ops, stats.lines, { font: 'body', sizePt: stats.sizePt, fill: QUIET }, room, bottom);
    leastPt = Math.min(leastPt, stats.sizePt);
    fits &&= stats.fits;
  }
  const size = inCorner ? Math.min(rowMm + 0.6, bottom) - 0.6 : Math.min(bottom - top, room.innerMm * 0.8);
  const at = inCorner
    ? { x: face.mark || face.own ? (w - size) / 2 : padMm, y: 0.5 }
    : { x: (w - size) / 2, y: top + (bottom - top - size) / 2 };
  if (size >= LEAST_PICTURE_MM) ops.push({ op: 'icon', ...at, size, name: face.icon, fill: ink.solid });
  const signed = isBrief ? face.stats.flatMap(({ brief }) => (brief ? [brief] : [])) : [];
  return {
    ops,
    leastPt,
    fitsName: name.fits,
    fits,
    pictureMm: size,
    ...(signed.length > 0 ? { brief: signed } : {}),
  };
}

/** From what looks best to what holds most; with signs only where words are too small. */
const plans: readonly Plan[] = [
  { legiblePt: LEGIBLE_PT, pictureShare: PICTURE_SHARE },
  { legiblePt: LEGIBLE_PT, pictureShare: LEAST_PICTURE_SHARE },
  { legiblePt: LEGIBLE_PT, pictureShare: PICTURE_SHARE, isBrief: true },
  { legiblePt: LEGIBLE_PT, pictureShare: LEAST_PICTURE_SHARE, isBrief: true },
  { legiblePt: LEGIBLE_PT, pictureShare: 0, isBrief: true },
];

/**
 * In large print the largest at which everything has that size and a picture is left; else the first plan that can be read, and
 * where none can the one that holds most, or whose print is largest.
 */
function insideOf(face: Face, size: Size, look: Look): Inside {
  const least = look.inWords ? LEAST_NEARER_PT : LEAST_PRINT_PT;
  for (let pt = look.largePrint ? LARGE_PT : 0; pt > LEGIBLE_PT; pt -= 0.5) {
    const large = inside(face, size, { legiblePt: pt, pictureShare: LEAST_PICTURE_SHARE }, least);
    const isLegible = large.fitsName && large.fits && large.leastPt >= pt;
    if (isLegible && large.pictureMm >= size.hMm * LEAST_PICTURE_SHARE) return large;
  }
  const worth = ({ fitsName, fits, pictureMm, leastPt }: Inside): number =>
    (fitsName && fits ? 100 : 0) + (pictureMm >= LEAST_PICTURE_MM ? 50 : 0) + leastPt;
  let best: Inside | undefined;
  for (const plan of plans) {
    if (plan.isBrief && look.inWords) continue;
    const made = inside(face, size, plan, least);
    if (worth(made) >= 150 + LEAST_PRINT_PT) return made;
    if (!best || worth(made) > worth(best)) best = made;
  }
  return best!;
}

/** A counter, chit or tile: picture in the middle, number in the corner, name at the foot, values above it. */
export function drawCounter(face: Face, size: Size, look: Look = { lowInk: false }): Drawing {
  const ink = inks[face.tone];
  const { wMm: w, hMm: h } = size;
  const { ops, fitsName, fits, pictureMm, brief } = insideOf(face, size, look);
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
    ...(brief ? { brief } : {}),
    misfits: [
      ...characterMisfits(face),
      ...(fitsName ? [] : [lost(`The name is too long for a counter of ${w} mm.`)]),
      ...(fits ? [] : [lost(`Its values need more room than a counter of ${w} mm has.`)]),
      ...(pictureMm < LEAST_PICTURE_MM ? [lost('Nothing is left for the picture.')] : []),
    ],
  };
}
