import { budget, type Budget } from '../../../kernel/verdict/legality';
import { handSizeOf } from '../agreed';
import type { House } from '../house';
import { isCard } from '../catalogue/entry';
import { levelSum, sumsOf, type SsList } from '../legality/check';

/** The wizard’s own conflict dice, to which those of potions are added. (SS-069) */
const WIZARD_DICE = 2;

/**
 * Dice to have at the table (SS-L28): four, five where the hulk or a single potion rolls so many, eight where the list has
 * potions for the full stack. What lies between is made by rolling again. (SS-R76)
 */
export function diceNeeded(list: SsList): number {
  const { held, potionDice } = sumsOf(list);
  if (WIZARD_DICE + potionDice >= 8) return 8;
  let most = 4;
  for (const { entry } of held.values())
    if (isCard(entry))
      for (const effect of entry.effects) {
        if (effect.kind === 'create-hulk') most = Math.max(most, effect.dice);
        if (effect.kind === 'extra-dice') most = Math.max(most, WIZARD_DICE + effect.dice);
      }
  return most;
}

/** The standing lines of a sheet: level total and mean (SS-L27), permanents, power, dice (SS-L28). */
export function cardTallies(list: SsList, house: House): readonly Budget[] {
  const { cards, permanents, power } = sumsOf(list);
  const levels = levelSum(list, house);
  const isHand = list.form === 'grimoire';
  return [
    isHand ? budget('card', cards, handSizeOf(house)) : budget('level', levels),
    budget('mean level', cards === 0 ? 0 : Math.round((100 * levels) / cards) / 100),
    budget('permanent card', permanents, isHand ? house.maxPermanents : undefined),
    budget('house power', power, isHand ? house.powerTotal : undefined),
    budget('needed d6', diceNeeded(list)),
  ];
}
