import type { BoardFinding } from '../../../kernel/game/board-maker';
import { plurals, structures, terrains, type Structure } from '../catalogue/vocabulary';
import type { MmHouse } from '../house';
import { idOf } from '../scene/names';
import type { MmBoard } from './board';

const spacesWith = (kinds: readonly string[], kind: string): string[] =>
  kinds.flatMap((one, space) => (one === kind ? [idOf.space(space)] : []));

const COPIES = { terrain: 16, structure: 8 } as const;

/** 16 tiles of each terrain and 8 chits of each structure; painted by hand it need not be so (MM-023, MM-025, MM-L19). */
function counts(board: MmBoard, custom: boolean): BoardFinding[] {
  const out: BoardFinding[] = [];
  for (const layer of ['terrain', 'structure'] as const)
    for (const kind of layer === 'terrain' ? terrains : structures) {
      const spaces = spacesWith(board[layer], kind);
      if (spaces.length === COPIES[layer]) continue;
      const name = layer === 'terrain' ? kind : plurals[kind as Structure];
      out.push({
        code: 'MM-L19',
        severity: custom ? 'warning' : 'error',
        message: `The board has ${spaces.length} ${name}; the box has ${COPIES[layer]}.`,
        spaces: spaces.length > COPIES[layer] ? spaces : [],
      });
    }
  return out;
}

/** What can never happen on it (MM-L20). */
function never(board: MmBoard, { templesToWin, controlThreshold }: MmHouse): BoardFinding[] {
  const out: BoardFinding[] = [];
  const temples = spacesWith(board.structure, 'temple');
  if (templesToWin !== null && temples.length < templesToWin)
    out.push({
      code: 'MM-L20',
      severity: 'warning',
      message: `With ${temples.length} Temples nobody can win by ${templesToWin}.`,
      spaces: temples,
    });
  for (const kind of ['village', 'city', 'ruins', 'mine', 'tower'] as const) {
    const spaces = spacesWith(board.structure, kind);
    if (spaces.length < controlThreshold)
      out.push({
        code: 'MM-L20',
        severity: 'warning',
        message: `With ${spaces.length} ${plurals[kind]} nobody can control ${controlThreshold}.`,
        spaces,
      });
  }
  return out;
}

const quarterNames = ['north-west', 'north-east', 'south-west', 'south-east'] as const;
const quarterOf = (space: number): number => (space >> 5) * 2 + ((space % 8) >> 2);

/** The same number of each in every quarter (MM-L21). */
function quarters(board: MmBoard): BoardFinding[] {
  const out: BoardFinding[] = [];
  for (const layer of ['terrain', 'structure'] as const)
    for (const kind of layer === 'terrain' ? terrains : structures)
      for (const [quarter, name] of quarterNames.entries()) {
        const spaces = board[layer].flatMap((one, space) =>
          one === kind && quarterOf(space) === quarter ? [idOf.space(space)] : [],
        );
        if (spaces.length === COPIES[layer] / 4) continue;
        out.push({
          code: 'MM-L21',
          severity: 'error',
          message: `The ${name} quarter has ${spaces.length} ${layer === 'terrain' ? kind : plurals[kind as Structure]} instead of ${COPIES[layer] / 4}.`,
          spaces,
        });
      }
  return out;
}

/** Everything that the ledger says of a board; quarters only where a balanced board was agreed. */
export const checkBoard = (board: MmBoard, house: MmHouse): readonly BoardFinding[] => [
  ...counts(board, house.boardDeal === 'custom'),
  ...never(board, house),
  ...(house.boardDeal === 'balanced' ? quarters(board) : []),
];
