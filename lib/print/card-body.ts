import type { Face } from '@/lib/rules/reference';
import type { Op } from './drawing';
import { capMm, drawable, widthMm, wrap, type FontId } from './measure';
import { INK, QUIET, type Inks } from './palette';
import { mmOf } from './paper';

const LINE = 1.25;
const GAP_MM = 1.1;
/** Air under the heading of a table. */
const RULE_MM = 0.6;

/** Something that stands in a column of a card: its height, whether it keeps to the width, and its drawing from a top. */
interface Block {
  readonly heightMm: number;
  readonly fits: boolean;
  draw(top: number): readonly Op[];
}

/** Where a card's body stands, and how large its print is. */
export interface Column {
  readonly left: number;
  readonly widthMm: number;
  readonly sizePt: number;
  readonly ink: Inks;
}

/** Values, table and paragraphs of a face, one under the other, at one size of print. */
export function makeBody(face: Face, column: Column): Block {
  const blocks = [
    ...(face.stats.length > 0 ? [statsBlock(face, column)] : []),
    ...(face.table ? [tableBlock(face.table, column)] : []),
    ...face.text.map((text) => paragraphBlock(text, column)),
  ];
  return {
    heightMm: blocks.reduce((sum, block) => sum + block.heightMm, 0),
    fits: blocks.every((block) => block.fits),
    draw(top) {
      let y = top;
      return blocks.flatMap((block) => {
        const ops = block.draw(y);
        y += block.heightMm;
        return ops;
      });
    },
  };
}

const lineOf = ({ sizePt }: Column): number => mmOf(sizePt * LINE);

const textAt = (x: number, top: number, text: string, font: FontId, sizePt: number, fill: string): Op => ({
  op: 'text',
  x,
  y: top + capMm(sizePt) + 0.35,
  text,
  font,
  sizePt,
  fill,
});

function paragraphBlock(text: string, column: Column): Block {
  const { left, sizePt } = column;
  const lines = wrap(drawable(text, 'body'), 'body', sizePt, column.widthMm);
  return {
    heightMm: lines.length * lineOf(column) + GAP_MM * 0.6,
    fits: lines.every((line) => widthMm(line, 'body', sizePt) <= column.widthMm + 0.01),
    draw: (top) => lines.map((line, i) => textAt(left, top + i * lineOf(column), line, 'body', sizePt, INK)),
  };
}

/** Labels and values one after the other on a tint, broken where a pair no longer fits. */
function statsBlock(face: Face, column: Column): Block {
  const { left, sizePt } = column;
  const rows: { readonly x: number; readonly text: string; readonly font: FontId }[][] = [];
  let x = Infinity;
  for (const stat of face.stats) {
    const label = drawable(stat.label, 'body');
    const value = drawable(stat.value, 'strong');
    const labelMm = stat.label === '' ? 0 : widthMm(`${label} `, 'body', sizePt);
    const pairMm = labelMm + widthMm(value, 'strong', sizePt);
    if (x + pairMm > column.widthMm) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)!.push({ x, text: label, font: 'body' }, { x: x + labelMm, text: value, font: 'strong' });
    x += pairMm + 2;
  }
  const height = rows.length * lineOf(column);
  return {
    heightMm: height + GAP_MM,
    fits: rows.flat().every((bit) => bit.x + widthMm(bit.text, bit.font, sizePt) <= column.widthMm + 0.01),
    draw: (top) => [
      {
        op: 'rect',
        x: left - 0.8,
        y: top - 0.7,
        w: column.widthMm + 1.6,
        h: height + 0.7,
        radius: 0.8,
        fill: column.ink.soft,
      },
      ...rows.flatMap((row, i) =>
        row
          .filter((bit) => bit.text !== '')
          .map((bit) =>
            textAt(
              left + bit.x,
              top + i * lineOf(column),
              bit.text,
              bit.font,
              sizePt,
              bit.font === 'strong' ? INK : QUIET,
            ),
          ),
      ),
    ],
  };
}

/** A table whose columns take the width that they need; where that is too much, the widest ones break their lines. */
function tableBlock(table: NonNullable<Face['table']>, column: Column): Block {
  const { left, sizePt, ink } = column;
  const headPt = sizePt * 0.9;
  const space = Math.min(2.5, Math.max(1, column.widthMm * 0.03));
  const cells = [table.columns, ...table.rows].map((row, i) =>
    row.map((cell) => drawable(cell, i === 0 ? 'strong' : 'body')),
  );
  const fontOf = (i: number): readonly [FontId, number] => (i === 0 ? ['strong', headPt] : ['body', sizePt]);
  const natural = table.columns.map((_, j) =>
    Math.max(...cells.map((row, i) => widthMm(row[j] ?? '', ...fontOf(i)))),
  );
  const widths = shareWidth(natural, column.widthMm - space * (natural.length - 1));
  const slack = column.widthMm - widths.reduce((a, b) => a + b, 0);
  const gap = natural.length > 1 ? slack / (natural.length - 1) : 0;
  const xs = widths.map((_, j) => left + widths.slice(0, j).reduce((a, b) => a + b + gap, 0));
  const rows = cells.map((row, i) => row.map((cell, j) => wrap(cell, ...fontOf(i), widths[j]! + 0.01)));
  const tall = rows.map((row) => Math.max(1, ...row.map((lines) => lines.length)) * lineOf(column));
  return {
    heightMm: tall.reduce((a, b) => a + b, 0) + RULE_MM + GAP_MM,
    fits: rows.every((row, i) =>
      row.every((lines, j) => lines.every((line) => widthMm(line, ...fontOf(i)) <= widths[j]! + 0.05)),
    ),
    draw(top) {
      const ops: Op[] = [];
      let y = top;
      rows.forEach((row, i) => {
        const [font, size] = fontOf(i);
        row.forEach((lines, j) =>
          lines.forEach((line, k) =>
            ops.push(textAt(xs[j]!, y + k * lineOf(column), line, font, size, i === 0 ? ink.solid : INK)),
          ),
        );
        y += tall[i]!;
        if (i > 0) return;
        ops.push({
          op: 'line',
          x1: left,
          y1: y + 0.1,
          x2: left + column.widthMm,
          y2: y + 0.1,
          stroke: ink.solid,
          lineMm: 0.15,
        });
        y += RULE_MM;
      });
      return ops;
    },
  };
}

/** Columns at their natural width where they all fit; otherwise the widest give way first, evenly. */
function shareWidth(natural: readonly number[], room: number): readonly number[] {
  if (natural.reduce((a, b) => a + b, 0) <= room) return natural;
  const sorted = [...natural].sort((a, b) => a - b);
  let left = room;
  let cap = 0;
  for (const [i, wide] of sorted.entries()) {
    cap = left / (sorted.length - i);
    if (wide >= cap) break;
    left -= wide;
  }
  return natural.map((wide) => Math.min(wide, cap));
}
