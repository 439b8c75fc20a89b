import type { Op } from '../drawing';
import { capMm, drawable, linesWithin, measure, widthMm, type FontId } from '../measure';
import { INK, QUIET } from '../palette';
import { mmOf } from '../paper';
import type { Strip } from './flow';

export const LINE = 1.3;
const SMALL_PT = 6.5;

/** A line of text whose capitals begin at the top of its strip. */
export const textOp = (
  x: number,
  top: number,
  text: string,
  font: FontId,
  sizePt: number,
  fill: string = INK,
): Op => ({ op: 'text', x, y: top + capMm(sizePt) + mmOf(sizePt * 0.2), text, font, sizePt, fill });

interface Style {
  readonly font?: FontId;
  readonly fill?: string;
  readonly indentMm?: number;
  readonly leads?: boolean;
}

/** A paragraph, line by line; its first line does not stay behind alone. */
export function paragraph(text: string, sizePt: number, maxMm: number, style: Style = {}): readonly Strip[] {
  const { font = 'body', fill = INK, indentMm = 0, leads = false } = style;
  const lines = linesWithin(measure(drawable(text, font), font), sizePt, maxMm - indentMm);
  return lines.map((line, i) => ({
    heightMm: mmOf(sizePt * LINE),
    ...(leads || (i === 0 && lines.length > 1) ? { leads: true } : {}),
    draw: (x, top) => [textOp(x + indentMm, top, line.text, font, sizePt, fill)],
  }));
}

/** A heading over what follows it. */
export const heading = (text: string, sizePt: number, maxMm: number, fill: string): readonly Strip[] => [
  ...paragraph(text, sizePt, maxMm, { font: 'strong', fill, leads: true }),
];

/** A text with a name in front of it: the ID of a rule and what it says. */
export function named(
  id: string,
  text: string,
  sizePt: number,
  maxMm: number,
  fill: string,
): readonly Strip[] {
  const lead = drawable(id, 'strong');
  const leadMm = widthMm(`${lead}  `, 'strong', sizePt);
  const words = drawable(text, 'body').split(/ +/);
  const first: string[] = [];
  while (words.length > 0 && widthMm([...first, words[0]].join(' '), 'body', sizePt) <= maxMm - leadMm)
    first.push(words.shift()!);
  const rest = words.length > 0 ? paragraph(words.join(' '), sizePt, maxMm) : [];
  return [
    {
      heightMm: mmOf(sizePt * LINE),
      ...(rest.length > 0 ? { leads: true } : {}),
      draw: (x, top) => [
        textOp(x, top, lead, 'strong', sizePt, fill),
        ...(first.length > 0 ? [textOp(x + leadMm, top, first.join(' '), 'body', sizePt)] : []),
      ],
    },
    ...rest,
  ];
}

/** How high small print stands in a width. */
export const smallHeight = (text: string, maxMm: number): number =>
  smallLines(text, maxMm).length * mmOf(SMALL_PT * 1.15);

const smallLines = (text: string, maxMm: number) =>
  linesWithin(measure(drawable(text, 'body'), 'body'), SMALL_PT, maxMm);

/** Small print, such as the number of a page. */
export const small = (x: number, top: number, text: string, maxMm: number): readonly Op[] =>
  smallLines(text, maxMm).map((line, i) =>
    textOp(x, top + i * mmOf(SMALL_PT * 1.15), line.text, 'body', SMALL_PT, QUIET),
  );
