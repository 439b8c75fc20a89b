import type { PaperAid, SheetCell } from '../../../kernel/catalogue/paper';
import { capital } from '../../../kernel/words/words';
import type { MmHouse } from '../house';
import { seatNames } from '../seats';

/** A box for each turn of each player, to the end of the game (MM-P10). */
export const turnTrack: PaperAid<MmHouse> = {
  id: 'turn-track',
  name: 'Turn track',
  explains: 'A box to tick for every turn of every player, as many rounds as were agreed.',
  rules: ['MM-006', 'MM-069', 'MM-R06'],
  make: ({ players, turnLimitCount, turnsPerPlayer }) => ({
    kind: 'tables',
    name: 'Monsters and Magic: turn track',
    hints: [
      turnLimitCount === 'rounds'
        ? 'Tick a box for each turn; that of a player who is out is ticked when it is passed over.'
        : 'Tick a box for each turn that is really taken.',
    ],
    blocks: [
      {
        title: `After ${turnLimitCount === 'rounds' ? `${turnsPerPlayer} turns each` : `${turnsPerPlayer * players} turns in all`} whoever holds the most spaces wins`,
        even: true,
        columns: [
          { title: 'Round' },
          ...seatNames.slice(0, players).map((seat) => ({ title: `Player ${capital(seat)}` })),
        ],
        rows: Array.from({ length: turnsPerPlayer }, (_, i) => ({
          cells: [String(i + 1), ...new Array<{ boxes: number }>(players).fill({ boxes: 1 })],
        })),
        rules: ['MM-006', 'MM-R06'],
      },
      {
        title: 'How it ended',
        columns: [
          { title: 'Player' },
          { title: 'Name' },
          { title: 'Spaces held' },
          { title: 'Temples' },
          { title: 'Place' },
        ],
        rows: seatNames.slice(0, players).map((seat) => ({
          cells: [
            capital(seat),
            { write: 'long' as const },
            ...new Array<SheetCell>(3).fill({ write: 'short' }),
          ],
        })),
        rules: ['MM-003', 'MM-004', 'MM-006'],
      },
    ],
  }),
};
