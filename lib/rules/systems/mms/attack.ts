import { fraction, type Fraction } from '../../kernel/game/odds';
import type { ArmyLine } from './army';
import { isKnown } from './army';
import { isAttachment, type MmsCard } from './catalogue/card';
import type { AttackRow } from './catalogue/effects';
import type { IndiciumKey } from './catalogue/indicia';
import type { MmsHouse } from './house';

/** Faces of the die of this game (MMS-R02). */
const FACES = 100;

type NumberKey = Extract<IndiciumKey, 'rollMod' | 'damageMod' | 'rangeMod' | 'moveFreeMod' | 'moveAttackMod'>;

/** The sum of one value of what a character carries, of one sign where asked; a blockade is no number. */
export function carriedSum(
  parts: readonly MmsCard[],
  key: NumberKey,
  house: MmsHouse,
  sign: 'plus' | 'minus' | 'both' = 'both',
): number {
  let sum = 0;
  for (const part of parts) {
    const value = part[key];
    if (typeof value !== 'number' || !isAttachment(part) || !isKnown(part, key, house)) continue;
    if (sign === 'both' || (sign === 'plus' ? value > 0 : value < 0)) sum += value;
  }
  return sum;
}

/** A character as it stands with what it carries; a value that nobody knows is absent (MMS-R08). */
export interface Armed {
  readonly move?: number;
  readonly moveAttack?: number;
  readonly range?: number;
  /** Chances of the CAP that one attack takes from a target without protection, 0 for a miss. */
  readonly hits?: ReadonlyMap<number, Fraction>;
}

/** How the table lets an attack be rolled. */
export type AttackRules = Pick<MmsHouse, 'attackSelection' | 'naturalHit'>;
const AS_PRINTED: AttackRules = { attackSelection: 'table', naturalHit: null };

/** The row that a roll lands; undefined: it has no effect. `named` is the row that the player named before. */
export function rowOf(
  rows: readonly AttackRow[],
  natural: number,
  plusRoll: number,
  { naturalHit }: Pick<AttackRules, 'naturalHit'>,
  named?: AttackRow,
): AttackRow | undefined {
  const roll = Math.min(FACES, natural + plusRoll);
  if (named) {
    if (roll >= named[0]) return named;
  } else
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!;
      if (roll >= row[0] && roll <= row[1]) return row;
    }
  return naturalHit !== null && natural >= naturalHit ? rows[0] : undefined;
}

/** How the throws of one attack fall: so many of `all` land each row, and `missed` land none. */
export interface Throws {
  readonly all: number;
  readonly missed: number;
  readonly landed: ReadonlyMap<AttackRow, number>;
}

function throwsBy(landing: (natural: number) => AttackRow | undefined, mayRollAgain: boolean): Throws {
  const landed = new Map<AttackRow, number>();
  let missed = 0;
  for (let natural = 1; natural <= FACES; natural++) {
    const row = landing(natural);
    if (row) landed.set(row, (landed.get(row) ?? 0) + 1);
    else missed++;
  }
  if (!mayRollAgain) return { all: FACES, missed, landed };
  // Only what reaches no row is rolled again: a row that takes nothing has been reached.
  for (const [row, n] of landed) landed.set(row, n * (FACES + missed));
  return { all: FACES * FACES, missed: missed * missed, landed };
}

/** The CAP that a row takes; never less than none (MMS-R50). */
export const takenBy = (row: AttackRow, plusDamage: number): number => Math.max(0, row[3] + plusDamage);

const meanTaken = ({ all, landed }: Throws, plusDamage: number): number => {
  let sum = 0;
  for (const [row, n] of landed) sum += takenBy(row, plusDamage) * n;
  return sum / all;
};

/**
 * One attack: the roll of one die of a hundred with what is added to it, above 100 as 100, below the first row no effect
 * (MMS-R03, MMS-R04). A miss may be rolled again with `reroll-miss`. Where the player names his row, it is the one that takes
 * most on average.
 */
export function throwsOf(
  rows: readonly AttackRow[],
  plusRoll: number,
  plusDamage: number,
  mayRollAgain: boolean,
  rules: AttackRules = AS_PRINTED,
): Throws {
  const by = (named?: AttackRow) =>
    throwsBy((natural) => rowOf(rows, natural, plusRoll, rules, named), mayRollAgain);
  if (rules.attackSelection === 'table') return by();
  return rows
    .map(by)
    .reduce((best, one) => (meanTaken(one, plusDamage) > meanTaken(best, plusDamage) ? one : best));
}

/** So many of all throws take so much CAP, 0 for a miss. */
export function waysToTake({ missed, landed }: Throws, plusDamage: number): ReadonlyMap<number, number> {
  const ways = new Map<number, number>();
  const add = (cap: number, n: number) => ways.set(cap, (ways.get(cap) ?? 0) + n);
  for (const [row, n] of landed) add(takenBy(row, plusDamage), n);
  if (missed > 0) add(0, missed);
  return new Map([...ways].sort(([a], [b]) => a - b));
}

/** The chance of each CAP that one attack takes (MMS-R03, MMS-R04), 0 for a miss. */
export function hitsOf(
  rows: readonly AttackRow[],
  plusRoll: number,
  plusDamage: number,
  mayRollAgain: boolean,
  rules: AttackRules = AS_PRINTED,
): ReadonlyMap<number, Fraction> {
  const throws = throwsOf(rows, plusRoll, plusDamage, mayRollAgain, rules);
  return new Map(
    [...waysToTake(throws, plusDamage)].map(([cap, n]) => [cap, fraction(BigInt(n), BigInt(throws.all))]),
  );
}

/** What a line's character does with what it carries. */
export function armed({ entry, with: parts }: ArmyLine, house: MmsHouse): Armed {
  const known = (key: IndiciumKey) => isKnown(entry, key, house);
  const moved = (base: number | undefined, key: NumberKey): number | undefined =>
    base === undefined ? undefined : Math.max(0, base + carriedSum(parts, key, house));
  const move = known('moveFree') ? moved(entry.moveFree, 'moveFreeMod') : undefined;
  const moveAttack = known('moveAttack') ? moved(entry.moveAttack, 'moveAttackMod') : undefined;
  const range =
    entry.range !== undefined && known('range')
      ? entry.range + carriedSum(parts, 'rangeMod', house, 'plus')
      : undefined;
  const hits =
    entry.attackTable && known('attackTable')
      ? hitsOf(
          entry.attackTable,
          carriedSum(parts, 'rollMod', house, 'plus'),
          carriedSum(parts, 'damageMod', house, 'plus'),
          parts.some((part) => part.abilities.includes('reroll-miss') && isKnown(part, 'abilities', house)),
          house,
        )
      : undefined;
  return {
    ...(move === undefined ? {} : { move }),
    ...(moveAttack === undefined ? {} : { moveAttack }),
    ...(range === undefined ? {} : { range }),
    ...(hits ? { hits } : {}),
  };
}

/** The CAP that an attack takes on average. */
export const meanOf = (hits: ReadonlyMap<number, Fraction>): number => {
  let sum = 0;
  for (const [cap, { top, bottom }] of hits) sum += (cap * Number(top)) / Number(bottom);
  return sum;
};
