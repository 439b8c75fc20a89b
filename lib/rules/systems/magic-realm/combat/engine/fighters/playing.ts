import type { Seat } from '../../../../../kernel/game/engine';
import type { Effect } from '../../../catalogue/effects';
import { level } from '../../../reckon/harm';
import { isGraced } from '../magic/charms';
import { mayFlyWith } from '../magic/flying';
import { alteredPlaying, bodyChits, bodyPlaying, isOfBody } from '../magic/becoming';
import { ACTIVE, GONE, NOBODY, WORN, type MrState, type Playing, type Thing, type Who } from '../state';
import { bodyIn, foeAt, foeOf, foesOn, isHeld, isRidden } from '../who';

type Kind = Effect['kind'];
type Of<K extends Kind> = Extract<Effect, { readonly kind: K }>;

/** What he may play now by its number: a chit as spells have altered it, or the body that a spell has given him. (MR-B29, MR-S10) */
export function playingAt(s: MrState, seat: Seat, chit: number): Playing {
  if (isOfBody(chit)) return bodyPlaying(bodyIn(s, seat), chit);
  const playing = s.game.heroes[seat]!.playings[chit]!;
  const { altered } = s.heroes[seat]!;
  return altered.length === 0 ? playing : alteredPlaying(playing, chit, altered);
}
/** Can it be played as that? A MAGIC chit let loose is both. (MR-S35) */
export const isPlayedAs = ({ kind, also }: Playing, as: 'MOVE' | 'FIGHT'): boolean =>
  kind === as || also === as;
export const thingAt = (s: MrState, seat: Seat, item: number): Thing => s.game.heroes[seat]!.things[item]!;

/** In use, neither lost nor packed; whom a spell has made something else can use nothing. (MR-B29) */
export const isWorn = (
  s: MrState,
  seat: Seat,
  item: number,
  items: readonly number[] = s.heroes[seat]!.items,
): boolean => (items[item]! & (WORN | GONE)) === WORN && !bodyIn(s, seat);

/** Armor is destroyed, and its owner has the gold for it at once: whoever kills him takes it. (MR-177, MR-B58, MR-181) */
export function ruin(s: MrState, seat: Seat, item: number): void {
  const hero = s.heroes[seat]!;
  hero.items[item]! |= GONE;
  hero.gold += thingAt(s, seat, item).ruins ?? 0;
}

/** The effect of that kind among what the character has in use; the last of several. */
export function wornEffect<K extends Kind>(s: MrState, seat: Seat, kind: K): Of<K> | undefined {
  const { things } = s.game.heroes[seat]!;
  let found: Of<K> | undefined;
  for (let item = 0; item < things.length; item++) {
    const { effects } = things[item]!;
    if (effects.length === 0 || !isWorn(s, seat, item)) continue;
    for (const effect of effects) if (effect.kind === kind) found = effect as Of<K>;
  }
  return found;
}

/** A potion or grease that works on one weapon until midnight. (MR-T38, MR-T50, MR-T51, MR-T53) */
export const isOil = ({ effects }: Pick<Thing, 'effects'>): boolean =>
  effects.some((e) => e.kind === 'potion' && e.user === 'weapon');

/** Does a potion or grease change the active weapon so? (MR-T38, MR-T50, MR-T51, MR-T53) */
export function changesWeapon(s: MrState, seat: Seat, change: Of<'weapon-change'>['change']): boolean {
  const { things } = s.game.heroes[seat]!;
  return things.some(
    (thing, item) =>
      thing.effects.length > 0 &&
      isWorn(s, seat, item) &&
      (!isOil(thing) || s.heroes[seat]!.oiled[item] === weaponOf(s, seat)) &&
      thing.effects.some((e) => e.kind === 'weapon-change' && e.change === change),
  );
}

