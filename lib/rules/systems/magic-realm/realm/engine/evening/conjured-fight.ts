import type { Seat } from '../../../../../kernel/game/engine';
import {
  conjure,
  conjuredKinds,
  conjuredOf,
  kindOf,
  ownerOf,
  useUp,
  type Kind,
} from '../../../combat/engine/magic/conjured';
import { AWAY, type MrState } from '../../../combat/engine/state';
import type { Telling } from '../activity';
import { endSpells } from '../magic/enspell';
import type { Field, RealmState, SpellInEffect } from '../state';

/** Spells that have put such a thing into his hands. (MR-S26, MR-S40) */
export const conjuredFor = (s: RealmState, seat: Seat, kind: Kind): readonly SpellInEffect[] =>
  s.effects.filter((one) => one.seat === seat && kindOf(one.spell) === kind);

/** What is left of the first list, once each of the second has taken one of the same caster from it. */
function without<T>(all: readonly T[], byOf: (one: T) => Seat, taken: readonly Seat[]): readonly T[] {
  const left = [...taken];
  return all.filter((one) => {
    const at = left.indexOf(byOf(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Spells whose things he should have, and the things that he has, with whose spell each is by his place in the combat. */
function compared(s: RealmState, { seats }: Field, combat: MrState, at: number, kind: Kind) {
  const due = conjuredFor(s, seats[at]!, kind);
  const has = conjuredOf(combat, at, kind);
  const casterOf = ({ by }: SpellInEffect): Seat => seats.indexOf(by);
  const ownerIn = (item: number): Seat => ownerOf(combat, at, item);
  return {
    casterOf,
    missing: without(due, casterOf, has.map(ownerIn)),
    over: without(has, ownerIn, due.map(casterOf)),
  };
}

/** Everybody has in the combat what spells of the days have put into his hands. */
export function lendConjured(s: RealmState, field: Field, combat: MrState): void {
  combat.heroes.forEach(({ life }, at) => {
    if (life === AWAY) return;
    for (const kind of conjuredKinds) {
      const { casterOf, missing, over } = compared(s, field, combat, at, kind);
      for (const item of over) useUp(combat, at, item);
      for (const one of missing) conjure(combat, at, kind, casterOf(one), -1);
    }
  });
}

/** Spells of the days are over whose things were used up in the combat. (MR-B25) */
export function takeBackConjured(s: RealmState, field: Field, combat: MrState, tell: Telling): void {
  combat.heroes.forEach(({ life }, at) => {
    if (life === AWAY) return;
    for (const kind of conjuredKinds) {
      const { missing } = compared(s, field, combat, at, kind);
      if (missing.length > 0) endSpells(s, (one) => missing.includes(one), 'used', tell);
    }
  });
}
