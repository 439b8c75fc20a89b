import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import { isLasting } from '../../../combat/engine/covered';
import { FOE, isFoe, type Call, type MrState } from '../../../combat/engine/state';
import type { Telling } from '../activity';
import { beginUse } from '../belongings/activating';
import { itemOf } from '../kit';
import { askWhither } from '../evening/airborne';
import type { Field, RealmState } from '../state';
import { NOWHERE, tileAt } from '../world/ground';
import { enchantItem } from './artifacts';
import { beginChange } from './becoming';
import { askToBreak, exorciseSpells } from './breaking';
import { rollWish } from './curses';
import { enchantmentOf, isOnClearing } from './day-spells';
import { askDemon } from './demon';
import { beginSpell } from './enspell';
import { rollOnTables } from './red-die';
import { askWeather, SEE_WEATHER } from './see-weather';
import { isStorm } from './storm';
import { whistle } from './whistle';

/** What a spell does once. */
function workOnce(s: RealmState, id: string, by: Seat, on: Seat, dice: Dice, tell: Telling): void {
  switch (id) {
    case 'small-blessing':
      return rollWish(s, on, dice, tell);
    case 'talk-to-wise-bird':
      s.asks.push({ type: 'wise-bird', seat: on });
      return;
    case 'dissolve-spell':
      return askToBreak(s, by, false, 'MR-S30');
    case 'remedy':
      return askToBreak(s, by, true, 'MR-S46');
    case 'ask-demon':
      return askDemon(s, by);
    case 'exorcise':
      return exorciseSpells(s, by, tell);
    case 'whistle-for-monsters':
      return whistle(s, by, tell);
    case SEE_WEATHER:
      return askWeather(s, by);
  }
}

/** A card that was activated in the combat does in the days what it does there. (MR-T03, MR-T74) */
function useCard(s: RealmState, by: Seat, id: string, dice: Dice, tell: Telling): void {
  const { used } = s.who[by]!;
  if (!used.includes(id)) used.push(id);
  for (const e of itemOf(id).effects)
    if (e.kind === 'break' || e.kind === 'roll') beginUse(s, by, e, dice, tell);
}

/** A spell of the combat has taken effect, and does its work in the days. (MR-B25, MR-B26) */
export function answerCall(
  s: RealmState,
  field: Field,
  combat: MrState,
  call: Call,
  dice: Dice,
  tell: Telling,
): void {
  if (call.item !== undefined) {
    const { id } = combat.game.heroes[call.seat]!.things[call.item]!;
    return useCard(s, field.seats[call.seat]!, id, dice, tell);
  }
  const { seats, place, denizens } = field;
  const { seat, spell, chit, at, held, shape, chits } = call;
  const { id, days, box = -1 } = combat.game.heroes[seat]!.spells[spell]!;
  const by = seats[seat]!;
  const on = at < 0 || isFoe(at) ? -1 : seats[at]!;
  const { item } = combat.game.heroes[seat]!.playings[chit]!;
  // With enhanced magic nothing is tied up. (MR-B70)
  const isFree = s.game.house['magic.enhanced'];
  const cast = {
    spell: id,
    by,
    box: isFree ? -1 : box,
    chit: item < 0 && !isFree ? chit : -1,
    item: item < 0 ? '' : combat.game.heroes[seat]!.things[item]!.id,
  };
  if (shape !== undefined || chits) return beginChange(s, field, call, cast, tell);
  if (days?.aim === 'own-item') return enchantItem(s, cast, tell);
  if (id === 'hurricane-winds')
    return askWhither(s, by, on, isFoe(at) ? denizens[at - FOE]! : -1, dice, tell);
  if (!isLasting(id) && held.length === 0) return workOnce(s, id, by, on, dice, tell);
  const targets = held.length === 0 && isFoe(at) ? [at] : held;
  const isOnPlace = on < 0 && targets.length === 0;
  const onClearing = isOnPlace && isOnClearing(enchantmentOf(id));
  const one = {
    ...cast,
    seat: on,
    place: onClearing ? place : NOWHERE,
    tile: isOnPlace && !onClearing ? tileAt(place) : -1,
    denizens: targets.map((who) => denizens[who - FOE]!),
  };
  const isNew = beginSpell(s, { ...one, phases: 0 }, tell);
  if (isNew && isStorm(id)) rollOnTables(s, by, ['violent-storm'], dice, tell);
}
