import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../../kernel/game/engine';
import type { MrChoice } from '../choices';
import { isUseful } from '../covered';
import type { MrEvent } from '../events';
import { beginUse } from '../magic/owed';
import { burden, isArmed, isOil, isWorn, thingAt, weaponOf } from '../fighters/playing';
import {
  ABANDONED,
  ACTIVATED,
  DEACTIVATED,
  GONE,
  LEFT_BEHIND,
  WORN,
  type MrState,
  type Thing,
} from '../state';

type Add = (choice: MrChoice) => void;

/** What works on a weapon needs one in use. Boots must carry their wearer and all that he has, a horse is judged with the list; caves know no horses. (MR-B17, MR-021, MR-T38) */
function canActivate(s: MrState, seat: Seat, item: number): boolean {
  const hero = s.heroes[seat]!;
  const { slot, effects, horse } = thingAt(s, seat, item);
  if ((hero.items[item]! & (WORN | GONE)) !== 0) return false;
  if (horse) {
    if (s.game.clearing === 'cave') return false;
    const { playings, vulnerability } = s.game.heroes[seat]!;
    const strongest = Math.max(...playings.filter((one) => one.item === item).map((one) => one.strength));
    if (strongest < Math.max(vulnerability, burden(s, seat))) return false;
  }
  if (slot === 'boots') {
    const boots = s.game.heroes[seat]!.playings.find((one) => one.item === item)!;
    if (boots.strength < Math.max(s.game.heroes[seat]!.vulnerability, burden(s, seat))) return false;
  }
  if (effects.some((e) => e.kind === 'potion' && e.user === 'weapon') && !isArmed(s, seat)) return false;
  if (slot === '') return isUseful(effects) || castsWith(s, seat, item);
  return !s.game.heroes[seat]!.things.some((one, i) => one.slot === slot && isWorn(s, seat, i));
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

/** Potions and found color sources stay in use. (MR-B18, MR-B19) */
const canDeactivate = (s: MrState, seat: Seat, item: number): boolean =>
  isWorn(s, seat, item) &&
  !isBound(thingAt(s, seat, item)) &&
  !thingAt(s, seat, item).effects.some(({ kind }) => kind === 'potion' || kind === 'color');

/** One thing put into use, one put away, or all that he likes left behind. (MR-130) */
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
    if ((acted & (ACTIVATED | DEACTIVATED)) === 0 && !names.g.has(name) && !thingAt(s, seat, item).conjured) {
      names.g.add(name);
      add({ type: 'abandon', item });
    }
  });
}

type ThingChoice = Extract<MrChoice, { readonly type: 'activate' | 'deactivate' | 'abandon' }>;

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
  }
}
