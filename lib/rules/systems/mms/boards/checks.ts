import type { BoardFinding } from '../../../kernel/game/board-maker';
import { counted } from '../../../kernel/words/words';
import { matOf } from '../area';
import type { MmsHouse } from '../house';
import { seatName, squareId } from '../scene/names';
import { dividedMat, NEUTRAL, sizesOf, type MmsBoard } from './board';
import { strays } from './measure';

const squares = (n: number): string => counted(n, 'square');

const idsOf = (board: MmsBoard, picks: (part: number) => boolean): string[] =>
  board.parts.flatMap((part, at) => (picks(part) ? [squareId(at, board.width)] : []));

/** The mat has the size on which the table agreed, or which suits so many players (MMS-R62). */
function size({ width, height }: MmsBoard, house: MmsHouse): BoardFinding[] {
  const agreed = matOf(house);
  if (width === agreed.width && height === agreed.height) return [];
  return [
    {
      code: 'MMS-R62',
      severity: 'error',
      message: `The mat is ${width} × ${height}; for ${house.players} players ${agreed.width} × ${agreed.height} is agreed.`,
      spaces: [],
    },
  ];
}

/** Everybody has a part, and nobody else does. */
function seated(board: MmsBoard, house: MmsHouse): BoardFinding[] {
  const { players } = house;
  const idle = idsOf(board, (part) => part >= players);
  return [
    ...sizesOf(board, players).flatMap((n, seat): BoardFinding[] =>
      n > 0
        ? []
        : [
            {
              code: 'MMS-034',
              severity: 'error',
              message: `${seatName(seat)} has no part of the mat.`,
              spaces: [],
            },
          ],
    ),
    ...(idle.length === 0
      ? []
      : [
          {
            code: 'MMS-034',
            severity: 'error' as const,
            message: `${squares(idle.length)} belong to players beyond the ${players} who play.`,
            spaces: idle,
          },
        ]),
  ];
}

/** Equal parts have the size that the agreement gives them; as drawn by the players, only what is neutral is held against it. */
function shares(board: MmsBoard, house: MmsHouse): BoardFinding[] {
  const { players } = house;
  if (house.areaDivision === 'custom') {
    const neutral = board.parts.filter((part) => part === NEUTRAL).length;
    const agreed = house.neutralRows * board.width;
    return neutral >= agreed
      ? []
      : [
          {
            code: 'MMS-034',
            severity: 'warning',
            message: `${counted(house.neutralRows, 'neutral row')} have ${squares(agreed)}; this mat leaves ${neutral} to nobody.`,
            spaces: [],
          },
        ];
  }
  const ascending = (sizes: readonly number[]): number[] => [...sizes].sort((a, b) => a - b);
  const agreed = ascending(sizesOf(dividedMat(house), players));
  const found = ascending(sizesOf(board, players));
  const wrong = found.findIndex((n, i) => n !== agreed[i]);
  if (wrong < 0) return [];
  return [
    {
      code: 'MMS-034',
      severity: 'error',
      message: `Parts as agreed have ${agreed.join(', ')} squares; these have ${found.join(', ')}.`,
      spaces: [],
    },
  ];
}

/** A part that falls to pieces can be played, and is rarely meant. */
function whole(board: MmsBoard, { players }: MmsHouse): BoardFinding[] {
  return Array.from({ length: players }, (_, seat) => seat).flatMap((seat): BoardFinding[] => {
    const apart = strays(board, seat);
    return apart.length === 0
      ? []
      : [
          {
            code: 'MMS-037',
            severity: 'warning',
            message: `${squares(apart.length)} of ${seatName(seat)} lie apart from the rest.`,
            spaces: apart.map((at) => squareId(at, board.width)),
          },
        ];
  });
}

/** Everything that the ledger says of a mat and its parts. */
export function checkBoard(board: MmsBoard, players: number, agreed: MmsHouse): readonly BoardFinding[] {
  const house = { ...agreed, players };
  const wrongSize = size(board, house);
  // On a mat of another size no part can have the size that is agreed.
  return [
    ...wrongSize,
    ...seated(board, house),
    ...(wrongSize.length > 0 ? [] : shares(board, house)),
    ...whole(board, house),
  ];
}
