import type { PaperAid, PaperTables, SheetBlock, SheetCell } from '../../../kernel/catalogue/paper';
import { empireRowById } from '../catalogue/empires';
import { specialNames } from '../catalogue/territories';
import { specialIds } from '../catalogue/vocabulary';
import type { BmList } from '../contract';
import type { House } from '../house';
import type { EmpireChoice } from '../options';

const short: SheetCell = { write: 'short' };
const long: SheetCell = { write: 'long' };

const match: SheetBlock = {
  title: 'The match',
  columns: [{ title: 'About' }, { title: 'Written down before the first turn' }],
  rows: ['Day and place', 'Map: its name, or the seed it was dealt from', 'Turn order by the cut'].map(
    (about) => ({ cells: [about, long] }),
  ),
  rules: ['BM-008', 'BM-089'],
};

/** One who plays, as far as it is known. */
interface Seat {
  readonly player?: string | undefined;
  readonly empire?: string | undefined;
  readonly colour?: string | undefined;
}

/** Who plays what, and in which territories he began (BM-083..BM-086). */
const seats = (known: readonly Seat[]): SheetBlock => ({
  title: 'Empires and where they begin',
  columns: [
    { title: 'Seat' },
    { title: 'Player' },
    { title: 'Empire' },
    { title: 'Colour' },
    { title: 'Castle in' },
    { title: 'Army in' },
    { title: 'Ship in' },
  ],
  rows: known.map(({ player, empire, colour }, seat) => ({
    cells: [String(seat + 1), player ?? long, empire ?? long, colour ?? short, short, short, short],
  })),
  foot: 'Territories by their numbers on the map.',
  rules: ['BM-083', 'BM-085', 'BM-086', 'BM-176'],
});

const specials = ({ specials: agreed }: House): readonly SheetBlock[] => {
  const rows = specialIds.flatMap((id) => {
    const many = agreed[id] ?? 0;
    return many > 0 ? [{ cells: [specialNames[id]!, String(many), long] }] : [];
  });
  return rows.length === 0
    ? []
    : [
        {
          title: 'Special territories',
          columns: [{ title: 'Kind' }, { title: 'Number' }, { title: 'In territories' }],
          rows,
          rules: ['BM-160'],
        },
      ];
};

const result: SheetBlock = {
  title: 'How it ended',
  columns: [{ title: 'Winner' }, { title: 'Rounds' }, { title: 'Castles left to each' }],
  rows: [{ cells: [long, short, long] }],
  rules: ['BM-002'],
};

/** An empire of one’s own goes by the name of its list. */
const nameOf = (empire: EmpireChoice, own: string): string =>
  empire === 'custom' ? own : empireRowById.get(empire)!.name;

const sheetOf = (known: readonly Seat[], house: House): PaperTables => ({
  kind: 'tables',
  name: 'Battle Magic: match sheet',
  hints: [],
  blocks: [match, seats(known), ...specials(house), result],
  agreed: true,
});

/** An empty match sheet (BM-P09). Agreed empires are in nobody’s seat yet, and stand with what was agreed. */
export const matchSheet: PaperAid<House> = {
  id: 'match-sheet',
  name: 'Match sheet',
  explains: 'Players, empires, what was agreed, the map and where everybody begins, to be filled in.',
  rules: ['BM-008', 'BM-083', 'BM-176'],
  make: (house) => sheetOf(new Array<Seat>(house.players).fill({}), house),
};

/** The match sheet of a table: a row for each empire that is brought, and for those that are still to come. */
export function matchOf(
  lists: readonly BmList[],
  players: readonly (string | undefined)[],
  house: House,
): PaperTables {
  const known = lists.flatMap(({ list, options }, i): readonly Seat[] =>
    options.form === 'empire'
      ? [{ player: players[i], empire: nameOf(options.empire, list.name), colour: options.colour }]
      : [],
  );
  const open = Math.max(0, house.players - known.length);
  return sheetOf([...known, ...new Array<Seat>(open).fill({})], house);
}
