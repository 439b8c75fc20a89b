import { banned } from './banned';
import { baseDeckOnly } from './base-deck';
import { copies } from './copies';
import { customCardSound } from './custom-card-sound';
import { customCardStrength } from './custom-card-strength';
import { deckDeals, deckDraws } from './deck-size';
import { firstFigures, middleFigure } from './first-figures';
import { idlePermanents } from './idle-permanents';
import { knownCards } from './known-cards';
import { deckLevels, permanentsLevels } from './level-totals';
import { permanentsCount } from './permanents-count';
import { oppositeCorners, playerCount, seatsApart } from './seats';
import { settings } from './settings';
import { levelSpread, playersAtTable, sharedCopies } from './table';
import type { MmCheck, MmMatchCheck } from './types';

/** The checks of one list, in the order of the ledger. */
export const checks: readonly MmCheck[] = [
  playerCount,
  knownCards,
  copies,
  banned,
  baseDeckOnly,
  deckDeals,
  deckDraws,
  customCardSound,
  customCardStrength,
  permanentsCount,
  permanentsLevels,
  idlePermanents,
  seatsApart,
  oppositeCorners,
  firstFigures,
  middleFigure,
  settings,
  deckLevels,
];

/** The checks of all lists of one table. */
export const matchChecks: readonly MmMatchCheck[] = [playersAtTable, sharedCopies, levelSpread];
