import type { Facts, Finding, Mend } from '../../../kernel/verdict/legality';
import { padIds, type Board } from '../boards/board';
import { shapeOf } from '../boards/graph';
import { settle, type PieceCounts } from '../boards/settle';
import { asInput, hasRoom, offeredBoards } from '../forms/muster';
import type { House } from '../house';
import {
  boardOf,
  musterOf,
  NONE,
  pieceCounts,
  sumOf,
  type SsCheck,
  type SsList,
  type SsTerms,
} from './check';

const faults = new WeakMap<Board, readonly Facts[]>();

const more = (items: readonly string[]): readonly string[] => [
  ...new Set(items.filter((id, i) => items.indexOf(id) < i)),
];

/** What is wrong with the drawing itself, whoever plays on it; worked out once for each board. */
export function drawingFaults(board: Board): readonly Facts[] {
  const known = faults.get(board);
  if (known) return known;
  const ids = board.spots.map((s) => s.id);
  const spots = new Set(ids);
  const out: Facts[] = more(ids).map((spot) => ({ reason: 'spot-twice', spot }));
  for (const id of spots)
    if ((padIds as readonly string[]).includes(id)) out.push({ reason: 'spot-like-pad', spot: id });
  for (const [a, b] of board.lines) {
    if (a === b) out.push({ reason: 'line-loop', spot: a });
    for (const end of new Set([a, b]))
      if (!spots.has(end)) out.push({ reason: 'line-unknown', spot: end, line: `${a}–${b}` });
  }
  for (const line of more(board.lines.map(([a, b]) => (a < b ? `${a}–${b}` : `${b}–${a}`))))
    out.push({ reason: 'line-twice', line });
  for (const pad of padIds) {
    const drawn = board.pads.filter((p) => p.id === pad);
    if (drawn.length === 0) out.push({ reason: 'pad-missing', pad });
    if (drawn.length > 1) out.push({ reason: 'pad-twice', pad });
    for (const { attached } of drawn) {
      if (attached.length === 0) out.push({ reason: 'pad-alone', pad });
      for (const spot of attached) if (!spots.has(spot)) out.push({ reason: 'pad-unknown', pad, spot });
    }
  }
  for (const rock of board.rocks) if (!spots.has(rock)) out.push({ reason: 'rock-unknown', spot: rock });
  if (!shapeOf(board).connected) out.push({ reason: 'not-connected' });
  faults.set(board, out);
  return out;
}

/** The muster's own board is on offer, drawn without faults, and has room for the army. */
export const domainDrawn: SsCheck = {
  code: 'SS-L18',
  title: 'The domain is a whole board with room for the army',
  judges: ['domain'],
  severity: 'error',
  stage: 'list',
  forms: ['muster'],
  rules: ['SS-011', 'SS-057', 'SS-062', 'SS-066', 'SS-R77'],
  find(list, house) {
    const options = musterOf(list);
    if (!options) return NONE;
    const board = boardOf(options);
    if (!board) return [{ facts: { reason: 'no-board' } }];
    const found: Finding[] = [];
    if (options.domain !== 'drawn' && !house.domainSet.includes(options.domain))
      found.push({ facts: { reason: 'not-offered', domain: options.domain }, because: 'house.domainSet' });
    for (const facts of drawingFaults(board)) found.push({ facts });
    const pieces = sumOf(pieceCounts(list));
    const need = pieces + house.minFreeSpots;
    if (board.spots.length < need)
      found.push({
        facts: {
          reason: 'too-few-spots',
          spots: board.spots.length,
          need,
          pieces,
          free: house.minFreeSpots,
        },
        because: 'house.minFreeSpots',
      });
    return found;
  },
  mend: (list, _finding, house, terms) => boardsFor(list, pieceCounts(list), house, terms),
};

/** The muster on each of up to three boards on offer that have room for these pieces. */
export function boardsFor(list: SsList, counts: PieceCounts, house: House, terms: SsTerms): readonly Mend[] {
  const options = musterOf(list);
  if (!options) return [];
  const { board: _drawn, ...kept } = list.list.options;
  return offeredBoards(house, terms)
    .filter((b) => hasRoom(b.board, sumOf(counts), house))
    .slice(0, 3)
    .map((b) => ({
      label: `Move to ${b.name}`,
      options: {
        ...kept,
        form: 'muster',
        domain: b.domain,
        placement: settle(b.board, house.initialRocks, counts, options.placement),
        ...(b.domain === 'drawn' ? { board: asInput(b.board) } : {}),
      },
    }));
}

/** What a board may lack and still be played on. */
export const domainFair: SsCheck = {
  code: 'SS-L19',
  title: 'The domain has a nexus and traps, holds together and is equal for both sides',
  judges: ['domain'],
  severity: 'warning',
  stage: 'list',
  forms: ['muster'],
  rules: ['SS-058', 'SS-060', 'SS-R77', 'SS-R78'],
  find(list) {
    const options = musterOf(list);
    const board = options && boardOf(options);
    if (!board) return NONE;
    const shape = shapeOf(board);
    if (shape.nexuses > 0 && shape.traps > 0 && shape.cuts.length === 0 && shape.symmetric) return NONE;
    const found: Finding[] = [];
    if (shape.nexuses === 0) found.push({ facts: { reason: 'no-nexus' } });
    if (shape.traps === 0) found.push({ facts: { reason: 'no-trap' } });
    for (const spot of shape.cuts) found.push({ facts: { reason: 'cut-spot', spot } });
    if (!shape.symmetric) found.push({ facts: { reason: 'not-symmetric' } });
    return found;
  },
};
