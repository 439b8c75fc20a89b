import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import type { Effect } from '../../../catalogue/effects';
import type { Telling } from '../activity';
import { isWorn, itemOf } from '../kit';
import { askToBreak } from '../magic/breaking';
import { isFate } from '../magic/curses';
import { rollOnTables } from '../magic/red-die';
import { FATIGUED, WORN, WOUNDED, type RealmState } from '../state';
import { giveItem, inTheWay, removeItem, takeOff } from './wearing';

/** What a card does at the moment at which it is activated. */
export function beginUse(s: RealmState, seat: Seat, e: Effect, dice: Dice, tell: Telling): void {
  const { chits } = s.who[seat]!;
  switch (e.kind) {
    case 'wounds-become-fatigue':
      chits.forEach((state, i) => {
        if (state === WOUNDED) chits[i] = FATIGUED;
      });
      return;
    case 'roll':
      return rollOnTables(s, seat, e.tables.filter(isFate), dice, tell);
    case 'break':
      return askToBreak(s, seat, true, 'MR-T03');
    default:
  }
}

/** A chest opens for him who has the keys in use as well: its treasures and its gold are his. (MR-T12) */
function openChest(s: RealmState, seat: Seat, tell: Telling): void {
  const who = s.who[seat]!;
  const hasKey = who.items.some(
    (held) =>
      isWorn(held) && itemOf(held.id).effects.some((e) => e.kind === 'opens' && e.what.includes('chest')),
  );
  const at = who.items.findIndex(
    (held) =>
      isWorn(held) && itemOf(held.id).effects.some((e) => e.kind === 'take' && e.needs === 'lost-keys'),
  );
  if (!hasKey || at < 0) return;
  const { id } = removeItem(s, seat, at);
  const item = itemOf(id);
  const gold = (item.kind === 'treasure' && item.contents?.gold) || 0;
  who.gold += gold;
  tell?.({ type: 'chest-opened', rule: 'MR-T12', seat, id, gold });
  // The last question is asked first, so the top card is given last.
  for (const held of s.piles[id]!.splice(0).toReversed()) giveItem(s, seat, held, tell);
}

/** A potion or grease that works on the weapon that is active when it is used. (MR-T38) */
const isOil = (id: string): boolean =>
  itemOf(id).effects.some((e) => e.kind === 'potion' && e.user === 'weapon');

/** Activates a belonging, and puts away what is in its way. (MR-046, MR-076, MR-077) */
export function putOn(s: RealmState, seat: Seat, at: number, dice: Dice, tell: Telling): void {
  const who = s.who[seat]!;
  const held = who.items[at]!;
  const other = inTheWay(s, seat, at);
  if (other >= 0) takeOff(s, seat, other);
  held.state |= WORN;
  const weapon = isOil(held.id)
    ? who.items.find((one) => isWorn(one) && itemOf(one.id).kind === 'weapon')
    : undefined;
  if (weapon) held.on = weapon.id;
  tell?.({ type: 'item-worn', rule: 'MR-076', seat, id: held.id });
  const { effects } = itemOf(held.id);
  if (effects.some((e) => e.kind === 'potion' || e.kind === 'used-once')) who.used.push(held.id);
  for (const e of effects) beginUse(s, seat, e, dice, tell);
  openChest(s, seat, tell);
}

/** A potion that works goes on working for somebody else; at midnight it is gone. (MR-T73) */
export function passOn(s: RealmState, seat: Seat, id: string, dice: Dice, tell: Telling): void {
  const who = s.who[seat]!;
  who.items.push({ id, state: WORN });
  who.used.push(id);
  tell?.({ type: 'item-worn', rule: 'MR-T73', seat, id });
  for (const e of itemOf(id).effects) beginUse(s, seat, e, dice, tell);
}
