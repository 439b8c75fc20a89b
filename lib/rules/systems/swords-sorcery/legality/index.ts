import { armyPoints, oneWizard, standardPieces } from './army';
import type { SsCheck, SsMatchCheck } from './check';
import { domainDrawn, domainFair } from './domain';
import { agreedEntries, copies, knownEntries } from './entries';
import { grimoireSize, levelCap, levelFloor, permanentCap, powerCap } from './grimoire';
import { houseRules } from './house-rules';
import { idleCards } from './idle-cards';
import { domainsAlike, grimoiresFit, playerCount, sameDomain, trapsHaveSpots } from './match';
import { blankLevels, oneWeapon } from './notes';
import { deal, pileSize, wholePile } from './pile';
import { allPlaced, placed } from './placement';

/** In the order of their codes, so that a verdict comes in that order. */
export const checks: readonly SsCheck[] = [
  knownEntries,
  copies,
  agreedEntries,
  pileSize,
  wholePile,
  deal,
  grimoireSize,
  levelCap,
  levelFloor,
  powerCap,
  permanentCap,
  blankLevels,
  standardPieces,
  oneWizard,
  armyPoints,
  domainDrawn,
  domainFair,
  placed,
  allPlaced,
  idleCards,
  oneWeapon,
  houseRules,
];

export const matchChecks: readonly SsMatchCheck[] = [
  playerCount,
  grimoiresFit,
  domainsAlike,
  sameDomain,
  trapsHaveSpots,
];

export { messages } from './messages';
