import type { LevelView } from '../sheet';
import { victoryCategories, type VictoryCategory } from '../sheet-words';

/**
 * What to aim at first, by what is won most often. Whoever lacks all of a category loses three times its points and as often
 * again for each point, so that a little of everything costs the least. (MR-B64 to MR-B66)
 */
const order: readonly VictoryCategory[] = ['notoriety', 'gold', 'greatTreasures', 'fame', 'spells'];
/** Without a MAGIC chit nobody learns a spell. (MR-L10) */
const withoutSpells = order.filter((one) => one !== 'spells');

/** The place of the category that gets the next point of one who named none, after so many. */
export function nextAim({ chits }: Pick<LevelView, 'chits'>, given: number): number {
  const aims = chits.some(({ kind }) => kind === 'MAGIC') ? order : withoutSpells;
  return victoryCategories.indexOf(aims[given % aims.length]!);
}
