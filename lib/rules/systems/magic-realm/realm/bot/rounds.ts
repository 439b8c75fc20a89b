import { MATCH, TURNS } from '../../combat/bot/chances';
import { missileLevels } from '../../catalogue/combat-tables';
import type { Foe, FoeSide } from '../../combat/engine/state';
import { chances, type Roll } from '../../reckon/dice';
import { MEDIUM, TREMENDOUS } from '../../reckon/harm';
import { asNumber } from '../../../../kernel/game/odds';

/** A blow of his, and what it takes of him. */
export interface Strike {
  readonly time: number;
  readonly length: number;
  readonly asterisks: number;
  /** What it reaches with and without armor in its way. */
  readonly bare: number;
  readonly armored: number;
  /** How a missile rolls; undefined: it is none. */
  readonly missile: Roll | undefined;
}

/** What he plays in a round; infinity: he stands still. */
export interface Stance {
  readonly strike: Strike | undefined;
  readonly move: number;
}

/** What protects him: the harm that kills him, from how many of three directions armor meets a blow, and what it bears. */
export interface Guard {
  readonly need: number;
  readonly worn: number;
  readonly bears: number;
}

/** How a round against one kind of denizen goes: how often he kills it and is killed by it, and his wounds. */
export interface Exchange {
  readonly kills: number;
  readonly dies: number;
  readonly wounds: number;
  /** How often it kills him while he aims at something else, and his wounds by it. */
  readonly unchecked: number;
  readonly stings: number;
}

/** A curse is no death, the Pit often is one. */
const CURSED = 0.1;
const PITTED = 0.15;
/** How soon armor gives way to what is as strong as it, and to what is stronger. */
const DAMAGING = 0.15;
const BREAKING = 0.35;

type Edge = Pick<FoeSide, 'attack' | 'harm' | 'stars'>;

/** How often a hit kills. */
function lethal({ attack, harm, stars }: Edge, { need, worn, bears }: Guard): number {
  if (attack === 'NONE') return 0;
  if (attack === 'GRAB') return 1;
  if (attack === 'CURSE') return CURSED;
  if (attack === 'PIT') return PITTED;
  const onArmor = harm + Math.max(0, stars - 1);
  const gives = onArmor > bears ? BREAKING : onArmor === bears ? DAMAGING : 0;
  return (harm + stars >= need ? 1 - worn : 0) + (onArmor >= need ? worn * gives : 0);
}

/** How often a hit wounds. (MR-174, MR-176) */
function wounding({ attack, harm, stars }: Edge, { need, worn }: Guard): number {
  if (attack !== 'HARM') return 0;
  const bare = harm + stars > 0 && harm + stars < need ? 1 - worn : 0;
  return bare + (harm + Math.max(0, stars - 1) >= MEDIUM ? worn : 0);
}

/** Sides that it shows, with their chances. (MR-157, MR-158) */
const sidesOf = ({ sides, vulnerability }: Foe): readonly (readonly [FoeSide, number])[] =>
  vulnerability >= TREMENDOUS || vulnerability < MEDIUM
    ? [[sides[0]!, 1]]
    : [
        [sides[0]!, 1 - TURNS],
        [sides[1]!, TURNS],
      ];

/** Does he strike before it? Length counts in the first round, time in all others. (MR-167, MR-168) */
const isFirst = (strike: Strike, side: Pick<FoeSide, 'time' | 'length'>): boolean =>
  strike.time < side.time || (strike.time === side.time && strike.length > (side.length ?? 0));

/** How often that attack comes through, where he kills first whatever he can: the same direction is hit by both or by none (W21). */
function comesThrough(
  side: Pick<FoeSide, 'time' | 'length'>,
  { strike, move }: Stance,
  kills: number,
  reach: number,
): number {
  const isSure = side.time < move;
  const hits = isSure ? 1 : MATCH;
  if (!strike || !isFirst(strike, side)) return hits;
  return hits * (1 - (isSure ? kills : reach));
}

/** What turns red by its first hit kills with the next one. (MR-175) */
const inTwo = (first: number, second: number): number =>
  first + second > 0 ? (first * second) / (first + second) : 0;

/** How often a hit of his kills it; only missiles go beyond tremendous. (MR-170 to MR-174) */
function reachOf({ bare, armored, missile }: Strike, foe: Foe): number {
  const levels = foe.armored ? armored : bare;
  if (!missile) return Math.min(TREMENDOUS, levels) >= foe.vulnerability ? 1 : 0;
  return chances(missile).reduce(
    (sum, chance, i) => (levels + missileLevels[i]! >= foe.vulnerability ? sum + asNumber(chance) : sum),
    0,
  );
}

export function exchangeOf(foe: Foe, stance: Stance, guard: Guard): Exchange {
  const { strike, move } = stance;
  const reach = strike ? reachOf(strike, foe) : 0;
  const open: Stance = { strike: undefined, move };
  let kills = 0;
  let dies = 0;
  let wounds = 0;
  let unchecked = 0;
  let stings = 0;
  for (const [side, chance] of sidesOf(foe)) {
    const hit = strike ? (strike.time < side.move ? reach : MATCH * reach) : 0;
    kills += chance * hit;
    const through = comesThrough(side, stance, hit, reach);
    dies += chance * through * lethal(side, guard);
    wounds += chance * through * wounding(side, guard);
    const freely = comesThrough(side, open, 0, 0);
    unchecked += chance * freely * lethal(side, guard);
    stings += chance * freely * wounding(side, guard);
  }
  if (foe.part) {
    const [edge] = foe.part.sides;
    const blow = { attack: 'HARM', ...edge } as const;
    const side = { time: edge.time, length: foe.part.length };
    const through = comesThrough(side, stance, kills, reach);
    dies += through * lethal(blow, guard);
    wounds += through * wounding(blow, guard);
    const freely = comesThrough(side, open, 0, 0);
    unchecked += freely * lethal(blow, guard);
    stings += freely * wounding(blow, guard);
  }
  if (foe.vulnerability >= TREMENDOUS) {
    const [light, red] = foe.sides;
    if (red.attack === 'GRAB') {
      dies += inTwo(comesThrough(light, stance, kills, reach), comesThrough(red, stance, kills, reach));
      unchecked += inTwo(comesThrough(light, open, 0, 0), comesThrough(red, open, 0, 0));
    }
  }
  return { kills, dies: Math.min(1, dies), wounds, unchecked: Math.min(1, unchecked), stings };
}
