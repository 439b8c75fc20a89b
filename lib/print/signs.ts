import type { Reference } from '@/lib/rules/reference';
import type { Drawing, Op } from './drawing';
import { mmOf, papers } from './paper';
import { small, smallHeight } from './sheet/text-strips';
import type { Page, SheetOptions } from './sheets';

type Signs = NonNullable<Reference['signs']>;

/** As far below the cards as crop marks reach. */
const MARKS_MM = 5;
const LEAST_RIM_MM = 5;

/** Is the sign a word of it, perhaps with a number behind it, as in `m4`? */
const stands = (sign: string, said: string): boolean =>
  said.split(' ').some((word) => word.startsWith(sign) && /^\d*$/.test(word.slice(sign.length)));

/** What the signs on these drawings mean; empty where there are none. */
export function keyOf(signs: Signs, drawings: readonly Drawing[]): string {
  const said = new Set(drawings.flatMap(({ brief }) => brief ?? []));
  const used = signs.filter(([sign]) => [...said].some((one) => stands(sign, one)));
  return used.map(([sign, means]) => `${sign} ${means}`).join(' · ');
}

const widthOf = ({ paper, marginMm }: SheetOptions): number =>
  papers[paper].wMm - 2 * Math.max(LEAST_RIM_MM, marginMm);

/** Millimetres that the key takes at the foot of a page, marks included. */
export function footFor(signs: Signs, drawings: readonly Drawing[], options: SheetOptions): number {
  const key = keyOf(signs, drawings);
  if (key === '') return 0;
  const rimMm = Math.max(0, LEAST_RIM_MM - options.marginMm);
  return smallHeight(key, widthOf(options)) + MARKS_MM + options.bleedMm + rimMm;
}

/** The page with what its own signs mean at its foot, within the rim that printers cannot reach. */
export function withKey(
  signs: Signs,
  page: Page<Drawing>,
  backOf: ReadonlyMap<Drawing, Drawing>,
  options: SheetOptions,
): Page<Drawing> {
  const drawings = page.placed.flatMap(({ item }) => [item, ...[backOf.get(item) ?? []].flat()]);
  const key = keyOf(signs, drawings);
  if (key === '') return page;
  const rim = Math.max(LEAST_RIM_MM, options.marginMm);
  const top = page.hMm - rim - smallHeight(key, widthOf(options)) + mmOf(1);
  const ops: readonly Op[] = small(rim, top, key, widthOf(options));
  return { ...page, marks: [...page.marks, ...ops] };
}
