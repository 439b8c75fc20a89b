import type { Seat } from '../../../kernel/engine';
import { neighbours } from './board';
import { BIT } from './control';
import type { ForceRow, Uses } from './cards';
import { CASTLE, GARRISON, seatOf, typeOf, type MmState } from './state';

/** One side of a round of combat, as Force conditions look at it. */
export interface Side {
  readonly seat: Seat;
  /** 0 to 3 a figure's type, 4 a garrison. */
  readonly type: number;
  /** −1 for a garrison. */
  readonly figure: number;
  /** 1 attacks, 2 defends. */
  readonly role: 1 | 2;
  /** Type of the opposing unit. */
  readonly foe: number;
}

/** Does one of these types of the seat stand in a neighbour of the space, not in the space itself (MM-R15)? */
function isNear(s: MmState, seat: Seat, space: number, types: number): boolean {
  for (const around of neighbours[space]!) {
    const figure = s.figureOn[around]!;
    if (figure >= 0 && seatOf(figure) === seat && (types >> typeOf(figure)) & 1) return true;
  }
  return false;
}

function applies(row: ForceRow, side: Side, s: MmState, space: number, terrain: number): boolean {
  return (
    ((row.who >> side.type) & 1) === 1 &&
    (row.role & side.role) !== 0 &&
    ((row.terrain >> terrain) & 1) === 1 &&
    ((row.structure >> s.structure[space]!) & 1) === 1 &&
    ((row.vs >> side.foe) & 1) === 1 &&
    (row.near === 0 || isNear(s, side.seat, space, row.near))
  );
}

/** What the lasting effects of one use of a card give to a side (MM-040). */
export function forceFrom(s: MmState, uses: Uses, side: Side): number {
  if (uses.force.length === 0) return 0;
  const { space, from } = s.combat;
  // MM-R14: the contested space for both, unless the attacker reads the ground that it came from.
  const ground = side.role === 1 && s.game.house.forceTerrain === 'ownSpace' ? from : space;
  const terrain = s.terrain[ground]!;
  let sum = 0;
  for (const row of uses.force) if (applies(row, side, s, space, terrain)) sum += row.value;
  return sum;
}

/** Force that declared structures give (MM-030, MM-031, MM-033). */
function controlForce(control: number, type: number): number {
  if (type === 2) return control & BIT.ruins ? 2 : 0;
  if (type === 0) return control & BIT.tower ? 2 : 0;
  return type !== GARRISON && control & BIT.mine ? 1 : 0;
}

/** The Force of a side in the open combat: base, permanents, cards at work, structures, Castle (MM-036 to MM-040, MM-088). */
export function forceOf(s: MmState, side: Side): number {
  const { cards } = s.game;
  let sum = side.type === GARRISON ? -2 : 0;
  for (const card of s.permanents[side.seat]!) sum += forceFrom(s, cards[card]!.pc, side);
  for (const card of s.lasting[side.seat]!) sum += forceFrom(s, cards[card]!.hc, side);
  sum += controlForce(s.control[side.seat]!, side.type);
  if (side.figure >= 0) sum += s.charged[side.figure]!;
  // MM-029, MM-R29: each unit that defends in a Castle, in its own round.
  if (side.role === 2 && s.structure[s.combat.space] === CASTLE) sum += 2;
  return sum;
}

/** The two sides of the round that is being fought: the figure defends first, the garrison after it (MM-086). */
export function sidesOf(s: MmState): readonly [Side, Side] {
  const { attacker, space } = s.combat;
  const figure = s.figureOn[space]!;
  const defender = figure >= 0 ? typeOf(figure) : GARRISON;
  const owner = figure >= 0 ? seatOf(figure) : s.garrison[space]!;
  return [
    { seat: seatOf(attacker), type: typeOf(attacker), figure: attacker, role: 1, foe: defender },
    { seat: owner, type: defender, figure, role: 2, foe: typeOf(attacker) },
  ];
}
