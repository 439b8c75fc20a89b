import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { beastOf, beastsOf, holdingOf, ruleOfSpell } from '../../../beasts';
import { fellowship, spares } from '../fighters/enmity';
import type { MrEvent } from '../events';
import { isWarded } from './charms';
import { withdraw } from '../melee/sheets';
import { FOE, NOBODY, type Foe, type Hold, type MrState, type Who } from '../state';
import { foeAt, foeOf, isTremendous, isWild } from '../who';

/** Is it one of those for whom the spell is made? */
function isMeant({ id, native }: Pick<Foe, 'id' | 'native'>, spell: string): boolean {
  const beast = native ? 'native-group' : beastOf(id);
  return beast !== undefined && beastsOf(spell).includes(beast);
}

/** All that the spell could take hold of: in nobody's service, and not spared by it already. */
const open = (s: MrState, seat: Seat, spell: string): readonly Who[] =>
  s.foes.flatMap((foe, i) => {
    const who = FOE + i;
    if (!isWild(foe) || !isMeant(foeOf(s, who), spell)) return [];
    return holdingOf(spell)?.kind === 'pacify' && spares(s, who, seat) ? [] : [who];
  });

/** Does it take all of a kind, and not only one? */
const takesAll = (spell: string): boolean => {
  const holding = holdingOf(spell);
  return holding?.kind === 'pacify' || (holding?.kind === 'control' && holding.count === 'all');
};

/** At whom it can be aimed: of those who are held together only one is named. (MR-S15, MR-S25, MR-S37, MR-S43, MR-S44, MR-T19) */
export function preyOfSpell(s: MrState, seat: Seat, spell: string): readonly Who[] {
  const all = open(s, seat, spell);
  if (!takesAll(spell)) return all;
  const kindOf = (who: Who): string => fellowship(foeOf(s, who));
  return all.filter((who) => all.find((one) => kindOf(one) === kindOf(who)) === who);
}

/** Everybody whom the spell holds, when it is aimed at one of them. */
const heldWith = (s: MrState, seat: Seat, spell: string, at: Who): readonly Who[] =>
  open(s, seat, spell).filter((who) =>
    takesAll(spell) ? fellowship(foeOf(s, who)) === fellowship(foeOf(s, at)) : who === at,
  );

/** Does it hold others beside the one at whom it is aimed? (MR-B69) */
export const holdsMore = (s: MrState, seat: Seat, spell: string, at: Who): boolean =>
  heldWith(s, seat, spell, at).length > 1;

/** It lets go of whatever it has, and of it lets go whatever serves that seat. */
function part(s: MrState, seat: Seat, who: Who): void {
  const foe = foeAt(s, who);
  if (isTremendous(foeOf(s, who))) foe.side = 0;
  foe.target = NOBODY;
  foe.falls = NOBODY;
  s.foes.forEach((other) => {
    if (other.owner !== seat) return;
    if (other.on === who) other.on = NOBODY;
    if (other.target === who) other.target = NOBODY;
  });
}

/** From now on it serves him. (MR-S37, MR-S44, MR-T19) */
export function control(s: MrState, seat: Seat, who: Who): void {
  part(s, seat, who);
  withdraw(s, who);
  const foe = foeAt(s, who);
  foe.owner = seat;
  foe.charm = seat;
}

function leaveService(s: MrState, who: Who): void {
  const foe = foeAt(s, who);
  foe.owner = NOBODY;
  foe.hidden = 0;
  withdraw(s, who);
}

/** It serves nobody any more. */
export function setFree(s: MrState, who: Who): void {
  leaveService(s, who);
  foeAt(s, who).charm = NOBODY;
}

/** What a pentangle guards serves by no spell as long as it does so, and serves again afterwards. (MR-S28) */
export function renewService(s: MrState, tell?: Tell<MrEvent>): void {
  s.foes.forEach(({ alive, owner, charm }, i) => {
    const who = FOE + i;
    if (alive === 0 || charm < 0 || owner >= 0 === !isWarded(s, who)) return;
    if (owner >= 0) leaveService(s, who);
    else control(s, charm, who);
    tell?.({ type: 'service', rule: 'MR-S28', seat: charm, who, rests: owner >= 0 });
  });
}

/** It fights neither him nor his hirelings, and leaves their sheets. (MR-S15, MR-S43) */
function pacify(s: MrState, seat: Seat, who: Who): void {
  part(s, seat, who);
  const foe = foeAt(s, who);
  foe.calm |= 1 << seat;
  const { on } = foe;
  if (on === seat || (on >= FOE && foeAt(s, on).owner === seat)) foe.on = NOBODY;
}

/** The spell takes hold of those at whom it is aimed. @returns who is held */
export function takeHold(
  s: MrState,
  seat: Seat,
  spell: string,
  at: Who,
  tell?: Tell<MrEvent>,
): readonly Who[] {
  const foes = heldWith(s, seat, spell, at);
  const serves = holdingOf(spell)?.kind === 'control';
  const hero = s.heroes[seat]!;
  for (const who of foes) (serves ? control : pacify)(s, seat, who);
  if (foes.length > 0) hero.holds = [...hero.holds, { spell: hero.spell, chit: hero.spellChit, foes }];
  if (foes.length > 0) tell?.({ type: 'held', rule: ruleOfSpell(spell), seat, foes, serves });
  return foes;
}

/** What his spells hold is free again. @param spell what that one of them alone holds; absent: all (MR-B26, MR-B27) */
export function letGo(s: MrState, seat: Seat, spell?: number): void {
  const hero = s.heroes[seat]!;
  const isOver = (one: Hold): boolean => spell === undefined || one.spell === spell;
  const held = hero.holds.filter(isOver).flatMap(({ foes }) => foes);
  s.foes.forEach((foe, i) => {
    if (spell !== undefined && !held.includes(FOE + i)) return;
    foe.calm &= ~(1 << seat);
    if (foe.charm === seat) setFree(s, FOE + i);
  });
  hero.holds = hero.holds.filter((one) => !isOver(one));
}