/** The active weapon; −1: he fights with a dagger. (MR-149, MR-B57) */
export function weaponOf(s: MrState, seat: Seat): number {
  const { things } = s.game.heroes[seat]!;
  let found = NOBODY;
  for (let item = 0; item < things.length; item++) {
    const { weapon } = things[item]!;
    if (!weapon || !isWorn(s, seat, item)) continue;
    // What is ready to be thrown goes before the weapon. (MR-T02)
    if (weapon.card) return item;
    if (found < 0) found = item;
  }
  return found;
}

/** Has he a weapon counter in use, and no card that is thrown? (MR-S45, MR-T02, MR-T50) */
export function isArmed(s: MrState, seat: Seat): boolean {
  const item = weaponOf(s, seat);
  return item >= 0 && !s.game.heroes[seat]!.things[item]!.weapon!.card;
}

/** Strength of a chit; a belt changes those that tire. (MR-T08) */
export function strengthOf(s: MrState, seat: Seat, chit: number): number {
  const { kind, strength, asterisks, item } = playingAt(s, seat, chit);
  if (item >= 0 || kind === 'MAGIC' || isOfBody(chit)) return strength;
  // It overrules Unleash Power too. (MR-S35)
  const belt = wornEffect(s, seat, 'chit-strength');
  return belt ? level(belt.by[asterisks]!) : strength;
}

/** Move times that Elven Grace gives by strength or size, from negligible on. (MR-S11) */
const GRACE: readonly number[] = [0, 1, 2, 3, 4];

/** Was the MAGIC chit prepared by ALERT? (MR-037, MR-126) */
export const isPrepared = (s: MrState, seat: Seat, chit: number): boolean =>
  (s.heroes[seat]!.prepared & (1 << chit)) !== 0;

/** Time of a chit; a draught or garb changes those that tire, the draught before the garb, and both before Elven Grace. (MR-T20, MR-T29, MR-S11) */
export function timeOf(s: MrState, seat: Seat, chit: number, as?: 'FIGHT'): number {
  const { time, asterisks, item, kind, strength } = playingAt(s, seat, chit);
  if (item >= 0 || isOfBody(chit)) return time;
  if (kind === 'MAGIC' && isPrepared(s, seat, chit)) return 0;
  let by: readonly number[] | undefined;
  const { things } = s.game.heroes[seat]!;
  for (let at = 0; at < things.length; at++)
    for (const effect of things[at]!.effects)
      if (effect.kind === 'chit-time' && isWorn(s, seat, at) && (!by || effect.overrules)) by = effect.by;
  if (by) return by[asterisks]!;
  return kind === 'MOVE' && as !== 'FIGHT' && isGraced(s, seat) ? GRACE[strength]! : time;
}

/** Asterisks that may be played in one round: of several cards the one that allows most counts. (MR-151, MR-T30, MR-T55) */
function effortLimit(s: MrState, seat: Seat): number {
  const { things } = s.game.heroes[seat]!;
  let most = 2;
  for (let item = 0; item < things.length; item++)
    for (const effect of things[item]!.effects)
      if (effect.kind === 'effort' && isWorn(s, seat, item))
        most = Math.max(most, effect.limit === 'none' ? Infinity : effect.limit);
  return most;
}

const starsPlayed = ({ stars }: { readonly stars: readonly number[] }): number =>
  stars[0]! + stars[1]! + stars[2]!;

/**
 * What weighs most of all that he carries: a MOVE chit must be as strong. (MR-148)
 * @param pack strength of a horse that bears what is packed instead
 */
export function burden(s: MrState, seat: Seat, pack = -1): number {
  // What he had is part of what he has become. (MR-B29)
  if (bodyIn(s, seat)) return 0;
  const { things } = s.game.heroes[seat]!;
  const { items } = s.heroes[seat]!;
  let most = 0;
  for (let item = 0; item < things.length; item++) {
    const { weight } = things[item]!;
    const isLoaded = (items[item]! & WORN) === 0 && weight <= pack;
    if ((items[item]! & GONE) === 0 && weight > most && !isLoaded) most = weight;
  }
  return most;
}

