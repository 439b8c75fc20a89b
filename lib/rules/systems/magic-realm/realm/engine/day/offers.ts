import type { Seat } from '../../../../../kernel/game/engine';
import { colorOfType, type ClearingType } from '../../../catalogue/vocabulary';
import { hopesToFly, mayFly, tilesFlown } from '../activities/flight';
import { peersFrom } from '../activities/peering';
import type { Deed } from '../deeds';
import { conjuredFor } from '../evening/conjured-fight';
import {
  abilitiesOf,
  chitsOf,
  EYEMIST,
  ILL_HEALTH,
  isCursed,
  isGifted,
  isInPlay,
  isWorn,
  itemOf,
  SQUEAK,
  WITHER,
} from '../kit';
import { canDo, isChanged, isMist } from '../magic/changes';
import { colorOfEnhanced, enhancedItems } from '../magic/enhanced-items';
import { dayOf, guidesAt, individualsAt, isMover, moverOf, placeOf, playerOf } from '../movers/individuals';
import { ACTIVE, FATIGUED, WOUNDED, type Adventurer, type RealmState, type Who } from '../state';
import { othersWith } from '../world/company';
import { NOWHERE, typeAt, waysFrom, type Place } from '../world/ground';
import { endsFrom, waysOf } from '../world/roads';
import { hiredBy } from '../world/warband';
import { Assigning } from './assigning';
import { hasSunlight } from './phases';
import { mayCache, mayHire, mayTrade } from './prospects';
import { isSpent } from './take-phase';
import { costInto, endsOf, walkOf, type Walk } from './walk';

/** What one choice writes down: the MOVE phases into a mountain clearing come together. (MR-026, MR-R05) */
export function written(
  s: RealmState,
  seat: Who,
  deed: Deed,
  walk: Walk = walkOf(s, seat, dayOf(s, seat).record),
): readonly Deed[] {
  if (deed.type !== 'move') return [deed];
  const { isOnRoad } = walk;
  return new Array<Deed>(costInto(s, deed.to, isOnRoad)).fill(deed);
}

/** How many phases the last choice wrote down. */
export function lastWritten(s: RealmState, seat: Who): number {
  const { record } = dayOf(s, seat);
  const last = record.at(-1);
  if (last?.type !== 'move') return Math.min(1, record.length);
  // From between two clearings nothing else comes before.
  const isFirst = record.every((deed) => deed.type === 'move' && deed.to === last.to);
  return costInto(s, last.to, dayOf(s, seat).toward >= 0 && isFirst);
}

const has = (record: readonly Deed[], ...types: readonly Deed['type'][]): boolean => {
  for (const { type } of record) if (types.includes(type)) return true;
  return false;
};
const countOf = (record: readonly Deed[], one: Deed['type']): number => {
  let count = 0;
  for (const { type } of record) if (type === one) count++;
  return count;
};

/** A roadway may be tried that a search of his may find on the way. (MR-B33) */
const hopes = (record: readonly Deed[]): boolean => has(record, 'search', 'peer');

/** Where he may move next; after a flight from wherever he may have landed. (MR-067, MR-B33) */
function moves(s: RealmState, seat: Who, walk: Walk): readonly Place[] {
  const { toward, record } = dayOf(s, seat);
  if (walk.isOnRoad) return [placeOf(s, seat), toward];
  const beside = endsOf(walk).flatMap((end) => endsFrom(s, seat, end, hopes(record)));
  return walk.end === NOWHERE ? [...new Set([...endsOf(walk), ...beside])] : beside;
}

const leadsOff = (s: RealmState, seat: Seat, walk: Walk): boolean =>
  endsOf(walk).some((end) => {
    const ways = hopes(s.who[seat]!.record) ? waysFrom(s.game.map, s.sides, end) : waysOf(s, seat, end);
    return ways.some(({ to }) => to === NOWHERE);
  });

/** Things of his that an ALERT phase could make ready: a weapon, MAGIC chits, BERSERK. (MR-036, MR-037, MR-A04) */
function alertable(s: RealmState, seat: Seat): number {
  const { items, chits, berserk } = s.who[seat]!;
  let count = items.some(({ id }) => itemOf(id).kind === 'weapon') ? 1 : 0;
  const rages = berserk === 0 && abilitiesOf(s, seat).some((e) => e.kind === 'own-vulnerability');
  chitsOf(s, seat).forEach(({ kind }, i) => {
    if (isInPlay(chits[i]!) && (kind === 'MAGIC' || (kind === 'BERSERK' && rages))) count++;
  });
  return count;
}

/** Has he something that could lift this curse before the phase comes, or keep it off for a phase? (MR-B33, MR-T03, MR-T74, MR-S40) */
const mayShed = (s: RealmState, seat: Seat, curse: number): boolean =>
  conjuredFor(s, seat, 'token').length > 0 ||
  s.who[seat]!.items.some(
    (held) =>
      !isWorn(held) &&
      itemOf(held.id).effects.some(
        (e) =>
          (e.kind === 'break' && e.what.includes('curse')) ||
          (e.kind === 'roll' && e.tables.includes('wish') && (curse === WITHER || curse === ILL_HEALTH)),
      ),
  );

