import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import { abandonItem, overloaded, packStrength, takeOff } from '../belongings/wearing';
import type { Told } from '../events';
import { carries, isWorn, itemOf, weightOf } from '../kit';
import { seatsAt, type RealmState } from '../state';
import { maySee } from '../world/company';
import { isHiddenRoad, NOWHERE, typeAt, type Place, type Way } from '../world/ground';
import { learnWay } from '../world/roads';
import { bandCarries, bandOf } from '../world/warband';

export type TravelEvent =
  | Told<
      'moved',
      {
        readonly seat: Seat;
        readonly from: Place;
        readonly to: Place;
        /** Who went along. */
        readonly along: readonly Seat[];
      }
    >
  | Told<'horse-put-away', { readonly seat: Seat; readonly id: string }>;

const isHorse = (id: string): boolean => itemOf(id).kind === 'horse';

/** What is too heavy stays behind; horses walk by themselves, and one that is led carries what is not in use. (MR-028, MR-B20, MR-R06) */
export function dropHeavy(s: RealmState, seat: Seat, strength: number, tell: Telling): void {
  const { items } = s.who[seat]!;
  const pack = packStrength(s, seat);
  for (let at = items.length - 1; at >= 0; at--) {
    const weight = weightOf(items[at]!.id);
    if (weight > strength && (isWorn(items[at]!) || weight > pack)) abandonItem(s, seat, at, tell);
  }
}

/** Horses cannot fly. (MR-B37) */
export function dropHorses(s: RealmState, seat: Seat, tell: Telling): void {
  const { items } = s.who[seat]!;
  for (let at = items.length - 1; at >= 0; at--) if (isHorse(items[at]!.id)) abandonItem(s, seat, at, tell);
}

/** A horse becomes inactive in a cave. (MR-021) */
export function putHorseAway(s: RealmState, seat: Seat, tell: Telling): void {
  const { place, items } = s.who[seat]!;
  if (typeAt(s.sides, place) !== 'cave') return;
  items.forEach((held, at) => {
    if (!isWorn(held) || !isHorse(held.id)) return;
    takeOff(s, seat, at);
    tell?.({ type: 'horse-put-away', rule: 'MR-021', seat, id: held.id });
  });
}

/** His hirelings go with him, and underlings carry for him. (MR-062, MR-B20) */
/** Horses and boots that cannot carry all that he has do not serve him. (MR-B17) */
function putOverloadedAway(s: RealmState, seat: Seat, tell: Telling): void {
  for (const at of overloaded(s, seat)) {
    takeOff(s, seat, at);
    tell?.({ type: 'horse-put-away', rule: 'MR-B17', seat, id: s.who[seat]!.items[at]!.id });
  }
}

function enter(s: RealmState, seat: Seat, to: Place, tell: Telling): void {
  const who = s.who[seat]!;
  putOverloadedAway(s, seat, tell);
  const band = bandOf(s, seat);
  const strength = Math.max(carries(s, seat), bandCarries(s, seat));
  if (who.toward < 0) dropHeavy(s, seat, strength, tell);
  // Off a roadway he comes from its other end. (MR-121)
  who.cameFrom = who.toward >= 0 && to === who.place ? who.toward : who.place;
  who.place = to;
  who.toward = NOWHERE;
  for (const denizen of band) s.at[denizen] = to;
  putHorseAway(s, seat, tell);
}

/** He goes, and so do those who follow; whoever sees him use a roadway that must be discovered learns it. (MR-016, MR-059, MR-B22) */
export function travel(
  s: RealmState,
  seat: Seat,
  to: Place,
  way: Way | undefined,
  along: readonly Seat[],
  tell: Telling,
): void {
  const from = s.who[seat]!.place;
  if (way && isHiddenRoad(way.kind))
    for (const spy of seatsAt(s, from))
      if (spy !== seat && (along.includes(spy) || maySee(s, spy, seat)))
        learnWay(s, spy, way, from, seat, tell);
  for (const one of [seat, ...along]) enter(s, one, to, tell);
  tell?.({ type: 'moved', rule: 'MR-016', seat, from, to, along });
}
