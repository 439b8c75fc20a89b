import { levelLimit, spentLevels, type ArmyCheck } from '../army';
import { addUses } from '../edits';
import { poolOf } from '../pool';
import { NONE } from './none';

/** Any character can operate an engine, but one with siegecraft does it better. */
export const crew: ArmyCheck = {
  code: 'MMS-L26',
  title: 'A crew for placed Artifacts',
  stage: 'list',
  severity: 'note',
  rules: ['MMS-R25', 'MMS-R54'],
  find(army, house) {
    // The printed cards know no siegecraft: it is an ability of the house (MMS-R07).
    if (house.cardPool === 'printed') return NONE;
    let engine = -1;
    for (const { at, entry } of army.lines) {
      if (entry.slot === 'placed') engine = at;
      else if (entry.abilities.includes('siegecraft')) return NONE;
    }
    if (engine < 0) return NONE;
    const placed = army.lines.filter(({ entry }) => entry.slot === 'placed');
    return [
      {
        facts: { cards: [...new Set(placed.map(({ entry }) => entry.name))].sort() },
        entries: placed.map(({ at }) => at),
      },
    ];
  },
  mend(army, _finding, house, terms) {
    const left = levelLimit(army.options, house) - spentLevels(army, house);
    return poolOf(terms)
      .filter((card) => card.abilities.includes('siegecraft') && card.cost <= left)
      .slice(0, 2)
      .map((card) => ({ label: `Add ${card.name}`, entries: addUses(army.list.entries, card.id) }));
  },
};
