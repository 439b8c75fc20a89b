import type { Seat } from '../../../../kernel/game/engine';
import type { Deed } from '../engine/deeds';
import { FATIGUED, WOUNDED, type Adventurer, type RealmState } from '../engine/state';
import type { Place } from '../engine/world/ground';
import { cutter, isSame, worthOf, type Aim } from './day';
import { bestGoals, type Goal } from './goals';
import { wouldHire } from './hiring';
import { outlookOf, type Outlook } from './outlook';
import { besides, reachFrom, wayTo, type Reach } from './ways';

const HIDE: Deed = { type: 'hide' };
const REST: Deed = { type: 'rest' };
const SEARCH: Deed = { type: 'search' };
const TRADE: Deed = { type: 'trade' };
const ALERT: Deed = { type: 'alert' };
const to = (place: Place): Deed => ({ type: 'move', to: place });
const times = (deed: Deed, n: number): readonly Deed[] => Array.from({ length: n }, () => deed);

/** More phases than any day has. */
const LONG = 8;
/** So often at most he tries to hide in a day, and so far he walks before it. */
const HIDES = 3;
const STEPS = 4;
/** Phases that a clearing seems to cost for each point of score that waits there. */
const DREAD = 0.3;
/** What resting the last chit is worth; the more are out of play, the more. */
const RESTED = 0.4;
/** A look about him, where there is nothing else to do. */
const LOOK = 0.01;
/** Phases to where no way leads. */
const LOST = 30;

const outOfPlay = ({ s, seat }: Outlook): number =>
  s.who[seat]!.chits.filter((state) => state === FATIGUED || state === WOUNDED).length;

/** What he does at the end of his way. */
function workOf({ kind }: Goal): readonly Deed[] {
  switch (kind) {
    case 'sell':
      return [TRADE];
    case 'hunt':
      return [ALERT];
    case 'deliver':
      return [];
    default:
      return times(SEARCH, LONG);
  }
}

const isWork = ({ kind, place: goal }: Goal, deed: Deed, place: Place, nth: number): boolean => {
  if (place !== goal) return false;
  return kind === 'sell'
    ? deed.type === 'trade' && nth === 1
    : (kind === 'loot' || kind === 'find') && deed.type === 'search';
};

const withHides = (deeds: readonly Deed[], after: number, hides: number): readonly Deed[] =>
  deeds.toSpliced(after, 0, ...times(HIDE, hides));

/** Days that he might spend on a goal: hiding before he goes, or on his way, or waiting near by for a better day. */
function* daysFor(reach: Reach, goal: Goal, spare: readonly Deed[]): Generator<readonly Deed[]> {
  const way = wayTo(reach, goal.place);
  const all = [...way.map(to), ...workOf(goal), ...spare];
  yield all;
  for (let hides = 1; hides <= HIDES; hides++)
    for (let after = 0; after <= Math.min(way.length, STEPS); after++) yield withHides(all, after, hides);
  for (const near of [1, 2]) yield [...way.slice(0, near).map(to), HIDE, HIDE, ...spare];
}

/** Days on which he only gets away, or stays where he is. */
function* daysOff(reach: Reach, spare: readonly Deed[]): Generator<readonly Deed[]> {
  for (let hides = 0; hides <= HIDES; hides++) yield withHides(spare, 0, hides);
  for (const place of besides(reach)) {
    yield [to(place), HIDE, ...spare];
    yield [to(place), HIDE, HIDE, ...spare];
    yield [HIDE, to(place), HIDE, ...spare];
  }
}

/** The best day that he can think of, from where he stands in the morning. */
function planDay(o: Outlook): readonly Deed[] {
  const { s, seat } = o;
  const { place: from } = s.who[seat]!;
  const out = outOfPlay(o);
  const dread = (place: Place): number => o.peril(place) * DREAD;
  const reach = reachFrom(s, seat, from, dread);
  const spare = [...times(REST, Math.min(LONG, out)), ...times(SEARCH, LONG)];
  const cut = cutter(o, from);
  let best: readonly Deed[] = [];
  let most = -Infinity;
  const consider = (days: Iterable<readonly Deed[]>, aim: Aim): void => {
    for (const day of days) {
      const deeds = cut(day);
      const worth = worthOf(o, deeds, from, aim);
      if (worth > most) [best, most] = [deeds, worth];
    }
  };
  const idle: Aim['gain'] = ({ type }, _place, nth) =>
    type === 'rest' ? RESTED * Math.max(0, out - nth + 1) : type === 'search' ? LOOK : 0;
  const goals = bestGoals(o, reach);
  if (goals.length === 0) consider(daysOff(reach, spare), { gain: idle, standing: () => 0 });
  // What a phase is worth that is used well: a way that is shorter in the evening is as good as work.
  const pace = goals[0]?.rate ?? 0;
  for (const goal of goals) {
    const { phases } = reachFrom(s, seat, goal.place, dread);
    const aim: Aim = {
      gain: (deed, place, nth) => (isWork(goal, deed, place, nth) ? pace : idle(deed, place, nth)),
      standing: (place) => goal.worth - pace * (goal.work + (phases[place] ?? LOST)),
    };
    consider(daysFor(reach, goal, spare), aim);
    consider(daysOff(reach, spare), aim);
  }
  return best;
}

/** The plan of a morning is kept while it is written down: until then nothing changes on which it depends. */
const plans = new WeakMap<Adventurer, { readonly day: number; readonly deeds: readonly Deed[] }>();

function dayOf(s: RealmState, seat: Seat): readonly Deed[] {
  const who = s.who[seat]!;
  const kept = plans.get(who);
  if (kept?.day === s.day && who.record.length > 0) return kept.deeds;
  const deeds = planDay(outlookOf(s, seat));
  plans.set(who, { day: s.day, deeds });
  return deeds;
}

/** Half-way along a road he first gets off it, where less awaits him. (MR-122) */
function offTheRoad(o: Outlook): Deed {
  const { place, toward } = o.s.who[o.seat]!;
  const fear = (at: Place): number => 2 * o.peril(at) + o.perilAtEnd(at);
  return to(fear(toward) > fear(place) ? place : toward);
}

/** What he still wants to write down today, in its order. */
function wanted(s: RealmState, seat: Seat): readonly Deed[] {
  const { toward, record } = s.who[seat]!;
  const isFirst = record.length === 0;
  if (toward >= 0) return isFirst ? [offTheRoad(outlookOf(s, seat))] : [HIDE, REST];
  if (isFirst && wouldHire(s, seat)) return [{ type: 'hire' }, ...dayOf(s, seat)];
  // Who chooses his phases as they come plans anew after each of them. (MR-T70)
  if (s.part !== 'birdsong') return planDay(outlookOf(s, seat));
  let left = dayOf(s, seat);
  for (const done of record) {
    const at = left.findIndex((one) => isSame(one, done));
    if (at >= 0) left = left.slice(at + 1);
  }
  return left;
}

/** The deed of those offered that comes next in the plan; undefined: he records no more. */
export function planned(s: RealmState, seat: Seat, offered: readonly Deed[]): Deed | undefined {
  if (offered.length === 0) return undefined;
  for (const want of wanted(s, seat)) {
    const deed = offered.find((one) => isSame(one, want));
    if (deed) return deed;
  }
  return undefined;
}
