import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../../kernel/game/engine';
import type { MrChoice } from '../choices';
import { isUseful } from '../covered';
import type { MrEvent } from '../events';
import { beginUse } from '../magic/owed';
import { layDown } from './laying';
import { burden, isArmed, isOil, isWorn, thingAt, weaponOf } from '../fighters/playing';
import {
  ABANDONED,
  ACTIVATED,
  DEACTIVATED,
  GONE,
  LEFT_BEHIND,
  WORN,
  type MrState,
  type Playing,
  type Thing,
} from '../state';

type Add = (choice: MrChoice) => void;

/** The strength of the strongest other horse, which he leads and which bears what is packed; −1: there is none. (MR-B17, MR-R06) */
const packBeside = (s: MrState, seat: Seat, mount: Thing): number =>
  Math.max(
    -1,
    ...s.game.heroes[seat]!.playings.flatMap(({ item, strength }) => {
      const isLed = item >= 0 && (s.heroes[seat]!.items[item]! & (WORN | GONE)) === 0;
      const other = isLed ? thingAt(s, seat, item) : mount;
      return other.horse && other !== mount ? [strength] : [];
    }),
  );

/**
 * What works on a weapon needs one in use. Boots must carry their wearer and all that he has, a horse what no other one carries
 * for him; caves know no horses. (MR-B17, MR-021, MR-T38)
 * @param as what the thing is played as
 */
export function mayUse(s: MrState, seat: Seat, thing: Thing, as: readonly Playing[]): boolean {
  const { slot, effects, horse } = thing;
  if (horse && s.game.clearing === 'cave') return false;
  if (horse || slot === 'boots') {
    const strongest = Math.max(...as.map(({ strength }) => strength));
    const weight = burden(s, seat, horse ? packBeside(s, seat, thing) : -1);
    if (strongest < Math.max(s.game.heroes[seat]!.vulnerability, weight)) return false;
  }
  if (effects.some((e) => e.kind === 'potion' && e.user === 'weapon') && !isArmed(s, seat)) return false;
  return (
    slot === '' || !s.game.heroes[seat]!.things.some((one, i) => one.slot === slot && isWorn(s, seat, i))
  );
}

function canActivate(s: MrState, seat: Seat, item: number): boolean {
  if ((s.heroes[seat]!.items[item]! & (WORN | GONE)) !== 0) return false;
  const thing = thingAt(s, seat, item);
  if (thing.slot === '' && !isUseful(thing.effects) && !castsWith(s, seat, item)) return false;
  const as = s.game.heroes[seat]!.playings.filter((one) => one.item === item);
  return mayUse(s, seat, thing, as);
}

/** Would an artifact, book or other card cast something, or fly, if it were in use? (MR-125, MR-T19, MR-T28) */
const castsWith = (s: MrState, seat: Seat, item: number): boolean => {
  const { spells, playings } = s.game.heroes[seat]!;
  return (
    spells.some((one) => one.item === item) || playings.some((one) => one.item === item && one.flies === true)
  );
};

/** What is gone again when it has done its work, or cannot be laid aside. */
const isBound = ({ effects, conjured }: Thing): boolean =>
  conjured !== undefined || effects.some(({ kind }) => kind === 'used-once');

/** What works until midnight is not left behind. (MR-B19) */
const canLeave = (s: MrState, seat: Seat, item: number): boolean => {
  const { conjured, effects } = thingAt(s, seat, item);
  const isUsedUp = effects.some(({ kind }) => kind === 'potion' || kind === 'used-once');
  return conjured === undefined && !(isUsedUp && isWorn(s, seat, item));
};

/** Potions and found color sources stay in use. (MR-B18, MR-B19) */
const canDeactivate = (s: MrState, seat: Seat, item: number): boolean =>
  isWorn(s, seat, item) &&
  !isBound(thingAt(s, seat, item)) &&
  !thingAt(s, seat, item).effects.some(({ kind }) => kind === 'potion' || kind === 'color');

/** One thing put into use, one put away, or all that he likes left behind, laid down in plain sight where that was agreed. (MR-130, MR-B70) */
export function addThings(s: MrState, seat: Seat, add: Add): void {
  const { acted, items } = s.heroes[seat]!;
  const names = { a: new Set<string>(), d: new Set<string>(), g: new Set<string>() };
  items.forEach((state, item) => {
    if ((state & GONE) !== 0) return;
    const { name } = thingAt(s, seat, item);
    if ((acted & (ACTIVATED | ABANDONED)) === 0 && !names.a.has(name) && canActivate(s, seat, item)) {
      names.a.add(name);
      add({ type: 'activate', item });
    }
    if ((acted & (DEACTIVATED | ABANDONED)) === 0 && !names.d.has(name) && canDeactivate(s, seat, item)) {
      names.d.add(name);
      add({ type: 'deactivate', item });
    }
    if ((acted & (ACTIVATED | DEACTIVATED)) === 0 && !names.g.has(name) && canLeave(s, seat, item)) {
      names.g.add(name);
      add({ type: 'abandon', item });
      if (s.game.optional?.dropping) add({ type: 'lay-down', item });
    }
  });
}

type ThingChoice = Extract<MrChoice, { readonly type: 'activate' | 'deactivate' | 'abandon' | 'lay-down' }>;

export function playThing(
  s: MrState,
  seat: Seat,
  choice: ThingChoice,
  dice: Dice,
  tell?: Tell<MrEvent>,
): void {
  const hero = s.heroes[seat]!;
  switch (choice.type) {
    case 'activate':
      hero.items[choice.item]! |= WORN;
      if (isOil(thingAt(s, seat, choice.item))) hero.oiled[choice.item] = weaponOf(s, seat);
      hero.acted |= ACTIVATED;
      tell?.({ type: 'activated', rule: 'MR-130', seat, item: choice.item });
      return beginUse(s, seat, choice.item, dice, tell);
    case 'deactivate':
      hero.items[choice.item]! &= ~WORN;
      hero.acted |= DEACTIVATED;
      tell?.({ type: 'deactivated', rule: 'MR-130', seat, item: choice.item });
      return;
    case 'abandon':
      hero.items[choice.item]! |= GONE | LEFT_BEHIND;
      hero.acted |= ABANDONED;
      tell?.({ type: 'abandoned', rule: 'MR-130', seat, item: choice.item });
      return;
    case 'lay-down':
      layDown(s, seat, choice.item);
      hero.acted |= ABANDONED;
      tell?.({ type: 'laid-open', rule: 'MR-B70', seat, item: choice.item });
      return;
  }
}
