import type { Seat } from '../../../../../kernel/game/engine';
import { holdingOf } from '../../../beasts';
import { control, setFree } from '../../../combat/engine/magic/holding';
import { FOE, NOBODY, type MrState } from '../../../combat/engine/state';
import type { Telling } from '../activity';
import { endSpells } from '../magic/enspell';
import { isControlled, isPacified } from '../magic/serving';
import type { Field, RealmState, SpellInEffect } from '../state';

/** Whose spell makes it serve, by his place in the combat; −1: nobody's. */
export const charmIn = (s: RealmState, seats: readonly Seat[], denizen: number): Seat =>
  isControlled(s, denizen) ? seats.indexOf(s.hirer[denizen]!) : NOBODY;

/** Whom it spares by spells, as bits of their places in the combat. */
export const calmIn = (s: RealmState, seats: readonly Seat[], denizen: number): number =>
  seats.reduce((bits, seat, i) => (isPacified(s, denizen, seat) ? bits | (1 << i) : bits), 0);

/** Has its caster turned against those whom it pacifies? */
function isProvoked({ seats, denizens }: Field, { foes }: MrState, one: SpellInEffect): boolean {
  const at = seats.indexOf(one.by);
  if (at < 0 || holdingOf(one.spell)?.kind !== 'pacify') return false;
  return foes.some(
    ({ alive, owner, calm }, i) =>
      alive === 1 && owner < 0 && (calm & (1 << at)) === 0 && one.denizens.includes(denizens[i]!),
  );
}

/** A caster who aims at those whom he has pacified breaks his spell. (MR-S15, MR-S43) */
export const breakProvoked = (s: RealmState, field: Field, combat: MrState, tell: Telling): void =>
  endSpells(s, (one) => isProvoked(field, combat, one), 'broken', tell);

/** Spells that came or went in the days hold and free denizens of the combat. */
export function renewHolds(s: RealmState, { seats, denizens }: Field, combat: MrState): void {
  combat.foes.forEach((foe, i) => {
    const charm = charmIn(s, seats, denizens[i]!);
    if (foe.charm !== charm) {
      if (charm < 0) setFree(combat, FOE + i);
      else control(combat, charm, FOE + i);
    }
    foe.calm = calmIn(s, seats, denizens[i]!);
  });
}
