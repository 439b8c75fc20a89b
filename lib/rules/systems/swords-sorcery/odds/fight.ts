import type { WeaponChange } from '../catalogue/effects';
import { compare, spreadOf, waysOver, type Pool, type Spread } from './pool';

/** One side of a conflict: the piece with everything that changes its roll or its fate. */
export interface Fighter {
  /** Conflict dice, those of potions included. */
  readonly dice: number;
  readonly weapon?: WeaponChange;
  /** A weapon that was named and that Armour stops: it adds nothing, and can be broken all the same (SS-R31). */
  readonly stopped?: boolean;
  /** A Safe artifact keeps its weapon from Hammers (SS-106). */
  readonly safe?: boolean;
  /** The Gauntlet, where it was named instead of a weapon (SS-R23). */
  readonly plus?: number;
  readonly cursed?: boolean;
  readonly luckyCharm?: boolean;
  /** Paralysed, or a double: rolls nothing and loses (SS-R25). */
  readonly helpless?: boolean;
  /** Shield or dragon: it cannot die here (SS-R24, SS-R42). */
  readonly unkillable?: boolean;
}

/** Ways out of `of` in which a conflict ends like this. */
export interface FightWays {
  readonly of: number;
  readonly initiator: number;
  readonly defender: number;
  /** Nobody dies (SS-R24). */
  readonly bounce: number;
  readonly ties: number;
  /** Ways in which the initiator’s or the defender’s weapon breaks the other’s (SS-R31). */
  readonly breaks: readonly [initiator: number, defender: number];
  /** What each side rolls; absent where it rolls nothing. */
  readonly spreads: readonly [Spread | undefined, Spread | undefined];
}

/** What is rolled: a cursed piece has one die and no weapon, but keeps the Gauntlet (SS-R68). */
const poolOf = (fighter: Fighter, literalStar = false): Pool =>
  fighter.cursed
    ? { dice: 1, plus: fighter.plus ?? 0 }
    : {
        dice: fighter.dice,
        plus: fighter.plus ?? 0,
        literalStar,
        ...(fighter.weapon ? { weapon: fighter.weapon } : {}),
      };

/** Two letters: whether the initiator and the defender can lose their lives. */
function ending(
  wins: number,
  loses: number,
  of: number,
  initiator: Fighter,
  defender: Fighter,
): Pick<FightWays, 'of' | 'initiator' | 'defender' | 'bounce'> {
  const won = defender.unkillable ? 0 : wins;
  const lost = initiator.unkillable ? 0 : loses;
  return { of, initiator: won, defender: lost, bounce: of - won - lost };
}

/** Counts how a conflict ends. (SS-067 to SS-075, SS-R24, SS-R25, SS-R31, SS-R33, SS-R68) */
export function fight(initiator: Fighter, defender: Fighter, literalStar = false): FightWays {
  if (initiator.helpless || defender.helpless) {
    const wins = initiator.helpless ? 0 : 1;
    const loses = defender.helpless ? 0 : 1;
    const none = { ties: 0, breaks: [0, 0], spreads: [undefined, undefined] } as const;
    return { ...ending(wins, loses, 1, initiator, defender), ...none };
  }
  const pools = [poolOf(initiator, literalStar), poolOf(defender, literalStar)] as const;
  const [mine, yours] = [spreadOf(pools[0]), spreadOf(pools[1])];
  const of = mine.rolls * yours.rolls;
  const { higher, equal } = compare(mine, yours);
  const tieIsDefenders = defender.luckyCharm === true && initiator.luckyCharm !== true;
  const wins = higher + (tieIsDefenders ? 0 : equal);
  const canLose = (fighter: Fighter, pool: Pool): boolean =>
    !fighter.safe && (pool.weapon !== undefined || (fighter.stopped === true && !fighter.cursed));
  const breaking = (pool: Pool, spread: Spread, other: boolean, others: Spread): number =>
    pool.weapon?.by === 'bonus' && pool.weapon.breaksWeaponOver !== undefined && other
      ? waysOver(spread, pool.weapon.breaksWeaponOver) * others.rolls
      : 0;
  return {
    ...ending(wins, of - wins, of, initiator, defender),
    ties: equal,
    breaks: [
      breaking(pools[0], mine, canLose(defender, pools[1]), yours),
      breaking(pools[1], yours, canLose(initiator, pools[0]), mine),
    ],
    spreads: [mine, yours],
  };
}
