import type { Face } from '@/lib/rules/reference';
import type { Op } from './drawing';
import {
  capMm,
  drawable,
  LEAST_PRINT_PT,
  linesOf,
  linesWithin,
  measure,
  unitsMm,
  unitsOf,
  type FontId,
} from './measure';
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
  /** A word of a text that is wider than the column is broken: nothing is left to be made smaller. */
  readonly breaks?: boolean;
}

/** Something measured once that can be set in any column. */
type Setting = (column: Column) => Block;

/** Values, table and paragraphs of a face, one under the other, to be set at the size of print that has room. */
export function bodyOf(face: Face): Setting {
  const parts = [
    ...(face.stats.length > 0 ? [stats(face.stats)] : []),
    ...(face.table ? [table(face.table)] : []),
    ...face.text.map(paragraph),
  ];
  return (column) => {
    const blocks = parts.map((set) => set(column));
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

function paragraph(text: string): Setting {
  const measured = measure(drawable(text, 'body'), 'body');
  return (column) => {
    const { left, sizePt } = column;
    const lines = (column.breaks ? linesWithin : linesOf)(measured, sizePt, column.widthMm);
    return {
      heightMm: lines.length * lineOf(column) + GAP_MM * 0.6,
      fits: lines.every((line) => line.widthMm <= column.widthMm + 0.01),
      draw: (top) =>
        lines.map((line, i) => textAt(left, top + i * lineOf(column), line.text, 'body', sizePt, INK)),
    };
  };
}

interface Bit {
  readonly x: number;
  readonly text: string;
  readonly font: FontId;
}

/** Labels and values one after the other on a tint, broken where a pair no longer fits. */
function stats(of: Face['stats']): Setting {
  const pairs = of.map((stat) => {
    const label = drawable(stat.label, 'body');
    const value = drawable(stat.value, 'strong');
    return {
      label,
      value,
      labelUnits: label === '' ? 0 : unitsOf(`${label} `, 'body'),
      valueUnits: unitsOf(value, 'strong'),
    };
  });
  return (column) => {
    const { left, sizePt } = column;
    const rows: Bit[][] = [];
    let x = Infinity;
    let widest = 0;
    for (const { label, value, labelUnits, valueUnits } of pairs) {
      const labelMm = unitsMm(labelUnits, 'body', sizePt);
      const pairMm = labelMm + unitsMm(valueUnits, 'strong', sizePt);
      if (x + pairMm > column.widthMm) {
        rows.push([]);
        x = 0;
      }
      rows.at(-1)!.push({ x, text: label, font: 'body' }, { x: x + labelMm, text: value, font: 'strong' });
      widest = Math.max(widest, x + pairMm);
      x += pairMm + 2;
    }
    const height = rows.length * lineOf(column);
    const bitAt = (top: number, { x, text, font }: Bit): Op =>
      textAt(left + x, top, text, font, sizePt, font === 'strong' ? INK : QUIET);
    return {
      heightMm: height + GAP_MM,
      fits: widest <= column.widthMm + 0.01,
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
          row.filter((bit) => bit.text !== '').map((bit) => bitAt(top + i * lineOf(column), bit)),
        ),
      ],
    };
  };
}

/** A table whose columns take the width that they need; where that is too much, the widest ones break their lines. */
function table({ columns, rows: body }: NonNullable<Face['table']>): Setting {
  const cells = [columns, ...body].map((row, i) => {
    const font = i === 0 ? 'strong' : 'body';
    return row.map((cell) => measure(drawable(cell, font), font));
  });
  return (column) => {
    const { left, sizePt, ink } = column;
    const ptOf = (i: number): number => (i === 0 ? Math.max(sizePt * 0.9, LEAST_PRINT_PT) : sizePt);
    const space = Math.min(2.5, Math.max(1, column.widthMm * 0.03));
    const natural = columns.map((_, j) =>
      Math.max(
        ...cells.map((row, i) => {
          const cell = row[j];
          return cell ? unitsMm(cell.units, cell.font, ptOf(i)) : 0;
        }),
      ),
    );
    const widths = shareWidth(natural, column.widthMm - space * (natural.length - 1));
    const slack = column.widthMm - widths.reduce((a, b) => a + b, 0);
    const gap = natural.length > 1 ? slack / (natural.length - 1) : 0;
    const xs = widths.map((_, j) => left + widths.slice(0, j).reduce((a, b) => a + b + gap, 0));
    const rows = cells.map((row, i) =>
      row.map((cell, j) => (column.breaks ? linesWithin : linesOf)(cell, ptOf(i), widths[j]! + 0.01)),
    );
    const tall = rows.map((row) => Math.max(1, ...row.map((lines) => lines.length)) * lineOf(column));
    return {
      heightMm: tall.reduce((a, b) => a + b, 0) + RULE_MM + GAP_MM,
      fits: rows.every((row) =>
        row.every((lines, j) => lines.every((line) => line.widthMm <= widths[j]! + 0.05)),
      ),
      draw(top) {
        const ops: Op[] = [];
        let y = top;
        rows.forEach((row, i) => {
          row.forEach((lines, j) =>
            lines.forEach(({ text }, k) => {
              const { font } = cells[i]![j]!;
              const at = y + k * lineOf(column);
              ops.push(textAt(xs[j]!, at, text, font, ptOf(i), i === 0 ? ink.solid : INK));
            }),
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
  };
}

/** Columns at their natural width where they all fit; otherwise the widest give way first, evenly. */
export function shareWidth(natural: readonly number[], room: number): readonly number[] {
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
