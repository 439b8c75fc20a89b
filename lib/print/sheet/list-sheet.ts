import {
  judge,
  sentence,
  showBudget,
  showVerdict,
  turnBlock,
  type AnyList,
  type AnySystem,
  type AnyTerms,
  type CompanionSheet,
  type Livery,
  type SheetBlock,
  type SheetPart,
} from '@/lib/rules';
import type { Drawing, Misfit, Op } from '../drawing';
import type { PrintOptions } from '../job';
import { fitLine } from '../card-frame';
import { capMm, drawable, titleFont, widthMm } from '../measure';
import { lettersLost } from '../misfits';
import { INK, inks, QUIET } from '../palette';
import { mmOf, papers, type PaperId } from '../paper';
import type { Page } from '../sheets';
import type { Sources } from '../sources';
import { flow, gap, type Strip } from './flow';
import { tableStrips, type Setting } from './table-strips';
import { heading, paragraph, small } from './text-strips';
import { wholePage } from './whole-page';

/** One list, read and resolved, and whose it is. */
export interface ReadList {
  readonly parsed: AnyList;
  readonly terms: AnyTerms;
  readonly player?: string | undefined;
  /** The colour that was chosen for its pieces. */
  readonly livery?: Livery | undefined;
}

/** Tracks of so many steps are ticked off; longer ones are written down. */
const MOST_BOXES = 48;
/** Sizes of print: the best, the least that still keeps a sheet on one page, and where it takes several. */
const sizes = { usual: { best: 9.5, least: 7, several: 8.5 }, large: { best: 14, least: 12, several: 12 } };
/** A name that must be smaller to stand beside whose it is stands above that. */
const LEAST_BESIDE_PT = 12;
/** Air above a table and its heading. */
export const BLOCK_GAP_MM = 2.2;
const SAFE_MM = 9;
const FOOT_MM = 7;

/** The numbers that the table keeps, each with boxes where it is bounded (the same as the companion keeps on screen). */
function trackerBlock({ trackers, cycle }: CompanionSheet): SheetBlock {
  return {
    title: 'To keep',
    part: 'trackers',
    columns: [{ title: 'Number' }, { title: 'Begins at' }, { title: 'Tick or write' }],
    rows: trackers.map(({ name, resets, min, max, start }) => ({
      cells: [
        resets ? `${name}, anew each ${resets === 'round' ? cycle : 'turn'}` : name,
        String(start),
        max !== undefined && min >= 0 && max - min <= MOST_BOXES ? { boxes: max - min } : { write: 'long' },
      ],
    })),
  };
}

/** The tables of a sheet, before any switch. */
export function blocksOf({ parsed, terms }: ReadList, { paper, companion }: Sources): readonly SheetBlock[] {
  const sheet = companion.sheet(terms.house);
  return [...paper.sheet(parsed, terms.house), trackerBlock(sheet), { ...turnBlock(sheet), part: 'turn' }];
}

/** A table with the columns that are wanted, and the notes of its lines where there are any. */
function shownBlock(block: SheetBlock, { parsed }: ReadList, shown: ReadonlySet<SheetPart>): SheetBlock {
  const keep = block.columns.flatMap(({ part }, j) => (part === undefined || shown.has(part) ? [j] : []));
  const noteOf = ({ at }: SheetBlock['rows'][number]): string =>
    (at === undefined ? undefined : parsed.list.entries[at]?.note) ?? '';
  const noted = shown.has('notes') && block.rows.some((row) => noteOf(row) !== '');
  return {
    ...block,
    columns: [...keep.map((j) => block.columns[j]!), ...(noted ? [{ title: 'Note' }] : [])],
    rows: block.rows.map((row) => ({
      ...row,
      cells: [...keep.map((j) => row.cells[j] ?? ''), ...(noted ? [noteOf(row)] : [])],
    })),
  };
}

/** A block under its heading, as strips that pages are filled with; nothing where it has no rows. */
export function blockStrips(block: SheetBlock, set: Setting): readonly Strip[] {
  if (block.rows.length === 0 || block.columns.length === 0) return [];
  const { sizePt, widthMm: maxMm, ink } = set;
  return [
    gap(BLOCK_GAP_MM),
    ...heading(block.title, sizePt + 1.5, maxMm, ink.solid),
    // No heading stays behind without its table.
    { ...gap(0.4), leads: true },
    ...tableStrips(block, set),
    ...(block.foot === undefined
      ? []
      : [gap(0.8), ...paragraph(block.foot, sizePt * 0.9, maxMm, { fill: QUIET })]),
  ];
}

