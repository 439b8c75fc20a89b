import type { PaperAid, PaperTables, SheetBlock } from '../../../../kernel/catalogue/paper';
import { armor, groups, horses, monsters, natives, visitorChits, weapons } from '../../catalogue';
import { titled } from '../../catalogue/words-helpers';
import type { House } from '../../house';
import { beside } from './rows';

/** Worth that is not gold: `fame 5, notoriety 3`. */
const worth = (fame: number, notoriety: number): string =>
  [...(fame === 0 ? [] : [`fame ${fame}`]), ...(notoriety === 0 ? [] : [`not. ${notoriety}`])].join(', ');

/** Alike counters once. */
const once = <T extends { readonly name: string }>(all: readonly T[]): readonly T[] =>
  all.filter(({ name }, i) => all.findIndex((other) => other.name === name) === i);

const weaponBlock = beside(
  {
    title: 'Weapons',
    columns: ['Weapon', 'Weight', 'Length', 'Gold', 'Also'],
    rules: ['MR-049', 'MR-B41'],
  },
  once(weapons).map(({ name, weight, length, gold, fame, notoriety }) => [
    name,
    weight,
    String(length),
    String(gold),
    worth(fame, notoriety),
  ]),
  2,
);

const armorBlock = beside(
  {
    title: 'Armor: intact, damaged, destroyed',
    columns: ['Armor', 'Weight', 'Gold', 'Also'],
    rules: ['MR-177', 'MR-B41', 'MR-B58'],
  },
  once(armor).map(({ name, weight, gold, fame, notoriety }) => [
    name,
    weight,
    [gold.intact, gold.damaged, gold.destroyed ?? '–'].join(' / '),
    worth(fame, notoriety),
  ]),
  2,
);

const horseBlock = beside(
  { title: 'Horses', columns: ['Horse', 'Gallop', 'Walk', 'Gold'], rules: ['MR-B41', 'MR-B59'] },
  horses.map(({ breed, gallop, walk, gold }) => [
    titled(breed),
    `${gallop.strength}${gallop.moveTime}*`,
    `${walk.strength}${walk.moveTime}`,
    String(gold),
  ]),
  2,
);

const visitorBlock: SheetBlock = beside(
  { title: 'What visitors ask', columns: ['Visitor', 'For', 'Gold'], rules: ['MR-B41'] },
  visitorChits.flatMap(({ effects }) =>
    effects.flatMap((effect) =>
      effect.kind === 'trades'
        ? Object.entries(effect.prices).map(([what, gold]) => [
            titled(effect.visitor),
            titled(what),
            String(gold),
          ])
        : [],
    ),
  ),
  2,
);

const monsterBlock = beside(
  { title: 'Monsters', columns: ['Killed', 'Size', 'Fame', 'Not.'], rules: ['MR-180', 'MR-182'] },
  monsters.map(({ name, vulnerability, fame, notoriety }) => [
    name,
    vulnerability,
    String(fame),
    String(notoriety),
  ]),
  2,
);

const nativeBlock = beside(
  {
    title: 'Natives: wages of 14 days, and what a killed one brings',
    columns: ['Native', 'Wage', 'Not.', 'Gold'],
    rules: ['MR-180', 'MR-184', 'MR-185', 'MR-B44'],
  },
  groups.flatMap(({ id }) =>
    natives
      .filter(({ group }) => group === id)
      .map(({ code, group, wage, notoriety, gold }) => [
        `${titled(group)} ${code}`,
        String(wage),
        String(notoriety),
        String(gold),
      ]),
  ),
  2,
);

/** Basic prices, and what visitors ask. */
export const priceSheet: PaperAid<House> = {
  id: 'price-sheet',
  name: 'Reference: prices',
  explains: 'Basic prices of weapons, armor and horses, and what visitors ask.',
  rules: ['MR-049', 'MR-052', 'MR-B41'],
  make: (house): PaperTables => ({
    kind: 'tables',
    name: 'Magic Realm: prices',
    hints: [
      house['world.commerce']
        ? 'Basic prices in gold. Sales roll on the Commerce table and count special prices; a purchase multiplies by the price of the Meeting table.'
        : 'Basic prices in gold. A sale brings them; a purchase multiplies them by the price of the Meeting table.',
    ],
    blocks: [weaponBlock, armorBlock, horseBlock, visitorBlock],
  }),
};

/** What a kill brings, and what a native costs. */
export const bountySheet: PaperAid<House> = {
  id: 'bounty-sheet',
  name: 'Reference: bounties and wages',
  explains: 'Fame and notoriety of monsters, wages and bounties of natives.',
  rules: ['MR-180', 'MR-182', 'MR-184', 'MR-B44'],
  make: (): PaperTables => ({
    kind: 'tables',
    name: 'Magic Realm: bounties and wages',
    hints: [
      'Own kills of one day count once, twice, three times and so on; those of hirelings do not. For a hired native who is killed the employer loses his notoriety.',
    ],
    blocks: [monsterBlock, nativeBlock],
  }),
};
