import type { Seat } from '../../../../kernel/game/engine';
import type { Effect } from '../../catalogue/effects';
import { level } from '../../reckon/harm';
import {
  ACTIVE,
  foeAt,
  foeOf,
  foesOn,
  GONE,
  isHeld,
  isRidden,
  NOBODY,
  WORN,
  type MrState,
  type Playing,
  type Thing,
  type Who,
} from './state';

type Kind = Effect['kind'];
type Of<K extends Kind> = Extract<Effect, { readonly kind: K }>;

export const playingAt = (s: MrState, seat: Seat, chit: number): Playing =>
  s.game.heroes[seat]!.playings[chit]!;
export const thingAt = (s: MrState, seat: Seat, item: number): Thing => s.game.heroes[seat]!.things[item]!;

/** In use, neither lost nor packed. */
export const isWorn = (s: MrState, seat: Seat, item: number): boolean =>
  (s.heroes[seat]!.items[item]! & (WORN | GONE)) === WORN;

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

/** Does a potion or grease change the active weapon so? (MR-T38, MR-T50, MR-T51, MR-T53) */
export function changesWeapon(s: MrState, seat: Seat, change: Of<'weapon-change'>['change']): boolean {
  const { things } = s.game.heroes[seat]!;
  return things.some(
    ({ effects }, item) =>
      effects.length > 0 &&
      isWorn(s, seat, item) &&
      effects.some((e) => e.kind === 'weapon-change' && e.change === change),
  );
}

/** The active weapon; −1: he fights with a dagger. (MR-149, MR-B57) */
export function weaponOf(s: MrState, seat: Seat): number {
  const { things } = s.game.heroes[seat]!;
  for (let item = 0; item < things.length; item++)
    if (things[item]!.weapon && isWorn(s, seat, item)) return item;
  return NOBODY;
}

/** Strength of a chit; a belt changes those that tire. (MR-T08) */
export function strengthOf(s: MrState, seat: Seat, chit: number): number {
  const { kind, strength, asterisks, item } = playingAt(s, seat, chit);
  if (item >= 0 || kind === 'MAGIC') return strength;
  const belt = wornEffect(s, seat, 'chit-strength');
  return belt ? level(belt.by[asterisks]!) : strength;
}

/** Move times that Elven Grace gives by strength or size, from negligible on. (MR-S11) */
const GRACE: readonly number[] = [0, 1, 2, 3, 4];

/** Was the MAGIC chit prepared by ALERT? (MR-037, MR-126) */
export const isPrepared = (s: MrState, seat: Seat, chit: number): boolean =>
  (s.heroes[seat]!.prepared & (1 << chit)) !== 0;

/** Time of a chit; a draught or garb changes those that tire, the draught before the garb, and both before Elven Grace. (MR-T20, MR-T29, MR-S11) */
export function timeOf(s: MrState, seat: Seat, chit: number): number {
  const { time, asterisks, item, kind, strength } = playingAt(s, seat, chit);
  if (item >= 0) return time;
  if (isPrepared(s, seat, chit)) return 0;
  let by: readonly number[] | undefined;
  const { things } = s.game.heroes[seat]!;
  for (let at = 0; at < things.length; at++)
    for (const effect of things[at]!.effects)
      if (effect.kind === 'chit-time' && isWorn(s, seat, at) && (!by || effect.overrules)) by = effect.by;
  if (by) return by[asterisks]!;
  return kind === 'MOVE' && s.heroes[seat]!.grace >= 0 ? GRACE[strength]! : time;
}

/** Asterisks that may be played in one round. (MR-151, MR-T30, MR-T55) */
function effortLimit(s: MrState, seat: Seat): number {
  const effort = wornEffect(s, seat, 'effort');
  return effort ? (effort.limit === 'none' ? Infinity : effort.limit) : 2;
}

const starsPlayed = ({ stars }: { readonly stars: readonly number[] }): number =>
  stars[0]! + stars[1]! + stars[2]!;

/** What weighs most of all that he carries: a MOVE chit must be as strong. (MR-148) */
export function burden(s: MrState, seat: Seat): number {
  const { things } = s.game.heroes[seat]!;
  const { items } = s.heroes[seat]!;
  let most = 0;
  for (let item = 0; item < things.length; item++)
    if ((items[item]! & GONE) === 0 && things[item]!.weight > most) most = things[item]!.weight;
  return most;
}

/** Can it be played now: in play, not yet used in this round, and within the effort that is left? (MR-151, MR-B57) */
export function isFree(s: MrState, seat: Seat, chit: number, spent = 0): boolean {
  const hero = s.heroes[seat]!;
  const { item, asterisks, kind, walks } = playingAt(s, seat, chit);
  if (item >= 0) {
    if (!isWorn(s, seat, item)) return false;
    // An artifact or book casts once. (MR-125)
    if (kind === 'MAGIC') return hero.chits[chit] === ACTIVE;
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
  const { playings } = s.game.heroes[seat]!;
  const out: number[] = [];
  const codes: string[] = [];
  for (let chit = 0; chit < playings.length; chit++) {
    const playing = playings[chit]!;
    const code = isPrepared(s, seat, chit) ? `${playing.code}, prepared` : playing.code;
    if (!is(playing, chit) || codes.includes(code) || !isFree(s, seat, chit, spent)) continue;
    codes.push(code);
    out.push(chit);
  }
  return out;
}

/** Asterisks count for the kind that was played; BERSERK fights, DUCK moves. (MR-191, MR-B12) */
export const effortKind = ({ kind }: Playing): 0 | 1 | 2 =>
  kind === 'MAGIC' ? 2 : kind === 'MOVE' || kind === 'DUCK' ? 1 : 0;

/** Notes that it was played in this round. */
export function spend(s: MrState, seat: Seat, chit: number): void {
  const hero = s.heroes[seat]!;
  const playing = playingAt(s, seat, chit);
  hero.used[chit] = 1;
  if (playing.item < 0) hero.stars[effortKind(playing)] += playing.asterisks;
}

/** Move time of a denizen: a ridden native has that of his horse, which shows one side in each step. (MR-R25, MR-132, MR-B59) */
export function moveTime(s: MrState, who: Who, inMelee: boolean): number {
  const foe = foeOf(s, who);
  const { grace, side, galloped } = foeAt(s, who);
  if (isRidden(s, who)) return inMelee === (galloped === 0) ? foe.horse!.gallop : foe.horse!.walk;
  return grace >= 0 ? GRACE[foe.vulnerability]! : foe.sides[side]!.move;
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
