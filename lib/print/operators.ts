import PDFDocument from 'pdfkit';
import type { Op } from './drawing';
import type { FontId } from './measure';
import { ptOf } from './paper';

/** The outline of a game-icons picture on its box of 512, or undefined where the set has none of that name. */
export type IconPath = (name: string) => string | undefined;

/** The fonts of one document: what a font is called on its pages, and a text as its glyphs in hexadecimal. */
export interface Letters {
  name(font: FontId): string;
  glyphs(text: string, font: FontId): string;
}

/** A handle of this length (of a radius of 1) makes a Bézier curve into a quarter of a circle. */
const KAPPA = (4 / 3) * (Math.SQRT2 - 1);

/** Points with three decimals: a thousandth of a millimetre is more than any printer places. */
const round = (n: number): number => Math.round(n * 1000) / 1000;
const pt = (mm: number): number => round(ptOf(mm));

/**
 * Ops as operators of a PDF page whose y runs downwards. pdfkit’s own calls come to the same operators by way of many small
 * strings, and its text would be laid out a second time, with kerning that was not measured.
 */
export function operatorsOf(ops: readonly Op[], letters: Letters, icon: IconPath): string {
  let out = '';
  for (const op of ops) out += operator(op, letters, icon);
  return out;
}

function operator(op: Op, letters: Letters, icon: IconPath): string {
  switch (op.op) {
    case 'rect': {
      const paint = op.fill && op.stroke ? 'B' : op.fill ? 'f' : op.stroke ? 'S' : 'n';
      const line = op.lineMm ? `${pt(op.lineMm)} w ` : '';
      const inks = `${op.fill ? `${rgb(op.fill)} rg ` : ''}${op.stroke ? `${rgb(op.stroke)} RG ` : ''}`;
      const path = op.radius
        ? roundedRect(op.x, op.y, op.w, op.h, Math.min(op.radius, op.w / 2, op.h / 2))
        : `${pt(op.x)} ${pt(op.y)} ${pt(op.w)} ${pt(op.h)} re`;
      return `${line}${inks}${path} ${paint}\n`;
    }
    case 'circle':
      return `${rgb(op.fill)} rg ${roundedRect(op.x - op.r, op.y - op.r, 2 * op.r, 2 * op.r, op.r)} f\n`;
    case 'line':
      return `${pt(op.lineMm)} w ${rgb(op.stroke)} RG ${pt(op.x1)} ${pt(op.y1)} m ${pt(op.x2)} ${pt(op.y2)} l S\n`;
    case 'text':
      return (
        `BT ${rgb(op.fill)} rg /${letters.name(op.font)} ${round(op.sizePt)} Tf ` +
        `1 0 0 -1 ${pt(op.x)} ${pt(op.y)} Tm <${letters.glyphs(op.text, op.font)}> Tj ET\n`
      );
    case 'icon': {
      const scale = Math.round((ptOf(op.size) / 512) * 1e6) / 1e6;
      return `q ${scale} 0 0 ${scale} ${pt(op.x)} ${pt(op.y)} cm ${rgb(op.fill)} rg ${outlineOf(op.name, icon)}f Q\n`;
    }
  }
}

const inks = new Map<string, string>();

/** `#a1401c` as three numbers from 0 to 1. */
function rgb(hex: string): string {
  let known = inks.get(hex);
  if (known === undefined)
    inks.set(hex, (known = [1, 3, 5].map((i) => round(parseInt(hex.slice(i, i + 2), 16) / 255)).join(' ')));
  return known;
}

function roundedRect(x: number, y: number, w: number, h: number, radius: number): string {
  const [l, t, r, b] = [x, y, x + w, y + h];
  const k = radius * (1 - KAPPA);
  const curve = (...mm: readonly number[]): string => `${mm.map(pt).join(' ')} c`;
  return [
    `${pt(l + radius)} ${pt(t)} m ${pt(r - radius)} ${pt(t)} l`,
    curve(r - k, t, r, t + k, r, t + radius),
    `${pt(r)} ${pt(b - radius)} l`,
    curve(r, b - k, r - k, b, r - radius, b),
    `${pt(l + radius)} ${pt(b)} l`,
    curve(l + k, b, l, b - k, l, b - radius),
    `${pt(l)} ${pt(t + radius)} l`,
    curve(l, t + k, l + k, t, l + radius, t),
    'h',
  ].join(' ');
}

const outlines = new WeakMap<IconPath, Map<string, string>>();

/** The path operators of a picture; each is read once. @throws where there is no such picture: the build has checked them all. */
function outlineOf(name: string, icon: IconPath): string {
  let known = outlines.get(icon);
  if (!known) outlines.set(icon, (known = new Map()));
  let outline = known.get(name);
  if (outline === undefined) {
    const path = icon(name);
    if (!path) throw new Error(`no picture “${name}”`);
    known.set(name, (outline = readPath(path)));
  }
  return outline;
}

/** Reads an SVG path by pdfkit’s reader, with a pen in the document’s place that writes the operators down. */
function readPath(path: string): string {
  const tenth = (n: number): number => Math.round(n * 10) / 10;
  let out = '';
  let [x, y] = [0, 0];
  const write = (operator: string, ...numbers: readonly number[]): void => {
    out += `${numbers.map(tenth).join(' ')} ${operator}\n`;
    [x, y] = numbers.slice(-2) as [number, number];
  };
  const pen = {
    moveTo: (...to: readonly number[]) => write('m', ...to),
    lineTo: (...to: readonly number[]) => write('l', ...to),
    bezierCurveTo: (...to: readonly number[]) => write('c', ...to),
    quadraticCurveTo: (cx: number, cy: number, toX: number, toY: number) =>
      write('c', (x + 2 * cx) / 3, (y + 2 * cy) / 3, (toX + 2 * cx) / 3, (toY + 2 * cy) / 3, toX, toY),
    closePath: () => (out += 'h\n'),
  };
  PDFDocument.prototype.path.call(pen as never, path);
  return out;
}
