import type { Six } from './tables';
import type { NativeGroupId } from './vocabulary';

/** The Meeting table by column, from the worst relation to the best. */
export const meeting = {
  enemy: ['insult', 'challenge', 'block/battle', 'block/battle', 'block/battle', 'block/battle'],
  unfriendly: ['price 4', 'no deal', 'no deal', 'insult', 'challenge', 'block/battle'],
  neutral: ['opportunity', 'price 3', 'price 4', 'no deal', 'no deal', 'trouble'],
  friendly: ['opportunity', 'price 2', 'price 2', 'price 3', 'price 4', 'no deal'],
  ally: ['boon', 'price 1', 'price 2', 'price 3', 'price 4', 'price 4'],
} as const satisfies Readonly<Record<string, Six>>;

/** The optional Commerce table; offers and demands are added to or taken from the special prices. (MR-B70) */
export const commerce = {
  enemy: ['demand 10', 'demand 15', 'demand 20', 'demand 30', 'block', 'block'],
  unfriendly: ['offer -5', 'offer -10', 'offer -10', 'demand 5', 'demand 10', 'demand 20'],
  neutral: ['opportunity', 'offer +0', 'offer -5', 'offer -10', 'offer -15', 'trouble'],
  friendly: ['opportunity', 'offer +5', 'offer +0', 'offer +0', 'offer -5', 'offer -10'],
  ally: ['offer +10', 'offer +5', 'offer +5', 'offer +0', 'offer +0', 'offer -5'],
} as const satisfies Readonly<Record<string, Six>>;

/** What a group adds to the price of a thing that is sold to it, with a fame reward of its own; visitors add nothing. (MR-B70) */
export const specialPrices: Readonly<Record<NativeGroupId, readonly ('fame' | 'notoriety')[]>> = {
  bashkars: ['notoriety'],
  company: ['notoriety'],
  rogues: ['notoriety'],
  woodfolk: ['fame', 'notoriety'],
  lancers: ['fame', 'notoriety'],
  soldiers: ['fame', 'notoriety'],
  patrol: ['fame', 'notoriety'],
  order: ['fame'],
  guard: ['fame'],
};
