import type { ArmyCheck, TableCheck } from '../army';
import { assignment } from './assignment';
import { categoryLimits } from './category-limits';
import { copies, heroesOnce } from './copies';
import { crew } from './crew';
import { blankCards, designations } from './designations';
import { levelTotal, unspentLevels } from './level-total';
import { healersGear, load, protection, slots, twice } from './load';
import { pieceFits, room } from './mat';
import { cardPool, unknownIndicia } from './pool';
import { someCharacter } from './some-character';
import { agreedFirst, enoughPlayers, equalTotals, nothingUnknown, sameSet } from './table';

/** All checks of one army, in the order of the ledger. */
export const checks: readonly ArmyCheck[] = [
  levelTotal,
  unspentLevels,
  someCharacter,
  designations,
  copies,
  cardPool,
  categoryLimits,
  assignment,
  slots,
  load,
  twice,
  healersGear,
  protection,
  room,
  pieceFits,
  unknownIndicia,
  crew,
  blankCards,
  heroesOnce,
];

/** All checks of the armies of one table. */
export const matchChecks: readonly TableCheck[] = [
  enoughPlayers,
  equalTotals,
  sameSet,
  nothingUnknown,
  agreedFirst,
];
