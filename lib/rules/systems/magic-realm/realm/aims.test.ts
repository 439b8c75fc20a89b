import { expect, test } from 'vitest';
import { characters } from '../catalogue';
import { House, type House as RealmHouse } from '../house';
import { levelView } from '../sheet';
import { victoryCategories } from '../sheet-words';
import { nextAim } from './aims';

const house = House.parse({}) as RealmHouse;

test.each(characters.map((entry) => [entry.name, entry] as const))(
  'MR-B64, MR-L10: %s aims at a little of all that can be reached',
  (_, entry) => {
    const has = levelView(entry, 4, house);
    const aims = [0, 1, 2, 3, 4].map((given) => victoryCategories[nextAim(has, given)]!);
    expect(aims.includes('spells')).toBe(has.chits.some(({ kind }) => kind === 'MAGIC'));
    expect(new Set(aims).size).toBe(aims.includes('spells') ? 5 : 4);
  },
);
