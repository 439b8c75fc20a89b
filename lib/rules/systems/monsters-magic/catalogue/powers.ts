import type { PowersByKind } from '../../../kernel/catalogue/tag-powers';
import type { MmEntry } from './entry';

/** What the effects of this game are called in all games. */
export const powersOf: PowersByKind<MmEntry['effects'][number]> = {
  force: ['combat bonus'],
  forceTarget: ['combat bonus'],
  controlForce: ['combat bonus'],
  defendingForce: ['protection'],
  mp: ['movement'],
  mpTarget: ['movement'],
  mpOnEnter: ['movement'],
  freeEntry: ['movement'],
  summon: ['summon'],
  recruit: ['summon'],
  recruitRoll: ['summon', 'dice'],
  placeGarrison: ['summon'],
  changeFigureType: ['control'],
  swapTwoOwnUnits: ['teleport'],
  setTerrain: ['ground'],
  overrideTerrain: ['ground'],
  lookAtHand: ['knowledge'],
  discardXDrawX: ['cards'],
  sacrificeFigureToDraw: ['cards'],
  swapPermanentWithHand: ['cards'],
  swapHands: ['cards'],
  handSize: ['cards'],
  draw: ['cards'],
  alliesDraw: ['cards'],
};
