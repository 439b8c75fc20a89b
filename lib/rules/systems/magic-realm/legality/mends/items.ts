import type { Finding } from '../../../../kernel/verdict/legality';
import type { House } from '../../house';
import type { ItemState } from '../../options';
import type { CarriedItem, CharacterView, RealmList, RealmMend } from '../../sheet';
import { activeOf, isArmor, isGloves, isWeapon } from '../active-items';
import { isBoots, isHorse } from '../carrying';
import { mendOptions, withMember } from '../mending';
import { whoIn } from './who';

/** Wire options in which some items of a character have another state. */
const withStates = (list: RealmList, who: CharacterView, items: readonly CarriedItem[], state: ItemState) => {
  const inventory = { ...who.member.inventory };
  for (const { key } of items) inventory[key] = { ...inventory[key], ...state };
  return withMember(list, who.key, { inventory });
};

/** Each of the active items alone. */
const keepOne = (list: RealmList, finding: Finding, house: House, is: (item: CarriedItem) => boolean) => {
  const who = whoIn(list, finding, house);
  if (!who) return [];
  const active = activeOf(who, is);
  return active.map((kept) =>
    mendOptions(
      `Keep only the ${kept.item.name} active`,
      withStates(
        list,
        who,
        active.filter((other) => other !== kept),
        { active: false },
      ),
    ),
  );
};

/** MR-L30, MR-L31, MR-L34: one of the items that were active together. */
export const oneWeapon: RealmMend = (list, finding, house) => keepOne(list, finding, house, isWeapon);
export const oneArmor: RealmMend = (list, finding, house) =>
  keepOne(list, finding, house, isArmor(finding.facts['place']));
export const oneGloves: RealmMend = (list, finding, house) => keepOne(list, finding, house, isGloves);

/** MR-L35: color sources that were found are active. */
export const activeSources: RealmMend = (list, finding, house) => {
  const who = whoIn(list, finding, house);
  if (!who) return [];
  const sources = who.items.filter(({ item }) => item.kind === 'treasure' && item.color);
  return [mendOptions('Make the color sources active', withStates(list, who, sources, { active: true }))];
};

/** Each of several mounts alone, or the one that will not do put away. */
const mendMount = (list: RealmList, finding: Finding, house: House, is: (item: CarriedItem) => boolean) => {
  const who = whoIn(list, finding, house);
  if (!who) return [];
  const active = activeOf(who, is);
  if (finding.facts['problem'] === 'several')
    return active.map((kept) =>
      mendOptions(
        `Keep only ${kept.item.name} active`,
        withStates(
          list,
          who,
          active.filter((other) => other !== kept),
          { active: false },
        ),
      ),
    );
  const faulty = active.filter(({ item }) => item.name === finding.facts['item']);
  return [
    mendOptions(
      `Make ${String(finding.facts['item'])} inactive`,
      withStates(list, who, faulty, { active: false }),
    ),
  ];
};

/** MR-L32, MR-L33: a mount that will do. */
export const oneHorse: RealmMend = (list, finding, house) => mendMount(list, finding, house, isHorse);
export const oneBoots: RealmMend = (list, finding, house) => mendMount(list, finding, house, isBoots);

/** MR-L36: what is too heavy on a pack horse. */
export const packed: RealmMend = (list, finding, house) => {
  const who = whoIn(list, finding, house);
  if (!who) return [];
  const heavy = who.items.filter(({ item }) =>
    (finding.facts['items'] as readonly string[]).includes(item.name),
  );
  return [
    mendOptions(
      'Load them on a pack horse',
      withStates(list, who, heavy, { active: false, packHorse: true }),
    ),
  ];
};
