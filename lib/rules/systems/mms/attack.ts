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
function rowOf(
  rows: readonly AttackRow[],
  natural: number,
  plusRoll: number,
  { naturalHit }: AttackRules,
  named?: AttackRow,
): AttackRow | undefined {
  const roll = Math.min(FACES, natural + plusRoll);
  const reached = named
    ? roll >= named[0]
      ? named
      : undefined
    : rows.find(([from, to]) => roll >= from && roll <= to);
  return reached ?? (naturalHit !== null && natural >= naturalHit ? rows[0] : undefined);
}

function hitsBy(
  plusDamage: number,
  mayRollAgain: boolean,
  landed: (natural: number) => AttackRow | undefined,
): ReadonlyMap<number, Fraction> {
  const hits = new Map<number, number>();
  let missed = 0;
  for (let natural = 1; natural <= FACES; natural++) {
    const row = landed(natural);
    if (!row) missed++;
    else {
      const cap = Math.max(0, row[3] + plusDamage);
      hits.set(cap, (hits.get(cap) ?? 0) + 1);
    }
  }
  // Only what reaches no row is rolled again: a row that takes nothing has been reached.
  const all = mayRollAgain ? FACES * FACES : FACES;
  const ways = new Map<number, number>();
  for (const [cap, n] of hits) ways.set(cap, mayRollAgain ? n * (FACES + missed) : n);
  const lost = mayRollAgain ? missed * missed : missed;
  if (lost > 0) ways.set(0, (ways.get(0) ?? 0) + lost);
  return new Map(
    [...ways].sort(([a], [b]) => a - b).map(([cap, n]) => [cap, fraction(BigInt(n), BigInt(all))] as const),
  );
}

/**
 * One attack: the roll of one die of a hundred with the plus values of what is carried, above 100 as 100, below the first
 * row no effect (MMS-R03, MMS-R04). A miss may be rolled again with `reroll-miss`. Where the player names his row, it is
 * the one that takes most on average.
 */
export function hitsOf(
  rows: readonly AttackRow[],
  plusRoll: number,
  plusDamage: number,
  mayRollAgain: boolean,
  rules: AttackRules = AS_PRINTED,
): ReadonlyMap<number, Fraction> {
  const by = (named?: AttackRow) =>
    hitsBy(plusDamage, mayRollAgain, (natural) => rowOf(rows, natural, plusRoll, rules, named));
  if (rules.attackSelection === 'table') return by();
  return rows.map(by).reduce((best, one) => (meanOf(one) > meanOf(best) ? one : best));
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
