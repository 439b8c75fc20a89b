import type { SheetBlock, SheetCell } from '../../../kernel/catalogue/paper';
import { chits } from '../catalogue/chits';
import { isAlly } from '../catalogue/entry';
import { familyNames } from '../catalogue/families';
import type { StructureEffect } from '../catalogue/effects';
import { units } from '../catalogue/units';
import { modeNames, type Structure } from '../catalogue/vocabulary';
import { structureWords } from '../catalogue/words';
import type { MmHouse } from '../house';
import type { MmList } from '../legality/types';
import type { SetupOptions } from '../options';
import { oppositeOf, seatNames, seatsOf } from '../seats';

const allies = ({ lines, form }: MmList): SheetBlock => ({
  title: form === 'permanents' ? 'Permanents' : 'Ally cards',
  columns: [
    { title: 'Card' },
    { title: 'Level', part: 'values' },
    { title: 'Kind', part: 'values' },
    { title: 'Acts', part: 'values' },
    { title: form === 'permanents' ? 'Used this turn' : 'Drawn or spent', part: 'boxes' },
  ],
  rows: lines.flatMap(({ entry, count, at }) =>
    isAlly(entry)
      ? [
          {
            at,
            cells: [
              entry.name,
              String(entry.cost),
              familyNames[entry.family],
              modeNames[entry.mode],
              { boxes: count },
            ],
          },
        ]
      : [],
  ),
  rules: ['MM-053', 'MM-058', 'MM-059'],
});

/** Name, colour, corner and first figures of each seat, as far as they are known. */
export const seatCells = (options: SetupOptions): readonly (readonly SheetCell[])[] =>
  seatsOf(options).map(({ name, colour, corner, figure, figureAt, extra, extraAt }, i) => [
    name ?? `Player ${seatNames[i] ?? i + 1}`,
    colour,
    corner,
    figure === undefined
      ? { write: 'short' }
      : `${figure} on ${figureAt ?? corner}${
          extra === undefined ? '' : `, ${extra} on ${extraAt ?? oppositeOf(corner) ?? 'the empty corner'}`
        }`,
  ]);

/** Colour, corner and first figure of each player, and the extra figure of the middle one (MM-P11, MM-302). */
const seats = ({ options }: MmList): readonly SheetBlock[] =>
  options.form !== 'setup'
    ? []
    : [
        {
          title: 'Players',
          columns: [
            { title: 'Player' },
            { title: 'Colour', part: 'designations' },
            { title: 'Corner', part: 'values' },
            { title: 'First figure', part: 'values' },
            { title: 'Permanents', part: 'trackers' },
          ],
          rows: seatCells(options).map((cells) => ({ cells: [...cells, { write: 'long' }] })),
          rules: ['MM-064', 'MM-065', 'MM-302'],
        },
      ];

/** Chits of each structure on the board (MM-025). */
const CHITS = 8;

/** What a structure gives by the numbers that the table agreed. */
function given(structure: Structure, effect: StructureEffect | undefined, house: MmHouse): string {
  if (!effect) return '';
  if (effect.kind !== 'templeVictory') return structureWords(effect, structure, house.controlThreshold);
  return house.templesToWin === null
    ? 'At this table temples do not win.'
    : structureWords(effect, structure, house.templesToWin);
}

/** Spaces held of each kind, up to the number that controls it; of temples all eight (MM-P08). */
export const control = (house: MmHouse): SheetBlock => ({
  title: 'Structures',
  part: 'trackers',
  columns: [
    { title: 'Structure' },
    { title: 'What it gives', part: 'values' },
    { title: 'Spaces held', part: 'boxes' },
  ],
  rows: chits.map(({ name, structure, effects, needs }) => ({
    cells: [
      name,
      given(structure, effects[0], house),
      { boxes: structure === 'temple' || needs === undefined ? CHITS : house.controlThreshold },
    ],
  })),
  rules: ['MM-072', 'MM-073', 'MM-075'],
});

/** Each piece of the set, to tick off as it comes to the board (MM-014). */
export const supply: SheetBlock = {
  title: 'Unit set',
  part: 'boxes',
  columns: [{ title: 'Unit' }, { title: 'Force', part: 'values' }, { title: 'On the board' }],
  rows: units.map(({ name, indicia }) => ({
    cells: [name, String(indicia['force']).replace('-', '−'), { boxes: Number(indicia['supply']) }],
  })),
  rules: ['MM-014', 'MM-019', 'MM-038', 'MM-039'],
};

/** The cards, and what a player keeps at the table; a common deck is nobody’s, and has only its cards. */
export const sheet = (list: MmList, house: MmHouse): readonly SheetBlock[] => [
  ...seats(list),
  allies(list),
  ...(list.form === 'deck' ? [] : [control(house), supply]),
];
