import type { BoardFinding } from '../../../../kernel/game/board-maker';
import { entries } from '../../catalogue';
import { copiesOf, type MrBoard } from './board';
import { spaceOf } from './rows';

const nameOf = new Map(entries.map(({ id, name }) => [id, name]));

/** What is wrong with a clearing, or worth knowing of it. (MR-L29, MR-L46, MR-L48) */
export function checkBoard(board: MrBoard, players: number): readonly BoardFinding[] {
  const out: BoardFinding[] = [];
  const all = Object.entries(board.denizens);
  for (const [id, count] of all) {
    const copies = copiesOf(id);
    if (copies === 0)
      out.push({
        code: 'MR-L46',
        severity: 'error',
        message: `“${id}” is neither a monster nor a native.`,
        spaces: [],
      });
    else if (count > copies)
      out.push({
        code: 'MR-L29',
        severity: 'error',
        message: `There are ${count} of ${nameOf.get(id)}; the game has ${copies}.`,
        spaces: [spaceOf(id)],
      });
  }
  if (all.length === 0 && (!board.rivals || players < 2))
    out.push({
      code: 'MR-L46',
      severity: 'error',
      message: board.rivals
        ? 'Nothing lives here, and one character alone has nobody to fight.'
        : 'Nothing lives here, and the characters stand together.',
      spaces: ['clearing'],
    });
  return out;
}
