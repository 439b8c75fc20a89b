import { seededDice } from '../../kernel/game/dice';
import type { List } from '../../kernel/list/list';
import { resolveList, type AnyOptions } from '../../kernel/list/prepare';
import { sealRules } from '../../kernel/system';
import { levelLimit, spentLevels, type Army, type MmsTerms } from './army';
import { CARD_SET } from './card-set';
import { randomArmy } from './forms/random';
import type { MmsHouse } from './house';
import { checks } from './legality/index';
import type { ArmyOptions } from './options';
import { rules } from './rules';
import { samples } from './samples';

/** The two armies of the rules (MMS-026, MMS-028), in the order of the seats that take them. */
const ofTheRules = ['rules-first-army', 'rules-second-army'].map(
  (id) => samples.find((one) => one.id === id)!.list,
);

/** The list with the cards of these terms; undefined where they lack one. */
function armyOf(list: List, options: ArmyOptions, terms: MmsTerms): Army | undefined {
  const army = resolveList(sealRules(rules), list, options as AnyOptions, terms) as Army;
  return army.unknown.length > 0 ? undefined : army;
}

const isLegal = (army: Army, house: MmsHouse, terms: MmsTerms): boolean =>
  checks.every((check) =>
    check.find(army, house, terms).every((found) => (found.severity ?? check.severity) !== 'error'),
  );

/** Where the table agreed on far more levels, an army of the rules would leave most of them unspent. */
const isLarge = (army: Army, house: MmsHouse): boolean =>
  spentLevels(army, house) * 2 > levelLimit(army.options, house);

/**
 * What a seat brings that brings no list: one of the two armies of the rules where the agreement suits it, else one drawn by
 * dice that are always the same for that seat; undefined where no army is legal.
 */
export function usualArmy(seat: number, house: MmsHouse, terms: MmsTerms): Army | undefined {
  const player = house.levelTotalPerPlayer === null ? {} : { player: seat + 1 };
  const options: ArmyOptions = { form: 'army', set: CARD_SET, ...player };
  for (const turn of [0, 1]) {
    const list = ofTheRules[(seat + turn) % ofTheRules.length]!;
    const army = armyOf(list, options, terms);
    if (army && isLarge(army, house) && isLegal(army, house, terms)) return army;
  }
  const drawn = randomArmy(seededDice(`usual army ${seat}`), house, terms);
  if (!drawn) return undefined;
  return armyOf({ ...ofTheRules[0]!, name: 'Usual army', entries: [...drawn.entries] }, options, terms);
}
