import { withPowers } from '../../../kernel/catalogue/tag-powers';
import { cards } from './cards';
import { classes } from './classes';
import { counters, empires } from './empires';
import type { BmEntry } from './entry';
import { powersOf } from './powers';
import { specials, terrains } from './territories';

/** Everything that Battle Magic prints or defines: 11 classes, 39 kinds of counter, 5 empires, 12 cards, 18 territories. */
export const entries: readonly BmEntry[] = withPowers(
  [...classes, ...empires, ...counters, ...cards, ...specials, ...terrains],
  powersOf,
);
