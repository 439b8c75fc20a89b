import type { SheetBlock, SheetCell, SheetColumn } from '@/lib/rules';
import { shareWidth } from '../card-body';
import type { Op } from '../drawing';
import { drawable, LEAST_PRINT_PT, linesWithin, measure, unitsMm, widthMm, type Measured } from '../measure';
import { INK, QUIET, type Inks } from '../palette';
import { mmOf } from '../paper';
import type { Strip } from './flow';
import { LINE, textOp } from './text-strips';

/** How the tables of a sheet are set. */
export interface Setting {
  readonly sizePt: number;
  readonly widthMm: number;
  readonly ink: Inks;
  /** Rows that are written in have no line but those that they are written on. */
  readonly isForm?: true;
  /** Heads and small print are no smaller. */
  readonly leastPt?: number;
}

const SPACE_MM = 2.2;
const WRITE_MM = { short: 11, long: 26 } as const;
/** Boxes stand in fives; more than three of them in a line are hard to count. */
const FIVE = 5;
const LINE_OF = 15;
/** The head of a table, in the size of its rows. */
const HEAD = 0.85;
const HAIR = '#b9b2a6';
/** Small print in the size of the rows, and how wide it may be. */
const SMALL = 0.8;
const SMALL_MM = 24;
/** A longer word is broken, lest it leaves the other columns a letter each. */
const LONGEST_WORD_MM = 42;

/** Something in a cell, measured once: how wide it would be, how narrow it may be, and its drawing in a width. */
interface Cell {
  readonly naturalMm: number;
  readonly leastMm: number;
  set(widthMm: number): { readonly heightMm: number; draw(x: number, top: number): readonly Op[] };
}

function textCell(text: string, font: 'body' | 'strong', sizePt: number, fill: string): Cell {
  const measured: Measured = measure(drawable(text, font), font);
  const widest = Math.max(...measured.paragraphs.flatMap((words) => words.map(({ units }) => units)));
  return {
    naturalMm: unitsMm(measured.units, font, sizePt) + 0.05,
    leastMm: Math.min(LONGEST_WORD_MM, unitsMm(widest, font, sizePt) + 0.05),
    set(widthMm) {
      const lines = linesWithin(measured, sizePt, widthMm + 0.02);
      const line = mmOf(sizePt * LINE);
      return {
        heightMm: lines.length * line,
        draw: (x, top) => lines.map((one, i) => textOp(x, top + i * line, one.text, font, sizePt, fill)),
      };
    },
  };
}

function boxesCell(count: number, each: number | undefined, sizePt: number): Cell {
  const side = mmOf(sizePt * 0.92);
  const step = side + 0.7;
  const air = 1;
  const across = (n: number): number => n * step + Math.floor((n - 1) / FIVE) * air;
  const line = Math.max(side + 0.9, mmOf(sizePt * LINE));
  const said = each === undefined ? '' : `× ${each}`;
  const saidMm = said === '' ? 0 : mmOf(sizePt * 1.8);
  return {
    naturalMm: across(Math.min(count, LINE_OF)) + saidMm,
    leastMm: side + saidMm,
    set(widthMm) {
      let perLine = Math.min(count, LINE_OF);
      while (perLine < count && across(perLine + FIVE) <= widthMm - saidMm) perLine += FIVE;
      // A line ends with a five, lest the next one begins in the middle of it.
      while (perLine > 1 && across(perLine) > widthMm - saidMm + 0.1)
        perLine -= perLine > FIVE ? perLine % FIVE || FIVE : 1;
      return {
        heightMm: Math.max(1, Math.ceil(count / Math.max(1, perLine))) * line,
        draw: (x, top) => [
          ...Array.from({ length: count }, (_, i): Op => {
            const [row, place] = [Math.floor(i / perLine), i % perLine];
            return {
              op: 'rect',
              x: x + place * step + Math.floor(place / FIVE) * air,
              y: top + 0.5 + row * line,
              w: side,
              h: side,
              stroke: INK,
              lineMm: 0.18,
            };
          }),
          ...(said === '' || count === 0
            ? []
            : [textOp(x + across(Math.min(count, perLine)) + 0.5, top, said, 'body', sizePt * 0.85, QUIET)]),
        ],
      };
    },
  };
}

function writeCell(long: keyof typeof WRITE_MM, sizePt: number): Cell {
  return {
    naturalMm: WRITE_MM[long],
    leastMm: WRITE_MM.short,
    set: (widthMm) => ({
      heightMm: mmOf(sizePt * LINE),
      draw: (x, top) => [
        {
          op: 'line',
          x1: x,
          y1: top + mmOf(sizePt * 1.15),
          x2: x + widthMm,
          y2: top + mmOf(sizePt * 1.15),
          stroke: QUIET,
          lineMm: 0.15,
        },
      ],
    }),
  };
}

function smallCell(text: string, sizePt: number): Cell {
  const cell = textCell(text, 'body', sizePt, QUIET);
  return { ...cell, naturalMm: Math.min(cell.naturalMm, SMALL_MM) };
}

