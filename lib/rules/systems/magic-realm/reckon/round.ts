import { certain, complement, never, sum, type Fraction } from '../../../kernel/game/odds';
import { repositioning } from '../catalogue/combat-tables';
import type { Monster, PartSide } from '../catalogue/types';
import { atLeast, type AttackDirection, type Strength } from '../catalogue/vocabulary';
import { of, product } from './exact';
import { harmOf, type Blow } from './harm';

/** What a character plotted: a striking weapon with a FIGHT chit, a maneuver, and what he wears. */
export interface Plot {
  readonly attack: AttackDirection;
  readonly blow: Blow;
  readonly weight: Strength;
  readonly fight: Strength;
  readonly attackTime: number;
  readonly length: number;
  readonly maneuver: AttackDirection;
  readonly moveTime: number;
  readonly vulnerability: Strength;
  /** Active armor in the order in which it is met: what it weighs and whence it protects. (MR-B58) */
  readonly armor: readonly { readonly weight: Strength; readonly against: readonly AttackDirection[] }[];
}

/** One monster on his sheet, unhired, and in which red boxes body and head or club were put. */
export interface Foe {
  readonly monster: Monster;
  readonly body: AttackDirection;
  readonly part?: AttackDirection;
  /** It begins the round dark or red side up. (MR-175, MR-190) */
  readonly isDark?: boolean;
  readonly isPartDark?: boolean;
}

/** How a round may end for both. */
export interface Outcome {
  readonly killed: boolean;
  readonly dies: boolean;
  readonly wounds: number;
  /** Armor counters by their place in the plot. */
  readonly damaged: readonly number[];
  readonly destroyed: readonly number[];
  readonly chance: Fraction;
}

const boxes: readonly AttackDirection[] = ['THRUST', 'SWING', 'SMASH'];

/** A 6 on either of two dice. (MR-157) */
export const TACTICS = of(11, 36);

interface Strike {
  readonly by: 'character' | 'foe';
  readonly direction: AttackDirection;
  readonly time: number;
  readonly length: number;
  /** Absent: a hit kills outright. */
  readonly blow?: Blow;
}

const bodyStrike = ({ monster }: Foe, direction: AttackDirection, isDark: boolean): Strike[] => {
  const side = isDark ? monster.dark : monster.light;
  if (side.attack === 'NONE' || side.attack === 'MAGIC') return [];
  if (side.attack === 'GRAB') return [{ by: 'foe', direction, time: side.attackTime, length: 0 }];
  return [{ by: 'foe', direction, time: side.attackTime, length: side.length, blow: side }];
};

const partStrike = (side: PartSide, direction: AttackDirection): Strike => ({
  by: 'foe',
  direction,
  time: side.attackTime,
  length: side.length,
  blow: side,
});

/** Which strike comes first: by length in the first round of a combat, by time in later ones. (MR-167, MR-168) */
const before =
  (isFirst: boolean) =>
  (a: Strike, b: Strike): number =>
    isFirst ? b.length - a.length || a.time - b.time : a.time - b.time || b.length - a.length;

/** What comes of strikes that hit, one after the other; equal ones at once. (MR-169 to MR-179, MR-R28) */
function resolve(hits: readonly Strike[], plot: Plot, { monster }: Foe, isFirst: boolean): Outcome {
  const compare = before(isFirst);
  const ordered = [...hits].sort(compare);
  const damaged = new Set<number>();
  const destroyed = new Set<number>();
  let killed = false;
  let dies = false;
  let wounds = 0;
  for (let i = 0; i < ordered.length;) {
    const together = ordered.filter((hit) => compare(hit, ordered[i]!) === 0);
    i += together.length;
    const [wasKilled, wasDead] = [killed, dies];
    for (const { by, blow, direction } of together) {
      if (by === 'character' ? wasDead : wasKilled) continue;
      if (by === 'character') {
        const kills = harmOf(plot.blow, monster.armored, { strength: plot.fight, weight: plot.weight });
        if (atLeast(kills, monster.vulnerability)) killed = true;
        continue;
      }
      const at = plot.armor.findIndex(({ against }, n) => against.includes(direction) && !destroyed.has(n));
      if (!blow) dies = true;
      else if (at < 0) {
        const harm = harmOf(blow, false);
        if (atLeast(harm, plot.vulnerability)) dies = true;
        else if (harm !== 'N') wounds += 1;
      } else {
        const harm = harmOf(blow, true);
        const { weight } = plot.armor[at]!;
        if (atLeast(harm, 'M')) wounds += 1;
        if (!atLeast(harm, weight)) continue;
        if (harm !== weight || damaged.has(at)) destroyed.add(at);
        else damaged.add(at);
      }
    }
  }
  return {
    killed,
    dies,
    wounds,
    damaged: [...damaged].filter((at) => !destroyed.has(at)),
    destroyed: [...destroyed],
    chance: never,
  };
}

/**
 * Every way in which a round against one monster may end, with its chance: six repositionings, and a change of tactics for
 * each box that holds a Medium or Heavy monster, or a head or club. (MR-156, MR-157, MR-B55)
 */
export function roundOutcomes(plot: Plot, foe: Foe, isFirst: boolean): readonly Outcome[] {
  const { monster } = foe;
  const turnsBody = monster.vulnerability === 'M' || monster.vulnerability === 'H';
  const sides = (turns: boolean, isDark = false) =>
    turns
      ? ([
          [isDark, complement(TACTICS)],
          [!isDark, TACTICS],
        ] as const)
      : ([[isDark, certain]] as const);
  const out: Outcome[] = [];
  for (const moves of repositioning) {
    const to = (box: AttackDirection) => boxes[moves[boxes.indexOf(box)]!]!;
    const body = to(foe.body);
    for (const [isDark, bodyChance] of sides(turnsBody, foe.isDark))
      for (const [isPartDark, partChance] of sides(foe.part !== undefined, foe.isPartDark)) {
        const { part } = monster;
        const strikes = [
          ...bodyStrike(foe, body, isDark),
          ...(part && foe.part ? [partStrike(isPartDark ? part.dark : part.light, to(foe.part))] : []),
        ];
        const move = (isDark ? monster.dark : monster.light).moveTime;
        const hits = strikes.filter(
          ({ direction, time }) => direction === plot.maneuver || time < plot.moveTime,
        );
        if (plot.attack === body || plot.attackTime < move)
          hits.push({ by: 'character', direction: plot.attack, time: plot.attackTime, length: plot.length });
        out.push({
          ...resolve(hits, plot, foe, isFirst),
          chance: product(product(bodyChance, partChance), of(1, 6)),
        });
      }
  }
  return out;
}

/** The chance that a round ends in a way that is asked for. */
export const chanceThat = (outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean): Fraction =>
  outcomes.reduce((all, outcome) => (is(outcome) ? sum(all, outcome.chance) : all), never);
