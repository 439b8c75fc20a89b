import type { Finding } from '../../../kernel/verdict/legality';
import { groups, natives, type Native, type NativeGroup } from '../catalogue';
import { sheetOf, type NativeView, type RealmCheck } from '../sheet';
import { mendEntries, mendOptions, withMore, withOption } from './mending';

const base = { stage: 'party', severity: 'error' } as const;

const byId: ReadonlyMap<string, Native> = new Map(natives.map((native) => [native.id, native]));
const membersOf: ReadonlyMap<string, readonly Native[]> = new Map(
  groups.map((group) => [group.id, group.members.flatMap((id) => byId.get(id) ?? [])]),
);

const codes = (members: readonly Native[]): readonly string[] => members.map(({ code }) => code);

/** Natives of one employer who were hired together, clearing by clearing where the sheet says it. */
const lots = (hired: readonly NativeView[]): ReadonlyMap<string, NativeView[]> => {
  const found = new Map<string, NativeView[]>();
  for (const view of hired) {
    const key = `${view.hire?.employer ?? ''} ${view.hire?.clearing ?? ''}`;
    const lot = found.get(key);
    if (lot) lot.push(view);
    else found.set(key, [view]);
  }
  return found;
};

/** Was he hired in another clearing than this lot, so that nobody missed him there? */
const wasElsewhere = (other: NativeView, lot: readonly NativeView[]): boolean => {
  const here = lot[0]?.hire?.clearing;
  const there = other.hire?.clearing;
  return here !== undefined && there !== undefined && here !== there;
};

/** The native, group by group: the ones that should stand in the list and do not, and the lines of the others. */
const finding = (group: NativeGroup, missing: readonly Native[], lot: readonly NativeView[]): Finding => ({
  facts: { group: group.name, missing: codes(missing), ids: missing.map(({ id }) => id) },
  entries: lot.map(({ at }) => at),
});

const mendMissing: NonNullable<RealmCheck['mend']> = (list, { facts }) => {
  const ids = (facts['ids'] as readonly string[]).filter(
    (id) => !list.list.entries.some(({ entry }) => entry === id),
  );
  const absent = [...(list.options.absent ?? []), ...(facts['ids'] as readonly string[])];
  return [
    ...(ids.length > 0 ? [mendEntries('Add the missing natives', withMore(list, ids))] : []),
    mendOptions(
      'They were killed, elsewhere at the hire, or hired by another player',
      withOption(list, 'absent', absent),
    ),
  ];
};

/** Groups other than Rogues and Order are hired as one lot. */
export const wholeGroups: RealmCheck = {
  ...base,
  code: 'MR-L38',
  title: 'Groups are hired completely',
  rules: ['MR-056', 'MR-B44'],
  find(list, house) {
    const findings: Finding[] = [];
    const sheet = sheetOf(list, house);
    if (sheet.hired.size === 0) return findings;
    const absent = new Set(list.options.absent ?? []);
    for (const group of groups) {
      if (group.hire !== 'group') continue;
      const hired = sheet.hired.get(group.id);
      if (!hired) continue;
      for (const lot of lots(hired).values()) {
        const missing = (membersOf.get(group.id) ?? []).filter(
          (native) =>
            !absent.has(native.id) &&
            !lot.some(({ entry }) => entry === native) &&
            !hired.some((other) => other.entry === native && wasElsewhere(other, lot)),
        );
        if (missing.length > 0) findings.push(finding(group, missing, lot));
      }
    }
    return findings;
  },
  mend: mendMissing,
};

/** Rogues and Order are hired one by one: higher numbers before lower, the leader last. */
export const hireOrder: RealmCheck = {
  ...base,
  code: 'MR-L39',
  title: 'Rogues and Order are hired from the highest number down',
  rules: ['MR-055', 'MR-R13'],
  find(list, house) {
    const findings: Finding[] = [];
    const sheet = sheetOf(list, house);
    if (sheet.hired.size === 0) return findings;
    const absent = new Set(list.options.absent ?? []);
    for (const group of groups) {
      if (group.hire !== 'single') continue;
      const hired = sheet.hired.get(group.id);
      if (!hired) continue;
      const has = new Set(hired.map(({ entry }) => entry));
      const rank = (native: Native) => native.number ?? 0;
      const lowest = Math.min(...hired.map(({ entry }) => rank(entry)));
      const missing = (membersOf.get(group.id) ?? []).filter(
        (native) => rank(native) > lowest && !has.has(native) && !absent.has(native.id),
      );
      if (missing.length === 0) continue;
      const early = hired.filter(({ entry }) => missing.some((native) => rank(native) > rank(entry)));
      findings.push(finding(group, missing, early));
    }
    return findings;
  },
  mend: mendMissing,
};
