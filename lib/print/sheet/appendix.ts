import { judge, touchedRules, type AnySystem } from '@/lib/rules';
import type { Drawing } from '../drawing';
import type { PrintOptions } from '../job';
import { inks } from '../palette';
import { mmOf } from '../paper';
import type { Page } from '../sheets';
import type { Sources } from '../sources';
import { agreedRows } from './agreed';
import { flow, gap, type Column, type Strip } from './flow';
import { blocksOf, footed, sheetArea, type ReadList } from './list-sheet';
import { heading, named, paragraph } from './text-strips';

/** Sizes of print, the best first, and in how many columns it stands: a smaller one is for a page less. */
const settings = { usual: { sizes: [8, 7.5, 7], columns: 2 }, large: { sizes: [12], columns: 1 } };
const GUTTER_MM = 6;

/** What was agreed otherwise than printed, with the rules that it changes. */
function agreedStrips(
  system: AnySystem,
  reads: readonly ReadList[],
  sizePt: number,
  maxMm: number,
  ink: string,
): readonly Strip[] {
  const seen = new Set<string>();
  return reads.flatMap(({ terms }) => {
    if (terms.changed.length === 0 || seen.has(terms.name)) return [];
    seen.add(terms.name);
    return [
      ...heading(`Agreed in “${terms.name}”`, sizePt + 1.5, maxMm, ink),
      ...agreedRows(system, terms).flatMap(({ rules, title, value }) =>
        named(rules || 'Agreed', `${title}: ${value}.`, sizePt, maxMm, ink),
      ),
      gap(2),
    ];
  });
}

/** The rules that lists and their agreement touch, each once, by chapter and in the order of the rulebook. */
export function rulesAppendix(
  system: AnySystem,
  reads: readonly ReadList[],
  sources: Sources,
  { paper, marginMm, largePrint }: Pick<PrintOptions, 'paper' | 'marginMm' | 'largePrint'>,
): readonly Page<Drawing>[] {
  const { book } = sources;
  const { sizes, columns: many } = settings[largePrint ? 'large' : 'usual'];
  const touched = new Map(
    reads.flatMap((read) => {
      const { parsed, terms } = read;
      const more = [
        ...blocksOf(read, sources).flatMap(({ rules = [] }) => rules),
        ...sources.companion.sheet(terms.house).trackers.flatMap(({ rules }) => rules),
      ];
      return touchedRules(system, book, { ...read, verdict: judge(system, parsed, terms) }, more).map(
        ({ id, text }) => [id, text] as const,
      );
    }),
  );
  const area = sheetArea(paper, marginMm);
  const wMm = (area.widthMm - GUTTER_MM * (many - 1)) / many;
  const ink = inks[system.accent].solid;
  const chapterOf = new Map(book.rules.map(({ id, chapter }) => [id, chapter]));
  const titles = new Map(book.chapters.map(({ id, title }) => [id, title]));
  const groups = new Map<string, (readonly [string, string])[]>();
  const rulings = new Set(book.rulings.map(({ id }) => id));
  // The order of the rulebook, whichever list touched a rule first.
  const order = new Map([...book.rules, ...book.rulings].map(({ id }, i) => [id, i]));
  for (const row of [...touched].sort(([a], [b]) => (order.get(a) ?? 1e6) - (order.get(b) ?? 1e6))) {
    const chapter = titles.get(chapterOf.get(row[0]) ?? '') ?? (rulings.has(row[0]) ? 'Rulings' : 'Checks');
    groups.set(chapter, [...(groups.get(chapter) ?? []), row]);
  }
  const at = (sizePt: number): readonly Strip[] => [
    ...heading('Rules for this table', sizePt + 6, wMm, ink),
    ...paragraph(
      'Those that the lists and what was agreed touch, in our words; others hold as well.',
      sizePt,
      wMm,
    ),
    gap(2),
    ...agreedStrips(system, reads, sizePt, wMm, ink),
    ...[...groups].flatMap(([chapter, rows]) => [
      ...heading(chapter, sizePt + 1.5, wMm, ink),
      ...rows.flatMap(([id, text]) => [...named(id, text, sizePt, wMm, ink), gap(mmOf(2))]),
      gap(1.5),
    ]),
  ];
  const columns = Array.from({ length: many }, (_, i): Column => ({
    x: area.x + i * (wMm + GUTTER_MM),
    y: area.y,
    wMm,
    hMm: area.heightMm,
  }));
  const pages = sizes
    .map((sizePt) => flow(at(sizePt), columns))
    .reduce((best, way) => (way.length < best.length ? way : best));
  return footed(pages, area, `Rules · ${system.name}`);
}
