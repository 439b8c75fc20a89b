import { haloMm, type Op } from './drawing';
import type { FontId } from './measure';
import { ptOf } from './paper';
import type { Turn } from './sheets';

/** The fonts of one document: a text as runs of one file each, with what that is called on its pages and the glyphs in hexadecimal. */
export interface Letters {
  runs(text: string, font: FontId): readonly { readonly name: string; readonly glyphs: string }[];
}

/** The pictures of one document: what a picture is called on its pages. Each is drawn on a box of its own. */
export interface Pictures {
  name(picture: string, inOutline: boolean): string;
}

/** Side of the box of a picture. */
export const BOX = 512;

/** A handle of this length (of a radius of 1) makes a Bézier curve into a quarter of a circle. */
const KAPPA = (4 / 3) * (Math.SQRT2 - 1);

/** A hundredth of a point is less than four thousandths of a millimetre: more than any printer places. */
const round = (n: number): number => Math.round(n * 100) / 100;
const pt = (mm: number): number => round(ptOf(mm));

/**
 * Ops as operators of a PDF page whose y runs downwards. pdfkit’s own calls come to the same operators by way of many small
 * strings, and its text would be laid out a second time, with kerning that was not measured.
 */
export function operatorsOf(ops: readonly Op[], letters: Letters, pictures: Pictures): string {
  let out = '';
  for (const op of ops) out += operator(op, letters, pictures);
  return out;
}

/** Cosine and sine of each turn to the right. */
const turns = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] } as const satisfies Record<Turn, unknown>;

/** Operators moved and turned to a place on the page, of which those after them know nothing. */
export function placedOperators(operators: string, x: number, y: number, turn: Turn): string {
  const [cos, sin] = turns[turn];
  return `q ${cos} ${sin} ${-sin} ${cos} ${pt(x)} ${pt(y)} cm\n${operators}Q\n`;
}

function operator(op: Op, letters: Letters, pictures: Pictures): string {
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
    case 'poly': {
      const paint = op.fill && op.stroke ? 'b' : op.fill ? 'f' : op.closed ? 's' : 'S';
      const line = op.stroke ? `${pt(op.lineMm ?? 0.1)} w ${rgb(op.stroke)} RG ` : '';
      return `${line}${op.fill ? `${rgb(op.fill)} rg ` : ''}${polyline(op.points)}${paint}\n`;
    }
    case 'strokes':
      return `${pt(op.lineMm)} w ${rgb(op.stroke)} RG ${op.lines.map(polyline).join('')}S\n`;
    case 'window': {
      const [x, y] = [op.x - op.fromX * op.scale, op.y - op.fromY * op.scale];
      return (
        `q ${pt(op.x)} ${pt(op.y)} ${pt(op.w)} ${pt(op.h)} re W n ${op.scale} 0 0 ${op.scale} ${pt(x)} ${pt(y)} cm\n` +
        `${operatorsOf(op.ops, letters, pictures)}Q\n`
      );
    }
    case 'text': {
      const said =
        `${op.turn ? turned(op.turn) : '1 0 0 -1'} ${pt(op.x)} ${pt(op.y)} Tm ` +
        letters
          .runs(op.text, op.font)
          .map(({ name, glyphs }) => `/${name} ${round(op.sizePt)} Tf <${glyphs}> Tj `)
          .join('') +
        'ET';
      const halo = op.halo ? `q ${pt(haloMm(op.sizePt))} w 1 j ${rgb(op.halo)} RG BT 1 Tr ${said} Q\n` : '';
      return `${halo}BT ${rgb(op.fill)} rg ${said}\n`;
    }
    case 'icon': {
      const scale = Math.round((ptOf(op.size) / BOX) * 1e6) / 1e6;
      const place = `${scale} 0 0 ${scale} ${pt(op.x)} ${pt(op.y)} cm`;
      const pen =
        op.lineMm === undefined
          ? `${rgb(op.fill)} rg`
          : `${rgb(op.fill)} RG ${round((op.lineMm / op.size) * BOX)} w 1 j`;
      return `q ${place} ${pen} /${pictures.name(op.name, op.lineMm !== undefined)} Do Q\n`;
    }
  }
}

/** The first four numbers of the matrix of a text whose base line is turned to the right. */
function turned(degrees: number): string {
  const [cos, sin] = [Math.cos, Math.sin].map((of) => Math.round(of((degrees * Math.PI) / 180) * 1e6) / 1e6);
  return `${cos!} ${sin!} ${sin!} ${-cos!}`;
}

function polyline(points: readonly number[]): string {
  let path = '';
  for (let i = 0; i + 1 < points.length; i += 2)
    path += `${pt(points[i]!)} ${pt(points[i + 1]!)} ${i === 0 ? 'm' : 'l'} `;
  return path;
}

const inks = new Map<string, string>();

/** `#a1401c` as three numbers from 0 to 1. */
function rgb(hex: string): string {
  let known = inks.get(hex);
  if (known === undefined) {
    const part = (from: number) => Math.round((parseInt(hex.slice(from, from + 2), 16) / 255) * 1000) / 1000;
    inks.set(hex, (known = `${part(1)} ${part(3)} ${part(5)}`));
  }
  return known;
}

/** From the end of the upper left corner round by the right; where corners meet there is no line between them. */
function roundedRect(x: number, y: number, w: number, h: number, radius: number): string {
  const k = radius * (1 - KAPPA);
  const [l, t, r, b] = [pt(x), pt(y), pt(x + w), pt(y + h)];
  const [fromX, toX, fromY, toY] = [pt(x + radius), pt(x + w - radius), pt(y + radius), pt(y + h - radius)];
  const [nearL, nearT, nearR, nearB] = [pt(x + k), pt(y + k), pt(x + w - k), pt(y + h - k)];
  const wide = toX > fromX;
  const tall = toY > fromY;
  return (
    `${fromX} ${t} m ${wide ? `${toX} ${t} l ` : ''}${nearR} ${t} ${r} ${nearT} ${r} ${fromY} c ` +
    `${tall ? `${r} ${toY} l ` : ''}${r} ${nearB} ${nearR} ${b} ${toX} ${b} c ` +
    `${wide ? `${fromX} ${b} l ` : ''}${nearL} ${b} ${l} ${nearB} ${l} ${toY} c ` +
    `${tall ? `${l} ${fromY} l ` : ''}${l} ${nearT} ${nearL} ${t} ${fromX} ${t} c h`
  );
}
