import type { Seat } from '../../../../../kernel/game/engine';
import { beastOf, holdingOf } from '../../../beasts';
import { isWarded } from '../magic/charms';
import { COMMITTED, FATIGUED, isFoe, type Foe, type Hold, type MrState, type Who } from '../state';
import { foeAt, foeOf, isMist } from '../who';

/** It fights everybody whom it sees. */
export const EVERYBODY = -1;

/** Natives by their group, monsters by their kind: who turns with whom. */
export const fellowship = ({ id, group }: Pick<Foe, 'id' | 'group'>): string => group ?? beastOf(id) ?? id;

/** Does a spell of that character keep it from fighting him, and no ward make that nothing? (MR-S15, MR-S28, MR-S43) */
export const spares = (s: MrState, who: Who, seat: Seat): boolean =>
  (foeAt(s, who).calm & (1 << seat)) !== 0 && !isWarded(s, who);

/** Does it come to that character by itself? Monsters do, and natives whose group battles him. (MR-097, MR-B52) */
export const battles = (s: MrState, who: Who, seat: Seat): boolean =>
  (foeAt(s, who).battles & (1 << seat)) !== 0 && !spares(s, who, seat) && !isMist(s, who);

/**
 * Whoever turns against those whom a spell of his pacifies has broken it: its box is free, and its chit tires. In an evening that is
 * done in the days. (MR-S15, MR-S43, MR-B26, MR-R48)
 */
function breakProvoked(s: MrState, seat: Seat): void {
  const hero = s.heroes[seat]!;
  if (s.game.evening || hero.holds.length === 0) return;
  const { spells } = s.game.heroes[seat]!;
  const isBroken = ({ spell, foes }: Hold): boolean =>
    holdingOf(spells[spell]!.id)?.kind === 'pacify' &&
    foes.some((who) => (foeAt(s, who).calm & (1 << seat)) === 0);
  for (const { spell, chit } of hero.holds.filter(isBroken)) {
    hero.bound &= ~(1 << spell);
    if (hero.chits[chit] === COMMITTED) hero.chits[chit] = FATIGUED;
  }
  hero.holds = hero.holds.filter((one) => !isBroken(one));
}

/**
 * A group whose unhired member he or a hireling of his lures, attacks or bewitches battles him from now on; what a spell of his
 * pacified does so too. (MR-099, MR-B52, MR-S15)
 */
export function provoke(s: MrState, seat: Seat, who: Who): void {
  if (!isFoe(who) || foeAt(s, who).owner >= 0) return;
  const isCalm = (foeAt(s, who).calm & (1 << seat)) !== 0;
  if (battles(s, who, seat) && !isCalm) return;
  const fellows = fellowship(foeOf(s, who));
  s.foes.forEach((foe, i) => {
    if (fellowship(s.game.foes[i]!) !== fellows) return;
    foe.battles |= 1 << seat;
    foe.calm &= ~(1 << seat);
  });
  if (isCalm) breakProvoked(s, seat);
}
