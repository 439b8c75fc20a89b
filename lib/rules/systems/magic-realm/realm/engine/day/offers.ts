import type { Seat } from '../../../../../kernel/game/engine';
import { groups } from '../../../catalogue';
import { colorOfType } from '../../../catalogue/vocabulary';
import { mayFly, tilesFlown } from '../activities/flight';
import { peersFrom } from '../activities/peering';
import type { Deed } from '../deeds';
import {
  abilitiesOf,
  chitsOf,
  EYEMIST,
  ILL_HEALTH,
  isCursed,
  isInPlay,
  itemOf,
  SQUEAK,
  WITHER,
} from '../kit';
import { FATIGUED, seatsAt, WOUNDED, type RealmState } from '../state';
import { nativesAt, tradersAt } from '../world/company';
import { NOWHERE, placesOn, waysFrom, type Place } from '../world/ground';
import { endsFrom, waysOf } from '../world/roads';
import { dwellingsAt } from '../world/surroundings';
import { assigned } from './phases';
import { isWornOut } from './take-phase';
import { costInto, walkOf, type Walk } from './walk';

/** What one choice writes down: the MOVE phases into a mountain clearing come together. (MR-026, MR-R05) */
export function written(s: RealmState, seat: Seat, deed: Deed): readonly Deed[] {
  if (deed.type !== 'move') return [deed];
  const { isOnRoad } = walkOf(s, seat, s.who[seat]!.record);
  return Array.from({ length: costInto(s, deed.to, isOnRoad) }, () => deed);
}

/** How many phases the last choice wrote down. */
export function lastWritten(s: RealmState, seat: Seat): number {
  const { record } = s.who[seat]!;
  const last = record.at(-1);
  if (last?.type !== 'move') return Math.min(1, record.length);
  // From between two clearings nothing else comes before.
  const isFirst = record.every((deed) => deed.type === 'move' && deed.to === last.to);
  return costInto(s, last.to, s.who[seat]!.toward >= 0 && isFirst);
}

const has = (record: readonly Deed[], ...types: readonly Deed['type'][]): boolean =>
  record.some(({ type }) => types.includes(type));
const countOf = (record: readonly Deed[], one: Deed['type']): number =>
  record.filter(({ type }) => type === one).length;

/** A roadway may be tried that a search of his may find on the way. (MR-B33) */
const hopes = (record: readonly Deed[]): boolean => has(record, 'search', 'peer');

/** Where he may move next; after a flight to any clearing of the tile that he may have landed beside. */
function moves(s: RealmState, seat: Seat, { end, tile, isOnRoad }: Walk): readonly Place[] {
  const { place, toward, record } = s.who[seat]!;
  if (isOnRoad) return [place, toward];
  return end === NOWHERE ? placesOn(tile) : endsFrom(s, seat, end, hopes(record));
}

const leadsOff = (s: RealmState, seat: Seat, { end, isOnRoad }: Walk): boolean => {
  if (isOnRoad || end === NOWHERE) return false;
  const ways = hopes(s.who[seat]!.record) ? waysFrom(s.game.map, s.sides, end) : waysOf(s, seat, end);
  return ways.some(({ to }) => to === NOWHERE);
};

/** Things of his that an ALERT phase could make ready: a weapon, MAGIC chits, BERSERK. (MR-036, MR-037, MR-A04) */
function alertable(s: RealmState, seat: Seat): number {
  const { items, chits, berserk } = s.who[seat]!;
  const weapon = items.some(({ id }) => itemOf(id).kind === 'weapon') ? 1 : 0;
  const rages = berserk === 0 && abilitiesOf(s, seat).some((e) => e.kind === 'own-vulnerability');
  const ready = chitsOf(s, seat).filter(
    ({ kind }, i) => isInPlay(chits[i]!) && (kind === 'MAGIC' || (kind === 'BERSERK' && rages)),
  );
  return weapon + ready.length;
}

