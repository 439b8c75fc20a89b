import { isChanged } from '../magic/changes';
import type { Seat } from '../../../../../kernel/game/engine';
import { level } from '../../../reckon/harm';
import type { Item } from '../../../sheet';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { characterOf, isFaceDown, isWorn, itemOf, weightOf } from '../kit';
import { dayOf, isMover, placeOf, playerOf } from '../movers/individuals';
import { DAMAGED, WORN, type Held, type RealmState, type Who } from '../state';
import { typeAt, type Place } from '../world/ground';
import { noThings } from '../../../lists';
import type { Ask } from '../asks';

/** What was taken must be kept in one of three states. (MR-046) */
export type WearAsk = {
  readonly type: 'keep-item';
  readonly seat: Who;
  /** Its place among his belongings. */
  readonly at: number;
};

export type WearEvent =
  | Told<'got-item', { readonly seat: Who; readonly id: string }>
  | Told<'item-worn', { readonly seat: Who; readonly id: string }>
  /** `faces`: the die for what falls from the air; absent: it lies where he is. */
  | Told<
      'item-dropped',
      { readonly seat: Who; readonly id: string; readonly place: Place; readonly faces?: readonly number[] }
    >;

/** Where a die lets somebody or something come down. (MR-067) */
export interface Landing {
  readonly place: Place;
  readonly faces: readonly number[];
}

const hasForm = (item: Item, form: string): boolean => item.kind === 'treasure' && item.form === form;

/** Color sources are in use for ever; potions and cards that are used once, until midnight. (MR-B18, MR-B19) */
export const staysWorn = (id: string): boolean => {
  const item = itemOf(id);
  return (
    hasForm(item, 'color-source') || item.effects.some((e) => e.kind === 'potion' || e.kind === 'used-once')
  );
};

/** A color source is in use for ever. (MR-B18) */
export const isForever = (id: string): boolean => hasForm(itemOf(id), 'color-source');

/** Is he in the air, in the midst of his turn? */
export const isAloft = (s: RealmState, seat: Who): boolean => s.turn?.seat === seat && s.turn.over >= 0;
/** Is he so, himself or behind his guide? Then nothing on the ground is where he is. (MR-B37) */
export const isInTheAir = (s: RealmState, who: Who): boolean =>
  isAloft(s, who) || (dayOf(s, who).guide >= 0 && isAloft(s, dayOf(s, who).guide));

/** May belongings be arranged now? Not in the air, between two clearings, or blocked, nor by whom a spell has changed. (MR-B15, MR-B29) */
export const mayArrange = (s: RealmState, seat: Who): boolean => {
  const { toward, blocked } = dayOf(s, seat);
  // In the evening nobody is blocked any more. (MR-198)
  return toward < 0 && (blocked === 0 || s.part === 'evening') && !isAloft(s, seat) && !isChanged(s, seat);
};

/** What of one kind only one may be in use; undefined: any number. (MR-077, MR-B17) */
function kindOf(id: string): string | undefined {
  const item = itemOf(id);
  if (item.kind === 'armor') return item.place;
  if (item.kind !== 'treasure') return item.kind;
  return item.form === 'boots' || item.form === 'gloves' ? item.form : undefined;
}

/** What he must put away to use it: its place among his belongings; −1: nothing. (MR-077, MR-B17) */
export function inTheWay(s: RealmState, seat: Seat, at: number): number {
  const { items } = s.who[seat]!;
  const kind = kindOf(items[at]!.id);
  if (kind === undefined) return -1;
  return items.findIndex((held, i) => i !== at && isWorn(held) && kindOf(held.id) === kind);
}

/** What the strongest horse that is led carries, in levels; −1: there is none. Only packed things are loaded. (MR-B20, MR-R06) */
export const packStrength = (s: RealmState, seat: Who, but = -1): number =>
  Math.max(
    -1,
    ...dayOf(s, seat).items.flatMap((held, i) => {
      const item = itemOf(held.id);
      return i !== but && item.kind === 'horse' && !isWorn(held) ? [horseStrength(item)] : [];
    }),
  );

/** Horses carry the rider and all that is not on a horse that is led; boots carry everything. (MR-B17) */
function carriesAll(s: RealmState, seat: Seat, at: number, strength: number): boolean {
  const who = s.who[seat]!;
  if (strength < level(characterOf(who).vulnerability)) return false;
  const isHorse = itemOf(who.items[at]!.id).kind === 'horse';
  const pack = isHorse ? packStrength(s, seat, at) : -1;
  return who.items.every((held) => {
    const weight = weightOf(held.id);
    return weight <= strength || (!isWorn(held) && weight <= pack);
  });
}

