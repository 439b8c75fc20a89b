import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { missileLevels } from '../../../catalogue/combat-tables';
import { TWO_DICE } from '../../../reckon/dice';
import { MEDIUM, TREMENDOUS } from '../../../reckon/harm';
import { adjustedRoll } from './adjusted';
import { horseUnder, type Attack } from './attacks';
import type { Adjustment, Force, MrEvent } from '../events';
import { isGone, type Instant } from './instant';
import { isWorn, ruin, thingAt, wornEffect } from '../fighters/playing';
import { rollBeside } from '../magic/wand';
import { tableRoll } from '../tables';
import { DAMAGED, GONE, isFoe, type Foe, type MrState, type Who } from '../state';
import { bodyIn, foeAt, foeOf, isRidden } from '../who';

/** What an attack rolled: the result of the Missile table, 0 for none, or what an adjusted table changes. */
interface Rolled {
  readonly rolled: number;
  readonly adjusted?: Adjustment;
}

/** How strong an attack is; one star does not count where armor is met. Only missiles go beyond tremendous. (MR-170 to MR-172) */
function forceOf(attack: Attack, meetsArmor: boolean, roll: Rolled): Force {
  const { harm, bonus } = attack;
  const { rolled, adjusted } = roll;
  const stars = meetsArmor && !attack.ignoresArmor ? Math.max(0, attack.stars - 1) : attack.stars;
  const shift = adjusted?.shift ?? (rolled > 0 ? missileLevels[rolled - 1]! : 0);
  const sum = Math.max(0, harm + stars + bonus + shift);
  return { harm, stars, bonus, ...roll, levels: attack.missile ? sum : Math.min(TREMENDOUS, sum) };
}

/** The piece of armor that the attack meets, by its direction; −1: none. (MR-B58, MR-R34) */
export function armorAgainst(
  s: MrState,
  seat: Seat,
  direct: number,
  items: readonly number[] = s.heroes[seat]!.items,
): number {
  const { things } = s.game.heroes[seat]!;
  const { shield } = s.heroes[seat]!.plot;
  let found = -1;
  for (let item = 0; item < things.length; item++) {
    const { armor } = things[item]!;
    if (!armor || !isWorn(s, seat, item, items)) continue;
    const covers = armor.against === 0 ? shield === direct : (armor.against & (1 << direct)) !== 0;
    if (covers && (found < 0 || armor.order < things[found]!.armor!.order)) found = item;
  }
  return found;
}

/** How strong it must be to kill the character; a berserk one is tremendous, and a changed one as a spell has made him. (MR-A04, MR-B29) */
export const vulnerabilityOf = (s: MrState, seat: Seat): number =>
  bodyIn(s, seat)?.vulnerability ??
  (s.heroes[seat]!.berserk === 1 ? TREMENDOUS : s.game.heroes[seat]!.vulnerability);

type Struck = Extract<MrEvent, { readonly type: 'struck' }>;
const NOTHING = {
  type: 'struck',
  item: -1,
  armor: 'intact',
  effect: 'none',
  wounds: 0,
} as const satisfies Partial<Struck>;
const ALREADY = { already: true } as const satisfies Partial<Struck>;

/** An attack on what carries somebody harms only that. @returns whether the horse falls now (MR-187, MR-B59) */
function strikeHorse(
  attack: Attack,
  horse: { readonly vulnerability: number; readonly armored: boolean; readonly hasFallen: boolean },
  rolled: Rolled,
  item: number,
  tell?: Tell<MrEvent>,
): boolean {
  const force = forceOf(attack, horse.armored, rolled);
  const { hasFallen } = horse;
  const isKilled = hasFallen || force.levels >= horse.vulnerability;
  const { by, part, at } = attack;
  tell?.({
    ...NOTHING,
    rule: 'MR-187',
    by,
    part,
    at,
    force,
    met: 'horse',
    item,
    effect: isKilled ? 'killed' : 'none',
    ...(hasFallen ? ALREADY : {}),
  });
  return isKilled && !hasFallen;
}

/** Armored denizens lose no armor and take no wounds: a hit kills, or does nothing. (MR-174, MR-178) */
function strikeFoe(
  s: MrState,
  attack: Attack,
  rolled: Rolled,
  { riders }: Instant,
  tell?: Tell<MrEvent>,
): boolean {
  const { at } = attack;
  const foe = foeOf(s, at);
  if (riders.has(at)) {
    if (strikeHorse(attack, { ...foe.horse!, hasFallen: !isRidden(s, at) }, rolled, -1, tell)) {
      foeAt(s, at).mounted = 2;
      s.stirred = 1;
    }
    return false;
  }
  return strikeBody(foe, attack, rolled, tell);
}

