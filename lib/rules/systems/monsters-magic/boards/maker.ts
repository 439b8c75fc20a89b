import type { BoardMaker } from '../../../kernel/game/board-maker';
import type { Dice } from '../../../kernel/game/dice';
import { dealGround, type Ground } from '../engine/board';
import type { MmHouse } from '../house';
import { spacesOf, SIDE } from '../scene/ground';
import { boardOf, groundOf, MmBoard, turned } from './board';
import { checkBoard } from './checks';
import { fairness } from './fairness';
import { named } from './named';
import { spaceForm } from './space-form';

const evenly = (kinds: number): number[] => Array.from({ length: 16 }, (_, i) => i % kinds);

const symmetric = (dice: Dice): Ground => turned(dice.shuffle(evenly(4)), dice.shuffle(evenly(8)));

/** Boards of 64 tiles and chits: drawn, dealt, checked and compared (MM-016 to MM-025, MM-061, MM-062). */
export const boards: BoardMaker<MmBoard, MmHouse> = {
  schema: MmBoard,
  named,
  ways: [
    { id: 'random', name: 'Random', explains: 'Tiles and chits mixed and laid out, as printed.' },
    {
      id: 'balanced',
      name: 'Balanced',
      explains: 'Each quarter holds 4 tiles of every terrain and 2 chits of every structure.',
    },
    {
      id: 'symmetric',
      name: 'Symmetric',
      explains: 'One quarter is dealt and turned from corner to corner, so that nobody has the better one.',
    },
  ],
  make: (way, dice) => boardOf(way === 'symmetric' ? symmetric(dice) : dealGround(dice, way === 'balanced')),
  check: (board, _players, house) => checkBoard(board, house),
  fairness,
  space: spaceForm,
  scene: (board) => ({
    width: 8 * SIDE,
    height: 8 * SIDE,
    spaces: spacesOf(groundOf(board)),
    lines: [],
    pieces: [],
    trays: [],
    seats: [],
    phase: { title: 'Board', explains: 'Before the players take their corners.', rule: 'MM-061' },
  }),
};
