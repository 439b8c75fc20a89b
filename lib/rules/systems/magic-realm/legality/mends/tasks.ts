import type { RealmMend } from '../../sheet';
import { tasks } from '../../tasks';
import { mendOptions, withMember } from '../mending';
import { whoIn } from './who';

/** MR-L43: the first campaign, and each mission once. */
export const oneCampaign: RealmMend = (list, finding, house) => {
  const who = whoIn(list, finding, house);
  if (!who?.member.tasks) return [];
  const kept: string[] = [];
  let hasCampaign = false;
  for (const id of who.member.tasks) {
    const task = tasks.get(id);
    if (!task || kept.includes(id) || (task.effect.kind === 'campaign' && hasCampaign)) continue;
    hasCampaign ||= task.effect.kind === 'campaign';
    kept.push(id);
  }
  return [mendOptions('Keep the first of them', withMember(list, who.key, { tasks: kept }))];
};

/** MR-L44: no task that has to be paid for. */
export const noTask: RealmMend = (list, finding, house) => {
  const who = whoIn(list, finding, house);
  return who ? [mendOptions('Take no task', withMember(list, who.key, { tasks: [] }))] : [];
};

/** MR-L45: without the campaign that has no foe. */
export const noFoe: RealmMend = (list, finding, house) => {
  const who = whoIn(list, finding, house);
  if (!who?.member.tasks) return [];
  const kept = who.member.tasks.filter((id) => tasks.get(id)?.effect.name !== finding.facts['campaign']);
  return [mendOptions('Do not take this campaign', withMember(list, who.key, { tasks: kept }))];
};
