import type { Rulebook } from '../../kernel/catalogue/rulebook';
import { activities } from './rulebook/activities';
import { advantages } from './rulebook/advantages';
import { chapters } from './rulebook/chapters';
import { evening } from './rulebook/evening';
import { fullPlay } from './rulebook/full-play';
import { fullSetup } from './rulebook/full-setup';
import { gameAndDay } from './rulebook/game-and-day';
import { melee } from './rulebook/melee';
import { phasesAndTurns } from './rulebook/phases-and-turns';
import { results } from './rulebook/results';
import { rulings } from './rulebook/rulings';
import { tables } from './rulebook/tables';
import { vocabulary } from './rulebook/vocabulary';

/** The rules in our words: what the source says, then the fuller rules behind it, tables and rulings. */
export const rulebook: Rulebook = {
  chapters,
  rules: [
    ...gameAndDay,
    ...activities,
    ...phasesAndTurns,
    ...evening,
    ...melee,
    ...fullSetup,
    ...fullPlay,
    ...advantages,
    ...tables,
    ...results,
  ],
  rulings,
  vocabulary,
};
