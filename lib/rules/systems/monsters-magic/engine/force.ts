import type { Seat } from '../../../kernel/game/engine';
import { neighbours } from './board';
import { BIT } from './control';
import { fightBits, TRAIT, type Uses } from './cards';
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

/**
 * A side of a fight for the space as bits. MM-R14: the contested space for both, unless the attacker reads the ground that
 * it came from.
 */
export const sideBits = (s: MmState, type: number, role: 1 | 2, foe: number, space: number, from: number) =>
  fightBits(
    type,
    role,
    s.terrain[role === 1 && s.game.house.forceTerrain === 'ownSpace' ? from : space]!,
    s.structure[space]!,
    foe,
  );

/** What the lasting effects of one use of a card give to a side of a fight for the space (MM-040). */
export function forceOfCard(s: MmState, uses: Uses, seat: Seat, bits: number, space: number): number {
  const rows = uses.force;
  let sum = 0;
  for (let i = 0; i < rows.length; i++) {
    const { when, near, value } = rows[i]!;
    if ((when & bits) === bits && (near === 0 || isNear(s, seat, space, near))) sum += value;
  }
  return sum;
}

/** Force that declared structures give (MM-030, MM-031, MM-033). */
function controlForce(control: number, type: number): number {
  if (type === 2) return control & BIT.ruins ? 2 : 0;
  if (type === 0) return control & BIT.tower ? 2 : 0;
  return type !== GARRISON && control & BIT.mine ? 1 : 0;
}

/**
 * The Force of a unit in a fight for the space, fought or only thought of: base, permanents, cards at work, structures,
 * Castle (MM-036 to MM-040, MM-088). `figure` is −1 for a garrison.
 */
export function forceIn(
  s: MmState,
  seat: Seat,
  figure: number,
  role: 1 | 2,
  foe: number,
  space: number,
  from: number,
): number {
  const { cards, traits } = s.game;
  const type = figure < 0 ? GARRISON : typeOf(figure);
  const bits = sideBits(s, type, role, foe, space, from);
  const permanents = s.permanents[seat]!;
  const lasting = s.lasting[seat]!;
  let sum = controlForce(s.control[seat]!, type) + (figure < 0 ? -2 : s.charged[figure]!);
  for (let i = 0; i < permanents.length; i++)
    if (traits[permanents[i]!]! & TRAIT.pcForce)
      sum += forceOfCard(s, cards[permanents[i]!]!.pc, seat, bits, space);
  for (let i = 0; i < lasting.length; i++)
    if (traits[lasting[i]!]! & TRAIT.hcForce)
      sum += forceOfCard(s, cards[lasting[i]!]!.hc, seat, bits, space);
  // MM-029, MM-R29: each unit that defends in a Castle, in its own round.
  return role === 2 && s.structure[space] === CASTLE ? sum + 2 : sum;
}

/** The Force of a side in the open combat. */
export const forceOf = (s: MmState, { seat, figure, role, foe }: Side): number =>
  forceIn(s, seat, figure, role, foe, s.combat.space, s.combat.from);

/** What one use of a card would give to a side in the open combat. */
export const forceFrom = (s: MmState, uses: Uses, { seat, type, role, foe }: Side): number =>
  uses.force.length === 0
    ? 0
    : forceOfCard(s, uses, seat, sideBits(s, type, role, foe, s.combat.space, s.combat.from), s.combat.space);

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
