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

/** The formula of our points proposal before rounding up; it gives back all ten printed costs (BM-L10). */
export const rawCost = (unit: UnitDesign): number =>
  1 +
  perDrawAndType * unit.draws * unit.counts.length +
  perFurtherMoveCard * Math.max(0, unit.moveCards - 1) +
  perDomain[unit.domain] +
  (unit.carries ? 0.5 : 0) +
  (unit.flies ? 1 : 0) +
  (unit.safeWhenAttacking ? 0.5 * unit.draws : 0) -
  (unit.standsStill ? 1 : 0);

/** The least cost in Gold. */
export const formulaCost = (unit: UnitDesign): number => Math.ceil(rawCost(unit));
