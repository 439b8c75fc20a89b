import type { Dice } from '../../../kernel/game/dice';
import type { House } from '../house';
import { beyond, namedEquipment } from '../legality/equipment';
import { openSpells } from '../legality/spells';
import type { Victory } from '../options';
import { totalPoints } from '../points';
import { victoryCategories } from '../sheet-words';
import type { CharacterView, LevelView, RealmTerms } from '../sheet';
import { GREAT_TREASURES } from './random-party';

/**
 * Points added until all are assigned: on categories of which nothing is said yet, else on those that have none. Undefined
 * where what is assigned leaves no room for that.
 */
export function fillVictory(
  said: Victory | undefined,
  required: number,
  has: LevelView,
  dice: Dice,
): Victory | undefined {
  const missing = required - totalPoints(said);
  if (!Number.isInteger(missing) || missing < 0) return undefined;
  if (missing === 0 && said) return said;
  const inReach = victoryCategories.filter(
    (category) => category !== 'spells' || has.chits.some(({ kind }) => kind === 'MAGIC'),
  );
  const unsaid = inReach.filter((category) => said?.[category] === undefined);
  const open = unsaid.length > 0 ? unsaid : inReach.filter((category) => said?.[category] === 0);
  const victory: Victory = { ...said };
  for (let left = missing; left > 0; left--) {
    const able = open.filter(
      (category) => category !== 'greatTreasures' || (victory[category] ?? 0) < GREAT_TREASURES,
    );
    if (able.length === 0) return undefined;
    const category = dice.pick(able);
    victory[category] = (victory[category] ?? 0) + 1;
  }
  return victory;
}

/** The spells that he lacks beside those that were chosen; undefined where those do not fit, or too few are left. */
export function missingSpells(
  chosen: readonly string[],
  has: LevelView,
  house: House,
  terms: RealmTerms,
  dice: Dice,
): readonly string[] | undefined {
  const open = openSpells({ has }, terms).map(({ id }) => id);
  const count = has.development.startingSpells - chosen.length;
  if (count < 0 || !chosen.every((id) => open.includes(id))) return undefined;
  const more = dice.shuffle(open.filter((id) => !chosen.includes(id))).slice(0, count);
  if (more.length < count && (!house['spells.duplicatesAtStart'] || open.length === 0)) return undefined;
  while (more.length < count) more.push(dice.pick(open));
  return more;
}

/** Weapon and armor that a sheet which names some of them leaves out; undefined where it names others. (MR-L16) */
export function missingEquipment(who: CharacterView, has: LevelView): readonly string[] | undefined {
  const named = namedEquipment(who);
  if (!named) return [];
  return beyond(named, has.equipment).length > 0 ? undefined : beyond(has.equipment, named);
}
