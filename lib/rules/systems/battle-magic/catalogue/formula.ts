import type { PricePart } from '../../../kernel/own/price';
import type { BattleType } from './vocabulary';

/** Numbers that the formula weighs. */
export interface UnitDesign {
  readonly draws: number;
  readonly counts: readonly BattleType[];
  readonly moveCards: number;
  readonly domain: 'land' | 'water' | 'any';
  readonly carries: boolean;
  readonly flies: boolean;
  readonly safeWhenAttacking: boolean;
  readonly standsStill: boolean;
}

const perDrawAndType = 0.5;
const perFurtherMoveCard = 0.25;
const perDomain = { land: 0, water: -0.75, any: 0.75 } as const;

const plus = (label: string, amount: number): PricePart => ({ label, how: 'plus', amount });

/** The formula of our points proposal before rounding up; it gives back all ten printed costs (BM-L10). */
export const formulaParts = (unit: UnitDesign): readonly PricePart[] =>
  [
    plus('Every unit', 1),
    plus(
      `${unit.draws} draws × ${unit.counts.length} types × ${perDrawAndType}`,
      perDrawAndType * unit.draws * unit.counts.length,
    ),
    plus('Move cards beyond the first', perFurtherMoveCard * Math.max(0, unit.moveCards - 1)),
    plus(`Moves on ${unit.domain === 'any' ? 'any territory' : unit.domain}`, perDomain[unit.domain]),
    plus('Carries', unit.carries ? 0.5 : 0),
    plus('Flies', unit.flies ? 1 : 0),
    plus('Safe when attacking', unit.safeWhenAttacking ? 0.5 * unit.draws : 0),
    plus('Stands still', unit.standsStill ? -1 : 0),
  ].filter(({ amount }) => amount !== 0);

export const rawCost = (unit: UnitDesign): number =>
  formulaParts(unit).reduce((sum, { amount }) => sum + amount, 0);

/** The least cost in Gold. */
export const formulaCost = (unit: UnitDesign): number => Math.ceil(rawCost(unit));