const horseStrength = ({ walk, gallop }: Extract<Item, { kind: 'horse' }>): number =>
  Math.max(level(walk.strength), level(gallop.strength));

/** Horses and boots in use that cannot carry all that he has now, by their places. (MR-B17) */
export const overloaded = (s: RealmState, seat: Seat): readonly number[] =>
  s.who[seat]!.items.flatMap((held, at) => {
    if (!isWorn(held)) return [];
    const item = itemOf(held.id);
    const boots = item.effects.find((e) => e.kind === 'acts-as' && e.worn === 'boots');
    const strength =
      item.kind === 'horse' ? horseStrength(item) : boots?.kind === 'acts-as' ? level(boots.strength) : -1;
    return strength >= 0 && !carriesAll(s, seat, at, strength) ? [at] : [];
  });

/** Could he use it, if nothing else of its kind were in use? Hired leaders use nothing, nor does whom a spell has changed. (MR-046, MR-B29) */
export function isWearable(s: RealmState, seat: Who, at: number): boolean {
  if (isMover(s, seat) || isChanged(s, seat)) return false;
  const who = s.who[seat]!;
  const held = who.items[at];
  if (!held || isWorn(held)) return false;
  const item = itemOf(held.id);
  if (item.kind === 'horse')
    return typeAt(s.sides, who.place) !== 'cave' && carriesAll(s, seat, at, horseStrength(item));
  if (item.kind !== 'treasure') return true;
  if (item.form === 'site-card') return false;
  if (item.effects.some((e) => e.kind === 'potion' && e.user === 'weapon'))
    return who.items.some((one) => isWorn(one) && itemOf(one.id).kind === 'weapon');
  return item.effects.every((e) =>
    e.kind === 'acts-as' && e.worn === 'boots' ? carriesAll(s, seat, at, level(e.strength)) : true,
  );
}

/** May he activate this belonging as things are? (MR-076, MR-077, MR-B17) */
export const mayWear = (s: RealmState, seat: Seat, at: number): boolean =>
  isWearable(s, seat, at) && inTheWay(s, seat, at) < 0;

/** Takes a belonging away from him; questions about others still mean the same ones. */
export function removeItem(s: RealmState, seat: Who, at: number): Held {
  const asks = noThings<Ask>();
  for (const ask of s.asks) {
    if (ask.type !== 'keep-item' || ask.seat !== seat || ask.at < at) asks.push(ask);
    else if (ask.at > at) asks.push({ ...ask, at: ask.at - 1 });
  }
  s.asks = asks;
  return dayOf(s, seat).items.splice(at, 1)[0]!;
}

/** Puts something below all that lies abandoned in a clearing. (MR-B16) */
export function leaveAt(s: RealmState, place: Place, held: Held): void {
  const isSource = hasForm(itemOf(held.id), 'color-source');
  const pile = (s.abandoned[String(place)] ??= []);
  pile.push({ id: held.id, state: (held.state & DAMAGED) | (isSource ? WORN : 0) });
}

/** Leaves a belonging in his clearing, or where it falls. (MR-046, MR-076, MR-B16) */
export function abandonItem(s: RealmState, seat: Who, at: number, tell: Telling, fallen?: Landing): void {
  const place = fallen?.place ?? placeOf(s, seat);
  const held = removeItem(s, seat, at);
  leaveAt(s, place, held);
  const only = isFaceDown(held) ? { only: playerOf(s, seat) } : {};
  const rolled = fallen ? { rule: 'MR-B15', faces: fallen.faces } : { rule: 'MR-B16' };
  tell?.({ type: 'item-dropped', seat, id: held.id, place, ...rolled, ...only });
}

/** Puts a belonging away; it may be used again later. (MR-076) */
export function takeOff(s: RealmState, seat: Seat, at: number): void {
  s.who[seat]!.items[at]!.state &= DAMAGED;
}

/** He gets a thing, and says at once what becomes of it. A color source is in use for ever. (MR-046, MR-B18) */
export function giveItem(s: RealmState, seat: Who, held: Held, tell: Telling): void {
  const isSource = hasForm(itemOf(held.id), 'color-source');
  const got = { id: held.id, state: (held.state & DAMAGED) | (isSource ? WORN : 0) };
  const at = dayOf(s, seat).items.push(got) - 1;
  const only = isFaceDown(got) ? { only: playerOf(s, seat) } : {};
  tell?.({ type: 'got-item', rule: 'MR-046', seat, id: got.id, ...only });
  s.asks.push({ type: 'keep-item', seat, at });
}
