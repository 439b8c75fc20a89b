import { further } from './fonts/further.generated';
import { metrics } from './fonts/metrics.generated';
import { mmOf } from './paper';

export type FontId = keyof typeof metrics;

/** No print on any paper of ours is smaller, in points: it would not be read at a table. */
export const LEAST_PRINT_PT = 5.5;

const LACKING = -1;
const tables = new Map<FontId, Int16Array>();

const partsOf = (font: FontId): Readonly<Record<string, Readonly<Record<string, number>>>> =>
  font === 'display' ? {} : further[font];

/** Advance widths by UTF-16 code unit: none of the fonts has a character that takes two. */
function widthsOf(font: FontId): Int16Array {
  let table = tables.get(font);
  if (!table) {
    tables.set(font, (table = new Int16Array(0x10000).fill(LACKING)));
    for (const widths of [...Object.values(partsOf(font)), metrics[font].widths])
      for (const [character, width] of Object.entries(widths)) table[character.charCodeAt(0)] = width;
  }
  return table;
}

/** The files of a font: its own, and one for each part of its further letters. */
export const filesOf = (font: FontId): readonly string[] => [
  font,
  ...Object.keys(partsOf(font)).map((part) => `${font}-${part}`),
];

/** Which of its files a character is in; the first where none has it. */
export function fileOf(character: string, font: FontId): number {
  if (Object.hasOwn(metrics[font].widths, character)) return 0;
  return 1 + Object.values(partsOf(font)).findIndex((widths) => Object.hasOwn(widths, character));
}

/** The display face has few letters: a name with others is set in the strong one. */
export const titleFont = (text: string): FontId => (hasAll(text, 'display') ? 'display' : 'strong');

const has = (character: string, font: FontId): boolean =>
  character.length === 1 && widthsOf(font)[character.charCodeAt(0)] !== LACKING;

function hasAll(text: string, font: FontId): boolean {
  const widths = widthsOf(font);
  for (let i = 0; i < text.length; i++) if (widths[text.charCodeAt(i)] === LACKING) return false;
  return true;
}

const nothing: readonly string[] = [];

/** Accents that stand behind their letters. */
const ACCENTS = { from: 0x300, to: 0x36f };

/** Can the text be set as it is? Accents must be joined to their letters first: nobody places them by themselves. */
function isSettable(text: string, font: FontId): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= ACCENTS.from && code <= ACCENTS.to) return false;
  }
  return hasAll(text, font);
}

/** What has no shape of its own: soft hyphens, joiners, marks of direction, and how a picture is meant. */
const SHAPELESS = /\p{Default_Ignorable_Code_Point}/gu;

/** Characters as a font may have them: an accent with its letter, and nothing that has no shape. */
const charactersOf = (text: string): readonly string[] => [...text.normalize('NFC').replace(SHAPELESS, '')];

/** The character, or plain ones that stand for it, as `fi` for a ligature; undefined where the font has neither. */
function shownAs(character: string, font: FontId): string | undefined {
  if (has(character, font)) return character;
  const plain = character.normalize('NFKC');
  return plain !== character && plain.trim() !== '' && hasAll(plain, font) ? plain : undefined;
}

/** Characters of a text that the font cannot draw. */
export const lacking = (text: string, font: FontId): readonly string[] =>
  isSettable(text, font)
    ? nothing
    : [...new Set(charactersOf(text).filter((c) => c !== '\n' && shownAs(c, font) === undefined))];

/** The text with every character that the font lacks turned into a question mark. */
export const drawable = (text: string, font: FontId): string =>
  isSettable(text, font)
    ? text
    : charactersOf(text)
        .map((c) => (c === '\n' ? c : (shownAs(c, font) ?? '?')))
        .join('');

/** Width of a drawable text in units of the em, without kerning: the drawings switch it off too. */
export function unitsOf(text: string, font: FontId): number {
  const widths = widthsOf(font);
  let units = 0;
  for (let i = 0; i < text.length; i++) units += widths[text.charCodeAt(i)]!;
  return units;
}

/** Units of the em in millimetres, at a size of print. */
export const unitsMm = (units: number, font: FontId, sizePt: number): number =>
  mmOf((units / metrics[font].unitsPerEm) * sizePt);

/** Width of one line in millimetres. */
export const widthMm = (text: string, font: FontId, sizePt: number): number =>
  unitsMm(unitsOf(text, font), font, sizePt);

/** Height of a capital over the base line, in millimetres; near enough for all three fonts. */
export const capMm = (sizePt: number): number => mmOf(sizePt * 0.72);

interface Word {
  readonly text: string;
  readonly units: number;
}

/** A text whose words are measured once: at any size it breaks into lines by adding. */
export interface Measured {
  readonly font: FontId;
  /** The whole text on one line. */
  readonly units: number;
  readonly paragraphs: readonly (readonly Word[])[];
}

/** Measures a text once, in units of the font’s em: `unitsMm` makes millimetres of them at a size. */
export const measure = (text: string, font: FontId): Measured => ({
  font,
  units: unitsOf(text, font),
  paragraphs: text
    .split('\n')
    .map((paragraph) => paragraph.split(/ +/).map((word) => ({ text: word, units: unitsOf(word, font) }))),
});

export interface Line {
  readonly text: string;
  readonly widthMm: number;
}

/** Breaks each paragraph into lines no wider than `maxMm`. A word that is wider alone stands alone and is told by its width. */
export function linesOf({ font, paragraphs }: Measured, sizePt: number, maxMm: number): readonly Line[] {
  const space = unitsOf(' ', font);
  const lines: Line[] = [];
  for (const words of paragraphs) {
    let text = '';
    let units = 0;
    const end = () => lines.push({ text, widthMm: unitsMm(units, font, sizePt) });
    for (const word of words) {
      const longer = text === '' ? word.units : units + space + word.units;
      if (text !== '' && unitsMm(longer, font, sizePt) > maxMm) {
        end();
        text = word.text;
        units = word.units;
      } else {
        text = text === '' ? word.text : `${text} ${word.text}`;
        units = longer;
      }
    }
    end();
  }
  return lines;
}

/** Parts of a line that are no wider than `maxMm`; at least one letter each. */
function piecesOf(line: Line, font: FontId, sizePt: number, maxMm: number): readonly Line[] {
  if (line.widthMm <= maxMm + 0.01) return [line];
  const parts: { text: string; units: number }[] = [];
  for (const character of line.text) {
    const units = unitsOf(character, font);
    const last = parts.at(-1);
    if (last && unitsMm(last.units + units, font, sizePt) <= maxMm) {
      last.text += character;
      last.units += units;
    } else parts.push({ text: character, units });
  }
  return parts.map(({ text, units }) => ({ text, widthMm: unitsMm(units, font, sizePt) }));
}

/** The same, with words that are wider alone broken where they must be: for paper on which nothing may run off. */
export const linesWithin = (measured: Measured, sizePt: number, maxMm: number): readonly Line[] =>
  linesOf(measured, sizePt, maxMm).flatMap((line) => piecesOf(line, measured.font, sizePt, maxMm));

/** The texts of the former lines. */
export const wrap = (text: string, font: FontId, sizePt: number, maxMm: number): readonly string[] =>
  linesOf(measure(text, font), sizePt, maxMm).map((line) => line.text);
