import type { Finding, Mend } from '../../../kernel/verdict/legality';
import { settle } from '../boards/settle';
import { armyPieces, type ArmyPiece } from '../catalogue/entry';
import { piecePoints, pointSum } from '../forms/army';
import { hasRoom } from '../forms/muster';
import type { House } from '../house';
import {
  armyEntries,
  boardOf,
  musterOf,
  NONE,
  pieceCounts,
  standardArmy,
  sumOf,
  type SsCheck,
  type SsList,
  type SsTerms,
} from './check';
import { boardsFor } from './domain';

type Counts = Readonly<Record<ArmyPiece, number>>;

/**
 * An army with these pieces; on a muster the placement follows, keeping what can stay, and where its board has no room for
 * them they move to one that has.
 */
export function withArmy(list: SsList, counts: Counts, house: House, terms: SsTerms, label: string): Mend {
  const options = musterOf(list);
  const board = options && boardOf(options);
  const others = list.list.entries.filter((e) => !(armyPieces as readonly string[]).includes(e.entry));
  const entries = [...armyEntries(counts), ...others];
  if (!options || !board) return { label, entries };
  const moved = hasRoom(board, sumOf(counts), house) ? undefined : boardsFor(list, counts, house, terms)[0];
  if (moved) return { ...moved, label: `${label}, and ${moved.label.replace('Move', 'move')}`, entries };
  const placement = settle(board, house.initialRocks, counts, options.placement);
  return { label, entries, options: { ...list.list.options, form: 'muster', placement } };
}

export const standardPieces: SsCheck = {
  code: 'SS-L15',
  title: 'Six pions, two guards, a warrior and a wizard',
  severity: 'error',
  stage: 'list',
  forms: ['army', 'muster'],
  rules: ['SS-016'],
  because: 'armyMode',
  find(list, house) {
    if (house.armyMode !== 'standard') return NONE;
    const counts = pieceCounts(list);
    return armyPieces.every((id) => counts[id] === standardArmy[id])
      ? NONE
      : [{ facts: { pieces: sumOf(counts), ...counts } }];
  },
  mend: (list, _finding, house, terms) => [
    withArmy(list, standardArmy, house, terms, 'Take the ten printed pieces'),
  ],
};

export const oneWizard: SsCheck = {
  code: 'SS-L16',
  title: 'Exactly one wizard',
  severity: 'error',
  stage: 'list',
  forms: ['army', 'muster'],
  rules: ['SS-008', 'SS-016'],
  find(list) {
    const { wizard } = pieceCounts(list);
    return wizard === 1 ? NONE : [{ facts: { wizards: wizard } }];
  },
  mend(list, _finding, house, terms) {
    const counts = { ...pieceCounts(list), wizard: 1 };
    const fits =
      house.armyMode === 'points' && sumOf(counts) > house.maxPieces ? lighter(counts, house) : counts;
    return fits ? [withArmy(list, fits, house, terms, 'Field exactly one wizard')] : [];
  },
};

/** The army with one piece changed for a cheaper one, or left out, until both limits hold. */
function lighter(counts: Counts, house: House): Counts | undefined {
  const army = { ...counts };
  while (pointSum(army) > house.armyPoints || sumOf(army) > house.maxPieces) {
    const over = pointSum(army) - house.armyPoints;
    const leave =
      armyPieces.find((id) => id !== 'wizard' && army[id] > 0 && piecePoints[id] >= over) ??
      armyPieces.find((id) => id !== 'wizard' && army[id] > 0);
    if (!leave) return undefined;
    army[leave] -= 1;
  }
  return army;
}

export const armyPoints: SsCheck = {
  code: 'SS-L17',
  title: 'A point army keeps its points and its number of pieces',
  severity: 'error',
  stage: 'list',
  forms: ['army', 'muster'],
  rules: ['SS-016'],
  because: 'armyPoints',
  find(list, house) {
    if (house.armyMode !== 'points') return NONE;
    const counts = pieceCounts(list);
    const found: Finding[] = [];
    const spent = pointSum(counts);
    if (spent > house.armyPoints)
      found.push({ facts: { of: 'points', spent, limit: house.armyPoints, over: spent - house.armyPoints } });
    const pieces = sumOf(counts);
    if (pieces > house.maxPieces)
      found.push({
        facts: { of: 'pieces', spent: pieces, limit: house.maxPieces, over: pieces - house.maxPieces },
        because: 'house.maxPieces',
      });
    return found;
  },
  mend(list, _finding, house, terms) {
    const army = lighter(pieceCounts(list), house);
    if (!army) return [];
    const counts = pieceCounts(list);
    const names = armyPieces
      .filter((id) => army[id] < counts[id])
      .map((id) => `${counts[id] - army[id]} × ${id}`);
    return [withArmy(list, army, house, terms, `Leave out ${names.join(', ')}`)];
  },
};
