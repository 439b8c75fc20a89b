import type { Seat } from '../../../../../kernel/game/engine';
import { setLoose, setShapes } from '../../../combat/engine/magic/changing';
import { FOE, isFoe, type Call, type MrState } from '../../../combat/engine/state';
import type { Telling } from '../activity';
import type { Field, RealmState, SpellInEffect } from '../state';
import { ABSORBED, denizens as all } from '../world/denizens';
import { NOWHERE } from '../world/ground';
import { release } from '../world/warband';
import { alterationsOf, denizenShapesIn, shapesIn } from './changes';
import { beginSpell, loseTarget } from './enspell';

/** A spell of the combat has made something else of somebody, or of chits of its caster, and does so in the days too. (MR-B29, MR-S10) */
export function beginChange(
  s: RealmState,
  { seats, denizens }: Field,
  { at, shape, chits }: Pick<Call, 'at' | 'shape' | 'chits'>,
  cast: Pick<SpellInEffect, 'spell' | 'by' | 'box' | 'chit' | 'item'>,
  tell: Telling,
): void {
  const on = { place: NOWHERE, tile: -1, phases: 0 };
  const denizen = at >= 0 && isFoe(at) ? denizens[at - FOE]! : -1;
  const taken = shape !== undefined && all[denizen]?.id === shape;
  if (taken) {
    release(s, [denizen]);
    loseTarget(s, denizen, tell);
    s.at[denizen] = ABSORBED;
  }
  beginSpell(
    s,
    {
      ...cast,
      ...on,
      // What somebody takes up is on himself. (MR-S24)
      seat: chits || taken ? cast.by : denizen >= 0 ? -1 : seats[at]!,
      ...(denizen >= 0 && !taken ? { denizens: [denizen] } : {}),
      ...(shape === undefined ? {} : { shape }),
      ...(taken ? { essence: denizen } : {}),
      ...(chits ? { chits } : {}),
    },
    tell,
  );
}

/** What somebody has become or is no longer by spells of the days he is in the combat too. */
export function renewShapes(s: RealmState, { seats, denizens, place }: Field, combat: MrState): void {
  combat.heroes.forEach((hero, at) => {
    setShapes(combat, at, shapesIn(s, seats, seats[at]!));
    hero.altered = alterationsOf(s, seats[at]!);
  });
  combat.foes.forEach((foe, i) => {
    setShapes(combat, FOE + i, denizenShapesIn(s, seats, denizens[i]!));
    if (foe.absorbed >= 0 && s.at[denizens[i]!] === place) setLoose(combat, FOE + i);
  });
}

/** Monsters that are taken up by those who are there: when the spell is broken they stand in the clearing. (MR-S24) */
export const essencesOf = (s: RealmState, seats: readonly Seat[]): number[] =>
  s.effects.flatMap(({ essence, by }) => (essence !== undefined && seats.includes(by) ? [essence] : []));
