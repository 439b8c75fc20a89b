import type { Finding, Mend } from '../../../kernel/verdict/legality';
import { padIds } from '../boards/board';
import { openSpots, settle } from '../boards/settle';
import { armyPieces, type ArmyPiece } from '../catalogue/entry';
import type { House } from '../house';
import { boardOf, held, musterOf, NONE, pieceCounts, sumOf, type SsCheck, type SsList } from './check';

/** Pieces on the board by rank, whatever they stand on. */
function placedCounts(list: SsList): Record<ArmyPiece, number> {
  const counts = { pion: 0, guard: 0, warrior: 0, wizard: 0 };
  for (const piece of Object.values(musterOf(list)?.placement ?? {}))
    if (piece !== 'none') counts[piece] += 1;
  return counts;
}

function settled(list: SsList, house: House, label: string): readonly Mend[] {
  const options = musterOf(list);
  const board = options && boardOf(options);
  if (!board) return [];
  const placement = settle(board, house.initialRocks, pieceCounts(list), options.placement);
  return [{ label, options: { ...list.list.options, form: 'muster', placement } }];
}

/** Every piece on a vacant spot of its own domain. A spot holds one piece by the form of a placement. */
export const placed: SsCheck = {
  code: 'SS-L21',
  title: 'Every piece stands on a vacant spot of its own domain',
  judges: ['placement'],
  severity: 'error',
  stage: 'list',
  forms: ['muster'],
  rules: ['SS-015', 'SS-066', 'SS-R56', 'SS-R74'],
  find(list, house) {
    const options = musterOf(list);
    const board = options && boardOf(options);
    if (!board) return NONE;
    const open = new Set(openSpots(board, house.initialRocks));
    let found: Finding[] | undefined;
    for (const [spot, piece] of Object.entries(options.placement)) {
      if (piece === 'none' || open.has(spot)) continue;
      const reason = (padIds as readonly string[]).includes(spot)
        ? 'pad'
        : board.spots.some((s) => s.id === spot)
          ? 'rock'
          : 'no-such-spot';
      (found ??= []).push({ facts: { reason, spot, piece } });
    }
    const mine = pieceCounts(list);
    const out = placedCounts(list);
    for (const id of armyPieces)
      if (out[id] > mine[id])
        (found ??= []).push({
          facts: { reason: 'not-in-army', piece: id, placed: out[id], have: mine[id] },
          entries: held(list).get(id)?.at ?? NONE,
        });
    return found ?? NONE;
  },
  mend: (list, _finding, house) => settled(list, house, 'Move the pieces to vacant spots'),
};

/** Nobody stays off the board. */
export const allPlaced: SsCheck = {
  code: 'SS-L22',
  title: 'Every piece is placed',
  severity: 'error',
  stage: 'list',
  forms: ['muster'],
  rules: ['SS-017'],
  find(list) {
    const options = musterOf(list);
    if (!options || !boardOf(options)) return NONE;
    const mine = pieceCounts(list);
    const out = placedCounts(list);
    const left = armyPieces.filter((id) => mine[id] > out[id]);
    return left.length === 0
      ? NONE
      : [
          {
            facts: {
              left: left.reduce((sum, id) => sum + mine[id] - out[id], 0),
              pieces: left.map((id) => `${mine[id] - out[id]} × ${id}`),
              of: sumOf(mine),
            },
          },
        ];
  },
  mend: (list, _finding, house) => settled(list, house, 'Place the pieces that are left'),
};
