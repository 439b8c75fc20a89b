import type { Finding } from '../../../kernel/verdict/legality';
import type { ActionChit } from '../catalogue/types';
import { atLeast, type Strength } from '../catalogue/vocabulary';
import { chitName } from '../chits';
import type { House } from '../house';
import {
  sheetOf,
  weightOf,
  type CarriedItem,
  type CharacterView,
  type RealmCheck,
  type RealmList,
} from '../sheet';
import { activeOf, isForm } from './active-items';
import { statesOf } from './chit-states';

const base = { stage: 'party', forms: ['party', 'roster'] } as const;

export const isHorse = ({ item }: CarriedItem): boolean => item.kind === 'horse';
export const isBoots = (carried: CarriedItem): boolean => isForm(carried, 'boots');

/** The strength of the stronger side of a horse, or of boots as a MOVE chit. */
const strengthOf = ({ item }: CarriedItem): Strength | undefined => {
  if (item.kind === 'horse')
    return atLeast(item.walk.strength, item.gallop.strength) ? item.walk.strength : item.gallop.strength;
  return item.kind === 'treasure' && item.actsAs?.kind === 'MOVE' ? item.actsAs.strength : undefined;
};

/** Does it lie on a pack horse, an inactive one that is strong enough? (MR-B17) */
const isPacked = ({ items }: CharacterView, { item, state }: CarriedItem): boolean =>
  state.packHorse === true &&
  state.active !== true &&
  items.some(
    (pack) =>
      isHorse(pack) && pack.state.active !== true && atLeast(strengthOf(pack) ?? 'N', weightOf(item) ?? 'N'),
  );

/** Items that a horse bears with its rider, and boots whatever lies on pack horses. (MR-B17) */
const borne = (who: CharacterView, mount: CarriedItem): readonly CarriedItem[] =>
  who.items.filter((carried) => weightOf(carried.item) && !(isHorse(mount) && isPacked(who, carried)));

/** What is too heavy for a strength. */
const tooHeavy = (items: readonly CarriedItem[], strength: Strength): readonly CarriedItem[] =>
  items.filter(({ item }) => !atLeast(strength, weightOf(item) ?? 'N'));

const names = (items: readonly CarriedItem[]): readonly string[] => items.map(({ item }) => item.name);

/** Is he in a cave, as far as the sheet says? */
const isInCave = (list: RealmList, { member }: CharacterView): boolean =>
  (list.options.form === 'roster' ? list.options.clearing : member.clearing) === 'cave';

/** One active mount or pair of boots, strong enough for its rider and all that he bears. */
const findMount = (list: RealmList, house: House, is: (item: CarriedItem) => boolean): readonly Finding[] => {
  const findings: Finding[] = [];
  for (const who of sheetOf(list, house).characters) {
    const active = activeOf(who, is);
    if (active.length === 0) continue;
    const tell = (facts: Finding['facts']) =>
      findings.push({ facts: { name: who.entry.name, items: names(active), ...facts }, entries: [who.at] });
    if (active.length > 1) tell({ problem: 'several' });
    for (const mount of active) {
      const strength = strengthOf(mount);
      if (!strength) continue;
      const heavy = tooHeavy(borne(who, mount), strength);
      const isTooBig = !atLeast(strength, who.entry.vulnerability);
      if (isTooBig || heavy.length > 0)
        tell({
          problem: 'strength',
          item: mount.item.name,
          strength,
          weight: who.entry.vulnerability,
          isTooBig,
          heavy: names(heavy),
        });
      if (mount.item.kind === 'horse' && isInCave(list, who))
        tell({ problem: 'cave', item: mount.item.name });
    }
  }
  return findings;
};

/** One active horse, outside caves, that carries its rider and his items. */
export const oneHorse: RealmCheck = {
  ...base,
  code: 'MR-L32',
  title: 'At most one active horse, and a strong one',
  severity: 'error',
  rules: ['MR-021', 'MR-077', 'MR-B17'],
  find: (list, house) => findMount(list, house, isHorse),
};

/** One active pair of boots that carries its owner and his items. */
export const oneBoots: RealmCheck = {
  ...base,
  code: 'MR-L33',
  title: 'At most one active boots card, and a strong one',
  severity: 'error',
  rules: ['MR-077', 'MR-B17'],
  find: (list, house) => findMount(list, house, isBoots),
};

/** Is the chit active, as far as the sheet says? */
const isActive = (who: CharacterView, code: string, nth: number): boolean => {
  const states = who.member.chits;
  if (!states) return true;
  const name = `${code}#${nth}`;
  for (const key of Object.keys(states))
    if (chitName(key) === name) return statesOf(states[key]!).includes('active');
  return true;
};

/** Strength by asterisks, while the Belt of Strength is worn. (MR-T08) */
const beltStrength: readonly Strength[] = ['M', 'H', 'T'];

/** The chits that he plays, as strong as they are with what he wears, by their printed codes. (MR-T08) */
export function strengthened(who: CharacterView): readonly ActionChit[] {
  if (activeOf(who, ({ item }) => item.id === 'belt-of-strength').length === 0) return who.plays;
  return who.plays.map((chit) =>
    chit.kind === 'MAGIC' ? chit : { ...chit, strength: beltStrength[chit.asterisks]! },
  );
}

/** The strongest thing that can carry an item along: chit, horse, boots or an underling. (MR-B20, MR-R06) */
const strongest = (who: CharacterView, list: RealmList, house: House): Strength => {
  let best: Strength = 'N';
  const take = (strength: Strength | undefined) => {
    if (strength && atLeast(strength, best)) best = strength;
  };
  const seen = new Map<string, number>();
  for (const chit of strengthened(who)) {
    if (chit.kind !== 'MOVE') continue;
    const nth = (seen.get(chit.code) ?? 0) + 1;
    seen.set(chit.code, nth);
    if (isActive(who, chit.code, nth)) take(chit.strength);
  }
  for (const mount of activeOf(who, (item) => isHorse(item) || isBoots(item))) take(strengthOf(mount));
  for (const { entry, hired, hire } of sheetOf(list, house).natives)
    if (hired && !entry.leader && (hire?.employer === undefined || hire.employer === who.key))
      take(entry.moveStrength);
  return best;
};

/** Items that nothing of his can carry stay behind at the next move. */
export const carriedItems: RealmCheck = {
  ...base,
  code: 'MR-L36',
  title: 'Everything can be carried along',
  severity: 'warning',
  rules: ['MR-028', 'MR-148', 'MR-B20', 'MR-R06'],
  find(list, house) {
    const findings: Finding[] = [];
    for (const who of sheetOf(list, house).characters) {
      if (who.items.length === 0) continue;
      const strength = strongest(who, list, house);
      const heavy = who.items.filter((carried) => {
        const weight = weightOf(carried.item);
        return weight !== undefined && !atLeast(strength, weight) && !isPacked(who, carried);
      });
      if (heavy.length > 0)
        findings.push({
          facts: { name: who.entry.name, items: names(heavy), strength },
          entries: [who.at],
        });
    }
    return findings;
  },
};
