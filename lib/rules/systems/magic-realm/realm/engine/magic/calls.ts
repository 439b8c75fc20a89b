import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import { rollTables } from '../../../catalogue/tables';
import { isFoe, type Call, type MrState } from '../../../combat/engine/state';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { rollOn } from '../rolls';
import type { Field, RealmState } from '../state';
import { NOWHERE, tileAt } from '../world/ground';
import { askToBreak, exorciseSpells } from './breaking';
import { rollWish } from './curses';
import { isOnClearing, spellOf } from './day-spells';
import { beginSpell } from './enspell';
import { isDoubled } from './in-effect';
import { whistle } from './whistle';

export type CallEvent = Told<
  'storm-rolled',
  { readonly seat: Seat; readonly faces: readonly number[]; readonly result: number; readonly row: string }
>;

const stormRows = rollTables.find(({ id }) => id === 'violent-storm')!.rows;

/** Phases that a storm takes are rolled when it breaks out; other spells take none. (MR-S23) */
function phasesTaken(s: RealmState, by: Seat, spell: string, dice: Dice, tell: Telling): number {
  if (!spellOf(spell).effects.some(({ kind }) => kind === 'lose-phases')) return 0;
  const { faces, result } = rollOn(s, by, 'violent-storm', dice);
  const row = stormRows[result - 1]!;
  tell?.({ type: 'storm-rolled', rule: 'MR-S23', seat: by, faces, result, row });
  return Number.parseInt(row, 10);
}

/** What a spell does once. */
function workOnce(s: RealmState, id: string, by: Seat, on: Seat, dice: Dice, tell: Telling): void {
  switch (id) {
    case 'small-blessing':
      return rollWish(s, on, dice, tell);
    case 'talk-to-wise-bird':
      s.asks.push({ type: 'wise-bird', seat: on });
      return;
    case 'dissolve-spell':
      return askToBreak(s, by, false);
    case 'remedy':
      return askToBreak(s, by, true);
    case 'exorcise':
      return exorciseSpells(s, by, tell);
    case 'whistle-for-monsters':
      return whistle(s, by, tell);
  }
}

/** A spell of the combat has taken effect, and does its work in the days. (MR-B25, MR-B26) */
export function answerCall(
  s: RealmState,
  { seats, place }: Field,
  combat: MrState,
  { seat, spell, chit, at }: Call,
  dice: Dice,
  tell: Telling,
): void {
  const { id, days, box = -1 } = combat.game.heroes[seat]!.spells[spell]!;
  const by = seats[seat]!;
  const on = at < 0 || isFoe(at) ? -1 : seats[at]!;
  if (!days?.lasts) return workOnce(s, id, by, on, dice, tell);
  const onClearing = on < 0 && isOnClearing(spellOf(id));
  const { item } = combat.game.heroes[seat]!.playings[chit]!;
  const one = {
    spell: id,
    by,
    box,
    chit: item < 0 ? chit : -1,
    item: item < 0 ? '' : combat.game.heroes[seat]!.things[item]!.id,
    seat: on,
    place: onClearing ? place : NOWHERE,
    tile: on < 0 && !onClearing ? tileAt(place) : -1,
  };
  const phases = isDoubled(s, one) ? 0 : phasesTaken(s, by, id, dice, tell);
  beginSpell(s, { ...one, phases }, tell);
}
