import { variation, type VariationMeta } from '../../../kernel/system';

/** What a variation says of itself, in one line. */
export const meta = (
  group: string,
  origin: VariationMeta['origin'],
  rules: readonly string[],
  title: string,
  description: string,
) => variation({ title, description, origin, rules, group });

export const BEFORE = 'Before play';
export const ARMY = 'The army';
export const MAT = 'The mat';
export const MOVING = 'Movement';
export const FIGHTING = 'Attacking and healing';
export const SEEING = 'Sight and secrecy';
export const AREAS = 'Areas and engines';
export const ENDING = 'The end of the game';