const isKept = (s: RealmState, seat: Seat, curse: number): boolean =>
  isCursed(s.who[seat]!, curse) && !mayShed(s, seat, curse);

/** Can he rest after all, once he has shed a curse as the phase begins? (MR-B14, MR-B33) */
export const hopesToRest = (s: RealmState, seat: Seat): boolean =>
  has(s.who[seat]!.record, 'rest') &&
  [WITHER, ILL_HEALTH].some((curse) => isCursed(s.who[seat]!, curse) && mayShed(s, seat, curse));

/** Is there something that he could rest? (MR-038 to MR-041, MR-X03) */
const isTired = ({ chits }: Pick<Adventurer, 'chits'>, isWithered: boolean): boolean =>
  chits.some((state) => state === WOUNDED || (state === FATIGUED && !isWithered));

/** Does it serve him or whoever may follow him, or may the day itself tire him? (MR-038 to MR-041, MR-B46, MR-X04) */
function mayRest(s: RealmState, seat: Seat): boolean {
  const who = s.who[seat]!;
  if (isKept(s, seat, ILL_HEALTH)) return false;
  return (
    isTired(who, isKept(s, seat, WITHER)) ||
    has(who.record, 'search', 'enchant') ||
    othersWith(s, seat).some((other) => isTired(s.who[other]!, isCursed(s.who[other]!, WITHER)))
  );
}

/** Could it hide him, or those who are with him and may follow? (MR-029, MR-B46, MR-X02) */
const mayHide = (s: RealmState, seat: Seat): boolean =>
  !isKept(s, seat, SQUEAK) ||
  isMist(s, seat) ||
  individualsAt(s, placeOf(s, seat)).length > 1 ||
  hiredBy(s, seat).some((i) => s.at[i] === placeOf(s, seat));

/** Only a MAGIC chit that gives a color enchants anything, and none that a spell has frozen. (MR-069 to MR-073, MR-B29) */
const hasMagic = (s: RealmState, seat: Seat): boolean =>
  !isChanged(s, seat) &&
  (chitsOf(s, seat).some(
    (chit, i) => chit.kind === 'MAGIC' && colorOfType[chit.magic] && isInPlay(s.who[seat]!.chits[i]!),
  ) ||
    enhancedItems(s, seat).some((one) => one.state === ACTIVE && colorOfEnhanced(one)));

/** A phase for nothing but the belongings that may be arranged as it begins. (MR-009, MR-076) */
const pauses = (s: RealmState, seat: Seat): readonly Deed[] =>
  s.who[seat]!.items.length > 0 && !isChanged(s, seat) ? [{ type: 'blank' }] : [];

/** Where he could fly from a tile, or would, if what carries him gets its color on the way. (MR-066, MR-B33, MR-T28) */
export const flights = (
  s: RealmState,
  who: Who,
  { tile: from, at = [], end = NOWHERE }: Pick<Walk, 'tile'> & Partial<Pick<Walk, 'at' | 'end'>>,
): readonly Deed[] =>
  mayFly(s, who) || hopesToFly(s, who, [...at, end])
    ? tilesFlown(s, from).map((tile): Deed => ({ type: 'fly', tile }))
    : [];

/** Has he prepared today, or need he not? (MR-068, MR-B70) */
const isReady = (s: RealmState, who: Who): boolean =>
  has(dayOf(s, who).record, 'prepare') || isGifted(s, who, 'enchants-at-once');

const spellPhase = (s: RealmState, who: Who): readonly Deed[] =>
  hasMagic(s, playerOf(s, who)) ? [{ type: isReady(s, who) ? 'enchant' : 'prepare' }] : [];

/** Characters and hired leaders of his clearing, whom he might follow all day. (MR-059, MR-062) */
const guides = (s: RealmState, who: Who): readonly Deed[] =>
  dayOf(s, who).record.length > 0
    ? []
    : guidesAt(s, placeOf(s, who), playerOf(s, who)).flatMap((guide): Deed[] =>
        guide === who ? [] : [{ type: 'follow', guide }],
      );

/** Leaders do not rest, alert or enchant, monsters neither trade nor hire, and the bodiless do even less. (MR-B32, MR-A26, MR-S33) */
function moverWishes(s: RealmState, who: Who, walk: Walk): readonly Deed[] {
  const { kind } = moverOf(s, who);
  const going = moves(s, who, walk).map((to): Deed => ({ type: 'move', to }));
  const peers = peersFrom(s, who, walk.end).map((at): Deed => ({ type: 'peer', at }));
  if (kind === 'familiar') return [...going, ...peers, ...guides(s, who)];
  if (kind === 'phantasm') return [...going, ...peers, ...spellPhase(s, who)];
  const ends = kind === 'leader' ? endsOf(walk) : [];
  const { denizen } = moverOf(s, who);
  return [
    ...going,
    { type: 'hide' },
    { type: 'search' },
    ...(ends.some((end) => mayTrade(s, end)) ? [{ type: 'trade' } as const] : []),
    ...(ends.some((end) => mayHire(s, who, end, denizen)) ? [{ type: 'hire' } as const] : []),
    ...flights(s, who, walk),
    ...guides(s, who),
  ];
}

