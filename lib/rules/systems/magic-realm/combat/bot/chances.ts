import type { Seat } from '../../../../kernel/game/engine';
import { dagger } from '../../catalogue';
import { level, MEDIUM } from '../../reckon/harm';
import { bodySides, isOfBody } from '../engine/magic/becoming';
import { armorAgainst, vulnerabilityOf } from '../engine/melee/harm';
import { strengthOf, thingAt, timeOf, weaponOf } from '../engine/fighters/playing';
import { shieldOf } from '../engine/melee/plot';
import { ALERTED, isFoe, type Edge, type FoeSide, type MrState, type Who } from '../engine/state';
import { bodyIn, foeAt, foeOf, isRidden, isTremendous } from '../engine/who';

/** Chance that a box turns over. (MR-157) */
export const TURNS = 11 / 36;
/** Chance that directions match after repositioning. */
export const MATCH = 1 / 3;

/** Chance of each level or more by which the Missile table changes a strength, two dice: +2 … −3. */
const missiles: readonly (readonly [change: number, chance: number])[] = [
  [2, 1 / 36],
  [1, 3 / 36],
  [0, 5 / 36],
  [-1, 7 / 36],
  [-2, 9 / 36],
  [-3, 11 / 36],
];

/** Sides that a denizen may show in this round, with their chances. */
export function sidesOf(s: MrState, who: Who): readonly (readonly [FoeSide, number])[] {
  const foe = foeOf(s, who);
  const { side } = foeAt(s, who);
  if (isTremendous(foe) || foe.vulnerability < MEDIUM) return [[foe.sides[side]!, 1]];
  return [
    [foe.sides[side]!, 1 - TURNS],
    [foe.sides[1 - side]!, TURNS],
  ];
}

interface Blow {
  readonly time: number;
  readonly levels: number;
  readonly stars: number;
  readonly missile: boolean;
  readonly length: number;
}

/** What the character's weapon does with that chit. */
export function blowWith(s: MrState, seat: Seat, chit: number): Blow {
  const body = isOfBody(chit) ? bodyIn(s, seat) : undefined;
  if (body) {
    const { attack, harm: levels, stars, time, length } = body.sides[bodySides(chit).side];
    return { time, levels: attack === 'HARM' ? levels : 4, stars, missile: false, length };
  }
  const item = weaponOf(s, seat);
  const fight = strengthOf(s, seat, chit);
  if (item < 0)
    return {
      time: timeOf(s, seat, chit),
      levels: level(dagger.harm) + (fight > 0 ? 1 : 0),
      stars: dagger.stars,
      missile: false,
      length: dagger.length,
    };
  const { weapon, weight } = thingAt(s, seat, item);
  const { missile, alerted, unalerted, length } = weapon!;
  const side: Edge = (s.heroes[seat]!.items[item]! & ALERTED) !== 0 ? alerted : unalerted;
  return {
    time: side.time < 0 ? timeOf(s, seat, chit) : side.time,
    levels: side.harm + (!missile && fight > weight ? 1 : 0),
    stars: side.stars,
    missile,
    length,
  };
}

/** Chance that a hit reaches the strength. */
export const reaches = (levels: number, missile: boolean, need: number): number =>
  missile
    ? missiles.reduce((sum, [change, chance]) => sum + (levels + change >= need ? chance : 0), 0)
    : Number(Math.min(4, levels) >= need);

/** Chance that an attack with that chit kills the target; a horse must fall first. */
export function killChance(s: MrState, seat: Seat, chit: number, at: Who): number {
  const blow = blowWith(s, seat, chit);
  if (!isFoe(at)) {
    const levels = blow.levels + blow.stars;
    return MATCH * reaches(levels, blow.missile, vulnerabilityOf(s, at));
  }
  const foe = foeOf(s, at);
  const ridden = isRidden(s, at);
  const armored = ridden ? foe.horse!.armored : foe.armored;
  const need = ridden ? foe.horse!.vulnerability : foe.vulnerability;
  const levels = blow.levels + Math.max(0, blow.stars - (armored ? 1 : 0));
  const hit = sidesOf(s, at).reduce(
    (sum, [side, chance]) =>
      sum + chance * (blow.time < (ridden ? foe.horse!.gallop : side.move) ? 1 : MATCH),
    0,
  );
  return hit * reaches(levels, blow.missile, need) * (ridden ? 0.5 : 1);
}

/** Armor that an attack from somewhere meets, as a share of the directions; whatever the shield does. */
function covered(s: MrState, seat: Seat): number {
  const fixed = [0, 1, 2].filter((to) => armorAgainst(s, seat, to) >= 0).length;
  return Math.min(1, (fixed + (shieldOf(s, seat) >= 0 && s.heroes[seat]!.plot.shield < 0 ? 1 : 0)) / 3);
}

/** How bad a round with that move time looks: 1 is a certain death, a wound far less. */
export function danger(s: MrState, seat: Seat, who: Who, move: number): number {
  const foe = foeOf(s, who);
  const need = vulnerabilityOf(s, seat);
  const worn = covered(s, seat);
  let sum = 0;
  for (const [side, chance] of sidesOf(s, who)) {
    const hit = side.time < move ? 1 : MATCH;
    sum += chance * hit * harm(side.attack, side.harm, side.stars, foe.missile, need, worn);
  }
  if (foe.part) {
    const { harm: strength, stars, time } = foe.part.sides[foeAt(s, who).partSide]!;
    sum += (time < move ? 1 : MATCH) * harm('HARM', strength, stars, 0, need, worn);
  }
  return sum;
}

const WOUND = 0.12;

/** How bad a hit is to somebody of that vulnerability, whose armor meets so much of it: 1 is death. */
function harm(
  attack: FoeSide['attack'],
  strength: number,
  stars: number,
  missile: number,
  need: number,
  worn: number,
): number {
  if (attack === 'NONE') return 0;
  if (attack === 'GRAB') return 1;
  if (attack === 'CURSE') return 0.1;
  if (attack === 'PIT') return 0.35;
  const bare = reaches(strength + stars, missile > 0, need);
  const wound = strength + stars > 0 ? WOUND : 0;
  return (1 - worn) * Math.max(bare, wound) + worn * WOUND;
}

/** Can it kill the character with one hit that meets no armor? */
export const canKill = (s: MrState, seat: Seat, who: Who): boolean => {
  const foe = foeOf(s, who);
  const need = vulnerabilityOf(s, seat);
  return (
    foe.sides.some(
      ({ attack, harm: strength, stars }) =>
        attack === 'GRAB' || attack === 'PIT' || (attack === 'HARM' && strength + stars >= need),
    ) ||
    (foe.part?.sides.some(({ harm: strength, stars }) => strength + stars >= need) ?? false)
  );
};
