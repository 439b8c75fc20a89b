import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { addCasts } from '../magic/casting';
import type { MrChoice } from '../choices';
import type { MrEvent } from '../events';
import { wastable, waste } from '../magic/colors';
import { flights, flyAway, light, lights } from '../magic/flying';
import { lasts } from '../magic/spells';
import { moveInEncounter } from '../magic/steered';
import { dieOfWounds } from '../melee/fatigue';
import { owedChoices, playOwed } from '../magic/owed';
import { fastestOn, freeOnes, isArmed, isPlayedAs, spend, timeOf, weaponOf } from '../fighters/playing';
import { ACTED, ALERTED, COMMITTED, FATIGUED, NOBODY, PENDING, type MrState } from '../state';
import { takings, takeUp } from './taking-up';
import { addThings, playThing } from './wearing';
import { bodyIn, isHeld } from '../who';

type Add = (choice: MrChoice) => void;

/** One action, faster than all that stands on the own sheet. (MR-118 to MR-130) */
export function actChoices(s: MrState, seat: Seat): MrChoice[] {
  const out: MrChoice[] = [];
  const hero = s.heroes[seat]!;
  const owed = owedChoices(s, seat);
  if (owed.length > 0) return owed;
  if ((hero.acted & ACTED) !== 0) return out;
  const add: Add = (choice) => out.push(choice);
  if (hero.acted === 0 && hero.charge < 0) {
    const fastest = fastestOn(s, seat);
    const isFast = (chit: number, as?: 'FIGHT') => timeOf(s, seat, chit, as) < fastest;
    const weapon = weaponOf(s, seat);
    if (isArmed(s, seat) && (hero.items[weapon]! & ALERTED) === 0)
      for (const chit of freeOnes(s, seat, (one) => isPlayedAs(one, 'FIGHT')))
        if (isFast(chit, 'FIGHT')) add({ type: 'alert', chit });
    for (const chit of freeOnes(s, seat, ({ kind }) => kind === 'BERSERK'))
      if (isFast(chit)) add({ type: 'rage', chit });
    addCasts(s, seat, fastest, add);
    if (!isHeld(s, seat) && !s.game.heroes[seat]!.shut)
      for (const chit of freeOnes(s, seat, (one) => isPlayedAs(one, 'MOVE') && !one.flies))
        if (isFast(chit) || s.game.optional?.tables) add({ type: 'run', chit });
    if (!isHeld(s, seat)) for (const chit of flights(s, seat)) if (isFast(chit)) add({ type: 'fly', chit });
  }
  // What he had is part of what a spell has made of him. (MR-B29)
  if (hero.charge < 0 && !bodyIn(s, seat)) {
    addThings(s, seat, add);
    if (hero.acted === 0) out.push(...takings(s, seat));
  }
  // No action, so that neither a charge nor anything on his sheet stops it. (MR-118)
  out.push(...lights(s, seat), ...wastable(s, seat));
  if (out.length > 0) add({ type: 'done' });
  return out;
}

export function playAct(s: MrState, seat: Seat, choice: MrChoice, dice: Dice, tell?: Tell<MrEvent>): void {
  const hero = s.heroes[seat]!;
  if (playOwed(s, seat, choice, dice, tell)) return;
  switch (choice.type) {
    case 'alert': {
      const item = weaponOf(s, seat);
      hero.items[item]! |= ALERTED;
      spend(s, seat, choice.chit, 'FIGHT');
      hero.acted |= ACTED;
      tell?.({ type: 'alerted', rule: 'MR-120', seat, chit: choice.chit, item });
      return;
    }
    case 'fly':
      return flyAway(s, seat, choice.chit, tell);
    case 'light':
      return light(s, seat, choice.item, choice.chit, tell);
    case 'fatigue-color':
      return waste(s, seat, choice.chit, tell);
    case 'rage':
      hero.berserk = 1;
      spend(s, seat, choice.chit);
      hero.acted |= ACTED;
      tell?.({ type: 'raged', rule: 'MR-A04', seat, chit: choice.chit });
      return;
    case 'run':
      return moveInEncounter(s, seat, choice.chit, NOBODY, dice, tell);
    case 'cast': {
      const { spell, chit, color } = choice;
      spend(s, seat, chit);
      hero.chits[chit] = COMMITTED;
      if (color >= 0) hero.chits[color] = FATIGUED;
      hero.spell = spell;
      hero.spellChit = chit;
      hero.spellState = PENDING;
      hero.acted |= ACTED;
      s.stirred = 1;
      tell?.({ type: 'cast', rule: 'MR-124', seat, spell, chit, color });
      // Whoever ties his last free chit up is dead at once. (MR-B13)
      if (lasts(s, seat) && !s.game.optional?.enhanced) dieOfWounds(s, seat, tell);
      return;
    }
    case 'activate':
    case 'deactivate':
    case 'abandon':
    case 'lay-down':
      return playThing(s, seat, choice, dice, tell);
    case 'take-up':
      return takeUp(s, seat, choice, dice, tell);
    default:
      hero.acted |= ACTED;
  }
}
