import { missileLevels } from '../catalogue/tables';
import { strengths, type Strength } from '../catalogue/vocabulary';
import { chances, type Roll } from './dice';

/** What strikes: its letter and its stars. */
export interface Blow {
  readonly harm: Strength;
  readonly stars: number;
}

const level = (strength: Strength): number => strengths.indexOf(strength);

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

/** The chance that a missile that hits kills: its strength by the Missile table reaches the vulnerability. (MR-172, MR-174) */
export function missileKills(blow: Blow, vulnerability: Strength, isArmored: boolean, roll: Roll): number {
  const base = level(blow.harm) + starsThat(blow, isArmored);
  return chances(roll).reduce(
    (sum, chance, i) => sum + (base + missileLevels[i]! >= level(vulnerability) ? chance : 0),
    0,
  );
}
