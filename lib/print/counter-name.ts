import { LEAST_PRINT_PT, linesWithin, measure, widthMm, wrap, type FontId } from './measure';

/** So near the rim a word goes that would be too small otherwise. */
const NEAR_RIM_MM = 0.55;

/** Where something on a counter stands, and how large the print may be. */
export interface Room {
  readonly wMm: number;
  readonly padMm: number;
  readonly innerMm: number;
  readonly bestPt: number;
  /** What its values and its mark are set in where they have room. */
  readonly legiblePt: number;
  /** Nothing is smaller, come what may. */
  readonly leastPt: number;
}

const MOST_NAME_LINES = 3;

/** Lines of a name, which may also be broken behind a hyphen. */
const nameLines = (title: string, font: FontId, pt: number, maxMm: number): readonly string[] =>
  wrap(title.replace(/-(?=\p{L})/gu, '- '), font, pt, maxMm).map((line) => line.replaceAll('- ', '-'));

/** A name as it is set. */
interface Name {
  readonly lines: readonly string[];
  readonly font: FontId;
  readonly sizePt: number;
  readonly fits: boolean;
}

/** The name on one line, or on up to three where one would be too small; where even that will not do, in a lighter hand. */
export function fitName(title: string, { wMm, innerMm, bestPt, leastPt }: Room): Name {
  const most = (pt: number): number => (pt > LEAST_PRINT_PT ? innerMm : wMm - 2 * NEAR_RIM_MM);
  const isWide = (line: string, font: FontId, pt: number): boolean =>
    widthMm(line, font, pt) > most(pt) + 0.01;
  const linesAt = (pt: number, font: FontId): readonly string[] =>
    isWide(title, font, pt) ? nameLines(title, font, pt, most(pt)) : [title];
  const fitsAt = (pt: number, lines: number, font: FontId = 'strong'): boolean =>
    linesAt(pt, font).length <= lines && !linesAt(pt, font).some((line) => isWide(line, font, pt));
  const least = Math.min(bestPt, Math.max(LEAST_PRINT_PT, bestPt * 0.7));
  // One line is best, and three are better than print that is too small.
  const largest = (lines: number, from: number, to: number): number | undefined => {
    for (let pt = from; pt >= to; pt -= 0.25) if (fitsAt(pt, lines)) return pt;
    return fitsAt(to, lines) ? to : undefined;
  };
  const from = Math.max(bestPt * 0.85, least);
  const strongPt =
    largest(1, bestPt, least) ??
    largest(2, from, Math.min(from, LEAST_PRINT_PT)) ??
    largest(MOST_NAME_LINES, from, leastPt);
  const [font, sizePt] =
    strongPt === undefined ? (['body', leastPt] as const) : (['strong', strongPt] as const);
  return strongPt !== undefined || fitsAt(leastPt, MOST_NAME_LINES, 'body')
    ? { lines: linesAt(sizePt, font), font, sizePt, fits: true }
    : brokenName(title, from, leastPt, most);
}

/** A name with a word that is wider than the counter: it goes on in the next line, and what no line holds is left off and told. */
function brokenName(title: string, from: number, leastPt: number, mostMm: (pt: number) => number): Name {
  const font = 'body';
  const linesAt = (pt: number) => linesWithin(measure(title, font), pt, mostMm(pt)).map(({ text }) => text);
  let sizePt = from;
  while (linesAt(sizePt).length > MOST_NAME_LINES && sizePt > leastPt)
    sizePt = Math.max(leastPt, sizePt - 0.25);
  const lines = linesAt(sizePt);
  if (lines.length <= MOST_NAME_LINES) return { lines, font, sizePt, fits: true };
  let last = lines[MOST_NAME_LINES - 1]!;
  while (widthMm(`${last}…`, font, sizePt) > mostMm(sizePt)) last = last.slice(0, -1);
  return { lines: [...lines.slice(0, MOST_NAME_LINES - 1), `${last}…`], font, sizePt, fits: false };
}
