import type { AnySystem } from '@/lib/rules';
import { drawAll, type Drawn } from '../cut-out';
import type { Drawing, Op } from '../drawing';
import type { PrintOptions } from '../job';
import { PAPER, WHITE } from '../palette';
import type { Run } from '../pieces';

/** A picture of equal cells, row by row, as simulators cut decks out of one. */
export interface DeckSheet {
  readonly columns: number;
  readonly rows: number;
  readonly wMm: number;
  readonly hMm: number;
  readonly ops: readonly Op[];
}

/** Cards of one size whose backs are alike. */
export interface Deck {
  readonly name: string;
  readonly cardWMm: number;
  readonly cardHMm: number;
  /** Titles in the order of the cells of `face`. */
  readonly titles: readonly string[];
  readonly face: DeckSheet;
  /** One cell for all, or a sheet of their own where each is different. */
  readonly back: DeckSheet;
}

/** Ten across and seven down are the most; the last cell is what a hidden card shows. */
const MOST_COLUMNS = 10;
const MOST_ROWS = 7;
const MOST_CARDS = MOST_COLUMNS * MOST_ROWS - 1;

const blank = ({ wMm, hMm }: Drawing): Drawing => ({
  wMm,
  hMm,
  bleedFill: WHITE,
  ops: [{ op: 'rect', x: 0, y: 0, w: wMm, h: hMm, fill: PAPER }],
  misfits: [],
});

function sheetOf(drawings: readonly Drawing[], columns: number, rows: number): DeckSheet {
  const { wMm, hMm } = drawings[0]!;
  return {
    columns,
    rows,
    wMm: columns * wMm,
    hMm: rows * hMm,
    ops: drawings.map((drawing, i): Op => ({
      op: 'window',
      x: (i % columns) * wMm,
      y: Math.floor(i / columns) * hMm,
      w: wMm,
      h: hMm,
      fromX: 0,
      fromY: 0,
      scale: 1,
      // No corner stays empty: a simulator would show it black.
      ops: [{ op: 'rect', x: 0, y: 0, w: wMm, h: hMm, fill: drawing.bleedFill }, ...drawing.ops],
    })),
  };
}

function deckOf(name: string, cards: readonly Drawn[]): Deck {
  const [first] = cards as readonly [Drawn, ...Drawn[]];
  // At least two each way, and one cell more than there are cards.
  const cells = cards.length + 1;
  const columns = cells > MOST_ROWS ** 2 ? MOST_COLUMNS : Math.max(2, Math.ceil(Math.sqrt(cells)));
  const rows = Math.max(2, Math.ceil(cells / columns));
  const backs = cards.map(({ front, back }) => back ?? blank(front));
  const hidden = first.backs === undefined ? blank(first.front) : backs[0]!;
  const fronts = cards.map(({ front }) => front);
  while (fronts.length < columns * rows) fronts.push(hidden);
  return {
    name,
    cardWMm: first.front.wMm,
    cardHMm: first.front.hMm,
    titles: cards.map(({ title }) => title),
    face: sheetOf(fronts, columns, rows),
    back: first.backs === undefined ? sheetOf(backs, columns, rows) : sheetOf([backs[0]!], 1, 1),
  };
}

/** The pieces of a job as decks, in all their colours: those of one size with the same back together, at most 69 in each. */
export function decksOf(system: AnySystem, runs: readonly Run[], options: PrintOptions): readonly Deck[] {
  const groups = new Map<string, Drawn[]>();
  const { fronts } = drawAll(system, runs, {
    ...options,
    backs: 'long-edge',
    lowInk: false,
    inWords: true,
  });
  for (const drawn of fronts) {
    const key = `${drawn.size.id} ${drawn.backs ?? 'own'}`;
    const group = groups.get(key);
    if (group) group.push(drawn);
    else groups.set(key, [drawn]);
  }
  return [...groups.values()].flatMap((cards) => {
    const parts = Math.ceil(cards.length / MOST_CARDS);
    return Array.from({ length: parts }, (_, i) => {
      const name = parts === 1 ? cards[0]!.size.name : `${cards[0]!.size.name}, ${i + 1} of ${parts}`;
      return deckOf(name, cards.slice(i * MOST_CARDS, (i + 1) * MOST_CARDS));
    });
  });
}
