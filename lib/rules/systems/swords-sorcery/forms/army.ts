import type { Dice } from '../../../kernel/game/dice';
import { budget, type Budget } from '../../../kernel/verdict/legality';
import type { DrawnForm } from '../../../kernel/system';
import { armyPieces, isArmyPiece, type ArmyPiece, type SsEntry } from '../catalogue/entry';
import type { House } from '../house';
import {
  armyEntries,
  isAgreed,
  pieceCounts,
  standardArmy,
  sumOf,
  type SsList,
  type SsTerms,
} from '../legality/check';
import { hasEnd } from '../legality/house-rules';
import type { Options } from '../options';

/** Points of a point army: the conflict dice, the wizard free. (SS-L17) */
export const piecePoints: Readonly<Record<ArmyPiece, number>> = { pion: 2, guard: 3, warrior: 4, wizard: 0 };

export const pointSum = (counts: Readonly<Record<ArmyPiece, number>>): number =>
  counts.pion * piecePoints.pion + counts.guard * piecePoints.guard + counts.warrior * piecePoints.warrior;

/** Dice of the whole army, a measure that needs no agreement. */
const diceOf: Readonly<Record<ArmyPiece, number>> = { pion: 2, guard: 3, warrior: 4, wizard: 2 };

/** A point army pays points, the printed one only counts its pieces. */
export function armyBudget(list: SsList, house: House): Budget {
  const counts = pieceCounts(list);
  return house.armyMode === 'points'
    ? budget('point', pointSum(counts), house.armyPoints)
    : budget('piece', sumOf(counts), sumOf(standardArmy));
}

export function armyTallies(list: SsList, house: House): readonly Budget[] {
  const counts = pieceCounts(list);
  const dice = armyPieces.reduce((sum, id) => sum + counts[id] * diceOf[id], 0);
  return [
    house.armyMode === 'points'
      ? budget('piece', sumOf(counts), house.maxPieces)
      : budget('point', pointSum(counts)),
    budget('conflict d6', dice),
  ];
}

export const armyCost = (entry: SsEntry, house: House): number | undefined =>
  isArmyPiece(entry) ? (house.armyMode === 'points' ? piecePoints[entry.id] : 1) : undefined;

const noPieces: Readonly<Record<ArmyPiece, number>> = { pion: 0, guard: 0, warrior: 0, wizard: 0 };

/** Pieces of a legal army, no fewer of each than `least`; `most` bounds them where a board does. */
export function drawArmy(
  dice: Dice,
  house: House,
  terms: SsTerms,
  most = 17,
  least: Readonly<Record<ArmyPiece, number>> = noPieces,
): Record<ArmyPiece, number> | undefined {
  if (house.armyMode === 'standard')
    return most >= sumOf(standardArmy) &&
      armyPieces.every((id) => isAgreed(id, terms) && least[id] <= standardArmy[id])
      ? { ...standardArmy }
      : undefined;
  const limit = Math.min(house.maxPieces, most);
  if (!isAgreed('wizard', terms) || limit < 1 || least.wizard > 1) return undefined;
  const max = (id: ArmyPiece): number =>
    isAgreed(id, terms) ? Math.min(limit - 1, Math.floor(house.armyPoints / piecePoints[id])) : 0;
  const armies: Record<ArmyPiece, number>[] = [];
  let best = 0;
  for (let warrior = least.warrior; warrior <= max('warrior'); warrior++)
    for (let guard = least.guard; guard <= max('guard'); guard++)
      for (let pion = least.pion; pion <= max('pion'); pion++) {
        const army = { pion, guard, warrior, wizard: 1 };
        if (sumOf(army) > limit || pointSum(army) > house.armyPoints) continue;
        best = Math.max(best, pointSum(army));
        armies.push(army);
      }
  if (armies.length === 0) return undefined;
  return dice.pick(armies.filter((army) => pointSum(army) >= best - 1));
}

export const army: DrawnForm<SsEntry, House, Options> = {
  id: 'army',
  name: 'Army',
  explains:
    'The pieces of one player: six pions, two guards, a warrior and a wizard, or pieces for points where the table agreed on that.',
  provenance: 'printed',
  start: () => ({ entries: armyEntries(standardArmy), options: { form: 'army' } }),
  accepts: isArmyPiece,
  budget: armyBudget,
  tallies: armyTallies,
  costOf: armyCost,
  pricedIn: 'point',
  random(dice, house, terms) {
    const counts = hasEnd(house) ? drawArmy(dice, house, terms) : undefined;
    return counts && { entries: armyEntries(counts), options: { form: 'army' } };
  },
};
