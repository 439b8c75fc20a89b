import { restoreTie } from '../../../combat/engine/magic/charms';
import {
  ALIVE as STANDING,
  FOE,
  isFoe,
  NOBODY,
  type MrState,
  type Tie,
  type Who,
} from '../../../combat/engine/state';
import { isTremendous } from '../../../combat/engine/who';
import type { Field, RealmState } from '../state';
import { combatOf } from './combat-of';

type Fought = Field & { readonly combat: MrState };

/** The rounds of this evening that went before in the same clearing; undefined: these are the first. */
const before = (s: RealmState, field: Field): Fought | undefined =>
  field.from === undefined
    ? undefined
    : s.fields.findLast(
        (one): one is Fought => one !== field && one.place === field.place && one.combat !== undefined,
      );

/** Who that was, by his place in the combat that goes on; nobody: he is there no more. */
function whoNow(then: Field, now: Field, who: Who): Who {
  const at = isFoe(who)
    ? now.denizens.indexOf(then.denizens[who - FOE]!)
    : now.seats.indexOf(then.seats[who]!);
  return at < 0 ? NOBODY : isFoe(who) ? FOE + at : at;
}

/** The same spell, of the same box or thing, among those that he may cast now; −1: it is none of them. */
function spellNow(then: MrState, caster: number, now: MrState, seat: number, spell: number): number {
  const nameIn = ({ game }: MrState, at: number, item = -1) => game.heroes[at]!.things[item]?.id;
  const cast = then.game.heroes[caster]!.spells[spell]!;
  const thing = nameIn(then, caster, cast.item);
  return now.game.heroes[seat]!.spells.findIndex(
    ({ id, box, item }) => id === cast.id && box === cast.box && nameIn(now, seat, item) === thing,
  );
}

/** A spell that he keeps up stays on whom it is on, and its chit tied up. (MR-B25, MR-B26) */
function keepUp(then: Fought, now: Field, combat: MrState, at: number, tie: Tie): void {
  const seat = whoNow(then, now, at);
  const on = whoNow(then, now, tie.on);
  const spell = seat < 0 ? -1 : spellNow(then.combat, at, combat, seat, tie.spell);
  if (on < 0 || spell < 0) return;
  const isChit = tie.chit >= 0 && then.combat.game.heroes[at]!.playings[tie.chit]!.item < 0;
  restoreTie(combat, seat, { spell, chit: isChit ? tie.chit : NOBODY, on });
  if (isFoe(on)) return;
  const weapon = then.combat.game.heroes[tie.on]!.things[then.combat.heroes[tie.on]!.poisoned]?.id;
  combat.heroes[on]!.poisoned = combat.game.heroes[on]!.things.findIndex(({ id }) => id === weapon);
}

/**
 * The combat of a field. Rounds of one evening are one combat, though a wish has them go on: spells that last to midnight do, and
 * denizens show the sides that they showed. (MR-091, MR-190, MR-B25)
 */
export function combatIn(s: RealmState, field: Field): MrState {
  const combat = combatOf(s, field);
  const then = before(s, field);
  if (!then) return combat;
  then.combat.heroes.forEach(({ life, ties }, at) => {
    if (life === STANDING) for (const tie of ties) keepUp(then, field, combat, at, tie);
  });
  then.combat.foes.forEach(({ alive, side, partSide }, i) => {
    const who = whoNow(then, field, FOE + i);
    if (alive === 0 || who < 0 || isTremendous(combat.game.foes[who - FOE]!)) return;
    Object.assign(combat.foes[who - FOE]!, { side, partSide });
  });
  return combat;
}
