import { throwsOf, waysToTake, type Throws } from '../attack';
import type { MmsCard } from '../catalogue/card';
import type { Agreed } from './fields';

const SIEGECRAFT = 10;
const RAM = 12;

/** Who attacks whom, with all that changes it. */
export interface Attack {
  readonly by: MmsCard;
  readonly carries: readonly MmsCard[];
  /** The placed artifact that is operated instead of the own weapon (MMS-R25). */
  readonly engine?: MmsCard | undefined;
  readonly on: MmsCard;
  readonly guards: readonly MmsCard[];
  /** Areas to which the attacker is an intruder and in which he or the target stands (MMS-R18). */
  readonly shelters: readonly MmsCard[];
  /** Areas of the attacker's side in which he stands. */
  readonly strongholds: readonly MmsCard[];
  readonly agreed: Agreed;
}

/** One attack as numbers: how its throws fall, and what is added to the CAP of a row. */
export interface Blow {
  readonly throws: Throws;
  readonly plusRoll: number;
  readonly plusDamage: number;
  /** So many of all throws take so much CAP. */
  readonly ways: ReadonlyMap<number, number>;
}

const plus = (n = 0): number => Math.max(0, n);
const minus = (n = 0): number => Math.min(0, n);
const total = (parts: readonly MmsCard[], value: (card: MmsCard) => number): number =>
  parts.reduce((sum, card) => sum + value(card), 0);

/**
 * The attack procedure (MMS-R03, MMS-R04, MMS-R18, MMS-R25, MMS-R50): plus values of the attacker, minus values of the target,
 * and areas once per card; minuses on the roll up to the agreed most. A Defense card carries nothing and is not within itself
 * (MMS-R57).
 */
export function blowOf({ by, carries, engine, on, guards, shelters, strongholds, agreed }: Attack): Blow {
  const isDefense = on.kind === 'defense';
  const own = engine ? [engine] : carries;
  const helping = [...own, ...strongholds];
  // What an engine lends counts with either sign (T3).
  const hindering = [...(isDefense ? [] : guards), ...shelters, ...(engine ? [engine] : [])];
  const penalty = total(hindering, ({ rollMod }) => minus(rollMod));
  const plusRoll =
    Math.max(penalty, -(agreed.rollPenaltyCap ?? Infinity)) +
    total(helping, ({ rollMod }) => plus(rollMod)) +
    (engine && by.abilities.includes('siegecraft') ? SIEGECRAFT : 0);
  const ram = isDefense ? total(own, ({ abilities }) => (abilities.includes('ram+12') ? RAM : 0)) : 0;
  const plusDamage =
    total(helping, ({ damageMod }) => plus(damageMod)) +
    total(hindering, ({ damageMod }) => minus(damageMod)) +
    ram;
  const throws = throwsOf(
    by.attackTable ?? [],
    plusRoll,
    plusDamage,
    own.some(({ abilities }) => abilities.includes('reroll-miss')),
    {
      attackSelection: agreed.declared ? 'declared' : 'table',
      naturalHit: agreed.naturalHit ?? null,
    },
  );
  return { throws, plusRoll, plusDamage, ways: waysToTake(throws, plusDamage) };
}

/** The CAP that it takes on average. */
export function meanOfBlow({ throws: { all }, ways }: Blow): number {
  let sum = 0;
  for (const [cap, n] of ways) sum += cap * n;
  return sum / all;
}