const cellOf = (
  cell: SheetCell,
  { sizePt, leastPt = 0 }: Pick<Setting, 'sizePt' | 'leastPt'>,
  { names, small }: Pick<SheetColumn, 'names' | 'small'>,
): Cell =>
  typeof cell === 'string'
    ? small
      ? smallCell(cell, Math.max(sizePt * SMALL, leastPt))
      : textCell(cell, names ? 'strong' : 'body', sizePt, INK)
    : 'boxes' in cell
      ? boxesCell(cell.boxes, cell.each, sizePt)
      : writeCell(cell.write, sizePt);

const isWritten = (cell: SheetCell): boolean => typeof cell === 'object' && 'write' in cell;

/** What is left over goes to lines that are written on, else to the last column that is no small print. */
function spread(
  widths: readonly number[],
  columns: SheetBlock['columns'],
  rows: readonly (readonly SheetCell[])[],
  left: number,
): readonly number[] {
  const open = widths.map((_, j) => rows.some((row) => row[j] !== undefined && isWritten(row[j])));
  const many = open.filter(Boolean).length;
  const last = columns.findLastIndex(({ small }) => !small);
  return widths.map((w, j) => w + (many > 0 ? (open[j] ? left / many : 0) : j === last ? left : 0));
}

/** As large as the longest word of these heads goes into a column, at most `sizePt`. */
function fittingPt(columns: SheetBlock['columns'], sizePt: number, columnMm: number): number {
  const words = columns.flatMap(({ title }) => title.split(' '));
  const longest = Math.max(...words.map((word) => widthMm(drawable(word, 'strong'), 'strong', sizePt)));
  return Math.max(LEAST_PRINT_PT, sizePt * Math.min(1, columnMm / (longest + 0.1)));
}

/** The first column as wide as it must be, and the others alike. */
const levelled = (first: number, room: number, others: number): readonly number[] => [
  first,
  ...new Array<number>(others).fill((room - first) / others),
];

/** Shares of the width in which no word is broken off: where one would be, its column takes what it needs from the others. */
function sharedWidths(natural: readonly number[], least: readonly number[], room: number): readonly number[] {
  const shared = shareWidth(natural, room);
  const tight = shared.map((mm, j) => mm < least[j]! - 0.001);
  const needed = least.reduce((sum, mm, j) => sum + (tight[j] ? mm : 0), 0);
  if (!tight.some(Boolean) || needed >= room) return shared;
  const others = (of: readonly number[]) => of.filter((_, j) => !tight[j]);
  const rest = sharedWidths(others(natural), others(least), room - needed);
  let next = 0;
  return shared.map((_, j) => (tight[j] ? least[j]! : rest[next++]!));
}

/** A table: its head, which comes again where it is broken, and its rows, each with a hair line under it. */
export function tableStrips(
  { columns, rows, even }: Pick<SheetBlock, 'columns' | 'rows' | 'even'>,
  { sizePt, widthMm, ink, isForm, leastPt = 0 }: Setting,
): readonly Strip[] {
  const room = widthMm - SPACE_MM * (columns.length - 1);
  const cells = rows.map((row) =>
    row.cells.map((cell, j) =>
      cellOf(cell, { sizePt, leastPt }, j === 0 ? { names: true } : (columns[j] ?? {})),
    ),
  );
  const usualHeadPt = Math.max(sizePt * HEAD, leastPt);
  const firstHead = textCell(columns[0]!.title, 'strong', usualHeadPt, ink.solid);
  const first = Math.max(firstHead.naturalMm, ...cells.map((row) => row[0]?.naturalMm ?? 0));
  const headPt = even
    ? fittingPt(columns.slice(1), usualHeadPt, (room - first) / (columns.length - 1))
    : usualHeadPt;
  const heads = columns.map(({ title }) => textCell(title, 'strong', headPt, ink.solid));
  const widest = (of: 'naturalMm' | 'leastMm') =>
    heads.map((head, j) => Math.max(head[of], ...cells.map((row) => row[j]?.[of] ?? 0)));
  const shared = sharedWidths(widest('naturalMm'), widest('leastMm'), room);
  const left = room - shared.reduce((a, b) => a + b, 0);
  const widths = even
    ? levelled(first, room, columns.length - 1)
    : spread(
        shared,
        columns,
        rows.map(({ cells }) => cells),
        left,
      );
  const xs = widths.map((_, j) => widths.slice(0, j).reduce((a, b) => a + b + SPACE_MM, 0));
  const strip = (row: readonly Cell[], lineMm: number, stroke: string, air: number): Strip => {
    const set = row.map((cell, j) => cell.set(widths[j]!));
    const heightMm = Math.max(0, ...set.map((one) => one.heightMm)) + air;
    return {
      heightMm,
      draw: (x, top) => [
        ...set.flatMap((one, j) => one.draw(x + xs[j]!, top + air / 2 - 0.15)),
        ...(lineMm === 0
          ? []
          : [
              {
                op: 'line' as const,
                x1: x,
                y1: top + heightMm,
                x2: x + widthMm,
                y2: top + heightMm,
                stroke,
                lineMm,
              },
            ]),
      ],
    };
  };
  const head = strip(heads, 0.3, ink.solid, 0.6);
  const hair = (i: number): number => (isForm && rows[i]!.cells.some(isWritten) ? 0 : 0.1);
  return [{ ...head, leads: true }, ...cells.map((row, i) => ({ ...strip(row, hair(i), HAIR, 0.9), head }))];
}
