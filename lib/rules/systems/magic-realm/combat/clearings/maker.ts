import type { BoardMaker } from '../../../../kernel/game/board-maker';
import type { House } from '../../house';
import { dealBoard, dealNatives, dealRow, MrBoard } from './board';
import { checkBoard } from './checks';
import { named } from './named';
import { boardScene } from './scene';
import { spaceForm } from './space-form';

/** Clearings with what lives in them: chosen, or drawn from the appearance chart. (MR-B48, MR-B49) */
export const boards: BoardMaker<MrBoard, House> = {
  schema: MrBoard,
  named,
  ways: [
    {
      id: 'box',
      name: 'One box',
      explains: 'One box of the appearance chart: what one chit sends when its row prowls.',
    },
    {
      id: 'row',
      name: 'A prowling row',
      explains: 'The first box of every warning and sound of one row: more than anybody should fight alone.',
    },
    { id: 'natives', name: 'A native group', explains: 'A whole group of natives, who all battle.' },
  ],
  make: (way, dice, _players, _house, isPlayed) =>
    (way === 'row' ? dealRow : way === 'natives' ? dealNatives : dealBoard)(dice, isPlayed),
  check: (board, players) => checkBoard(board, players),
  // A clearing lies before all characters alike.
  fairness: () => [],
  scene: boardScene,
  space: spaceForm,
};
