import type { Rule } from '../../../kernel/catalogue/rulebook';
import { deck, map, overview, setup, turn } from './rules/basics';
import { counters } from './rules/counters';
import { empires } from './rules/empires';
import { advantages, battle, draw, move, recruit } from './rules/play';
import { specials } from './rules/specials';

/** All 234 rows of the ledger, in the order of the chapters. */
export const rules: readonly Rule[] = [
  ...overview,
  ...map,
  ...deck,
  ...counters,
  ...setup,
  ...turn,
  ...move,
  ...battle,
  ...advantages,
  ...recruit,
  ...draw,
  ...specials,
  ...empires,
];
