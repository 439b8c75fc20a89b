import { z } from 'zod';
import { armyVariations } from './house/army';
import { matVariations } from './house/mat';
import { movementVariations } from './house/movement';
import { secrecyVariations } from './house/secrecy';
import { outcomeVariations } from './house/outcome';

export type { CategoryLimit } from './house/category-limit';

/**
 * Every house variation of the game, with the answer nearest to the printed words as its default. Banned cards, a narrowed
 * pool and the cards typed in by the players are fields of the agreement itself: `banned`, `allowed`, `cards`.
 */
export const MmsHouse = z.strictObject({
  ...armyVariations,
  ...matVariations,
  ...movementVariations,
  ...secrecyVariations,
  ...outcomeVariations,
});
export type MmsHouse = z.infer<typeof MmsHouse>;
