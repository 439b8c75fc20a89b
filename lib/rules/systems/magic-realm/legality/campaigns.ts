import type { Finding } from '../../../kernel/verdict/legality';
import { entries, groups } from '../catalogue';
import { sheetOf, type CharacterView, type RealmCheck } from '../sheet';
import { tasks, type Task } from '../tasks';

const base = { stage: 'party', forms: ['party', 'roster'], severity: 'error' } as const;

const tasksOf = ({ member }: CharacterView): readonly Task[] =>
  member.tasks ? member.tasks.flatMap((id) => tasks.get(id) ?? []) : [];

/** One campaign chit, and each mission chit once. */
export const oneCampaign: RealmCheck = {
  ...base,
  code: 'MR-L43',
  title: 'One campaign at a time',
  judges: ['members.*.tasks'],
  rules: ['MR-B50'],
  find(list, house) {
    const findings: Finding[] = [];
    for (const who of sheetOf(list, house).characters) {
      const ids = who.member.tasks;
      if (!ids?.length) continue;
      const tell = (facts: Finding['facts']) =>
        findings.push({ facts: { name: who.entry.name, ...facts }, entries: [who.at] });
      for (const id of new Set(ids)) if (!tasks.has(id)) tell({ problem: 'unknown', task: id });
      const taken = tasksOf(who);
      const campaigns = taken.filter(({ effect }) => effect.kind === 'campaign');
      if (campaigns.length > 1)
        tell({ problem: 'campaigns', tasks: campaigns.map(({ effect }) => effect.name) });
      const missions = taken.filter(({ effect }) => effect.kind === 'mission');
      for (const mission of new Set(missions))
        if (missions.indexOf(mission) !== missions.lastIndexOf(mission))
          tell({ problem: 'mission', task: mission.effect.name });
    }
    return findings;
  },
};

/** What is recorded must pay for the tasks taken. */
export const campaignCost: RealmCheck = {
  ...base,
  code: 'MR-L44',
  title: 'Fame and notoriety pay for the tasks',
  judges: ['members.*.tasks'],
  rules: ['MR-B50', 'MR-R36'],
  find(list, house) {
    const findings: Finding[] = [];
    for (const who of sheetOf(list, house).characters) {
      const { recorded } = who.member;
      if (!recorded) continue;
      const taken = tasksOf(who);
      let fame = 0;
      let notoriety = 0;
      for (const { costFame, costNotoriety } of taken) {
        fame += costFame;
        notoriety += costNotoriety;
      }
      const tell = (kind: string, cost: number, has: number | undefined) => {
        if (cost > 0 && has !== undefined && has - cost < 0)
          findings.push({ facts: { name: who.entry.name, kind, cost, recorded: has }, entries: [who.at] });
      };
      tell('fame', fame, recorded.fame);
      tell('notoriety', notoriety, recorded.notoriety);
    }
    return findings;
  },
};

/** Names of native groups and of monsters, for messages. */
const foeNames: ReadonlyMap<string, string> = new Map([
  ...groups.map(({ id, name }) => [id, name] as const),
  ...entries.filter(({ kind }) => kind === 'monster').map(({ id, name }) => [id, name] as const),
]);
const dragons = [...foeNames.keys()].filter((id) => id.endsWith('dragon'));

/** A campaign needs a foe to fight. */
export const campaignFoe: RealmCheck = {
  ...base,
  code: 'MR-L45',
  title: 'A foe of the campaign is on the map',
  rules: ['MR-B50'],
  find(list, house) {
    const onMap = list.options.form === 'party' ? list.options.onMap : undefined;
    if (!onMap) return [];
    const findings: Finding[] = [];
    for (const who of sheetOf(list, house).characters)
      for (const { effect } of tasksOf(who)) {
        if (effect.kind !== 'campaign') continue;
        const foes = effect.foes === 'dragons' ? dragons : effect.foes;
        if (foes.some((foe) => onMap.includes(foe))) continue;
        const facts = {
          name: who.entry.name,
          campaign: effect.name,
          foes: foes.map((foe) => foeNames.get(foe) ?? foe),
        };
        findings.push({ facts, entries: [who.at] });
      }
    return findings;
  },
};