/** Can it be played now: in play, not yet used in this round, and within the effort that is left? (MR-151, MR-B57) */
function isFree(s: MrState, seat: Seat, chit: number, spent = 0): boolean {
  const hero = s.heroes[seat]!;
  const { item, asterisks, kind, walks, flies } = playingAt(s, seat, chit);
  if (item >= 0) {
    if (!isWorn(s, seat, item)) return false;
    // An artifact or book casts once. (MR-125)
    if (kind === 'MAGIC') return hero.chits[chit] === ACTIVE;
    if (flies && !mayFlyWith(s, seat, item)) return false;
    const { horse } = thingAt(s, seat, item);
    if (horse && (s.game.clearing === 'cave' || isHeld(s, seat))) return false;
    // A horse that was played turns over, or may at least not gallop twice. (MR-132, MR-R24)
    return hero.used[chit] === 0 || (walks && s.game.walksTwice && s.phase === 'plot');
  }
  if (hero.used[chit] === 1) return false;
  if (hero.chits[chit] !== ACTIVE) return false;
  if (kind === 'BERSERK' && hero.berserk === 1) return false;
  return starsPlayed(hero) + spent + asterisks <= effortLimit(s, seat);
}

/** The first free one of each code: equal chits are one choice, but for one that is prepared. */
export function freeOnes(
  s: MrState,
  seat: Seat,
  is: (playing: Playing, chit: number) => boolean,
  spent = 0,
): number[] {
  const body = bodyIn(s, seat);
  if (body)
    return bodyChits(body, s.heroes[seat]!.grip >= 0).filter((chit) => is(bodyPlaying(body, chit), chit));
  const { playings } = s.game.heroes[seat]!;
  const out: number[] = [];
  const codes: string[] = [];
  for (let chit = 0; chit < playings.length; chit++) {
    const playing = playingAt(s, seat, chit);
    const code = isPrepared(s, seat, chit) ? `${playing.code}, prepared` : playing.code;
    if (!is(playing, chit) || codes.includes(code) || !isFree(s, seat, chit, spent)) continue;
    codes.push(code);
    out.push(chit);
  }
  return out;
}

/** Asterisks count for the kind that was played; BERSERK fights, DUCK moves. (MR-191, MR-B12) */
const effortKind = ({ kind }: Playing): 0 | 1 | 2 =>
  kind === 'MAGIC' ? 2 : kind === 'MOVE' || kind === 'DUCK' ? 1 : 0;

/** Kinds of effort for which it can be fatigued: one let loose for both. (MR-191, MR-S35) */
export const effortKinds = (playing: Playing): readonly number[] =>
  playing.also ? [0, 1] : [effortKind(playing)];

/** Notes that it was played in this round. A body does not tire. (MR-B29) */
export function spend(s: MrState, seat: Seat, chit: number, as?: 'FIGHT'): void {
  if (isOfBody(chit)) return;
  const hero = s.heroes[seat]!;
  const playing = playingAt(s, seat, chit);
  hero.used[chit] = 1;
  if (playing.item < 0) hero.stars[as ? 0 : effortKind(playing)] += playing.asterisks;
}

/** Move time of a denizen: a ridden native has that of his horse, which shows one side in each step. (MR-R25, MR-132, MR-B59) */
export function moveTime(s: MrState, who: Who, inMelee: boolean): number {
  const foe = foeOf(s, who);
  const { side, galloped } = foeAt(s, who);
  if (isRidden(s, who)) return inMelee === (galloped === 0) ? foe.horse!.gallop : foe.horse!.walk;
  return isGraced(s, who) ? GRACE[foe.vulnerability]! : foe.sides[side]!.move;
}

/** The fastest thing on his own sheet: denizens, and characters who charged him. (MR-119, MR-B57) */
export function fastestOn(s: MrState, seat: Seat): number {
  let fastest = Infinity;
  for (const who of foesOn(s, seat)) fastest = Math.min(fastest, moveTime(s, who, false));
  s.heroes.forEach((other) => {
    if (other.charge === seat) fastest = Math.min(fastest, other.chargeTime);
  });
  return fastest;
}
