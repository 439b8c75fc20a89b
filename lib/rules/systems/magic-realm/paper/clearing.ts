import { drawnBy, type DrawnPaper, type PaperTables } from '../../../kernel/catalogue/paper';
import { listed } from '../../../kernel/words/words';
import { MrBoard } from '../combat/clearings/board';
import { monsters, natives } from '../catalogue';
import { sideWords } from '../catalogue/make-monster';
import { titled } from '../catalogue/words-helpers';
import type { House } from '../house';
import { meleeSheetOf } from './melee-sheet';

/** What lives in the clearing: a row for each kind, with both sides. */
const denizenRows = ({ denizens }: MrBoard): readonly (readonly string[])[] => [
  ...monsters
    .filter(({ id }) => denizens[id])
    .map(({ id, name, vulnerability, light, dark, fame, notoriety }) => [
      `${denizens[id]} × ${name}`,
      vulnerability,
      sideWords(light),
      sideWords(dark),
      `fame ${fame}, notoriety ${notoriety}`,
    ]),
  ...natives
    .filter(({ id }) => denizens[id])
    .map(({ code, type, vulnerability, light, dark, notoriety, gold }) => [
      `${code}, ${titled(type)}`,
      vulnerability,
      sideWords(light),
      sideWords(dark),
      `notoriety ${notoriety}, gold ${gold}`,
    ]),
];

const tablesOf = (name: string, board: MrBoard): PaperTables => ({
  kind: 'tables',
  name,
  hints: [
    `A ${board.clearing} clearing, ${board.colors.length > 0 ? `with ${listed(board.colors)} magic` : 'without color magic'}; the characters ${board.rivals ? 'may attack one another' : 'stand together'}.`,
  ],
  blocks: [
    {
      title: 'What lives here',
      columns: [
        { title: 'Denizen', names: true },
        { title: 'Vulnerability' },
        { title: 'Light side' },
        { title: 'Dark or red side' },
        { title: 'For killing it' },
      ],
      rows: denizenRows(board).map((cells) => ({ cells: [...cells] })),
      rules: ['MR-100', 'MR-174', 'MR-175', 'MR-180'],
    },
  ],
});

/** A clearing as a game takes it: a melee sheet to copy, and what lives there. (MR-095) */
export const clearingPaper: DrawnPaper<House> = drawnBy(MrBoard, (name, board) => [
  { ...meleeSheetOf('character'), name: `${name}: melee sheet`, beside: tablesOf(name, board) },
]);
