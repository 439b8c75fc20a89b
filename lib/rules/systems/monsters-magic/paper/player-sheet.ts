import type { PaperAid, SheetBlock } from '../../../kernel/catalogue/paper';
import { joined, linesBlock, markAgreed } from '../../../kernel/catalogue/sheet-lines';
import { capital } from '../../../kernel/words/words';
import { companion } from '../companion';
import { MmHouse } from '../house';
import { chart, words } from '../odds/recruit';
import { control, supply } from './sheet';

/** The six phases in the words of the companion, and how the game ends. */
function turn(house: MmHouse): SheetBlock {
  const now = companion.sheet(house);
  const printed = companion.sheet({ ...MmHouse.parse({}), players: house.players });
  return linesBlock(
    'A turn',
    [
      ...now.phases.map(({ id, name, may }) =>
        joined(name, markAgreed(may, printed.phases.find((phase) => phase.id === id)?.may ?? [])),
      ),
      joined('The game ends', markAgreed(now.ends, printed.ends)),
    ],
    ['Phase', 'What is done'],
  );
}

const results = chart.slice(1);

/** What a Recruit Roll brings (MM-097 to MM-106). */
const recruits = ({ figureCap }: MmHouse): SheetBlock => ({
  title: 'Recruit chart',
  even: true,
  columns: [{ title: 'Roll' }, ...results.map((_, i) => ({ title: String(i + 1) }))],
  rows: [{ cells: ['Brings', ...results.map((found) => capital(words[found ?? 'nothing']))] }],
  foot: `Villages add 1. At most ${figureCap} figures of one type stand on the board; of a type that is full nothing comes.`,
  rules: ['MM-097', 'MM-103', 'MM-104', 'MM-105', 'MM-106'],
});

/** A line for each permanent, with what is used once a turn (MM-058). */
const permanents = ({ permanentsCount }: MmHouse): readonly SheetBlock[] =>
  permanentsCount === 0
    ? []
    : [
        {
          title: 'Permanents',
          columns: [{ title: 'No.' }, { title: 'Card' }, { title: 'What it does' }],
          rows: Array.from({ length: permanentsCount }, (_, i) => ({
            cells: [String(i + 1), { write: 'short' as const }, { write: 'long' as const }],
          })),
          rules: ['MM-058', 'MM-065'],
        },
      ];

/** What a player has before him in every game (MM-P08). */
export const playerSheet: PaperAid<MmHouse> = {
  id: 'player-sheet',
  name: 'Player sheet',
  explains:
    'The turn, the recruit chart, what structures give with boxes for those held, lines for the permanents and boxes for the unit set; one for each player.',
  rules: ['MM-014', 'MM-065', 'MM-072', 'MM-075', 'MM-097'],
  make: (house) => ({
    kind: 'tables',
    name: 'Monsters and Magic: player sheet',
    hints: [],
    blocks: [turn(house), recruits(house), control(house), supply, ...permanents(house)],
  }),
};
