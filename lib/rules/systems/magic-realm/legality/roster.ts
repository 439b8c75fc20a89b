import type { Finding, Mend } from '../../../kernel/verdict/legality';
import { listed } from '../../../kernel/words/words';
import { groups } from '../catalogue';
import { rosterPrice } from '../prices';
import type { Hire, SideId } from '../options';
import { sheetOf, type RealmCheck, type RealmList } from '../sheet';
import type { House } from '../house';
import { mendEntries, mendOptions, withOption } from './mending';

const base = { stage: 'party', forms: ['roster'] } as const;

/** The side for which somebody fights who serves: his own, his employer’s, or the first. */
const sideOf = (hire: Hire | undefined, list: RealmList): SideId =>
  hire?.side ?? list.options.members?.[hire?.employer ?? '']?.side ?? 'a';

/** How a monster serves, by a spell; undefined: it serves nobody. */
const serviceOf = (monster: string, { options }: RealmList): Hire | undefined => options.hires?.[monster];

/** Everything that a trial battle lacks. */
const lacks = (list: RealmList, house: House): readonly string[] => {
  if (list.options.form !== 'roster') return [];
  const { characters, natives, monsters } = sheetOf(list, house);
  const sides = new Set<SideId>();
  let leaders = characters.length;
  let unhired = 0;
  for (const { member } of characters) sides.add(member.side ?? 'a');
  for (const { entry } of monsters) {
    const service = serviceOf(entry.id, list);
    if (service) sides.add(sideOf(service, list));
    else unhired += 1;
  }
  for (const view of natives) {
    if (!view.hired) unhired += 1;
    else {
      sides.add(sideOf(view.hire, list));
      if (view.entry.leader) leaders += 1;
    }
  }
  const missing: string[] = [];
  if (leaders === 0) missing.push('leader');
  if (unhired === 0 && sides.size < 2) missing.push('opponent');
  if (list.options.clearing === undefined) missing.push('clearing');
  if (list.options.round === undefined || list.options.round < 1) missing.push('round');
  return missing;
};

/** Somebody to lead, somebody to fight, a kind of clearing and a round. */
export const rosterSides: RealmCheck = {
  ...base,
  code: 'MR-L46',
  title: 'Two sides, a clearing and a round',
  judges: ['clearing', 'round'],
  severity: 'error',
  rules: ['MR-090', 'MR-092', 'MR-093'],
  find: (list, house) => lacks(list, house).map((missing) => ({ facts: { missing } })),
  mend(list, { facts }) {
    if (facts['missing'] === 'clearing')
      return [mendOptions('Fight in a woods clearing', withOption(list, 'clearing', 'woods'))];
    if (facts['missing'] === 'round')
      return [mendOptions('Begin with round 1', withOption(list, 'round', 1))];
    if (facts['missing'] === 'leader')
      return [{ label: 'Add the Captain', entries: [...list.list.entries, { entry: 'captain', count: 1 }] }];
    return [{ label: 'Add a giant', entries: [...list.list.entries, { entry: 'giant', count: 1 }] }];
  },
};

/** Hired groups that go as a whole, for they were hired as a whole: the cheapest that is enough, or the dearest together. */
function partings(list: RealmList, house: House): readonly Mend[] {
  const parties = [...sheetOf(list, house).hired]
    .map(([id, hired]) => ({
      name: groups.find((group) => group.id === id)?.name ?? id,
      at: hired.map(({ at }) => at),
      wages: hired.reduce((sum, { entry, count }) => sum + entry.wage * count, 0),
    }))
    .sort((a, b) => a.wages - b.wages);
  const dearest = parties.toReversed();
  const lots = [...parties.map((one) => [one]), ...dearest.map((_, i) => dearest.slice(0, i + 1)).slice(1)];
  return lots.map((lot) => {
    const gone = new Set(lot.flatMap(({ at }) => at));
    return mendEntries(
      `Let ${listed(lot.map(({ name }) => name))} go`,
      list.list.entries.filter((_, i) => !gone.has(i)),
    );
  });
}

/** The roster costs no more than agreed. */
export const rosterBudget: RealmCheck = {
  ...base,
  code: 'MR-L47',
  title: 'Gold budget of the roster',
  severity: 'error',
  rules: ['MR-B41', 'MR-B44'],
  because: 'roster.goldBudget',
  find(list, house) {
    const limit = house['roster.goldBudget'];
    if (limit === null) return [];
    const { total, natives, items, spells } = rosterPrice(list, house);
    return total > limit ? [{ facts: { spent: total, limit, natives, items, spells } }] : [];
  },
  mend: (list, _, house) => partings(list, house),
};

/** In a cave nobody rides. */
export const caveRoster: RealmCheck = {
  ...base,
  code: 'MR-L48',
  title: 'No horses in caves',
  judges: ['clearing'],
  severity: 'note',
  rules: ['MR-021', 'MR-146', 'MR-152'],
  find(list, house) {
    if (list.options.form !== 'roster' || list.options.clearing !== 'cave') return [];
    const { characters, natives } = sheetOf(list, house);
    const riders = [
      ...natives.filter(({ entry }) => entry.horse).map(({ entry, at }) => ({ name: entry.name, at })),
      ...characters
        .filter(({ items }) => items.some(({ item }) => item.kind === 'horse'))
        .map(({ entry, at }) => ({ name: entry.name, at })),
    ];
    if (riders.length === 0) return [];
    return [{ facts: { names: riders.map(({ name }) => name).sort() }, entries: riders.map(({ at }) => at) }];
  },
};

/** Unhired denizens begin light side up, Tremendous ones red side down, unless the table agreed otherwise. */
export const lightSideUp: RealmCheck = {
  ...base,
  code: 'MR-L49',
  title: 'Denizens begin light side up',
  judges: ['darkUp'],
  severity: 'error',
  rules: ['MR-100'],
  because: 'monsters.alerted',
  find(list, house) {
    if (list.options.form !== 'roster' || (list.options.round ?? 1) > 1) return [];
    const { darkUp } = list.options;
    if (!darkUp?.length) return [];
    const findings: Finding[] = [];
    const { monsters, natives } = sheetOf(list, house);
    const mayBeDark = house['monsters.alerted'] !== 'off';
    const tell = (name: string, at: number, isTremendous: boolean) =>
      findings.push({ facts: { name, isTremendous }, entries: [at] });
    for (const { entry, at } of monsters) {
      const isTremendous = entry.vulnerability === 'T';
      // What serves shows the side that its employer likes, and holds nobody yet. (MR-104, MR-B54)
      const isWrong = isTremendous || (!mayBeDark && serviceOf(entry.id, list) === undefined);
      if (darkUp.includes(entry.id) && isWrong) tell(entry.name, at, isTremendous);
    }
    for (const { entry, at, hired } of natives)
      if (!hired && !mayBeDark && darkUp.includes(entry.id)) tell(entry.name, at, false);
    return findings;
  },
  mend(list, finding) {
    const id = list.list.entries[finding.entries?.[0] ?? -1]?.entry;
    const darkUp = list.options.form === 'roster' ? (list.options.darkUp ?? []) : [];
    return [
      mendOptions(
        `Turn ${String(finding.facts['name'])} light side up`,
        withOption(
          list,
          'darkUp',
          darkUp.filter((other) => other !== id),
        ),
      ),
    ];
  },
};
