import type { Seat } from '../../../../kernel/game/engine';
import type { Deed } from '../engine/deeds';
import { FATIGUED, WOUNDED, type Adventurer, type RealmState } from '../engine/state';
import type { Place } from '../engine/world/ground';
import { cutter, isSame, worthOf, type Aim } from './day';
import { bestGoals } from './goals';
import { wouldHire } from './hiring';
import { outlookOf, type Outlook } from './outlook';
import { isWork, LONG, SEARCH, times, tripFor, type Trip } from './trip';
import { besides, reachFrom, type Reach } from './ways';

const HIDE: Deed = { type: 'hide' };
const REST: Deed = { type: 'rest' };
const to = (place: Place): Deed => ({ type: 'move', to: place });

/** So often at most he tries to hide in a day, and so far he walks before it. */
const HIDES = 3;
const STEPS = 4;
/** Phases that a clearing seems to cost for each point of score that waits there. */
const DREAD = 0.1;
/** What resting the last chit is worth; the more are out of play, the more. */
const RESTED = 0.4;
/** A look about him, where there is nothing else to do. */
const LOOK = 0.01;
/** A day on which he only hides and looks about him is lost. */
const SLOTH = 8;
/** What a phase is worth besides that leads on, however far his goal is: behind it are others. */
const PUSH = 0.7;
/** Phases to where no way leads. */
const LOST = 30;

const outOfPlay = ({ s, seat }: Outlook): number =>
  s.who[seat]!.chits.filter((state) => state === FATIGUED || state === WOUNDED).length;

const withHides = (deeds: readonly Deed[], after: number, hides: number): readonly Deed[] =>
  deeds.toSpliced(after, 0, ...times(HIDE, hides));

/** Days that he might spend on a goal: hiding before he goes, or on his way. */
function* daysFor({ way, work }: Trip, spare: readonly Deed[]): Generator<readonly Deed[]> {
  const all = [...way.map(to), ...work, ...spare];
  yield all;
  for (let hides = 1; hides <= HIDES; hides++)
    for (let after = 0; after <= Math.min(way.length, STEPS); after++) yield withHides(all, after, hides);
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

const isIdle = (deeds: readonly Deed[]): boolean =>
  deeds.every(({ type }) => type === 'hide' || type === 'search');

/** The best day that he can think of, from where he stands in the morning. */
function planDay(o: Outlook): readonly Deed[] {
  const { s, seat } = o;
  const { place: from } = s.who[seat]!;
  const out = outOfPlay(o);
  const dread = (place: Place): number => Math.max(0, o.peril(place)) * DREAD;
  const reach = reachFrom(s, seat, from, dread);
  const spare = [...times(REST, Math.min(LONG, out)), ...times(SEARCH, LONG)];
  const cut = cutter(o, from);
  let best: readonly Deed[] = [];
  let most = -Infinity;
  const consider = (days: Iterable<readonly Deed[]>, aim: Aim, sloth = 0): void => {
    for (const deeds of [...days].flatMap(cut)) {
      const worth = worthOf(o, deeds, from, aim) - (isIdle(deeds) ? sloth : 0);
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
    const far = (place: Place): number => phases[place] ?? LOST;
    const trip = tripFor(reach, goal);
    const aim: Aim = {
      gain: (deed, place, nth) => (isWork(trip, deed, place, nth) ? pace + PUSH : idle(deed, place, nth)),
      standing: (place) => goal.worth - pace * (goal.work + far(place)) + PUSH * (far(from) - far(place)),
    };
    consider(daysFor(trip, spare), aim, trip.at === from && trip.work.length > 1 ? 0 : SLOTH);
    consider(daysOff(reach, spare), aim, SLOTH);
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
