import type { Seat } from '../../../../../kernel/game/engine';
import { beastOf, holdingOf, isHerd, type Herd, type Holding } from '../../../beasts';
import type { RealmState, SpellInEffect } from '../state';
import { denizens } from '../world/denizens';
import { NOWHERE } from '../world/ground';
import { release } from '../world/warband';
import { enchantmentOf } from './day-spells';

type HeldBy = Pick<SpellInEffect, 'spell' | 'by' | 'denizens' | 'energized'>;

const holds = (kind: Holding['kind'], denizen: number) => (one: HeldBy) =>
  one.energized === 1 && one.denizens.includes(denizen) && holdingOf(one.spell)?.kind === kind;

/** Does it serve by a spell? Then it takes turns of its own. (MR-B32, MR-S37, MR-S44, MR-T19) */
export const isControlled = (s: RealmState, denizen: number): boolean =>
  s.effects.some(holds('control', denizen));

/** The spell of his by which it neither battles nor attacks him; undefined: there is none. (MR-S15, MR-S43) */
export const pacifying = (s: RealmState, denizen: number, seat: Seat): SpellInEffect | undefined =>
  s.effects.find((one) => one.by === seat && holds('pacify', denizen)(one));
export const isPacified = (s: RealmState, denizen: number, seat: Seat): boolean =>
  s.effects.length > 0 && pacifying(s, denizen, seat) !== undefined;

/** Of what kind of monsters is it that can be hired once they are pacified? */
export function herdOf(denizen: number): Herd | undefined {
  const beast = beastOf(denizens[denizen]!.id);
  return beast !== undefined && isHerd(beast) ? beast : undefined;
}

/** What a spell holds serves its caster until the next sunset. (MR-B25, MR-S37, MR-S44, MR-T19) */
export function enlist(s: RealmState, one: SpellInEffect): void {
  if (holdingOf(one.spell)?.kind !== 'control') return;
  for (const denizen of one.denizens) {
    s.hirer[denizen] = one.by;
    s.term[denizen] = s.day + 1;
    s.comes[denizen] = 1;
  }
}

/** The spell is over: what served by it is free, and a phantasm is gone. (MR-S33) */
export function discharge(s: RealmState, one: SpellInEffect): void {
  if (enchantmentOf(one.spell).effects.some(({ kind }) => kind === 'extra-mover'))
    for (const mover of s.movers)
      if (mover.kind === 'phantasm' && mover.by === one.seat) mover.place = NOWHERE;
  if (holdingOf(one.spell)?.kind === 'control')
    release(
      s,
      one.denizens.filter((denizen) => s.hirer[denizen] === one.by),
    );
}
