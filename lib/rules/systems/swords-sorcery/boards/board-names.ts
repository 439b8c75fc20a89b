import { domains } from '../catalogue/domains';
import type { Board } from './board';

const written = (board: Board): string => JSON.stringify([board.spots, board.lines, board.pads]);
const houseNames = new Map(domains.map((d) => [written(d.board), d.name]));

/** What a domain is called; one drawn by nobody we know has no name. */
export const nameOf = (board: Board): string | undefined => houseNames.get(written(board));
