import type { Finding } from '../../../kernel/verdict/legality';
import { sheetOf, type RealmCheck } from '../sheet';
import { mendOptions, withMember } from './mending';

/** Development levels run from 1 to 4. */
export const levelRange: RealmCheck = {
  code: 'MR-L06',
  title: 'Development level from 1 to 4',
  judges: ['members.*.level'],
  stage: 'party',
  forms: ['party', 'roster'],
  severity: 'error',
  rules: ['MR-B06'],
  because: 'party.level',
  find(list, house) {
    const findings: Finding[] = [];
    for (const { entry, level, at } of sheetOf(list, house).characters)
      if (level < 1 || level > 4) findings.push({ facts: { name: entry.name, level }, entries: [at] });
    return findings;
  },
  mend(list, finding, house) {
    const who = sheetOf(list, house).characters.find(({ at }) => at === finding.entries?.[0]);
    if (!who) return [];
    const level = Math.min(4, Math.max(1, who.level));
    return [mendOptions(`Set ${who.entry.name} to level ${level}`, withMember(list, who.key, { level }))];
  },
};

/** The levels of a player’s characters add up to what the table agreed. */
export const levelTotal: RealmCheck = {
  code: 'MR-L07',
  title: 'Total of development levels',
  judges: ['members.*.level'],
  stage: 'party',
  forms: ['party'],
  severity: 'error',
  rules: ['MR-B06'],
  because: 'party.levelTotal',
  find(list, house) {
    const agreed = house['party.levelTotal'];
    if (agreed === null) return [];
    const { characters } = sheetOf(list, house);
    if (characters.length === 0) return [];
    let total = 0;
    for (const { level, count } of characters) total += level * count;
    return total === agreed ? [] : [{ facts: { total, agreed }, entries: characters.map(({ at }) => at) }];
  },
  mend(list, finding, house) {
    const { characters } = sheetOf(list, house);
    const missing = Number(finding.facts['agreed']) - Number(finding.facts['total']);
    return characters.flatMap(({ entry, key, level, count }) => {
      const to = level + missing / count;
      return Number.isInteger(to) && to >= 1 && to <= 4
        ? [mendOptions(`Set ${entry.name} to level ${to}`, withMember(list, key, { level: to }))]
        : [];
    });
  },
};
