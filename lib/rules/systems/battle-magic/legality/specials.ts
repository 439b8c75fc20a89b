import type { Finding } from '../../../kernel/verdict/legality';
import { chitsOf } from '../catalogue/territories';
import { specialIds, type SpecialId, type UnitClass } from '../catalogue/vocabulary';
import type { BmCheck, BmMatchCheck } from '../contract';
import type { House } from '../house';
import { countOf } from '../muster';

/** BM-L23, the part that needs no map: not too many specials of one kind. Their places are checked with the map. */
export const specialsPerKind: BmMatchCheck = {
  code: 'BM-L23',
  title: 'Not too many special territories of one kind',
  severity: 'warning',
  stage: 'match',
  rules: ['BM-160'],
  because: 'maxPerKind',
  find(_lists, house) {
    const found: Finding[] = [];
    for (const special of specialIds) {
      const have = house.specials[special] ?? 0;
      if (have > house.maxPerKind) found.push({ facts: { special, have, most: house.maxPerKind } });
    }
    return found;
  },
};

/** Classes whose chits a special territory keeps under this agreement (BM-R43, BM-R45). */
export function keptBy(special: SpecialId, house: House): readonly UnitClass[] {
  if (special === 'dragons-lair' && house.lairFinds === 'heavy') return ['dragon', 'juggernaught', 'giant'];
  if (special === 'workshops' && house.crystalTowerClass === 'fullBallista')
    return ['ballista', 'crystal-tower', 'artifact'];
  return chitsOf(special);
}

/** BM-L24: a special territory on the map that gives this empire nothing, or only half of what it could. */
export const uselessSpecials: BmCheck = {
  code: 'BM-L24',
  title: 'Special territories that this empire can use',
  severity: 'note',
  stage: 'list',
  forms: ['empire'],
  rules: ['BM-168', 'BM-169', 'BM-170', 'BM-171', 'BM-172', 'BM-173', 'BM-R45'],
  because: 'specials',
  find(list, house) {
    const found: Finding[] = [];
    for (const special of specialIds) {
      if ((house.specials[special] ?? 0) === 0) continue;
      const classes = keptBy(special, house);
      if (classes.length === 0) continue;
      const present = classes.filter((unit) => countOf(list, unit) > 0);
      if (present.length === 0) found.push({ facts: { special, missing: [...classes], gives: [] } });
      else if (special === 'workshops' && present.length === 1 && present[0] === 'artifact')
        found.push({
          facts: { special, missing: classes.filter((u) => u !== 'artifact'), gives: ['artifact'] },
        });
    }
    return found;
  },
};
