import { levelLimit, type ArmyCheck } from '../army';
import { addUses } from '../edits';
import { poolOf } from '../pool';
import { inPlace, levelsLeft, payable } from './instead';
import { NONE } from './none';

/** A player without characters is eliminated at the end of the first round. */
export const someCharacter: ArmyCheck = {
  code: 'MMS-L03',
  title: 'At least one Character',
  stage: 'list',
  severity: 'error',
  rules: ['MMS-080', 'MMS-R54'],
  find(army) {
    for (const { entry } of army.lines) if (entry.kind === 'character') return NONE;
    return [{ facts: {} }];
  },
  mend(army, _finding, house, terms) {
    const left = levelsLeft(army, house);
    const characters = poolOf(terms).filter((card) => card.kind === 'character');
    const fitting = characters.filter((card) => card.cost <= left);
    const offered = fitting.length > 0 ? [fitting.at(-1)!, fitting[0]!] : characters.slice(0, 1);
    const added = [...new Set(offered)].map((card) => ({
      label: `Add ${card.name}`,
      entries: addUses(army.list.entries, card.id),
    }));
    const [cheapest] = characters;
    if (fitting.length > 0 || !cheapest) return added;
    // The levels are spent: something makes room for the cheapest.
    return [
      ...added,
      ...inPlace(army, cheapest.cost - left, house, `Add ${cheapest.name}`, (entries) =>
        addUses(entries, cheapest.id),
      ),
      ...payable(army, levelLimit(army.options, house), house, terms),
    ];
  },
};
