import { ok, refuse, type AnySystem, type Result } from '@/lib/rules';
import { aidPages } from './aids/pages';
import { boardPages } from './board/pages';
import { calibrationPages } from './calibration';
import { cutOut, withBacks, type CutOut } from './cut-out';
import type { Drawing, Misfit } from './drawing';
import { MOST_CARDS, type PrintJob, type PrintOptions, type PrintPart, type PrintWhat } from './job';
import { inLowInk } from './low-ink';
import { toldOnce } from './misfits';
import { papers } from './paper';
import { copied, countOf, runsOf, runsOfLists, runsOfPieces, type Run } from './pieces';
import { restOf } from './printed';
import { readLists } from './read-list';
import { rulesAppendix } from './sheet/appendix';
import { listSheet, type ReadList } from './sheet/list-sheet';
import { inChapter, TooLarge, type Page } from './sheets';
import type { Sources } from './sources';

/** Pages ready to be drawn, on screen or as PDF. */
export interface PrintPlan {
  readonly pages: readonly Page<Drawing>[];
  readonly cards: number;
  /** Titles of which nobody knows a back; with backs asked for, the paper is blank behind them. */
  readonly blank: readonly string[];
  /** What does not fit or cannot be drawn; nothing is ever clipped in silence. */
  readonly misfits: readonly Misfit[];
}

/** The system that a job is about; its slug may be unknown. */
export const systemOfJob = (what: PrintWhat): string =>
  what.kind === 'list'
    ? what.list.system
    : what.kind === 'lists'
      ? (what.lists[0]?.list.system ?? '')
      : what.system;

/** What the PDF of a job is called. */
export function fileNameOf({ what, options }: PrintJob, title: string): string {
  if (what.kind === 'board') return `${title} ${what.board}.pdf`;
  if (what.kind === 'drawn') return `${title} ${what.name}.pdf`;
  const isList = what.kind === 'list' || what.kind === 'lists';
  const isCut = !isList || options.parts.includes('cards') || options.parts.includes('pieces');
  return `${title} ${isCut ? 'cards' : 'sheet'}.pdf`;
}

/** Pages from which nothing is cut out. */
const readPages = (pages: readonly Page<Drawing>[]): PrintPlan => ({
  pages,
  cards: 0,
  blank: [],
  misfits: pages.flatMap(({ placed }) => placed.flatMap(({ item }) => item.misfits)),
});

const nothingToPrint = (message: string) => refuse({ path: ['what'], code: 'nothing_to_print', message });
const nothing = nothingToPrint('There is no card in this.');
const allOnPaper = nothingToPrint('Everything in this is on paper already.');

/**
 * Everything of a job, laid out in millimetres. Refuses an unknown entry, a list of another system and too many cards.
 * @throws where the job needs sources (see `needsSources`) and has none.
 */
export function planPrint(system: AnySystem, job: PrintJob, sources?: Sources): Result<PrintPlan> {
  const plan = planned(system, job, sources);
  if (!plan.ok) return plan;
  const { pages, misfits } = plan.value;
  return ok({
    ...plan.value,
    pages: job.options.lowInk ? inLowInk(pages) : pages,
    misfits: toldOnce(misfits),
  });
}

function planned(system: AnySystem, job: PrintJob, sources: Sources | undefined): Result<PrintPlan> {
  const { what, options } = job;
  const stock = (): Sources => {
    if (!sources) throw new Error('this job needs its sources');
    return sources;
  };
  switch (what.kind) {
    case 'calibration':
      return ok(readPages(calibrationPages(options.paper)));
    case 'board':
    case 'drawn': {
      const pages = boardPages(system, what, options, stock());
      return pages.ok ? ok(readPages(pages.value)) : pages;
    }
    case 'catalogue':
    case 'entries': {
      const cards = runsOf(system, job);
      return cards.ok ? planRuns(system, job, { cards: cards.value }) : cards;
    }
    case 'list':
    case 'lists': {
      const reads = readLists(system, what);
      if (!reads.ok) return reads;
      const has = (part: PrintPart): boolean => options.parts.includes(part);
      const uses = runsOfLists(system, reads.value, options.duplicates);
      // Bounds the rows of a sheet as well.
      const tooMany = refuseMany(countOf(uses));
      if (tooMany) return tooMany;
      return planRuns(system, job, {
        cards: has('cards') ? uses : [],
        pieces: has('pieces') ? runsOfPieces(system, reads.value, stock()) : [],
        before: [
          ...(has('match')
            ? inChapter('Match sheet', matchSheet(system, reads.value, stock(), options))
            : []),
          ...reads.value.flatMap((read) => {
            const of = read.player ?? read.parsed.list.name;
            return [
              ...(has('sheet') ? inChapter(`Sheet: ${of}`, listSheet(system, read, stock(), options)) : []),
              ...(has('plan') ? inChapter(`Plan: ${of}`, layoutPlan(system, read, stock(), options)) : []),
            ];
          }),
        ],
        after: has('rules') ? inChapter('Rules', rulesAppendix(system, reads.value, stock(), options)) : [],
        leftOff: reads.value.flatMap((read) => unknownIn(system, read)),
      });
    }
  }
}

