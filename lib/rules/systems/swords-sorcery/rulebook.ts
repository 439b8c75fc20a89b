import type { Rulebook } from '../../kernel/catalogue/rulebook';
import { conflict, game, movement, setup, spots, turn } from './rulebook/basics';
import { chapters } from './rulebook/chapters';
import { listRules } from './rulebook/lists';
import { clash, magic, sheet } from './rulebook/magic';
import { rulingsOnCards } from './rulebook/rulings-cards';
import { rulingsOnMagic } from './rulebook/rulings-magic';
import { rulingsOnPlay } from './rulebook/rulings-play';
import { vocabulary } from './rulebook/vocabulary';

/** The rules of the game in our words: every row of the ledger, every ruling, every term. */
export const rulebook: Rulebook = {
  chapters,
  rules: [
    ...game,
    ...setup,
    ...turn,
    ...movement,
    ...spots,
    ...conflict,
    ...magic,
    ...clash,
    ...sheet,
    ...listRules,
  ],
  rulings: [...rulingsOnPlay, ...rulingsOnMagic, ...rulingsOnCards].sort((a, b) => (a.id < b.id ? -1 : 1)),
  vocabulary,
};
