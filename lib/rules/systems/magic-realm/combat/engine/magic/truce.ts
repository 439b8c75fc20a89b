import { CANCELLED, COMMITTED, FATIGUED, NOBODY, PENDING, type MrState } from '../state';
import { isTremendous } from '../who';

/** Rounds for actions that are left when somebody has wished for peace. */
export const TRUCE = 2;

/** A wish for peace: nobody has a target any more, nothing attacks, and spells that are under way are cancelled. (MR-X10) */
export function callTruce(s: MrState, rounds: number): void {
  s.truce = rounds;
  for (const hero of s.heroes) {
    hero.targets = [];
    hero.targeted = 1;
    hero.charge = NOBODY;
    hero.grip = NOBODY;
    if (hero.spell < 0 || hero.spellState !== PENDING) continue;
    hero.spellState = CANCELLED;
    if (hero.chits[hero.spellChit] === COMMITTED) hero.chits[hero.spellChit] = FATIGUED;
  }
  s.foes.forEach((foe, i) => {
    foe.on = NOBODY;
    foe.target = NOBODY;
    foe.falls = NOBODY;
    if (isTremendous(s.game.foes[i]!)) foe.side = 0;
  });
}
