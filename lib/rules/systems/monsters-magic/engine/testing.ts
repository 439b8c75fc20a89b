import type { Dice } from '../../../kernel/dice';
import type { Seat } from '../../../kernel/engine';
import type { EngineUnderTest } from '../../../conformance/engine';
import { allies } from '../catalogue/allies';
import { MmHouse } from '../house';
import type { MmEvent } from './events';
import { seededDice } from '../../../kernel/dice';
import {
  figureTypes,
  structures,
  terrains,
  type FigureType,
  type Structure,
  type Terrain,
} from '../catalogue/vocabulary';
import { spaceOf } from './board';
import { engine } from './index';
import type { MmTable } from './setup';
import type { MmChoice, MmState } from './state';
import { seatOf } from './state';
import { freshMp } from './units';

/** A table of the base deck under some house variations. */
export const tableOf = (house: Readonly<Record<string, unknown>> = {}): MmTable => ({
  house: MmHouse.parse(house),
  deck: allies,
});

/** Cards, board and pieces: none may appear or vanish (MM-L19, MM-L22 to MM-L25). */
function count(s: MmState): string {
  const cards = [...s.deck, ...s.discard, ...s.hand.flat(), ...s.permanents.flat(), ...s.pack.flat()];
  if (new Set(cards).size !== cards.length) throw new Error('a card is in two zones');
  s.figureOn.forEach((figure, space) => {
    if (figure >= 0 && s.at[figure] !== space) throw new Error(`figure ${figure} stands in two spaces`);
    const garrison = s.garrison[space]!;
    const mine = figure < 0 || garrison < 0 || seatOf(figure) === garrison;
    if (!mine) throw new Error(`opponents share space ${space}`);
  });
  s.at.forEach((space, figure) => {
    const fights = s.combat.attacker === figure || s.moving === figure;
    if (space >= 0 && s.figureOn[space] !== figure && !fights)
      throw new Error(`figure ${figure} stands nowhere`);
  });
  for (let seat = 0; seat < s.game.players; seat++)
    if (s.garrison.filter((owner) => owner === seat).length > 33) throw new Error('more than 33 garrisons');
  const sorted = (kinds: readonly number[]) => [...kinds].sort((a, b) => a - b).join('');
  return `${cards.length} ${sorted(s.structure)}`;
}

/** Other cards in the other hands and in the deck, as many as before. */
function conceal(s: MmState, seat: Seat, dice: Dice): MmState {
  const zones = [s.deck, ...s.hand.filter((_, i) => i !== seat), ...s.pack.filter((_, i) => i !== seat)];
  const known = new Set([...s.seen[seat]!, ...s.combat.put.flat()]);
  const hidden = dice.shuffle(zones.flat().filter((card) => !known.has(card)));
  let next = 0;
  for (const zone of zones)
    for (let i = 0; i < zone.length; i++) if (!known.has(zone[i]!)) zone[i] = hidden[next++]!;
  return s;
}

export const underTest: EngineUnderTest<MmTable, MmState, MmChoice, MmEvent, MmState> = {
  engine,
  count,
  conceal,
  bound: 20_000,
};

/** A position drawn by hand: seat 0 moves, everything else lies empty plains with mines. */
export interface Position {
  readonly house?: Readonly<Record<string, unknown>>;
  /** Space, then terrain and structure where they matter. */
  readonly ground?: Readonly<Record<string, readonly [Terrain, Structure]>>;
  /** Space, then garrison and figure of each seat there. */
  readonly units: Readonly<
    Record<string, readonly [seat: Seat, ...pieces: readonly (FigureType | 'garrison')[]]>
  >;
  readonly permanents?: readonly (readonly string[])[];
  readonly hands?: readonly (readonly string[])[];
  readonly control?: readonly (readonly Structure[])[];
}

/** The position in the Movement Phase of seat 0. @throws where it names a card that the deck has not */
export function position({
  house = {},
  ground = {},
  units,
  permanents = [],
  hands = [],
  control = [],
}: Position): MmState {
  const table = tableOf({ permanentsCount: 0, ...house });
  const players = table.house.players;
  const s = engine.setup(
    { ...table, board: { terrain: new Array(64).fill(0), structure: new Array(64).fill(5) } },
    seededDice('position'),
  );
  s.phase = 'movement';
  s.active = 0;
  s.order = s.alive.map((_, seat) => seat);
  s.corner = s.corner.map(() => 0);
  for (const [label, [terrain, structure]] of Object.entries(ground)) {
    s.terrain[spaceOf(label)] = terrains.indexOf(terrain);
    s.structure[spaceOf(label)] = structures.indexOf(structure);
  }
  for (const [label, [seat, ...pieces]] of Object.entries(units))
    for (const piece of pieces) {
      const space = spaceOf(label);
      if (piece === 'garrison') s.garrison[space] = seat;
      else {
        const first = seat * 20 + figureTypes.indexOf(piece) * 5;
        const figure = [0, 1, 2, 3, 4].map((k) => first + k).find((one) => s.at[one]! < 0)!;
        s.at[figure] = space;
        s.figureOn[space] = figure;
      }
    }
  const take = (id: string): number => {
    const card = s.deck.find((one) => s.game.cards[one]!.id === `mm-${id}`);
    if (card === undefined) throw new Error(`the deck has no ${id}`);
    s.deck.splice(s.deck.indexOf(card), 1);
    return card;
  };
  for (let seat = 0; seat < players; seat++) {
    s.permanents[seat] = (permanents[seat] ?? []).map(take);
    s.hand[seat] = (hands[seat] ?? []).map(take);
    s.control[seat] = (control[seat] ?? []).reduce((sum, one) => sum | (1 << structures.indexOf(one)), 0);
  }
  for (let figure = 0; figure < 20; figure++) if (s.at[figure]! >= 0) s.mp[figure] = freshMp(s, figure);
  return s;
}

/** The figure that stands there. */
export const figureAt = (s: MmState, label: string): number => s.figureOn[spaceOf(label)]!;
