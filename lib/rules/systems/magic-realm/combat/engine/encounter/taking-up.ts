import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../../kernel/game/engine';
import type { MrChoice } from '../choices';
import type { MrEvent } from '../events';
import {
  fastestOn,
  freeOnes,
  isOil,
  isPlayedAs,
  spend,
  thingAt,
  timeOf,
  weaponOf,
} from '../fighters/playing';
import { beginUse } from '../magic/owed';
import { ACTED, LAID, NOBODY, WORN, type Laid, type MrState } from '../state';
import { isLaid, lyingThing } from './laying';
import { mayUse } from './wearing';

type TakeUp = Extract<MrChoice, { readonly type: 'take-up' }>;

/** What is in use and moves him, horse or boots, must bear it too. (MR-B17) */
function isBorne(s: MrState, seat: Seat, weight: number): boolean {
  const { things, playings } = s.game.heroes[seat]!;
  return things.every(
    ({ slot }, item) =>
      (slot !== 'horse' && slot !== 'boots') ||
      (s.heroes[seat]!.items[item]! & WORN) === 0 ||
      (s.heroes[seat]!.items[item]! & LAID) !== 0 ||
      playings.some((one) => one.item === item && one.strength >= weight),
  );
}

/** MOVE chits faster than all that stands on his sheet. (MR-119) */
function reaching(s: MrState, seat: Seat): readonly number[] {
  const fastest = fastestOn(s, seat);
  const moves = freeOnes(s, seat, (one) => isPlayedAs(one, 'MOVE') && !one.flies);
  return moves.filter((chit) => timeOf(s, seat, chit) < fastest);
}

/** Of things that lie alike, and as near, the first. */
function unlike(s: MrState, seat: Seat): readonly number[] {
  const keyOf = (one: Laid): string => `${lyingThing(s, one).thing.id} ${one.state} ${one.of === seat}`;
  const keys = s.lying.map(keyOf);
  return keys.flatMap((key, nth) => (keys.indexOf(key) === nth ? [nth] : []));
}

/**
 * One thing that lies open, as his action: what he has laid down himself lies at his feet, for all else he plays a MOVE chit. He may use
 * it at once. (MR-130, MR-B15, MR-B70)
 */
export function takings(s: MrState, seat: Seat): MrChoice[] {
  if (s.lying.length === 0) return [];
  const chits = reaching(s, seat);
  return unlike(s, seat).flatMap((nth): MrChoice[] => {
    const laid = s.lying[nth]!;
    const { thing, playings } = lyingThing(s, laid);
    if (!isBorne(s, seat, thing.weight)) return [];
    const isBound = (laid.state & WORN) !== 0;
    const uses = isBound ? [true] : mayUse(s, seat, thing, playings) ? [false, true] : [false];
    return (laid.of === seat ? [NOBODY] : chits).flatMap((chit) =>
      uses.map((worn): MrChoice => ({ type: 'take-up', nth, chit, worn })),
    );
  });
}

/** His place for it: the one that it had with him, or a new one behind all others. */
function placeFor(s: MrState, seat: Seat, laid: Laid): number {
  if (laid.of === seat) return laid.item;
  const hero = s.heroes[seat]!;
  const mine = s.game.heroes[seat]!;
  const { thing, playings, spells } = lyingThing(s, laid);
  const known = mine.things.findIndex(
    ({ id }, item) => id === thing.id && (hero.items[item]! & LAID) !== 0 && !isLaid(s, seat, item),
  );
  if (known >= 0) return known;
  const item = mine.things.length;
  const heroes = s.game.heroes.map((one, at) =>
    at === seat
      ? {
          ...one,
          things: [...one.things, thing],
          playings: [...one.playings, ...playings.map((as) => ({ ...as, item }))],
          spells: [...one.spells, ...spells.map((cast) => ({ ...cast, item }))],
        }
      : one,
  );
  s.game = { ...s.game, heroes };
  hero.items.push(0);
  hero.oiled.push(NOBODY);
  for (const state of laid.chits) {
    hero.chits.push(state);
    hero.used.push(0);
  }
  return item;
}

export function takeUp(
  s: MrState,
  seat: Seat,
  { nth, chit, worn }: TakeUp,
  dice: Dice,
  tell?: Tell<MrEvent>,
): void {
  const hero = s.heroes[seat]!;
  const laid = s.lying[nth]!;
  const item = placeFor(s, seat, laid);
  s.lying.splice(nth, 1);
  hero.items[item] = laid.state | (worn ? WORN : 0);
  const its = s.game.heroes[seat]!.playings.flatMap((one, i) => (one.item === item ? [i] : []));
  its.forEach((i, n) => (hero.chits[i] = laid.chits[n]!));
  if (chit >= 0) spend(s, seat, chit);
  hero.acted |= ACTED;
  const thing = thingAt(s, seat, item);
  tell?.({ type: 'taken-up', rule: 'MR-B70', seat, item, name: thing.name, chit, worn });
  if (!worn) return;
  if (isOil(thing)) hero.oiled[item] = weaponOf(s, seat);
  beginUse(s, seat, item, dice, tell);
}