/** What of all activities could ever work for him, whatever phases he has. */
export function wishes(s: RealmState, seat: Who, walk: Walk): readonly Deed[] {
  if (isMover(s, seat)) return moverWishes(s, seat, walk);
  const who = s.who[seat]!;
  const { record } = who;
  const going = moves(s, seat, walk).map((to): Deed => ({ type: 'move', to }));
  if (walk.isOnRoad) return going;
  const rest: readonly Deed[] = mayRest(s, seat) ? [{ type: 'rest' }] : [];
  if (isSpent(s, seat) && !has(record, 'rest')) return [...rest, ...pauses(s, seat)];
  const out = going.slice();
  if (leadsOff(s, seat, walk)) out.push({ type: 'leave' });
  if (mayHide(s, seat)) out.push({ type: 'hide' });
  if (!isKept(s, seat, EYEMIST)) out.push({ type: 'search' });
  for (const at of peersFrom(s, seat, walk.end)) out.push({ type: 'peer', at });
  if (countOf(record, 'alert') < alertable(s, seat)) out.push({ type: 'alert' });
  out.push(...rest);
  const ends = endsOf(walk);
  if (ends.some((end) => mayTrade(s, end))) out.push({ type: 'trade' });
  if (ends.some((end) => mayHire(s, seat, end))) out.push({ type: 'hire' });
  out.push(...spellPhase(s, seat));
  if (ends.some((end) => mayCache(s, seat, end))) out.push({ type: 'cache' });
  out.push(...flights(s, seat, walk), ...pauses(s, seat), ...guides(s, seat));
  return out;
}

/** Says of each of his wishes whether his phases allow it; undefined: they are used up. (MR-022, MR-B31 to MR-B33) */
function allowing(s: RealmState, seat: Who, walk: Walk): ((deed: Deed) => boolean) | undefined {
  const { record } = dayOf(s, seat);
  const days: (Assigning | undefined)[] = [];
  const dayWith = (meetsCave: boolean): Assigning | undefined => {
    const isSunny = hasSunlight(s, seat, meetsCave);
    return (days[isSunny ? 1 : 0] ??= openDay(s, seat, isSunny, record, walk));
  };
  if (dayWith(walk.meetsCave) === undefined) return undefined;
  const known = new Map<Deed['type'] | ClearingType, boolean>();
  return (deed) => {
    if (!canDo(s, seat, deed.type)) return false;
    // Deeds of one kind begin in the same place, and only moves differ in phases and sunlight.
    const kind = deed.type === 'move' ? typeAt(s.sides, deed.to) : deed.type;
    let fits = known.get(kind);
    if (fits === undefined) {
      // To prepare is of use only if something is enchanted afterwards. (MR-068)
      const deeds: readonly Deed[] =
        deed.type === 'prepare' ? [deed, { type: 'enchant' }] : written(s, seat, deed, walk);
      const day = dayWith(walk.meetsCave || kind === 'cave');
      known.set(kind, (fits = day?.fits(deeds, walk.end) ?? false));
    }
    return fits;
  };
}

/** The day as it is recorded; undefined: there is no phase for anything more. */
function openDay(
  s: RealmState,
  seat: Who,
  isSunny: boolean,
  record: readonly Deed[],
  { at }: Walk,
): Assigning | undefined {
  const day = new Assigning(s, seat, isSunny);
  return day.add(record, at) && day.isOpen() ? day : undefined;
}

const NOTHING: readonly Deed[] = [];

/** Whoever follows does so all day; whoever has left does nothing more. (MR-059, MR-B36) */
const isClosed = (record: readonly Deed[]): boolean => has(record, 'follow', 'leave');

/** What he may record next: only what his phases allow and what could ever work, equal things once. (MR-009, MR-022, MR-B31 to MR-B33) */
export function offers(s: RealmState, seat: Who): readonly Deed[] {
  const { record } = dayOf(s, seat);
  if (isClosed(record)) return NOTHING;
  const walk = walkOf(s, seat, record);
  const isAllowed = allowing(s, seat, walk);
  return isAllowed ? wishes(s, seat, walk).filter(isAllowed) : NOTHING;
}

/** Is there one of them that is meant? */
export function hasOffer(s: RealmState, seat: Who, isMeant: (deed: Deed) => boolean): boolean {
  const { record } = dayOf(s, seat);
  if (isClosed(record)) return false;
  const walk = walkOf(s, seat, record);
  const isAllowed = allowing(s, seat, walk);
  return isAllowed !== undefined && wishes(s, seat, walk).some((deed) => isMeant(deed) && isAllowed(deed));
}