/** Entries of a list that the catalogue has no more, or never had. */
const unknownIn = (system: AnySystem, { parsed }: ReadList): readonly Misfit[] =>
  parsed.unknown.map(({ id }) => ({
    kind: 'entry',
    title: id,
    message: `${system.name} has no entry “${id}”: it is not on the paper.`,
  }));

/** The plan on which the owner of a list lays it out; none where his game has no such. */
function layoutPlan(
  system: AnySystem,
  { parsed, terms, player }: ReadList,
  { paper }: Sources,
  options: PrintOptions,
): readonly Page<Drawing>[] {
  const plan = paper.plan?.(parsed, terms.house);
  const says = [parsed.list.name, ...(player ? [player] : []), system.name].join(' · ');
  return plan ? aidPages(system, plan, options, { says }) : [];
}

/** The sheet of the session that these lists meet in, by what the first of them is judged under; none where the game has no such. */
function matchSheet(
  system: AnySystem,
  reads: readonly ReadList[],
  { paper }: Sources,
  options: PrintOptions,
): readonly Page<Drawing>[] {
  const terms = reads[0]?.terms;
  if (!terms || !paper.match) return [];
  const lists = reads.map(({ parsed }) => parsed);
  const players = reads.map(({ player }) => player);
  return aidPages(system, paper.match(lists, players, terms.house), options, { terms });
}

function refuseMany(cards: number): Result<never> | undefined {
  if (cards <= MOST_CARDS) return undefined;
  return refuse({
    path: ['what'],
    code: 'too_many_cards',
    message: `One job prints at most ${MOST_CARDS} cards; this has ${cards}.`,
  });
}

/** What a job brings: pages to read, cards, small pieces, and pages to read behind them. */
interface Brought {
  readonly cards: readonly Run[];
  readonly pieces?: readonly Run[];
  readonly before?: readonly Page<Drawing>[];
  readonly after?: readonly Page<Drawing>[];
  /** What of it is left off the paper. */
  readonly leftOff?: readonly Misfit[];
}

function planRuns(
  system: AnySystem,
  { options, without }: PrintJob,
  { cards: asked, pieces: few = [], before = [], after = [], leftOff = [] }: Brought,
): Result<PrintPlan> {
  const whole = copied(asked, options.copies);
  const cards = without ? restOf(whole, without, options) : whole;
  const needed = copied(few, options.copies);
  const pieces = without ? restOf(needed, without, options) : needed;
  const count = countOf(cards) + countOf(pieces);
  if (count === 0 && before.length + after.length === 0)
    return countOf(whole) + countOf(needed) === 0 ? nothing : allOnPaper;
  const tooMany = refuseMany(count);
  if (tooMany) return tooMany;
  if (options.size !== undefined && !system.sizes.some((s) => s.id === options.size))
    return refuse({
      path: ['options', 'size'],
      code: 'unknown_size',
      message: `${system.name} has no size “${options.size}”.`,
    });
  let cut: CutOut;
  try {
    cut = cutOut(system, cards, pieces, options);
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return refuse({
      path: ['options'],
      code: 'too_large',
      message: `A card is larger than ${papers[options.paper].name} with these margins.`,
    });
  }
  const read = readPages([...before, ...after]);
  const pages = [
    ...before,
    ...inChapter('Cards and counters', cut.inGrids),
    ...inChapter(cut.isTogether ? 'Cards and pieces' : 'Pieces', [...cut.mixed, ...cut.large]),
    ...after,
  ];
  return ok({
    pages: withBacks(pages, cut.backOf, options),
    cards: count,
    blank: cut.blank,
    misfits: [...cut.misfits, ...read.misfits, ...leftOff],
  });
}
