import { dwellingNamed } from '../engine/world/garrisons';
import { placesOn, tileAt, typeAt, type Place } from '../engine/world/ground';
import { bountyOf } from './bounty';
import type { Outlook } from './outlook';
import { lastMarket } from './selling';
import { sitesOf, siteWorth, unseenTiles } from './sites';
import type { Reach } from './ways';

/** Something that he would do somewhere, in points of score. */
export interface Goal {
  readonly kind: 'loot' | 'find' | 'see' | 'sell' | 'hunt' | 'deliver';
  readonly place: Place;
  /** What it is worth in all, and the phases of work that it takes there. */
  readonly worth: number;
  readonly work: number;
  /** What it brings for each phase of the way and of the work. */
  readonly rate: number;
}

/** Phases of a day that are not spent on hiding. */
const PHASES = 3;
/** Rolls that it takes to find a site, and that a site is good for. */
const TO_FIND = 4.5;
const ROLLS = 8;
/** Whoever is there may do better than one roll after the other: with what he finds he finds more. */
const GOES_ON = 2;
/** How often an unseen tile holds something that he will get at, and what a roll there brings. */
const MAYBE = 0.5;
const TYPICAL = { gold: 9, notoriety: 2, great: 0.15 };
/** Phases that it takes to see it, and to fight. */
const TO_SEE = 1;
const TO_FIGHT = 4;
/** Without sunlight work takes so many times as long. (MR-018) */
const DARK = 1.7;
/** How often a day of work brings what stands there and what comes there upon him. */
const STANDING = 0.5;
const COMING = 0.3;

const typicalRoll = ({ weights }: Outlook): number =>
  TYPICAL.gold * weights.gold +
  TYPICAL.notoriety * weights.notoriety +
  TYPICAL.great * weights.greatTreasures;

/** The same for all that stand in a clearing. */
export const bountyAt = (o: Outlook, place: Place): number => bountyOf(o, o.monstersAt(place));

/** Everything that is worth going for. */
function* goals(o: Outlook, { phases }: Reach): Generator<Goal> {
  const { s, seat, weights } = o;
  const who = s.who[seat]!;
  const left = (s.game.days - s.day + 1) * PHASES;
  const goal = (kind: Goal['kind'], place: Place, brings: number, takes: number, isFeared = true): Goal => {
    const work = takes * (typeAt(s.sides, place) === 'cave' ? DARK : 1);
    const found = STANDING * Math.max(0, o.peril(place)) + COMING * Math.max(0, o.perilAtEnd(place));
    const worth = brings - (isFeared ? (found * work) / PHASES : 0);
    return { kind, place, worth, work, rate: worth / (phases[place]! + work + 0.1) };
  };
  const rollsLeft = (place: Place, before: number, most = ROLLS): number =>
    Math.max(0, Math.min(ROLLS, most, left - phases[place]! - before));

  for (const { id, place } of sitesOf(s)) {
    const each = phases[place] === undefined ? 0 : siteWorth(s, seat, weights, id);
    if (each <= 0) continue;
    const isFound = who.sites.includes(id);
    const before = isFound ? 0 : TO_FIND;
    const rolls = rollsLeft(place, before, s.piles[id]?.length);
    yield goal(isFound ? 'loot' : 'find', place, rolls * each * GOES_ON, rolls + before);
  }
  const typical = typicalRoll(o);
  for (const tile of unseenTiles(s))
    for (const place of placesOn(tile))
      if (phases[place] !== undefined)
        yield goal(
          'see',
          place,
          MAYBE * rollsLeft(place, TO_FIND) * typical,
          TO_SEE + MAYBE * (TO_FIND + ROLLS),
        );
  for (const place of o.haunts()) {
    const bounty = phases[place] === undefined ? 0 : bountyAt(o, place);
    if (bounty > 0) yield goal('hunt', place, bounty, TO_FIGHT, false);
  }
  for (const { to, gold } of who.tasks) {
    const place = to === '' ? undefined : dwellingNamed(s, to);
    if (place !== undefined && phases[place] !== undefined)
      yield goal('deliver', place, gold * weights.gold, 0);
  }
}

/** How many goals he thinks of for a day. */
const FEW = 3;

/** What he takes home late can seldom be sold, so that of what else he could do only a part counts against the last market. */
const TOO_LATE = 0.5;

/** The best of all that he could go for, each in another tile and the best first; at last only what he has is sold, if nothing brings far more. */
export function bestGoals(o: Outlook, reach: Reach): readonly Goal[] {
  const all = [...goals(o, reach)].sort((a, b) => b.rate - a.rate);
  const last = lastMarket(o, reach.phases);
  if (last && last.worth >= TOO_LATE * Math.max(0, ...all.map(({ worth }) => worth)))
    return [{ kind: 'sell', ...last, work: 1, rate: last.worth / (reach.phases[last.place]! + 1) }];
  const out: Goal[] = [];
  for (const goal of all) {
    if (out.length >= FEW || goal.rate <= 0) break;
    if (!out.some(({ place }) => tileAt(place) === tileAt(goal.place))) out.push(goal);
  }
  return out;
}
