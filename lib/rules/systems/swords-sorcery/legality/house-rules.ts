import type { House } from '../house';
import { NONE, type SsCheck } from './check';

/** A game by score needs a last round. */
export const hasEnd = (house: House): boolean => house.victory !== 'score' || house.roundLimit >= 1;

/** The agreement itself must make a game. Ranges are refused before; this is what ranges cannot say. */
export const houseRules: SsCheck = {
  code: 'SS-L30',
  title: 'A game by score has a round limit',
  severity: 'error',
  stage: 'list',
  rules: ['SS-R01', 'SS-R79'],
  because: 'roundLimit',
  find: (_list, house) =>
    hasEnd(house) ? NONE : [{ facts: { victory: house.victory, roundLimit: house.roundLimit } }],
};
