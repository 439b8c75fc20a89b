import { z } from 'zod';
import { seededDice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import { row } from '../../../kernel/game/row';
import { allies } from '../catalogue/allies';
import { isAlly } from '../catalogue/entry';
import {
  figureTypes,
  structures,
  terrains,
  type FigureType,
  type Structure,
  type Terrain,
} from '../catalogue/vocabulary';
import { engine } from '../engine';
import { spaceOf, SPACES, type Ground } from '../engine/board';
import type { MmTable } from '../engine/setup';
import { layPermanents } from '../engine/row';
import { seatOf, type MmState } from '../engine/state';
import { freshMp, placeFigure, placeGarrison } from '../engine/units';
import { MmHouse } from '../house';
import { own, OwnAlly } from '../own';

/** A table of the base deck under some house variations, with one copy of each card of its own. */
export const tableOf = (
  house: Readonly<Record<string, unknown>> = {},
  cards: readonly OwnAlly[] = [],
): MmTable => ({
  house: MmHouse.parse(house),
  deck: [...allies, ...cards.map(own.toEntry).filter(isAlly)],
});

/** A position drawn by hand: seat 0 moves, everything else lies empty plains with mines. */
export interface Position {
  readonly house?: Readonly<Record<string, unknown>>;
  /** Cards of the table’s own, beside the printed ones (MM-304). */
  readonly cards?: readonly OwnAlly[];
  /** Space, then terrain and structure where they matter. */
  readonly ground?: Readonly<Record<string, readonly [Terrain, Structure]>>;
  /** Space, then garrison and figure of each seat there. */
  readonly units: Readonly<
    Record<string, readonly [seat: Seat, ...pieces: readonly (FigureType | 'garrison')[]]>
  >;
  readonly permanents?: readonly (readonly string[])[];
  readonly hands?: readonly (readonly string[])[];
  /** What is left of the deck, its top first, where it is nearly spent; nobody has what is named nowhere. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly control?: readonly (readonly Structure[])[];
  /** Whose turn it is and where it stands; absent: the Movement Phase of seat 0, in the first turn. */
  readonly phase?: Phase;
  readonly active?: Seat;
  readonly turn?: number;
  readonly round?: number;
}

const phases = ['mark', 'movement', 'allies', 'recruit', 'recruitment', 'end', 'discard'] as const;
type Phase = (typeof phases)[number];

const Label = z.string().regex(/^[a-h][1-8]$/, 'a space from a1 to h8');
const SeatOf = z.int().min(0).max(3);
const ids = z.array(z.array(z.string()));

export const Position: z.ZodType<Position> = z.strictObject({
  house: z.record(z.string(), z.json()).optional(),
  cards: z.array(OwnAlly).optional(),
  ground: z.record(Label, z.tuple([z.enum(terrains), z.enum(structures)])).optional(),
  units: z.record(Label, z.tuple([SeatOf], z.enum([...figureTypes, 'garrison']))),
  permanents: ids.optional(),
  hands: ids.optional(),
  deck: z.array(z.string()).optional(),
  discard: z.array(z.string()).optional(),
  control: z.array(z.array(z.enum(structures))).optional(),
  phase: z.enum(phases).optional(),
  active: SeatOf.optional(),
  turn: z.int().min(1).optional(),
  round: z.int().min(1).optional(),
}) as z.ZodType<Position>;

function groundOf(drawn: NonNullable<Position['ground']>): Ground {
  const ground = { terrain: row(SPACES, 0), structure: row(SPACES, structures.indexOf('mine')) };
  for (const [label, [terrain, structure]] of Object.entries(drawn)) {
    ground.terrain[spaceOf(label)] = terrains.indexOf(terrain);
    ground.structure[spaceOf(label)] = structures.indexOf(structure);
  }
  return ground;
}

/** The state of that position. @throws where it names a card that the deck has not */
export function position({
  house = {},
  cards,
  ground = {},
  units,
  permanents = [],
  hands = [],
  deck,
  discard = [],
  control = [],
  phase = 'movement',
  active = 0,
  turn,
  round,
}: Position): MmState {
  const table = tableOf({ permanentsCount: 0, ...house }, cards);
  const players = table.house.players;
  const s = engine.setup({ ...table, board: groundOf(ground) }, seededDice('position'));
  s.phase = phase;
  s.active = active;
  s.turn = turn ?? s.turn;
  s.round = round ?? s.round;
  s.order = s.alive.map((_, seat) => seat);
  s.corner = s.corner.map(() => 0);
  for (const [label, [seat, ...pieces]] of Object.entries(units))
    for (const piece of pieces) {
      const space = spaceOf(label);
      if (piece === 'garrison') placeGarrison(s, seat, space);
      else {
        const first = seat * 20 + figureTypes.indexOf(piece) * 5;
        const figure = [0, 1, 2, 3, 4].map((k) => first + k).find((one) => s.at[one]! < 0)!;
        placeFigure(s, figure, space);
      }
    }
  const take = (id: string): number => {
    const card = s.deck.find((one) => [`mm-${id}`, id].includes(s.game.cards[one]!.id));
    if (card === undefined) throw new Error(`the deck has no ${id}`);
    s.deck.splice(s.deck.indexOf(card), 1);
    return card;
  };
  for (let seat = 0; seat < players; seat++) {
    layPermanents(s, seat, (permanents[seat] ?? []).map(take));
    s.hand[seat] = (hands[seat] ?? []).map(take);
    s.control[seat] = (control[seat] ?? []).reduce((sum, one) => sum | (1 << structures.indexOf(one)), 0);
  }
  s.discard = discard.map(take);
  if (deck) s.deck = deck.map(take).reverse();
  s.at.forEach((at, figure) => {
    if (at >= 0 && seatOf(figure) === active) s.mp[figure] = freshMp(s, figure);
  });
  return s;
}
