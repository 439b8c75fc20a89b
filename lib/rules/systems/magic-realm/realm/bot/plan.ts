import type { Seat } from '../../../../kernel/game/engine';
import { groups, mapChits, tiles } from '../../catalogue';
import type { Deed } from '../engine/deeds';
import { itemOf } from '../engine/kit';
import { FATIGUED, WOUNDED, type RealmState } from '../engine/state';
import { groupsAt, leaderAt } from '../engine/world/company';
import { denizens } from '../engine/world/denizens';
import { isVisitor } from '../engine/world/garrisons';
import { placeOn, placesOn, tileAt, type Place } from '../engine/world/ground';
import { wouldHire } from './hiring';
import { isDreadful, isPrey, nearest, reachFrom } from './ways';

type Kind = Deed['type'];

/** Chits out of play before he rests. (7.6) */
const TIRED = 3;
/** In so many last days he turns what he found into gold. */
const SELLING = 8;

const outOfPlay = (s: RealmState, seat: Seat): number =>
  s.who[seat]!.chits.filter((state) => state === FATIGUED || state === WOUNDED).length;

/** Things that he would sell: treasures that count for nothing he wants. */
export const wares = (s: RealmState, seat: Seat): readonly number[] =>
  s.who[seat]!.items.flatMap(({ id }, at) => {
    const item = id === '' ? undefined : itemOf(id);
    return item?.kind === 'treasure' && !item.great && item.gold > 0 ? [at] : [];
  });

const isLate = (s: RealmState): boolean => s.day > s.game.days - SELLING;

/** Does somebody trade there? (MR-051) */
const isMarket = (s: RealmState, place: Place): boolean =>
  s.visitors.some(({ id, place: at }) => at === place && isVisitor(id)) ||
  groupsAt(s, place).some((group) => leaderAt(s, group, place) !== undefined);

interface KnownSite {
  readonly id: string;
  readonly place: Place;
}
/** Sites whose chits he knows, and where they are. */
const sitesOf = (s: RealmState): readonly KnownSite[] =>
  s.chits.flatMap(({ id, tile }) => {
    const chit = mapChits[id];
    return chit?.chit === 'site' ? [{ id: chit.id, place: placeOn(tile, chit.clearing!) }] : [];
  });

const hasLoot = (s: RealmState, site: string): boolean => (s.piles[site]?.length ?? 0) > 0;

/** Tiles where sites may be, at whose chits he has never looked. (MR-B08) */
const unseen = (s: RealmState, seat: Seat): readonly number[] =>
  tiles.flatMap(({ letter }, tile) =>
    (letter === 'C' || letter === 'M') &&
    !s.who[seat]!.seen.includes(tile) &&
    s.chits.some((chit) => chit.tile === tile && chit.id < 0)
      ? [tile]
      : [],
  );

/** Clearings that he would like to be in, best first by kind. */
function goals(s: RealmState, seat: Seat): readonly (readonly Place[])[] {
  const { sites, items } = s.who[seat]!;
  const known = sitesOf(s).filter(({ id, place }) => hasLoot(s, id) && !isDreadful(s, place));
  const markets = [
    ...new Set([
      ...s.visitors.flatMap(({ id, place }) => (isVisitor(id) ? [place] : [])),
      ...groups.flatMap(({ members }) => {
        const leader = members[0]!;
        return s.at.flatMap((place, i) =>
          place >= 0 && s.hirer[i]! < 0 && denizens[i]!.id === leader ? [place] : [],
        );
      }),
    ]),
  ];
  const sells = items.length > 0 && wares(s, seat).length > 0 ? [markets] : [];
  return [
    ...(isLate(s) ? sells : []),
    known.filter(({ id }) => sites.includes(id)).map(({ place }) => place),
    known.filter(({ id }) => !sites.includes(id)).map(({ place }) => place),
    unseen(s, seat).flatMap((tile) => placesOn(tile)),
    ...sells,
    [...new Set(s.at)].filter((place) => place >= 0 && isPrey(s, place)),
  ];
}

/** Where he is once what he has recorded is done. */
const plannedPlace = (s: RealmState, seat: Seat): Place => {
  const { record, place } = s.who[seat]!;
  return record.reduce((at, deed) => (deed.type === 'move' ? deed.to : at), place);
};

/** What he would do in his next phase, best first: the first kind that is offered is taken. */
function wanted(s: RealmState, seat: Seat): readonly (Kind | Place)[] {
  const who = s.who[seat]!;
  const { record } = who;
  const isFirst = record.length === 0;
  const here = plannedPlace(s, seat);
  const hides = record.some(({ type }) => type === 'hide');
  if (who.toward >= 0 && isFirst)
    return isDreadful(s, who.toward) ? [who.place, who.toward] : [who.toward, who.place];
  // Whoever has left a clearing before his first phase ends is not blocked there. (MR-081)
  const flees = isFirst && isDreadful(s, here);
  if (!flees && outOfPlay(s, seat) >= TIRED && !record.some(({ type }) => type === 'move'))
    return record.filter(({ type }) => type === 'rest').length < 2 ? ['rest', 'hide'] : ['hide', 'rest'];
  if (isFirst && !flees && who.place === here && wouldHire(s, seat)) return ['hire'];
  const site = sitesOf(s).some(({ id, place }) => place === here && hasLoot(s, id));
  if (site && !flees) return hides ? ['search', 'hide'] : ['hide', 'search'];
  if (isLate(s) && wares(s, seat).length > 0 && isMarket(s, here)) return ['trade', 'hide'];
  const reach = reachFrom(s, seat, here);
  for (const of of goals(s, seat)) {
    const goal = nearest(reach, of);
    if (goal === undefined) continue;
    if (goal === here) {
      if (isMarket(s, here) && wares(s, seat).length > 0) return ['trade', 'hide'];
      return hides ? ['search', 'hide'] : ['hide', 'search'];
    }
    const step = reach.steps.get(goal)!;
    // Unhidden he is seen by whatever prowls where he stops; hiding costs him a step.
    if (isFirst && !flees) return ['hide', step];
    return tileAt(step) === tileAt(goal) || !hides ? [step, 'hide', 'search'] : [step, 'search', 'hide'];
  }
  if (flees) return [...reach.steps.values()].filter((step) => !isDreadful(s, step));
  if (isPrey(s, here)) return ['alert', 'rest'];
  return hides ? ['search', 'hide'] : ['hide', 'search'];
}

/** The deed of those offered that comes first in the plan; undefined: he records no more. */
export function planned(s: RealmState, seat: Seat, offered: readonly Deed[]): Deed | undefined {
  for (const want of wanted(s, seat)) {
    const deed = offered.find((one) =>
      typeof want === 'number' ? one.type === 'move' && one.to === want : one.type === want,
    );
    if (deed) return deed;
  }
  return undefined;
}