/** A body without armor to lose and without chits to wound. (MR-174, MR-178, MR-B29) */
function strikeBody(
  { armored, vulnerability }: Pick<Foe, 'armored' | 'vulnerability'>,
  attack: Attack,
  rolled: Rolled,
  tell?: Tell<MrEvent>,
): boolean {
  const { by, part, at } = attack;
  const force = forceOf(attack, armored, rolled);
  const isKilled = force.levels >= vulnerability;
  tell?.({
    ...NOTHING,
    rule: armored ? 'MR-178' : 'MR-174',
    by,
    part,
    at,
    force,
    met: 'body',
    effect: isKilled ? 'killed' : 'none',
  });
  return isKilled;
}

/** What a blow does to armor that it meets; another one of its instant may have destroyed it. (MR-177, MR-R28) */
function damage(s: MrState, seat: Seat, item: number, levels: number): Pick<Struck, 'armor' | 'already'> {
  if (isGone(s, seat, item)) return { armor: 'destroyed', ...ALREADY };
  const { items } = s.heroes[seat]!;
  const { armor } = thingAt(s, seat, item);
  const { toughness, card } = armor!;
  if (levels < toughness) return { armor: 'intact' };
  s.stirred = 1;
  // Armor cards are not damaged, they are destroyed by their toughness. (MR-T07, MR-T34, MR-T35, MR-T52)
  if (card || levels > toughness || (items[item]! & DAMAGED) !== 0) {
    ruin(s, seat, item);
    return { armor: 'destroyed' };
  }
  items[item]! |= DAMAGED;
  return { armor: 'damaged' };
}

/** What a hit does to a character: his horse, then armor, then himself. (MR-174, MR-176, MR-177) */
function strikeHero(
  s: MrState,
  attack: Attack,
  rolled: Rolled,
  instant: Instant,
  dice: Dice,
  tell?: Tell<MrEvent>,
): boolean {
  const { by, part, at } = attack;
  const body = bodyIn(s, at);
  if (body) return strikeBody(body, attack, rolled, tell);
  const hero = s.heroes[at]!;
  const items = instant.items[at]!;
  const mount = horseUnder(s, at);
  if (mount >= 0 && (items[mount]! & GONE) === 0) {
    const horse = { ...thingAt(s, at, mount).horse!, hasFallen: isGone(s, at, mount) };
    if (strikeHorse(attack, horse, rolled, mount, tell)) {
      hero.items[mount]! |= GONE;
      s.stirred = 1;
    }
    return false;
  }
  const item = attack.ignoresArmor ? -1 : armorAgainst(s, at, attack.direct, items);
  const force = forceOf(attack, item >= 0, rolled);
  const told = { ...NOTHING, by, part, at, force };
  if (item >= 0 && force.levels <= TREMENDOUS) {
    const harmed = damage(s, at, item, force.levels);
    const wounds = force.levels >= MEDIUM && !wornEffect(s, at, 'no-wounds-through-armor') ? 1 : 0;
    hero.wounds += wounds;
    tell?.({
      ...told,
      rule: harmed.armor === 'intact' ? 'MR-176' : 'MR-177',
      met: 'armor',
      item,
      ...harmed,
      effect: wounds > 0 ? 'wounded' : 'none',
      wounds,
    });
    return false;
  }
  // Beyond tremendous it kills past armor. (MR-B58)
  const need = vulnerabilityOf(s, at);
  if (force.levels === need && item < 0 && s.game.seriousWounds) {
    const wounds = tableRoll(TWO_DICE, dice).result;
    hero.wounds += wounds;
    tell?.({ ...told, rule: 'MR-B68', met: 'body', effect: 'wounded', wounds });
    return false;
  }
  const isKilled = item >= 0 || force.levels >= need;
  const wounds = !isKilled && force.levels > 0 ? 1 : 0;
  hero.wounds += wounds;
  tell?.({
    ...told,
    rule: item >= 0 ? 'MR-B58' : 'MR-174',
    met: 'body',
    effect: isKilled ? 'killed' : wounds > 0 ? 'wounded' : 'none',
    wounds,
  });
  return isKilled;
}

function rollOf(s: MrState, attack: Attack, dice: Dice, tell?: Tell<MrEvent>): Rolled {
  if (attack.adjust !== undefined) return { rolled: 0, adjusted: adjustedRoll(s, attack, dice, tell) };
  const { missile, red = 0 } = attack;
  return { rolled: missile ? rollBeside(red, missile, dice).result : 0 };
}

/** Works out one hit that harms, of those of an instant. @returns whether the target is killed by it */
export function strike(
  s: MrState,
  attack: Attack,
  instant: Instant,
  dice: Dice,
  tell?: Tell<MrEvent>,
): boolean {
  const rolled = rollOf(s, attack, dice, tell);
  const target: Who = attack.at;
  return isFoe(target)
    ? strikeFoe(s, attack, rolled, instant, tell)
    : strikeHero(s, attack, rolled, instant, dice, tell);
}
