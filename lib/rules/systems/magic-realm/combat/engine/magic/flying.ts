import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { isOfBody } from './becoming';
import type { MrChoice } from '../choices';
import { isWarded } from './charms';
import { chitsOfColor, colorsHere } from './colors';
import { ownerOf, useUp } from './conjured';
import type { MrEvent } from '../events';
import { burden, freeOnes, isWorn, playingAt, spend, strengthOf, thingAt } from '../fighters/playing';
import {
  ACTED,
  FATIGUED,
  FLED,
  GONE,
  isFoe,
  LEFT_BEHIND,
  NOBODY,
  type MrState,
  type Thing,
  type Who,
} from '../state';
import { bodyIn, foeAt, foesOn, isMist, isPresent, isThere } from '../who';

/** The color that what he flies with needs. (MR-T28) */
const colorOf = ({ effects }: Thing) => effects.find((e) => e.kind === 'casts-own')?.color;

/** A broom flies for whose spell it is, if no ward makes it nothing, a carpet where it has its color. (MR-S26, MR-S28, MR-T28) */
export function mayFlyWith(s: MrState, seat: Seat, item: number): boolean {
  const thing = thingAt(s, seat, item);
  if (thing.conjured) return ownerOf(s, seat, item) === seat && !isWarded(s, seat);
  const color = colorOf(thing);
  return color === undefined || (s.heroes[seat]!.lit & (1 << item)) !== 0 || colorsHere(s).includes(color);
}

/** Does a chit carry him, with what he has on it? Boots and horses were judged when they were put to use. (MR-148, MR-B17) */
export function carries(s: MrState, seat: Seat, chit: number): boolean {
  const { item, flies } = playingAt(s, seat, chit);
  const body = bodyIn(s, seat);
  // In a melee a monster that flies moves no other way than it walks. (MR-S24)
  if (body) return !flies || body.changed === true;
  const weight = burden(s, seat);
  if (flies) return strengthOf(s, seat, chit) >= Math.max(weight, s.game.heroes[seat]!.vulnerability);
  return item >= 0 || strengthOf(s, seat, chit) >= weight;
}

/** Chits with which he can fly away from what stands on his sheet. (MR-B37, MR-S26, MR-T28) */
export const flights = (s: MrState, seat: Seat): readonly number[] =>
  freeOnes(
    s,
    seat,
    ({ flies }, chit) =>
      flies === true && (isOfBody(chit) || strengthOf(s, seat, chit) >= s.game.heroes[seat]!.vulnerability),
  );

/** Own color chits that light a carpet in his action turn, which is no action. (MR-118, MR-T28) */
export function lights(s: MrState, seat: Seat): MrChoice[] {
  const { things } = s.game.heroes[seat]!;
  return things.flatMap((thing, item): MrChoice[] => {
    const color = colorOf(thing);
    if (color === undefined || !isFlier(s, seat, item) || !isWorn(s, seat, item)) return [];
    if (mayFlyWith(s, seat, item)) return [];
    return chitsOfColor(s, seat, color).map((chit) => ({ type: 'light', item, chit }));
  });
}

const isFlier = (s: MrState, seat: Seat, item: number): boolean =>
  s.game.heroes[seat]!.playings.some((one) => one.item === item && one.flies);

/** The color chit is used up, and the carpet has its color for the evening. (MR-B25, MR-T28) */
export function light(s: MrState, seat: Seat, item: number, chit: number, tell?: Tell<MrEvent>): void {
  const hero = s.heroes[seat]!;
  hero.lit |= 1 << item;
  hero.chits[chit] = FATIGUED;
  s.stirred = 1;
  tell?.({ type: 'lit', rule: 'MR-B25', seat, item, chit });
}

/** Horses and what is too heavy stay behind. (MR-B37) */
function leaveBehind(s: MrState, seat: Seat, strength: number): void {
  // What he had is part of what a spell has made of him. (MR-B29)
  if (bodyIn(s, seat)) return;
  const { items } = s.heroes[seat]!;
  s.game.heroes[seat]!.things.forEach(({ horse, weight }, item) => {
    if ((items[item]! & GONE) === 0 && (horse || weight > strength)) items[item]! |= GONE | LEFT_BEHIND;
  });
}

/** He flies away, and is seen; what stood on his sheet is unassigned. (MR-122, MR-B37) */
export function flyAway(s: MrState, seat: Seat, chit: number, tell?: Tell<MrEvent>): void {
  const hero = s.heroes[seat]!;
  spend(s, seat, chit);
  leaveBehind(s, seat, strengthOf(s, seat, chit));
  tell?.({ type: 'flew', rule: 'MR-B37', seat, chit });
  const { item } = playingAt(s, seat, chit);
  if (item >= 0 && thingAt(s, seat, item).conjured) useUp(s, seat, item);
  hero.acted |= ACTED;
  hero.flew = 1;
  leave(s, seat);
}

/** Somebody is elsewhere from now on; what was on his sheet is free, and so is he. */
export function leave(s: MrState, who: Who): void {
  for (const one of foesOn(s, who)) foeAt(s, one).on = NOBODY;
  if (!isFoe(who)) {
    s.heroes[who]!.life = FLED;
    s.heroes[who]!.hidden = 0;
    return;
  }
  const foe = foeAt(s, who);
  foe.alive = 0;
  foe.away = 1;
  foe.on = NOBODY;
  foe.target = NOBODY;
}

/** Is the one of the wind still there and within reach of magic, and its caster there? (MR-S28, MR-S32) */
const blows = (s: MrState, { seat, at }: MrState['winds'][number]): boolean =>
  isThere(s, seat) && isPresent(s, at) && !isWarded(s, at) && !isMist(s, at);

/**
 * Just before the next Encounter step whoever a wind has seized flies off with all that he has; whatever holds him lets go. In an
 * evening of the days the caster says where to. (MR-S20)
 */
export function blowAway(s: MrState, tell?: Tell<MrEvent>): void {
  if (s.winds.length === 0) return;
  const winds = s.winds.filter(
    (one, i) => blows(s, one) && s.winds.findIndex(({ at }) => at === one.at) === i,
  );
  s.winds = [];
  for (const wind of winds) {
    tell?.({ type: 'blown', rule: 'MR-S20', seat: wind.seat, who: wind.at });
    if (s.game.evening) s.calls.push({ ...wind, held: [] });
    else leave(s, wind.at);
  }
}
