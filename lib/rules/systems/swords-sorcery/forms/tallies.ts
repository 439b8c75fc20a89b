import { budget, type Budget } from '../../../kernel/legality';
import { handSizeOf, type House } from '../house';
import { levelSum, sumsOf, type SsList } from '../legality/check';

/** Dice that a wizard or the hulk may need at once: potion dice add up, and nothing needs more than eight. (SS-L28, SS-R76) */
export function diceNeeded(list: SsList): number {
  const { held, potionDice } = sumsOf(list);
  return Math.min(8, Math.max(4, 2 + potionDice, held.has('mindless-hulk') ? 5 : 0));
}

/** The standing lines of a sheet: level total and mean (SS-L27), permanents, power, dice (SS-L28). */
export function cardTallies(list: SsList, house: House): readonly Budget[] {
  const { cards, permanents, power } = sumsOf(list);
  const levels = levelSum(list, house);
  const isHand = list.form === 'grimoire';
  return [
    isHand ? budget('card', cards, handSizeOf(house)) : budget('level', levels),
    budget('level per card', cards === 0 ? 0 : Math.round((100 * levels) / cards) / 100),
    budget('permanent card', permanents, isHand ? house.maxPermanents : undefined),
    budget('house power', power, isHand ? house.powerTotal : undefined),
    budget('die needed', diceNeeded(list)),
  ];
}
