import type { Facts, Finding } from '../../../kernel/verdict/legality';
import { sheetOf, type CarriedItem, type CharacterView, type RealmCheck, type RealmList } from '../sheet';
import type { House } from '../house';

const base = { stage: 'party', forms: ['party', 'roster'], severity: 'error' } as const;

/** The form of a treasure that is worn alone: boots or gloves. */
export const isForm = ({ item }: CarriedItem, form: 'boots' | 'gloves'): boolean =>
  item.kind === 'treasure' && item.form === form;

/** A character’s items of a kind that are active. */
export const activeOf = (who: CharacterView, is: (item: CarriedItem) => boolean): readonly CarriedItem[] =>
  who.items.length === 0
    ? who.items
    : who.items.filter((carried) => carried.state.active === true && is(carried));

const findActive = (
  list: RealmList,
  house: House,
  is: (item: CarriedItem) => boolean,
  facts: Facts = {},
): readonly Finding[] => {
  const findings: Finding[] = [];
  for (const who of sheetOf(list, house).characters) {
    const active = activeOf(who, is);
    if (active.length > 1)
      findings.push({
        facts: { ...facts, name: who.entry.name, items: active.map(({ item }) => item.name) },
        entries: [who.at],
      });
  }
  return findings;
};

export const isWeapon = ({ item }: CarriedItem): boolean => item.kind === 'weapon';

/** One active weapon. */
export const oneWeapon: RealmCheck = {
  ...base,
  code: 'MR-L30',
  title: 'At most one active weapon',
  rules: ['MR-077', 'MR-B17'],
  find: (list, house) => findActive(list, house, isWeapon),
};

const armorPlaces = ['helmet', 'breastplate', 'shield', 'suit'] as const;
export const isArmor =
  (place: unknown) =>
  ({ item }: CarriedItem): boolean =>
    item.kind === 'armor' && item.place === place;

/** One active armor counter of each kind. */
export const oneArmorOfKind: RealmCheck = {
  ...base,
  code: 'MR-L31',
  title: 'At most one active armor counter of each kind',
  rules: ['MR-B17'],
  find: (list, house) => armorPlaces.flatMap((place) => findActive(list, house, isArmor(place), { place })),
};

export const isGloves = (carried: CarriedItem): boolean => isForm(carried, 'gloves');

/** One active gloves card. */
export const oneGloves: RealmCheck = {
  ...base,
  code: 'MR-L34',
  title: 'At most one active gloves card',
  rules: ['MR-077', 'MR-B17'],
  find: (list, house) => findActive(list, house, isGloves),
};

/** A color source that has been found is active for ever. */
export const activeColorSources: RealmCheck = {
  ...base,
  code: 'MR-L35',
  title: 'Color sources are active',
  rules: ['MR-B18'],
  find(list, house) {
    const findings: Finding[] = [];
    for (const who of sheetOf(list, house).characters)
      for (const { item, state } of who.items)
        if (item.kind === 'treasure' && item.color && state.active === false)
          findings.push({
            facts: { name: who.entry.name, item: item.name, color: item.color },
            entries: [who.at],
          });
    return findings;
  },
};
