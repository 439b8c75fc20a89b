import { metrics } from './fonts/metrics.generated';
import { mmOf } from './paper';

export type FontId = keyof typeof metrics;

const widthsOf: Readonly<Record<FontId, Readonly<Record<string, number>>>> = {
  body: metrics.body.widths,
  strong: metrics.strong.widths,
  display: metrics.display.widths,
};

/** Characters of a text that the font cannot draw. */
export const lacking = (text: string, font: FontId): readonly string[] => [
  ...new Set([...text].filter((c) => c !== '\n' && widthsOf[font][c] === undefined)),
];

/** The text with every character that the font lacks turned into a question mark. */
export const drawable = (text: string, font: FontId): string =>
  [...text].map((c) => (widthsOf[font][c] === undefined ? '?' : c)).join('');

/** Width of one line in millimetres, without kerning: the drawings switch it off too. */
export function widthMm(text: string, font: FontId, sizePt: number): number {
  const widths = widthsOf[font];
  let units = 0;
  for (const c of text) units += widths[c] ?? widths['?']!;
  return mmOf((units / metrics[font].unitsPerEm) * sizePt);
}

/** Height of a capital over the base line, in millimetres; near enough for all three fonts. */
export const capMm = (sizePt: number): number => mmOf(sizePt * 0.72);

/** Breaks a paragraph into lines no wider than `maxMm`. A word that is wider alone stands alone and is reported by its width. */
export function wrap(text: string, font: FontId, sizePt: number, maxMm: number): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/ +/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthMm(longer, font, sizePt) > maxMm) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}
