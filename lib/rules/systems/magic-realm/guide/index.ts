import type { Guide } from '../../../kernel/list/guide';
import type { RealmEntry } from '../catalogue';
import type { House } from '../house';
import type { Options } from '../options';
import { characterStep } from './character';
import { gameStep } from './game';
import { spellStep } from './spells';
import { startStep } from './start';
import { victoryStep } from './victory';

/** The party sheet in the order in which the setup asks for it: who, what for, with which spells, from where, with whom. */
export const partyGuide: Guide<RealmEntry, House, Options> = {
  steps: (list, house, terms) => [
    characterStep(list, house, terms),
    victoryStep(list, house),
    spellStep(list, house, terms),
    startStep(list, house),
    gameStep(list, house, terms),
  ],
};
