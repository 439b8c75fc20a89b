import { isChanged } from '../magic/changes';
import type { Telling } from '../activity';
import { abandonItem, overloaded, packStrength, takeOff } from '../belongings/wearing';
import type { Told } from '../events';
import { carries, isWorn, itemOf, weightOf } from '../kit';
import { dayOf, individualsAt, isBodiless, isMover, ledWith, placeOf, putAt } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { maySee } from '../world/company';
import { isHiddenRoad, NOWHERE, typeAt, type Place, type Way } from '../world/ground';
import { learnWay } from '../world/roads';
import { bandCarries, bandOf } from '../world/warband';

export type TravelEvent =
  | Told<
      'moved',
      {
        readonly seat: Who;
        readonly from: Place;
        readonly to: Place;
        /** Who went along. */
        readonly along: readonly Who[];
      }
    >
  | Told<'horse-put-away', { readonly seat: Who; readonly id: string }>;

const isHorse = (id: string): boolean => itemOf(id).kind === 'horse';

/** What is too heavy stays behind; horses walk by themselves, and one that is led carries what is not in use. (MR-028, MR-B20, MR-R06) */
export function dropHeavy(s: RealmState, seat: Who, strength: number, tell: Telling): void {
  if (isChanged(s, seat)) return;
  const { items } = dayOf(s, seat);
  const pack = packStrength(s, seat);
  for (let at = items.length - 1; at >= 0; at--) {
    const weight = weightOf(items[at]!.id);
    if (weight > strength && (isWorn(items[at]!) || weight > pack)) abandonItem(s, seat, at, tell);
  }
}

/** Horses cannot fly. (MR-B37) */
export function dropHorses(s: RealmState, seat: Who, tell: Telling): void {
  // All that he has is part of what a spell has made of him. (MR-B29)
  if (isChanged(s, seat)) return;
  const { items } = dayOf(s, seat);
  for (let at = items.length - 1; at >= 0; at--) if (isHorse(items[at]!.id)) abandonItem(s, seat, at, tell);
}

/** A horse becomes inactive in a cave. (MR-021) */
export function putHorseAway(s: RealmState, seat: Who, tell: Telling): void {
  const { items } = dayOf(s, seat);
  if (typeAt(s.sides, placeOf(s, seat)) !== 'cave' || isChanged(s, seat)) return;
  items.forEach((held, at) => {
    if (!isWorn(held) || !isHorse(held.id)) return;
    takeOff(s, seat, at);
    tell?.({ type: 'horse-put-away', rule: 'MR-021', seat, id: held.id });
  });
}

/** Horses and boots that cannot carry all that he has do not serve him. (MR-B17) */
function putOverloadedAway(s: RealmState, seat: Who, tell: Telling): void {
  if (isMover(s, seat) || isChanged(s, seat)) return;
  for (const at of overloaded(s, seat)) {
    takeOff(s, seat, at);
    tell?.({ type: 'horse-put-away', rule: 'MR-B17', seat, id: s.who[seat]!.items[at]!.id });
  }
}

/** His hirelings go with him, and underlings carry for him. (MR-062, MR-B20) */
function enter(s: RealmState, seat: Who, to: Place, tell: Telling): void {
  const who = dayOf(s, seat);
  const from = placeOf(s, seat);
  putOverloadedAway(s, seat, tell);
  const band = bandOf(s, seat);
  const strength = Math.max(carries(s, seat), bandCarries(s, seat));
  if (who.toward < 0) dropHeavy(s, seat, strength, tell);
  // Off a roadway he comes from its other end. (MR-121)
  who.cameFrom = who.toward >= 0 && to === from ? who.toward : from;
  putAt(s, seat, to);
  who.toward = NOWHERE;
  for (const denizen of band) s.at[denizen] = to;
  putHorseAway(s, seat, tell);
}

/** He goes, and so do those who follow; whoever sees him use a roadway that must be discovered learns it. (MR-016, MR-059, MR-B22) */
export function travel(
  s: RealmState,
  seat: Who,
  to: Place,
  way: Way | undefined,
  along: readonly Who[],
  tell: Telling,
): void {
  const from = placeOf(s, seat);
  if (way && isHiddenRoad(way.kind)) {
    // What nobody sees is followed by those who belong to it.
    const spies = isBodiless(s, seat) ? along : new Set([...along, ...individualsAt(s, from)]);
    for (const spy of spies)
      if (spy !== seat && (along.includes(spy) || maySee(s, spy, seat)))
        learnWay(s, spy, way, from, seat, tell);
    for (const one of [seat, ...along])
      for (const led of ledWith(s, one)) learnWay(s, led, way, from, seat, undefined);
  }
  for (const one of [seat, ...along]) enter(s, one, to, tell);
  tell?.({ type: 'moved', rule: 'MR-016', seat, from, to, along });
}
