import type { PaperAid, PaperTables, SheetBlock, SheetCell } from '../../../kernel/catalogue/paper';
import { capital, counted } from '../../../kernel/words/words';
import { handSizeOf } from '../agreed';
import { nameOf } from '../boards/board-names';
import { isCard, type CardEntry } from '../catalogue/entry';
import { cards as printed } from '../catalogue/index';
import type { House } from '../house';
import { boardOf, musterOf, type SsList } from '../legality/check';
import { seatName } from '../scene/seats';

const short: SheetCell = { write: 'short' };
const long: SheetCell = { write: 'long' };

const first: Readonly<Record<House['firstPlayer'], string>> = {
  random: 'drawn at random',
  'high-roll': 'by the highest roll',
  chosen: 'as the table agrees',
};
const taken: Readonly<Record<House['domainChoice'], string>> = {
  random: 'taken at random',
  'first-player-first': 'chosen, the first player first',
};

/** What is done before the first turn, with room for what came of it. */
const setUp = (house: House): SheetBlock => ({
  title: 'Set-up',
  columns: [{ title: 'About' }, { title: 'Written down before the first turn' }],
  rows: ['Day and place', `First player, ${first[house.firstPlayer]}`].map((about) => ({
    cells: [about, long],
  })),
  foot: `Domains are ${taken[house.domainChoice]}, laid out clockwise in the order of the seats. First hand: ${counted(handSizeOf(house), 'card')} each.`,
  rules: ['SS-010', 'SS-011', 'SS-013', 'SS-018'],
});

/** One who plays, as far as it is known. */
interface Seat {
  readonly player?: string | undefined;
  readonly domain?: string | undefined;
}

const seats = (known: readonly Seat[]): SheetBlock => ({
  title: 'Seats, clockwise',
  columns: [
    { title: 'Seat' },
    { title: 'Player' },
    { title: 'Domain' },
    { title: 'Out in round' },
    { title: 'Score' },
  ],
  rows: known.map(({ player, domain }, seat) => ({
    cells: [seatName(seat), player ?? long, domain ?? long, short, short],
  })),
  rules: ['SS-011', 'SS-R01', 'SS-R20'],
});

/** Points of what lives when the score decides, where it ever does (SS-R79). */
function score({ players, roundLimit, scoreValues, victory }: House): readonly SheetBlock[] {
  if (roundLimit === 0 && victory !== 'score') return [];
  return [
    {
      title: `Score after round ${roundLimit}`,
      columns: [
        { title: 'Living piece' },
        { title: 'Points' },
        ...Array.from({ length: players }, (_, seat) => ({ title: seatName(seat) })),
      ],
      rows: [
        ...Object.entries(scoreValues).map(([piece, points]) => [capital(piece), String(points)]),
        ['Sum', ''],
      ].map((cells) => ({ cells: [...cells, ...new Array<SheetCell>(players).fill(short)] })),
      rules: ['SS-R79'],
    },
  ];
}

const sorts = ['artifact', 'spell', 'scroll', 'potion'] as const;

/** The cards of the pile by sort; one that is not known yet is written in. */
function pile(cards: readonly (readonly [card: CardEntry, count: number])[]): SheetBlock {
  const named = (sort: (typeof sorts)[number]): string =>
    cards
      .filter(([card]) => card.sort === sort)
      .map(([{ name }, count]) => (count > 1 ? `${count} ${name}` : name))
      .sort((a, b) => a.localeCompare(b))
      .join(', ');
  const many = cards.reduce((sum, [, count]) => sum + count, 0);
  return {
    title: 'The pile',
    columns: [{ title: 'Sort' }, { title: many === 0 ? 'Cards, by name' : counted(many, 'card') }],
    rows: sorts.map((sort) => ({ cells: [`${capital(sort)}s`, many === 0 ? long : named(sort)] })),
    rules: ['SS-012', 'SS-026', 'SS-R80'],
  };
}

/** Each card once; of a pile that the table puts together nothing is known. */
const usual = ({ pileMode }: House): SheetBlock =>
  pile(pileMode === 'custom' ? [] : printed.map((card) => [card, 1] as const));

const sheetOf = (known: readonly Seat[], cards: SheetBlock, house: House): PaperTables => ({
  kind: 'tables',
  name: 'Swords and Sorcery: score and set-up',
  hints: [],
  blocks: [setUp(house), seats(known), ...score(house), cards],
  agreed: true,
});

/** Who plays where, what was agreed, the pile, and the score (ledger 9.1). */
export const scoreSheet: PaperAid<House> = {
  id: 'score-sheet',
  name: 'Score and set-up sheet',
  explains: 'Seats, domains, the pile, points of living pieces, and what was agreed, to be filled in.',
  rules: ['SS-010', 'SS-011', 'SS-012', 'SS-013', 'SS-R79'],
  make: (house) => sheetOf(new Array<Seat>(house.players).fill({}), usual(house), house),
};

const pileOf = ({ lines }: SsList): SheetBlock =>
  pile(lines.flatMap(({ entry, count }) => (isCard(entry) ? [[entry, count] as const] : [])));

/** The same of a table: a row for each muster that is brought and for those to come, and the pile if one is. */
export function matchOf(
  lists: readonly SsList[],
  players: readonly (string | undefined)[],
  house: House,
): PaperTables {
  const known = lists.flatMap((list, i): readonly Seat[] => {
    const muster = musterOf(list);
    if (!muster) return [];
    const board = boardOf(muster);
    return [{ player: players[i], domain: board && (nameOf(board) ?? 'drawn') }];
  });
  const brought = lists.find(({ options }) => options.form === 'pile');
  const open = Math.max(0, house.players - known.length);
  return sheetOf(
    [...known, ...new Array<Seat>(open).fill({})],
    brought ? pileOf(brought) : usual(house),
    house,
  );
}