/** Name of the list, its game and player, and what the rules say of it. */
function headStrips(
  system: AnySystem,
  read: ReadList,
  set: Setting,
  shown: ReadonlySet<SheetPart>,
): readonly Strip[] {
  const { parsed, terms, player } = read;
  const { sizePt, widthMm: maxMm, ink } = set;
  const font = titleFont(parsed.list.name);
  const name = drawable(parsed.list.name, font);
  const whose = drawable(player ? `${player} · ${system.name}` : system.name, 'body');
  const whoseMm = widthMm(whose, 'body', 9);
  const besideMm = maxMm - whoseMm - 4;
  const namePt = fitLine(name, font, 20, LEAST_BESIDE_PT, besideMm);
  const isBeside = widthMm(name, font, namePt) <= besideMm;
  const rule = (x: number, y: number): Op => ({ op: 'rect', x, y, w: maxMm, h: 0.6, fill: ink.solid });
  const title: readonly Strip[] = isBeside
    ? [
        {
          heightMm: mmOf(24),
          draw: (x, top) => [
            { op: 'text', x, y: top + capMm(20) + 0.8, text: name, font, sizePt: namePt, fill: INK },
            {
              op: 'text',
              x: x + maxMm - whoseMm,
              y: top + capMm(20) + 0.8,
              text: whose,
              font: 'body',
              sizePt: 9,
              fill: QUIET,
            },
            rule(x, top + mmOf(22)),
          ],
        },
      ]
    : [
        ...paragraph(parsed.list.name, fitLine(name, font, 20, LEAST_BESIDE_PT, maxMm), maxMm, {
          font,
          leads: true,
        }),
        ...paragraph(whose, 9, maxMm, { fill: QUIET, leads: true }),
        { heightMm: mmOf(4), draw: (x, top) => [rule(x, top + 0.4)] },
      ];
  if (!shown.has('verdict')) return title;
  const verdict = judge(system, parsed, terms);
  const tallies = verdict.tallies.filter(({ spent }) => spent !== 0).map(showBudget);
  return [
    ...title,
    gap(1),
    ...paragraph(showVerdict(verdict), sizePt, maxMm, { font: 'strong' }),
    ...(tallies.length > 0 ? paragraph(tallies.join(' · '), sizePt * 0.9, maxMm, { fill: QUIET }) : []),
    ...verdict.violations
      .filter(({ severity }) => severity !== 'note')
      .flatMap((found) => paragraph(`${sentence(system, found)} (${found.code})`, sizePt * 0.95, maxMm)),
  ];
}

/** Where the strips of a sheet stand on its paper. */
export function sheetArea(paper: PaperId, marginMm: number) {
  const { wMm, hMm } = papers[paper];
  const edge = Math.max(SAFE_MM, marginMm);
  return { wMm, hMm, x: edge, y: edge, widthMm: wMm - 2 * edge, heightMm: hMm - 2 * edge - FOOT_MM };
}

/** Pages of strips, each with a line at its foot that says what it belongs to. */
export function footed(
  pages: readonly (readonly Op[])[],
  area: ReturnType<typeof sheetArea>,
  says: string,
  misfits: readonly Misfit[] = [],
): readonly Page<Drawing>[] {
  return pages.map((ops, i) => {
    const foot = pages.length === 1 ? says : `${says} · page ${i + 1} of ${pages.length}`;
    return wholePage(
      area.wMm,
      area.hMm,
      [...ops, ...small(area.x, area.y + area.heightMm + 3, foot, area.widthMm)],
      {
        misfits: i === 0 ? misfits : [],
      },
    );
  });
}

/** Characters of a list’s own words that no font here has. */
const lostOf = ({ parsed, terms, player }: ReadList): readonly Misfit[] =>
  lettersLost(
    parsed.list.name,
    [parsed.list.name, player ?? '', terms.name, ...parsed.list.entries.map(({ note }) => note ?? '')].map(
      (text) => [text, 'body'],
    ),
  );

/** The sheet of a list: on one page as long as it can be read, else on several. */
export function listSheet(
  system: AnySystem,
  read: ReadList,
  sources: Sources,
  { paper, marginMm, sheet, largePrint }: Pick<PrintOptions, 'paper' | 'marginMm' | 'sheet' | 'largePrint'>,
): readonly Page<Drawing>[] {
  const shown = new Set(sheet);
  const area = sheetArea(paper, marginMm);
  const blocks = blocksOf(read, sources)
    .filter(({ part }) => part === undefined || shown.has(part))
    .map((block) => shownBlock(block, read, shown));
  const at = (sizePt: number) => {
    const set: Setting = { sizePt, widthMm: area.widthMm, ink: inks[system.accent] };
    const strips = [
      ...headStrips(system, read, set, shown),
      ...blocks.flatMap((block) => blockStrips(block, set)),
    ];
    return flow(strips, [{ x: area.x, y: area.y, wMm: area.widthMm, hMm: area.heightMm }]);
  };
  const { best, least, several } = sizes[largePrint ? 'large' : 'usual'];
  let sizePt = best;
  let pages = at(sizePt);
  while (pages.length > 1 && sizePt > least) pages = at((sizePt -= 0.5));
  if (pages.length > 1) pages = at(several);
  return footed(pages, area, `${parsedName(read)} · ${system.name}`, lostOf(read));
}

const parsedName = ({ parsed, player }: ReadList): string =>
  drawable(player ? `${parsed.list.name} · ${player}` : parsed.list.name, 'body');
