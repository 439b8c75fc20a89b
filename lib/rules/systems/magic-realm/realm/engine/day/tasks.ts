import type { Seat } from '../../../../../kernel/game/engine';
import { goalsOn, seasonOn } from '../../../calendar';
import { tasks, type Task } from '../../../tasks';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { DISGUST, isCursed } from '../kit';
import { ALIVE, DEAD, type RealmState, type Undertaking } from '../state';
import { denizens, KILLED } from '../world/denizens';
import { dwellingNamed } from '../world/garrisons';
import { NOWHERE, waysFrom, type Place } from '../world/ground';

/** Takes up a mission or campaign of his clearing. */
export type TaskChoice = { readonly type: 'take-task'; readonly task: string };

export type TaskEvent =
  /** `to` and `gold` are the dwelling and the reward of a mission, '' and 0 for a campaign. */
  | Told<
      'task-taken',
      {
        readonly seat: Seat;
        readonly task: string;
        readonly until: number;
        readonly to: string;
        readonly gold: number;
      }
    >
  | Told<'task-done', { readonly seat: Seat; readonly task: string; readonly gold: number }>
  /** `spared`: a curse keeps the fame that it costs. */
  | Told<'task-failed', { readonly seat: Seat; readonly task: string; readonly spared?: true }>
  /** Its bearer is dead. */
  | Told<'task-dropped', { readonly seat: Seat; readonly task: string }>;

const isDragon = (id: string): boolean => id.endsWith('dragon');

/** Foes of a campaign that are on the map. */
function foesOf(s: RealmState, { effect }: Task): number[] {
  if (effect.kind !== 'campaign') return [];
  const { foes } = effect;
  return denizens.flatMap(({ id, native }, i) => {
    const isFoe = foes === 'dragons' ? isDragon(id) : foes.some((foe) => foe === native?.group);
    return isFoe && s.at[i]! >= 0 ? [i] : [];
  });
}

/** Where a mission is brought from a clearing: to its dwelling, or to the other one when it is taken up there. */
function goalOf(s: RealmState, { id, effect }: Task, from: Place): string {
  if (effect.kind !== 'mission') return '';
  const [to, ifTakenThere] = goalsOn(s.game.house, s.day, id) ?? [effect.to, effect.ifTakenThere];
  return dwellingNamed(s, to) === from ? ifTakenThere : to;
}

/** Clearings that the shortest route enters, by whatever roadways; undefined: there is no route. (MR-B50) */
function distance(s: RealmState, from: Place, to: Place): number | undefined {
  const met = new Set([from]);
  let near = [from];
  for (let steps = 0; near.length > 0; steps++) {
    if (near.includes(to)) return steps;
    const next = near.flatMap((place) => waysFrom(s.game.map, s.sides, place).map((way) => way.to));
    near = [...new Set(next)].filter((place) => place !== NOWHERE && !met.has(place));
    for (const place of near) met.add(place);
  }
  return undefined;
}

/** Gold for bringing a mission from a clearing to its goal. */
function rewardOf(s: RealmState, { effect }: Task, from: Place, goal: string): number {
  if (effect.kind !== 'mission') return 0;
  const to = dwellingNamed(s, goal);
  const steps = to === undefined ? undefined : distance(s, from, to);
  const perClearing = seasonOn(s.game.house, s.day)?.reward ?? effect.perClearing;
  return steps === undefined ? effect.noRoute : steps * perClearing;
}

/** The points must be there, and a disgusted fame is never lowered. (MR-B50, MR-R36, MR-X06) */
function mayPay(s: RealmState, seat: Seat, { costFame, costNotoriety }: Task): boolean {
  const who = s.who[seat]!;
  if (costFame > 0 && (who.fame < costFame || isCursed(who, DISGUST))) return false;
  return costNotoriety === 0 || who.notoriety >= costNotoriety;
}

/** One campaign at a time, and only one that has a foe on the map. (MR-B50) */
function mayTake(s: RealmState, seat: Seat, task: Task): boolean {
  if (!mayPay(s, seat, task)) return false;
  if (task.effect.kind === 'mission')
    return dwellingNamed(s, goalOf(s, task, s.who[seat]!.place)) !== undefined;
  const leads = s.who[seat]!.tasks.some(({ id }) => tasks.get(id)?.effect.kind === 'campaign');
  return !leads && foesOf(s, task).length > 0;
}

