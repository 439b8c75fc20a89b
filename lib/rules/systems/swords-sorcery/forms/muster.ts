import type { Dice } from '../../../kernel/game/dice';
import type { Choice, Field } from '../../../kernel/list/field';
import { addOne } from '../../../kernel/list/fit';
import type { DrawnForm } from '../../../kernel/system';
import { gridBoard } from '../boards/grid-board';
import { openSpots, settle } from '../boards/settle';
import type { Board } from '../boards/board';
import { armyPieces, isArmyPiece, type ArmyPiece, type SsEntry } from '../catalogue/entry';
import { domains, pieces } from '../catalogue/index';
import type { House } from '../house';
import {
  armyEntries,
  boardOf,
  isAgreed,
  musterOf,
  pieceCounts,
  standardArmy,
  sumOf,
  type SsList,
  type SsTerms,
} from '../legality/check';
import { hasEnd } from '../legality/house-rules';
import type { BoardInput, MusterOptions, Options } from '../options';
import type { z } from 'zod';
import { armyBudget, armyCost, armyTallies, drawArmy } from './army';

/** A board as options carry it: plain arrays that a player may edit. */
export const asInput = (board: Board): z.infer<typeof BoardInput> => ({
  spots: board.spots.map((s) => ({ ...s })),
  lines: board.lines.map(([a, b]) => [a, b]),
  pads: board.pads.map((p) => ({ ...p, attached: [...p.attached] })),
  rocks: [...board.rocks],
});

/** The boards a muster may stand on, the plain grid last. */
export const offeredBoards = (
  house: House,
  terms: Pick<SsTerms, 'banned' | 'allowed'>,
): readonly { readonly domain: MusterOptions['domain']; readonly name: string; readonly board: Board }[] => [
  ...domains
    .filter((d) => house.domainSet.some((id) => id === d.id) && isAgreed(d.id, terms))
    .map((d) => ({ domain: d.id as MusterOptions['domain'], name: d.name, board: d.board })),
  { domain: 'drawn', name: 'a plain grid', board: gridBoard },
];

/** Has the board room for so many pieces and the free spots agreed? (SS-L18, SS-L21) */
export const hasRoom = (board: Board, count: number, house: House): boolean =>
  board.spots.length >= count + house.minFreeSpots && openSpots(board, house.initialRocks).length >= count;

function drawMuster(dice: Dice, house: House, terms: SsTerms) {
  const boards = offeredBoards(house, terms);
  const most = Math.max(...boards.map((b) => b.board.spots.length)) - house.minFreeSpots;
  const counts = drawArmy(dice, house, terms, most);
  if (!counts) return undefined;
  const fitting = boards.filter((b) => hasRoom(b.board, sumOf(counts), house));
  const drawn = fitting.filter((b) => b.domain !== 'drawn');
  const chosen = drawn.length > 0 ? dice.pick(drawn) : fitting[0];
  if (!chosen) return undefined;
  const spots = dice.shuffle(openSpots(chosen.board, house.initialRocks));
  const placement: Record<string, ArmyPiece> = {};
  for (const piece of armyPieces)
    for (let i = 0; i < counts[piece]; i++) {
      const spot = spots.pop();
      if (spot !== undefined) placement[spot] = piece;
    }
  return {
    entries: armyEntries(counts),
    options: {
      form: 'muster' as const,
      domain: chosen.domain,
      placement,
      ...(chosen.domain === 'drawn' ? { board: asInput(chosen.board) } : {}),
    },
  };
}

/** Whoever stands somewhere stays; the army is made whole, and all others are placed on the board, or on any where no domain was chosen. */
function* completeMuster(list: SsList, dice: Dice, house: House, terms: SsTerms) {
  const options = musterOf(list);
  if (!options) return;
  const placed = (id: ArmyPiece): number =>
    Object.values(options.placement).filter((one) => one === id).length;
  const listed = pieceCounts(list);
  const own = boardOf(options);
  const offered = offeredBoards(house, terms);
  const boards =
    list.list.options['domain'] === undefined
      ? [...dice.shuffle(offered.filter(({ domain }) => domain !== 'drawn')), ...offered]
      : own
        ? [{ domain: options.domain, board: own }]
        : offered.filter(({ domain }) => domain === options.domain);
  for (const { domain, board } of boards) {
    const open = openSpots(board, house.initialRocks);
    const stands = Object.entries(options.placement).every(
      ([id, one]) => one === 'none' || open.includes(id),
    );
    if (!stands) continue;
    const least = { pion: 0, guard: 0, warrior: 0, wizard: 0 };
    for (const id of armyPieces) least[id] = Math.max(placed(id), listed[id]);
    const counts = drawArmy(dice, house, terms, board.spots.length - house.minFreeSpots, least);
    if (!counts) continue;
    const placement = { ...options.placement };
    const spots = dice.shuffle(open.filter((id) => !Object.hasOwn(placement, id)));
    for (const piece of armyPieces)
      for (let i = placed(piece); i < counts[piece]; i++) {
        const spot = spots.pop();
        if (spot !== undefined) placement[spot] = piece;
      }
    const entries = armyPieces
      .flatMap((id) => Array.from({ length: Math.max(0, counts[id] - listed[id]) }, () => id))
      .reduce(addOne, list.list.entries);
    yield {
      entries,
      options: { ...options, domain, placement, ...(domain === 'drawn' ? { board: asInput(board) } : {}) },
    };
  }
}

const pieceChoices: readonly Choice[] = [
  { value: 'none', label: 'Nobody' },
  ...pieces.map((p) => ({ value: p.id, label: p.name })),
];

const spotWords = { plain: '', trap: ', a trap spot', nexus: ', the nexus' } as const;

const musterFields = (options: MusterOptions | undefined): readonly Field[] => {
  const board = options && boardOf(options);
  return [
    {
      path: ['domain'],
      label: 'Domain',
      input: 'choice',
      choices: [
        ...domains.map((d) => ({ value: d.id, label: d.name })),
        ...(options?.board ? [{ value: 'drawn', label: 'Your own board' }] : []),
      ],
    },
    ...(board?.spots ?? []).map((spot): Field => ({
      path: ['placement', spot.id],
      label: `Spot ${spot.id}${spotWords[spot.type]}`,
      group: 'Placement',
      input: 'choice',
      choices: pieceChoices,
    })),
  ];
};

export const muster: DrawnForm<SsEntry, House, Options> = {
  id: 'muster',
  name: 'Muster',
  explains: 'A domain and where each piece of the army stands on it when the first turn begins.',
  provenance: 'printed',
  start: (house) => ({
    entries: armyEntries(standardArmy),
    options: {
      form: 'muster',
      domain: 'ss-house-1',
      placement: settle(domains[0]!.board, house.initialRocks, standardArmy),
    },
  }),
  accepts: isArmyPiece,
  fields: (list) => musterFields(musterOf(list)),
  budget: armyBudget,
  tallies: armyTallies,
  costOf: armyCost,
  pricedIn: 'point',
  random: (dice, house, terms) => (hasEnd(house) ? drawMuster(dice, house, terms) : undefined),
  completions: completeMuster,
};
