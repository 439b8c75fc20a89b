import type { BmCheck, BmMatchCheck } from '../contract';
import { spareArtifacts, uselessArtifacts } from './artifacts';
import { classBounds, lopsided } from './bounds';
import { commonDeck } from './deck';
import { known } from './known';
import { officialSet } from './official';
import { ownUnits } from './own-units';
import { setSize, setupUnits } from './size';
import { specialsPerKind, uselessSpecials } from './specials';
import { coloursAndEmpires, playerCount, valueSpread } from './table';
import { goldValue } from './value';

export { messages } from './messages';

/** Checks of one list, in the order of their codes. */
export const checks: readonly BmCheck[] = [
  known,
  setSize,
  setupUnits,
  officialSet,
  goldValue,
  classBounds,
  spareArtifacts,
  uselessArtifacts,
  lopsided,
  ownUnits,
  commonDeck,
  uselessSpecials,
];

/** Checks of all lists of a table. */
export const matchChecks: readonly BmMatchCheck[] = [
  playerCount,
  coloursAndEmpires,
  valueSpread,
  specialsPerKind,
];
