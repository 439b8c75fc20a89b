import { never, sum, type Fraction } from '../../../kernel/game/odds';
import { missileLevels } from '../catalogue/combat-tables';
import { strengths, type Strength } from '../catalogue/vocabulary';
import { chances, type Roll } from './dice';

/** What strikes: its letter and its stars. */
export interface Blow {
  readonly harm: Strength;
  readonly stars: number;
}

export const level = (strength: Strength): number => strengths.indexOf(strength);

export const LIGHT = level('L');
export const MEDIUM = level('M');
export const HEAVY = level('H');
export const TREMENDOUS = level('T');

const ofLevel = (n: number): Strength => strengths[Math.min(strengths.length - 1, Math.max(0, n))]!;

/** One star does not count where armor is hit; without a star nothing is lost. (MR-170, MR-R32) */
const starsThat = ({ stars }: Blow, meetsArmor: boolean): number =>
  meetsArmor ? Math.max(0, stars - 1) : stars;

/** How strong an attack is that does not roll; a striking weapon gains by a FIGHT chit stronger than its weight. (MR-170, MR-171) */
export const harmOf = (
  blow: Blow,
  meetsArmor: boolean,
  fight?: { readonly strength: Strength; readonly weight: Strength },
): Strength =>
  ofLevel(
    level(blow.harm) +
      starsThat(blow, meetsArmor) +
      (fight && level(fight.strength) > level(fight.weight) ? 1 : 0),
  );

/** A strength that a missile may have, in levels above negligible: it may pass tremendous, and below 1 it does nothing. */
export interface MissileHarm {
  readonly levels: number;
  readonly chance: Fraction;
}

/** How strong a missile is by each result of the Missile table. (MR-172, MR-173, MR-B58) */
export function missileHarms(blow: Blow, meetsArmor: boolean, roll: Roll): readonly MissileHarm[] {
  const base = level(blow.harm) + starsThat(blow, meetsArmor);
  return chances(roll).map((chance, i) => ({ levels: base + missileLevels[i]!, chance }));
}

/** The chance that a missile that hits kills: its strength by the Missile table reaches the vulnerability. (MR-172, MR-174) */
export const missileKills = (blow: Blow, vulnerability: Strength, isArmored: boolean, roll: Roll): Fraction =>
  missileHarms(blow, isArmored, roll).reduce(
    (all, { levels, chance }) => (levels >= level(vulnerability) ? sum(all, chance) : all),
    never,
  );
