import type { Effect } from './catalogue/effects';
import type { ActionChit, Character, Gift } from './catalogue/types';
import type { Relation, Trader } from './catalogue/vocabulary';
import type { House } from './house';
import type { AbilityId } from './sheet-words';

/** What the abilities of a character at a level do, with the optional one where the table agreed on those. (MR-B70) */
export function effectsOf(
  { advantages, optionalAbility: more }: Character,
  level: number,
  house: House,
): readonly Effect[] {
  const own = advantages.flatMap(({ fromLevel, effects }) => (fromLevel <= level ? effects : []));
  if (!more?.effects || level < more.fromLevel || !house['party.optionalAbilities']) return own;
  return [...own, ...more.effects];
}

/** Does his optional ability give him this? (MR-B70) */
export const hasGift = ({ optionalAbility }: Character, level: number, house: House, gift: Gift): boolean =>
  house['party.optionalAbilities'] &&
  optionalAbility?.gifts?.some((one) => one.gift === gift && one.fromLevel <= level) === true;

/** From this level on traders know a character. */
export const RELATIONS_FROM = 3;

/** How a trader meets a character by his sheet; below level 3 all are neutral. (MR-B43, MR-B70) */
export function printedRelation(
  { relations, optionalAbility: more }: Character,
  level: number,
  house: House,
  trader: Trader,
): Relation {
  if (level < RELATIONS_FROM) return 'neutral';
  const other =
    more && level >= more.fromLevel && house['party.optionalAbilities']
      ? more.relations?.[trader]
      : undefined;
  return other ?? relations[trader] ?? 'neutral';
}

/** With optional abilities the Elf chooses which of his chits he never plays. (MR-B70) */
export function played(
  { optionalAbility }: Character,
  ability: AbilityId | '' | undefined,
  chits: readonly ActionChit[],
  house: House,
): readonly ActionChit[] {
  if (!ability || !house['party.optionalAbilities']) return chits;
  const idle = optionalAbility?.choices?.find(({ id }) => id === ability)?.idle;
  return idle ? chits.filter(({ code }) => !idle.includes(code)) : chits;
}
