import { z } from 'zod';
import type { SpaceForm } from '../../../kernel/game/space-form';
import { squareOf } from '../scene/names';
import { MOST_SEATS, NEUTRAL, type MmsBoard } from './board';

const NOBODY = 'nobody';
const players = Array.from({ length: MOST_SEATS }, (_, seat) => `player ${seat + 1}`);

const Square = z.strictObject({
  part: z.enum([NOBODY, ...players]).meta({ title: 'Part of', description: 'Who lays out there' }),
});

/** Who lays out on a square. (MMS-034, MMS-037) */
export const spaceForm: SpaceForm<MmsBoard> = {
  schema: (board, space) => (squareOf(space, board) === undefined ? undefined : Square),
  read: (board, space) => ({ part: players[board.parts[squareOf(space, board)!]!] ?? NOBODY }),
  write(board, space, value) {
    const { part } = Square.parse(value);
    const seat = players.indexOf(part);
    return { ...board, parts: board.parts.with(squareOf(space, board)!, seat < 0 ? NEUTRAL : seat) };
  },
};