/** Is there something to rest, or may the day itself tire him? (MR-038 to MR-041, MR-X03, MR-X04) */
function mayRest(s: RealmState, seat: Seat): boolean {
  const who = s.who[seat]!;
  if (isCursed(who, ILL_HEALTH)) return false;
  const isWithered = isCursed(who, WITHER);
  const isTired = who.chits.some((state) => state === WOUNDED || (state === FATIGUED && !isWithered));
  return isTired || has(who.record, 'search', 'enchant');
}

/** Does somebody trade there now, or live there and may be back? (MR-049, MR-051) */
const mayTrade = (s: RealmState, place: Place): boolean =>
  place >= 0 && (tradersAt(s, place).length > 0 || dwellingsAt(s, place).some((id) => id !== 'ghosts'));

/** Do natives stand there whom he could hire, or live there and may be back? (MR-054, MR-056) */
const mayHire = (s: RealmState, place: Place): boolean =>
  place >= 0 &&
  (groups.some(({ id }) => nativesAt(s, id, place).length > 0) ||
    dwellingsAt(s, place).some((id) => id !== 'ghosts'));

/** Only a MAGIC chit that gives a color enchants anything. (MR-069 to MR-073) */
const hasMagic = (s: RealmState, seat: Seat): boolean =>
  chitsOf(s, seat).some(
    (chit, i) => chit.kind === 'MAGIC' && colorOfType[chit.magic] && isInPlay(s.who[seat]!.chits[i]!),
  );

/** What of all activities could ever work for him, whatever phases he has. */
export function wishes(s: RealmState, seat: Seat, walk: Walk): readonly Deed[] {
  const who = s.who[seat]!;
  const { record } = who;
  const going = moves(s, seat, walk).map((to): Deed => ({ type: 'move', to }));
  if (walk.isOnRoad) return going;
  const rest: readonly Deed[] = mayRest(s, seat) ? [{ type: 'rest' }] : [];
  if (isWornOut(who) && !has(record, 'rest')) return rest;
  const isFresh = record.length === 0;
  const enchants = has(record, 'prepare');
  return [
    ...going,
    ...(leadsOff(s, seat, walk) ? [{ type: 'leave' } as const] : []),
    ...(isCursed(who, SQUEAK) ? [] : [{ type: 'hide' } as const]),
    ...(isCursed(who, EYEMIST) ? [] : [{ type: 'search' } as const]),
    ...peersFrom(s, seat, walk.end).map((at): Deed => ({ type: 'peer', at })),
    ...(countOf(record, 'alert') < alertable(s, seat) ? [{ type: 'alert' } as const] : []),
    ...rest,
    ...(mayTrade(s, walk.end) ? [{ type: 'trade' } as const] : []),
    ...(mayHire(s, walk.end) ? [{ type: 'hire' } as const] : []),
    ...(hasMagic(s, seat) ? [{ type: enchants ? 'enchant' : 'prepare' } as const] : []),
    ...(mayFly(s, seat) ? tilesFlown(s, walk.tile).map((tile): Deed => ({ type: 'fly', tile })) : []),
    ...(isFresh
      ? seatsAt(s, who.place).flatMap((guide): Deed[] => (guide === seat ? [] : [{ type: 'follow', guide }]))
      : []),
  ];
}

/** What he may record next: only what his phases allow and what could ever work, equal things once. (MR-009, MR-022, MR-B31 to MR-B33) */
export function offers(s: RealmState, seat: Seat): readonly Deed[] {
  const { record } = s.who[seat]!;
  // Whoever follows does so all day; whoever has left does nothing more. (MR-059, MR-B36)
  if (has(record, 'follow', 'leave')) return [];
  const fits = (...more: readonly Deed[]) => assigned(s, seat, [...record, ...more]) !== undefined;
  return wishes(s, seat, walkOf(s, seat, record)).filter((deed) =>
    // To prepare is of use only if something is enchanted afterwards. (MR-068)
    deed.type === 'prepare' ? fits(deed, { type: 'enchant' }) : fits(...written(s, seat, deed)),
  );
}
