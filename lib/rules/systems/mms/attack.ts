import { fraction, type Fraction } from '../../kernel/odds';
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

/**
 * One attack by the table: the roll of one die of a hundred with the plus values of what is carried, above 100 as 100,
 * below the first row no effect (MMS-R03, MMS-R04). A miss may be rolled again with `reroll-miss`.
 */
export function hitsOf(
  rows: readonly AttackRow[],
  plusRoll: number,
  plusDamage: number,
  mayRollAgain: boolean,
): ReadonlyMap<number, Fraction> {
  const faces = new Map<number, number>();
  for (let natural = 1; natural <= FACES; natural++) {
    const roll = Math.min(FACES, natural + plusRoll);
    const row = rows.find(([from, to]) => roll >= from && roll <= to);
    const cap = row ? Math.max(0, row[3] + plusDamage) : 0;
    faces.set(cap, (faces.get(cap) ?? 0) + 1);
  }
  const missed = BigInt(faces.get(0) ?? 0);
  const all = BigInt(FACES);
  const chances = [...faces].map(([cap, n]) => {
    const once = BigInt(n);
    if (!mayRollAgain) return [cap, fraction(once, all)] as const;
    return [cap, fraction((cap === 0 ? 0n : once * all) + missed * once, all * all)] as const;
  });
  return new Map(chances.sort(([a], [b]) => a - b));
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
