import { seededDice } from '../../../kernel/game/dice';
import {
  drawnBy,
  type PaperBoard,
  type PaperDrawing,
  type PaperPiece,
  type SheetBlock,
  type SystemPaper,
} from '../../../kernel/catalogue/paper';
import { boards as maker } from '../boards/maker';
import { nameOf } from '../boards/board-names';
import type { Realm } from '../boards/realm';
import { armyPieces, isCard, type CardEntry, type SsEntry } from '../catalogue/entry';
import { cards as printed, domains, entries } from '../catalogue/index';
import type { House } from '../house';
import { boardOf, pieceCounts, type SsList } from '../legality/check';
import type { Options } from '../options';
import { back } from '../backs';
import { face } from '../faces';
import { seatName } from '../scene/seats';
import { domainDrawing } from './domain';
import { referenceSheet } from './reference';
import { matchOf, scoreSheet } from './score-sheet';

const cardRows = (list: SsList): SheetBlock => ({
  title: 'Magic cards',
  columns: [
    { title: 'Card' },
    { title: 'Kind', part: 'values' },
    { title: 'Level', part: 'values' },
    { title: 'Use', part: 'values' },
    { title: 'When', part: 'values' },
    { title: 'Drawn or spent', part: 'boxes' },
  ],
  rows: list.lines.flatMap(({ entry, count, at }) =>
    isCard(entry)
      ? [
          {
            at,
            cells: [
              entry.name,
              String(entry.kind).replace('-', ', '),
              entry.level === undefined ? '–' : String(entry.level),
              entry.usage,
              String(entry.indicia['window']),
              { boxes: count },
            ],
          },
        ]
      : [],
  ),
  rules: ['SS-026', 'SS-033'],
});

/** The ten pieces: each by itself, with the spot where it stands and room for what holds it. */
function pieceRows(list: SsList): SheetBlock {
  const placed = list.options.form === 'muster' ? Object.entries(list.options.placement) : [];
  const counts = pieceCounts(list);
  return {
    title: 'Pieces',
    columns: [
      { title: 'Piece' },
      { title: 'No.', part: 'designations' },
      { title: 'Dice', part: 'values' },
      { title: 'Stands on', part: 'values' },
      { title: 'Dead', part: 'boxes' },
      { title: 'Held by, carries', part: 'trackers' },
    ],
    rows: armyPieces.flatMap((id) => {
      const line = list.lines.find(({ entry }) => entry.id === id);
      const spots = placed.flatMap(([spot, piece]) => (piece === id ? [spot] : [])).sort();
      return Array.from({ length: counts[id] }, (_, i) => ({
        ...(line && i === 0 ? { at: line.at } : {}),
        cells: [
          line?.entry.name ?? id,
          String(i + 1),
          String(line?.entry.indicia['dice'] ?? ''),
          spots[i] ?? { write: 'short' as const },
          { boxes: 1 },
          { write: 'long' as const },
        ],
      }));
    }),
    rules: ['SS-016', 'SS-069', 'SS-070', 'SS-071'],
  };
}

/** The row of a card; of one of the table's own, that of the printed card whose effects it has. */
const rowOf = (card: CardEntry): string =>
  (printed.find(({ effects }) => effects === card.effects) ?? card).rules[0]!;

/** Does a marker or figure remind of one of these cards? Each of them names the row of its card. */
const remindsOf = (entry: SsEntry, rows: ReadonlySet<string>): boolean =>
  entry.rules.some((rule) => rows.has(rule));

/** Markers that every table needs once, whatever its cards. */
const always: ReadonlySet<string> = new Set(['marker-conflict', 'marker-first-player', 'marker-round-track']);
const pieceOf = (entry: SsEntry, times: number, more: { readonly worn?: true } = {}): PaperPiece => {
  const behind = back(entry);
  return { face: face(entry), times, ...(behind ? { back: behind } : {}), ...more };
};

/** Flags for pieces that serve another player. */
const OWNER_FLAGS = 4;

function pieces(list: SsList, house: House): readonly PaperPiece[] {
  const cards = list.lines.flatMap(({ entry }) => (isCard(entry) ? [entry] : []));
  const rows = new Set(cards.map(rowOf));
  const board = list.options.form === 'muster' ? boardOf(list.options) : undefined;
  const rocks = house.initialRocks ? (board?.rocks.length ?? 0) : 0;
  return entries.flatMap((entry): readonly PaperPiece[] => {
    if (entry.kind !== 'marker' && entry.kind !== 'figure') return [];
    const times =
      entry.id === 'rock' && board
        ? rocks
        : entry.id === 'marker-owner'
          ? board
            ? OWNER_FLAGS
            : 0
          : !always.has(entry.id) && remindsOf(entry, rows)
            ? (entry.copies ?? 1)
            : 0;
    return times > 0 ? [pieceOf(entry, times, entry.id === 'marker-owner' ? { worn: true } : {})] : [];
  });
}

const shared = (lists: readonly SsList[]): readonly PaperPiece[] =>
  lists.some(({ lines }) => lines.some(({ entry }) => isCard(entry)))
    ? entries.flatMap((entry) => (always.has(entry.id) ? [pieceOf(entry, entry.copies ?? 1)] : []))
    : [];

const rules = ['SS-R77', 'SS-057', 'SS-062'];

/** The domains of a table, each on a sheet of its own with the seat that it is for; one alone is for everybody. */
const realmDrawings = (name: string, { domains: all }: Realm): readonly PaperDrawing[] =>
  all.map((board, seat) =>
    domainDrawing(all.length === 1 ? name : `${nameOf(board) ?? name}, ${seatName(seat)}`, board),
  );

const boards: readonly PaperBoard<House>[] = [
  ...domains.map(({ id, name, text, board }): PaperBoard<House> => ({
    id,
    name,
    explains: text,
    asks: [],
    rules,
    draw: () => [domainDrawing(name, board)],
  })),
  ...maker.ways.map(({ id, name, explains }): PaperBoard<House> => ({
    id,
    name: `Dealt: ${name.toLowerCase()}`,
    explains,
    asks: ['seed', 'players'],
    rules,
    draw: ({ seed, players }, house) =>
      realmDrawings('Domain', maker.make(id, seededDice(seed), Math.max(2, players), house)),
  })),
];

/** Pieces and cards, markers for them, and the domains at true size. */
export const paper: SystemPaper<SsEntry, House, Options> = {
  sheet: (list) => [pieceRows(list), cardRows(list)],
  pieces,
  shared,
  boards,
  aids: [referenceSheet, scoreSheet],
  match: matchOf,
  drawn: drawnBy(maker.schema, realmDrawings),
};
