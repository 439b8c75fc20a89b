import type { PaperAid, PaperTables, SheetBlock, SheetCell } from '../../../kernel/catalogue/paper';
import { counted } from '../../../kernel/words/words';
import { isAlly } from '../catalogue/entry';
import type { MmHouse } from '../house';
import type { MmList } from '../legality/types';
import { seatCells } from './sheet';

const short: SheetCell = { write: 'short' };
const long: SheetCell = { write: 'long' };

const deals: Readonly<Record<MmHouse['boardDeal'], string>> = {
  random: 'at random',
  balanced: 'balanced',
  custom: 'painted by the players',
};

const game = ({ boardDeal }: MmHouse): SheetBlock => ({
  title: 'The game',
  columns: [{ title: 'About' }, { title: 'Written down before the first turn' }],
  rows: ['Day and place', `Seed of the board, ${deals[boardDeal]}`, 'Who goes first'].map((about) => ({
    cells: [about, long],
  })),
  rules: ['MM-061', 'MM-062', 'MM-069'],
});

const middle: Readonly<Record<MmHouse['threePlayerMiddle'], string | undefined>> = {
  extraFigure: 'The player across from the empty corner may begin with one figure more there.',
  relocate: 'The player across from the empty corner may begin there instead.',
  none: undefined,
};

/** Corners and first figures; two players sit across from each other (MM-301, MM-302). */
function seats(rows: readonly (readonly SheetCell[])[], { players, threePlayerMiddle }: MmHouse): SheetBlock {
  const foot =
    players === 2
      ? 'Two players take opposite corners.'
      : players === 3
        ? middle[threePlayerMiddle]
        : undefined;
  return {
    title: 'Corners',
    columns: [{ title: 'Player' }, { title: 'Colour' }, { title: 'Corner' }, { title: 'First figure' }],
    rows: rows.map((cells) => ({ cells })),
    ...(foot === undefined ? {} : { foot }),
    rules: ['MM-064', 'MM-065', 'MM-301', 'MM-302'],
  };
}

/** The permanents of one player, as far as they are known. */
interface Held {
  readonly player?: string | undefined;
  readonly cards: readonly { readonly name: string; readonly level: number }[];
}

/** A row for each card, the player before the first of his, and the sum below the last. */
function rowsOf({ player, cards }: Held, count: number): SheetBlock['rows'] {
  const most = Math.max(count, cards.length);
  const sum = cards.reduce((all, { level }) => all + level, 0);
  return [
    ...Array.from({ length: most }, (_, i) => ({
      cells: [
        i === 0 ? (player ?? short) : '',
        cards[i]?.name ?? long,
        cards[i] === undefined ? short : String(cards[i].level),
      ],
    })),
    { cells: ['', 'Levels together', cards.length < count ? short : String(sum)] },
  ];
}

const permanents = (held: readonly Held[], { permanentsCount }: MmHouse): readonly SheetBlock[] =>
  permanentsCount === 0
    ? []
    : [
        {
          title: `Permanents, ${counted(permanentsCount, 'card')} each`,
          columns: [{ title: 'Player' }, { title: 'Card' }, { title: 'Level' }],
          rows: held.flatMap((one) => rowsOf(one, permanentsCount)),
          rules: ['MM-065', 'MM-066'],
        },
      ];

const sheetOf = (
  rows: readonly (readonly SheetCell[])[],
  held: readonly Held[],
  house: MmHouse,
): PaperTables => ({
  kind: 'tables',
  name: 'Monsters and Magic: setup sheet',
  hints: [],
  blocks: [game(house), seats(rows, house), ...permanents(held, house)],
  agreed: true,
});

const unknown: Held = { cards: [] };
const empty: readonly SheetCell[] = [long, short, short, short];
const open = <T>(many: number, of: T): readonly T[] => new Array<T>(Math.max(0, many)).fill(of);

/** An empty setup sheet (MM-P11). */
export const setupSheet: PaperAid<MmHouse> = {
  id: 'setup-sheet',
  name: 'Setup sheet',
  explains:
    'Board, corners, first figures and permanents of each player, and what was agreed, to be filled in.',
  rules: ['MM-061', 'MM-064', 'MM-065', 'MM-301', 'MM-302'],
  make: (house) => sheetOf(open(house.players, empty), open(house.players, unknown), house),
};

const heldBy = ({ lines }: MmList, player: string | undefined): Held => ({
  player,
  cards: lines.flatMap(({ entry, count }) =>
    isAlly(entry) ? Array.from({ length: count }, () => ({ name: entry.name, level: entry.cost })) : [],
  ),
});

/** The setup sheet of a table: seats of the setup that is brought, and permanents of those who bring theirs. */
export function matchOf(
  lists: readonly MmList[],
  players: readonly (string | undefined)[],
  house: MmHouse,
): PaperTables {
  const setup = lists.flatMap(({ options }) => (options.form === 'setup' ? [options] : []))[0];
  const rows = setup ? seatCells(setup) : [];
  const held = lists.flatMap((list, i) =>
    list.options.form === 'permanents' ? [heldBy(list, players[i])] : [],
  );
  return sheetOf(
    [...rows, ...open(house.players - rows.length, empty)],
    [...held, ...open(house.players - held.length, unknown)],
    house,
  );
}
