import { weapons } from '../catalogue/weapons';
import { GAUNTLET, modifierIds, type ModifierId } from './conflict';
import { fight, type Fighter } from './fight';

/** Modifiers as numbers, in the order of `modifierIds`; 0 is none. */
export const modifierNumber: Readonly<Record<ModifierId, number>> = Object.fromEntries(
  modifierIds.map((id, i) => [id, i]),
) as Record<ModifierId, number>;

const MODIFIERS = modifierIds.length;
const DICE = 9;
const SIDES = DICE * MODIFIERS;
const known = new Float64Array(4 * SIDES * SIDES).fill(-1);

const fighter = (dice: number, modifier: number, luckyCharm: boolean): Fighter => {
  const id = modifierIds[modifier]!;
  const effect = weapons.find((w) => w.id === id)?.effects[0];
  return {
    dice,
    plus: id === 'gauntlet-of-might' ? GAUNTLET : 0,
    luckyCharm,
    ...(effect?.kind === 'weapon' ? { weapon: effect.change } : {}),
  };
};

/** Chance that the initiator wins, looked up: dice and modifier of both, whose a tie is, and how the Morning Star is read. */
export function quickChance(
  dice: number,
  modifier: number,
  otherDice: number,
  otherModifier: number,
  tieIsDefenders: boolean,
  literalStar: boolean,
): number {
  const at =
    ((tieIsDefenders ? 2 : 0) + (literalStar ? 1 : 0)) * SIDES * SIDES +
    (dice * MODIFIERS + modifier) * SIDES +
    otherDice * MODIFIERS +
    otherModifier;
  const before = known[at]!;
  if (before >= 0) return before;
  const ways = fight(
    fighter(dice, modifier, false),
    fighter(otherDice, otherModifier, tieIsDefenders),
    literalStar,
  );
  return (known[at] = ways.initiator / ways.of);
}
