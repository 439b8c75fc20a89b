import type { Finding, Mend } from '../../../kernel/verdict/legality';
import type { House } from '../house';
import { placeNames } from '../places';
import { sheetOf, type RealmCheck, type RealmList } from '../sheet';
import { mendOptions, withMember } from './mending';

/** Each place of the character’s own list. */
const mendStart = (list: RealmList, finding: Finding, house: House): readonly Mend[] => {
  const who = sheetOf(list, house).characters.find(({ at }) => at === finding.entries?.[0]);
  if (!who) return [];
  return who.entry.start.map((start) =>
    mendOptions(`Start at ${placeNames[start]}`, withMember(list, who.key, { start })),
  );
};

const base = { stage: 'party', forms: ['party'] } as const;

/** A character begins at a place of his own list; only the Witch King may begin with the ghosts. */
export const startAllowed: RealmCheck = {
  ...base,
  code: 'MR-L14',
  title: 'Starting place is one of his own',
  judges: ['members.*.start'],
  severity: 'error',
  rules: ['MR-B07'],
  find(list, house) {
    const findings: Finding[] = [];
    for (const { entry, member, at } of sheetOf(list, house).characters) {
      const { start } = member;
      if (!start || (entry.start as readonly string[]).includes(start)) continue;
      findings.push({ facts: { name: entry.name, start, allowed: entry.start }, entries: [at] });
    }
    return findings;
  },
  mend: mendStart,
};

/** Without a choice the Inn is used. */
export const startMissing: RealmCheck = {
  ...base,
  code: 'MR-L15',
  title: 'Starting place is chosen',
  judges: ['members.*.start'],
  severity: 'note',
  rules: ['MR-B07', 'MR-B09'],
  find(list, house) {
    const findings: Finding[] = [];
    for (const { entry, member, at } of sheetOf(list, house).characters) {
      const isOpen = member.start === null || member.start === '';
      if (isOpen || (member.start === undefined && list.options.whole))
        findings.push({ facts: { name: entry.name }, entries: [at] });
    }
    return findings;
  },
  mend: mendStart,
};
