import type { Seat } from '../../../../../kernel/game/engine';
import { fellowship } from '../../../combat/engine/fighters/enmity';
import { DEAD, type MrState } from '../../../combat/engine/state';
import type { Telling } from '../activity';
import { DISGUST, isCursed } from '../kit';
import { loseTarget } from '../magic/enspell';
import { isControlled } from '../magic/serving';
import type { Field, RealmState } from '../state';
import { denizens, KILLED } from '../world/denizens';
import { hiredBy, release } from '../world/warband';

/** Natives by their group, monsters by their kind. */
const fellowsOf = (denizen: number): string => {
  const { id, native } = denizens[denizen]!;
  return fellowship({ id, ...(native ? { group: native.group } : {}) });
};

/** Groups and kinds that have turned against whom they served, each once. (MR-B45) */
function rebellions(
  s: RealmState,
  { denizens: all }: Field,
  combat: MrState,
): readonly (readonly [Seat, string])[] {
  const out = new Map<string, readonly [Seat, string]>();
  combat.foes.forEach(({ owner, charm }, i) => {
    const seat = s.hirer[all[i]!]!;
    // What a pentangle guards has not turned against him. (MR-S28)
    if (seat < 0 || owner >= 0 || charm >= 0) return;
    const fellows = fellowsOf(all[i]!);
    out.set(`${fellows}/${seat}`, [seat, fellows]);
  });
  return [...out.values()];
}

/** Did he die in this combat? Then his hirelings are free without a rebellion. */
const isDead = ({ seats }: Field, { heroes }: MrState, seat: Seat): boolean =>
  heroes[seats.indexOf(seat)]!.life === DEAD;

/**
 * What the combat did to hirelings: who rebelled takes all of his group or kind with him who served that employer, wherever they
 * are, and natives who were not there cost fame as well, where it is no disgust. The dead, who have been buried, serve nobody.
 * (MR-179, MR-B45, MR-X06)
 */
export function settleHired(s: RealmState, field: Field, combat: MrState, tell: Telling): void {
  const { denizens: all } = field;
  for (const [seat, fellows] of rebellions(s, field, combat)) {
    if (isDead(field, combat, seat)) continue;
    const rebels = hiredBy(s, seat).filter((i) => fellowsOf(i) === fellows);
    const lost = isCursed(s.who[seat]!, DISGUST) ? [] : rebels.filter((i) => !all.includes(i));
    const fame = lost.reduce((sum, i) => sum + (denizens[i]!.native?.notoriety ?? 0), 0);
    s.who[seat]!.fame -= fame;
    release(s, rebels);
    for (const i of rebels) if (isControlled(s, i)) loseTarget(s, i, tell);
    tell?.({ type: 'service-ended', rule: 'MR-B45', seat, denizens: rebels, why: 'treachery', fame });
  }
  combat.foes.forEach(({ hidden }, i) => {
    const denizen = all[i]!;
    if (s.at[denizen] === KILLED) release(s, [denizen]);
    else if (s.hirer[denizen]! >= 0) s.hiding[denizen] = hidden;
  });
}
