import type { Rulebook } from '../../kernel/catalogue/rulebook';
import { chapters } from './rulebook/chapters';
import { rules } from './rulebook/rules';
import { rulings } from './rulebook/rulings';
import { vocabulary } from './rulebook/vocabulary';

/** The rules of Battle Magic in our words: every row of the ledger, every ruling, every word. */
export const rulebook: Rulebook = { chapters, rules, rulings, vocabulary };
