import { budget, type Budget } from '../../../kernel/legality';
import { isCard } from '../catalogue/entry';
import { handSizeOf, type House } from '../house';
import { cardCount, held, levelSum, type SsList } from '../legality/check';

/** Dice that a wizard or the hulk may need at once: potion dice add up, and nothing needs more than eight. (SS-L28, SS-R76) */
export function diceNeeded(list: SsList): number {
  const all = held(list);
  let wizard = 2;
  for (const { entry, count } of all.values())
    if (isCard(entry))
      for (const effect of entry.effects) if (effect.kind === 'extra-dice') wizard += effect.dice * count;
  return Math.min(8, Math.max(4, wizard, all.has('mindless-hulk') ? 5 : 0));
}

/** House power of all cards together. (SS-L11) */
export function powerSum(list: SsList): number {
  let total = 0;
  for (const { entry, count } of list.lines) if (isCard(entry)) total += entry.power * count;
  return total;
}

export function permanentCount(list: SsList): number {
  let total = 0;
  for (const { entry, count } of list.lines) if (isCard(entry) && entry.usage === 'permanent') total += count;
  return total;
}

/** The standing lines of a sheet: level total and mean (SS-L27), permanents, power, dice (SS-L28). */
export function cardTallies(list: SsList, house: House): readonly Budget[] {
  const count = cardCount(list);
  const levels = levelSum(list, house);
  const isHand = list.form === 'grimoire';
  return [
    isHand ? budget('card', count, handSizeOf(house)) : budget('level', levels),
    budget('level per card', count === 0 ? 0 : Math.round((100 * levels) / count) / 100),
    budget('permanent card', permanentCount(list), isHand ? house.maxPermanents : undefined),
    budget('house power', powerSum(list), isHand ? house.powerTotal : undefined),
    budget('die needed', diceNeeded(list)),
  ];
}
