import type { Finding } from '../../../kernel/verdict/legality';
import type { House } from '../house';
import { isNewGame, sheetOf, type CharacterView, type RealmCheck, type RealmList } from '../sheet';
import { mendEntries, mendOptions, withEntry, withMember } from './mending';

/** What `listed` has beyond `due`, one for one. */
export const beyond = (listed: readonly string[], due: readonly string[]): string[] => {
  const left = [...due];
  return listed.filter((id) => {
    const i = left.indexOf(id);
    if (i < 0) return true;
    left.splice(i, 1);
    return false;
  });
};

/** The starting equipment that a sheet names; undefined where it leaves it to the level. */
export const namedEquipment = ({ member, items }: CharacterView): readonly string[] | undefined =>
  member.equipment ?? (items.length > 0 ? items.map(({ item }) => item.id) : undefined);

const find = (list: RealmList, house: House): readonly Finding[] => {
  if (!isNewGame(list)) return [];
  const findings: Finding[] = [];
  for (const who of sheetOf(list, house).characters) {
    const listed = namedEquipment(who);
    if (!listed) continue;
    const due = who.has.equipment;
    const extra = beyond(listed, due);
    const missing = beyond(due, listed);
    if (extra.length + missing.length === 0) continue;
    findings.push({
      facts: { name: who.entry.name, level: who.level, extra, missing, due },
      entries: [who.at],
    });
  }
  return findings;
};

/** Before the first day weapon and armor are exactly those of the level. */
export const fixedEquipment: RealmCheck = {
  code: 'MR-L16',
  title: 'Weapon and armor are those of the level',
  stage: 'party',
  forms: ['party'],
  severity: 'error',
  rules: ['MR-B06'],
  because: 'party.level',
  find,
  mend(list, finding, house) {
    const who = sheetOf(list, house).characters.find(({ at }) => at === finding.entries?.[0]);
    if (!who) return [];
    const label = `Give ${who.entry.name} the equipment of level ${who.level}`;
    if (who.member.equipment)
      return [mendOptions(label, withMember(list, who.key, { equipment: [...who.has.equipment] }))];
    const spells = who.spells.map(({ id }) => id);
    return [
      mendEntries(label, withEntry(list, who.at, { with: [...spells, ...who.has.equipment] })),
      mendOptions('The game is already under way', { ...list.list.options, continued: true }),
    ];
  },
};
