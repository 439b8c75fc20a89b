import { structures, terrains } from '../catalogue/vocabulary';
import { boardOf, turned, type MmBoard } from './board';

/** Signs of the structures in the order of the vocabulary: k is a castle, w a tower, T a temple. */
const signs = 'vtckrmTw';

/** A quarter in two letters a space: first letter of the terrain, sign of the structure. */
function drawn(...rows: readonly string[]): MmBoard {
  const spaces = rows.flatMap((row) => row.split(' '));
  return boardOf(
    turned(
      spaces.map((space) => terrains.findIndex((name) => name.startsWith(space.charAt(0)))),
      spaces.map((space) => signs.indexOf(space.charAt(1)) % structures.length),
    ),
  );
}

/** Boards of our own for agreed games; each quarter is the same, turned. */
export const named = [
  {
    id: 'inner-temples',
    name: 'Inner temples',
    explains: 'All eight Temples stand around the middle, so that everybody meets there.',
    board: drawn('pv pt fm fc', 'pm fr mw bk', 'fc mr bT mt', 'mk bw bv pT'),
  },
  {
    id: 'home-temples',
    name: 'Home temples',
    explains: 'Two Temples stand beside each corner: who wants a third takes it beside another.',
    board: drawn('pc pT mm fk', 'mT fv bw pr', 'bt fm pk mw', 'bc fr bv mt'),
  },
] as const;
