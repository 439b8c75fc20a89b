import type { Rulebook } from '../../kernel/catalogue/rulebook';
import { chapters } from './rulebook/chapters';
import { control } from './rulebook/control';
import { ending } from './rulebook/ending';
import { ground } from './rulebook/ground';
import { reading } from './rulebook/reading';
import { rulingsOnCards } from './rulebook/rulings-cards';
import { rulingsOnPlay } from './rulebook/rulings-play';
import { rulingsOnTheRest } from './rulebook/rulings-rest';
import { secrecy } from './rulebook/secrecy';
import { setup } from './rulebook/setup';
import { turns } from './rulebook/turns';
import { vocabulary } from './rulebook/vocabulary';

/** The rules of the game in our words: every row of the ledger, every ruling, every term. */
export const rulebook: Rulebook = {
  chapters,
  rules: [...ground, ...setup, ...turns, ...control, ...secrecy, ...ending, ...reading],
  rulings: [...rulingsOnCards, ...rulingsOnPlay, ...rulingsOnTheRest],
  vocabulary,
};