/** Missions and campaigns of his clearing that he may take up. (MR-B50) */
export const takeable = (s: RealmState, seat: Seat): TaskChoice[] =>
  s.visitors.flatMap(({ id, place }): TaskChoice[] => {
    const task = place === s.who[seat]!.place ? tasks.get(id) : undefined;
    return task && mayTake(s, seat, task) ? [{ type: 'take-task', task: id }] : [];
  });

/** On what terms a task is taken up where he stands. The day counts, and the end of the game ends every term. (MR-B50) */
export function termsOf(s: RealmState, seat: Seat, id: string): Pick<Undertaking, 'to' | 'gold' | 'until'> {
  const { place } = s.who[seat]!;
  const task = tasks.get(id)!;
  const to = goalOf(s, task, place);
  return {
    to,
    gold: rewardOf(s, task, place, to),
    until: Math.min(s.day + task.effect.days - 1, s.game.days),
  };
}

/** Pays its cost and takes it along. (MR-B50) */
export function takeTask(s: RealmState, seat: Seat, id: string, tell: Telling): void {
  const who = s.who[seat]!;
  const task = tasks.get(id)!;
  const { to, gold, until } = termsOf(s, seat, id);
  s.visitors = s.visitors.filter((one) => one.id !== id);
  who.fame -= task.costFame;
  who.notoriety -= task.costNotoriety;
  who.tasks.push({ id, until, to, gold, foes: foesOf(s, task) });
  tell?.({ type: 'task-taken', rule: 'MR-B50', seat, task: id, until, to, gold });
}

/** He carries it no more: it lies in his clearing, or is back in its box where he stands in none. */
function layDown(s: RealmState, seat: Seat, id: string): void {
  const { life, place, toward, tasks: carried } = s.who[seat]!;
  s.who[seat]!.tasks = carried.filter((one) => one.id !== id);
  if ((life === ALIVE || life === DEAD) && place >= 0 && toward < 0) s.visitors.push({ id, place });
}

/** What it cost comes back, and a mission is paid. (MR-B50) */
function succeed(s: RealmState, seat: Seat, { id, gold }: Undertaking, tell: Telling): void {
  const who = s.who[seat]!;
  const { costFame, costNotoriety } = tasks.get(id)!;
  who.fame += costFame;
  who.notoriety += costNotoriety;
  who.gold += gold;
  layDown(s, seat, id);
  tell?.({ type: 'task-done', rule: 'MR-B50', seat, task: id, gold });
}

/** It costs the same again, below zero too. (MR-B50, MR-R36, MR-X06) */
function fail(s: RealmState, seat: Seat, { id }: Undertaking, tell: Telling): void {
  const who = s.who[seat]!;
  const { costFame, costNotoriety } = tasks.get(id)!;
  const isSpared = costFame > 0 && isCursed(who, DISGUST);
  if (!isSpared) who.fame -= costFame;
  who.notoriety -= costNotoriety;
  layDown(s, seat, id);
  tell?.({ type: 'task-failed', rule: 'MR-B50', seat, task: id, ...(isSpared ? { spared: true } : {}) });
}

/** A mission is at its dwelling; of a campaign every foe has been killed, whether he has come back since or not. */
function isDone(s: RealmState, seat: Seat, task: Undertaking): boolean {
  const { place, toward } = s.who[seat]!;
  if (task.to !== '') return toward < 0 && dwellingNamed(s, task.to) === place;
  task.foes = task.foes.filter((foe) => s.at[foe] !== KILLED);
  return task.foes.length === 0;
}

/** Whatever has been done is paid, what a dead character carried lies where he fell, and who left the map has failed. (MR-B50, MR-B36) */
export function reviewTasks(s: RealmState, tell: Telling): void {
  for (let seat = 0; seat < s.who.length; seat++) {
    const { life, tasks: carried } = s.who[seat]!;
    for (const task of carried) {
      if (life === ALIVE) {
        if (isDone(s, seat, task)) succeed(s, seat, task, tell);
      } else if (life === DEAD) {
        layDown(s, seat, task.id);
        tell?.({ type: 'task-dropped', rule: 'MR-B50', seat, task: task.id });
      } else fail(s, seat, task, tell);
    }
  }
}

/** At the midnight of its last day what is not done has failed. (MR-B50) */
export function endTerms(s: RealmState, seat: Seat, tell: Telling): void {
  for (const task of s.who[seat]!.tasks) if (s.day >= task.until) fail(s, seat, task, tell);
}
