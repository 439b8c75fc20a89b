import { DEAD, FOE, isFoe, ALIVE as STANDING, type MrState, type Tie } from '../../../combat/engine/state';
import { enchantmentOf } from '../magic/day-spells';
import { beginSpell } from '../magic/enspell';
import { COMMITTED, isAlive, type Field, type RealmState } from '../state';
import { KILLED } from '../world/denizens';
import { NOWHERE } from '../world/ground';

type Fought = Field & { readonly combat: MrState };

const isFought = (field: Field): field is Fought => field.combat !== undefined;

/** Rounds that went on have what was kept up by whoever stood there. */
const wentOn = (s: RealmState, field: Field): boolean =>
  s.fields.some(
    (one, i) =>
      one.from !== undefined &&
      one.combat !== undefined &&
      one.place === field.place &&
      i > s.fields.indexOf(field),
  );

function keep(s: RealmState, { combat, seats, denizens }: Fought, at: number, tie: Tie): void {
  const by = seats[at]!;
  const { spells, playings, things } = combat.game.heroes[at]!;
  const { id, box = -1 } = spells[tie.spell]!;
  const denizen = isFoe(tie.on) ? denizens[tie.on - FOE]! : -1;
  const seat = isFoe(tie.on) ? -1 : seats[tie.on]!;
  // With enhanced magic nothing is tied up. (MR-B70)
  if (tie.chit < 0 || enchantmentOf(id).duration !== 'day') return;
  if (denizen >= 0 ? s.at[denizen] === KILLED : !isAlive(s, seat)) return;
  const { item } = playings[tie.chit]!;
  const isChit = item < 0;
  if (isChit) s.who[by]!.chits[tie.chit] = COMMITTED;
  const cast = { box, chit: isChit ? tie.chit : -1, item: isChit ? '' : things[item]!.id };
  const on = { seat, place: NOWHERE, tile: -1, denizens: denizen < 0 ? [] : [denizen], phases: 0 };
  beginSpell(s, { spell: id, by, ...cast, ...on }, undefined);
}

/**
 * A day spell whose work is in combats alone, as Poison is, lasts to the next sunset all the same: till then chit and box stay tied
 * up. (MR-S45, MR-B25, MR-B26, MR-R48)
 */
export function keepUntilSunset(s: RealmState): void {
  for (const field of s.fields) {
    if (!isFought(field) || field.day !== s.day) continue;
    const isOver = wentOn(s, field);
    field.combat.heroes.forEach(({ life, ties }, at) => {
      if (life === DEAD || !isAlive(s, field.seats[at]!) || (isOver && life === STANDING)) return;
      for (const tie of ties) keep(s, field, at, tie);
    });
  }
}
