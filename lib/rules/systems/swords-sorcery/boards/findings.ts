import type { BoardFinding } from '../../../kernel/game/board-maker';
import type { Facts } from '../../../kernel/verdict/legality';
import type { House } from '../house';
import { standardArmy, sumOf } from '../legality/check';
import { drawingFaults } from '../legality/domain';
import { messages } from '../legality/messages';
import type { Board } from './board';
import { shapeOf } from './graph';
import { nameOf } from './board-names';
import { domainOf, spaceId, type Realm } from './realm';

/** The most pieces that an agreed army may have. (SS-L15, SS-L17) */
export const mostPieces = (house: House): number =>
  house.armyMode === 'points' ? house.maxPieces : sumOf(standardArmy);

const spotsOf = (seat: number, facts: Facts): readonly string[] =>
  typeof facts.spot === 'string' ? [spaceId(seat, facts.spot)] : [];

type Sort = 'error' | 'warning';
const finding = (code: string, severity: Sort, facts: Facts, spaces: readonly string[]): BoardFinding => ({
  code,
  severity,
  message: messages[code]!(facts),
  spaces,
});

/** The drawing of one domain, room for the army, and what it may lack and still be played on. */
function domainFindings(board: Board, seat: number, house: House): readonly BoardFinding[] {
  const out = drawingFaults(board).map((facts) => finding('SS-L18', 'error', facts, spotsOf(seat, facts)));
  const pieces = mostPieces(house);
  const need = pieces + house.minFreeSpots;
  const spots = board.spots.length;
  if (spots < need)
    out.push(
      finding(
        'SS-L18',
        'error',
        { reason: 'too-few-spots', spots, need, pieces, free: house.minFreeSpots },
        [],
      ),
    );
  const shape = shapeOf(board);
  if (shape.nexuses === 0) out.push(finding('SS-L19', 'warning', { reason: 'no-nexus' }, []));
  if (shape.traps === 0) out.push(finding('SS-L19', 'warning', { reason: 'no-trap' }, []));
  for (const spot of shape.cuts)
    out.push(finding('SS-L19', 'warning', { reason: 'cut-spot', spot }, [spaceId(seat, spot)]));
  if (!shape.symmetric) out.push(finding('SS-L19', 'warning', { reason: 'not-symmetric' }, []));
  return out;
}

/** Everything the ledger asks of the domains of a table, code by code. (SS-L18, SS-L19, SS-L20, SS-L24) */
export function findingsOf(realm: Realm, players: number, house: House): readonly BoardFinding[] {
  const boards = Array.from({ length: players }, (_, seat) => domainOf(realm, seat));
  const out = boards.flatMap((board, seat) =>
    boards.indexOf(board) < seat ? [] : domainFindings(board, seat, house),
  );
  for (const way of ['entry', 'exit'] as const) {
    const steps = boards.flatMap((board) => shapeOf(board)[way] ?? []);
    if (steps.length < 2) continue;
    const [least, most] = [Math.min(...steps), Math.max(...steps)];
    if (most - least > 1) out.push(finding('SS-L20', 'warning', { way, least, most }, []));
  }
  if (!house.domainCopies) {
    const seats = new Map<string, number>();
    const texts = boards.map((board) => JSON.stringify(board));
    for (const text of texts) seats.set(text, (seats.get(text) ?? 0) + 1);
    for (const [text, count] of seats)
      if (count > 1) {
        const name = nameOf(boards[texts.indexOf(text)]!) ?? 'a drawn board';
        out.push(finding('SS-L24', 'error', { players: count, name, allowed: false }, []));
      }
  }
  const order = ['SS-L18', 'SS-L19', 'SS-L20', 'SS-L24'];
  return out.sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
}
