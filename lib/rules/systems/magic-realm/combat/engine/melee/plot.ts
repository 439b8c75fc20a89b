import type { Seat } from '../../../../../kernel/game/engine';
import { boxesFor, countersOn } from '../fighters/counters';
import { postOptions } from './posts';
import { attackNames, WORKING } from '../state';
import { carries } from '../magic/flying';
import {
  freeOnes,
  isPlayedAs,
  isWorn,
  playingAt,
  strengthOf as strengthAt,
  thingAt,
  weaponOf,
} from '../fighters/playing';
import { spellAttack } from '../magic/spells';
import type { MrChoice } from '../choices';
import { NOBODY, plotSteps, type MrState, type Plot } from '../state';
import { bodyIn, isMist, isThere } from '../who';

/** FIGHT chits and gloves as strong as the weapon weighs; without a weapon he has a dagger. (MR-147, MR-149) */
function attacks(s: MrState, seat: Seat): readonly number[] {
  const hero = s.heroes[seat]!;
  // A spell that took effect leaves no weapon attack. (MR-B57)
  if (hero.spellState === WORKING) return [];
  const weapon = weaponOf(s, seat);
  const weight = weapon < 0 ? 0 : thingAt(s, seat, weapon).weight;
  return freeOnes(
    s,
    seat,
    (playing, chit) => isPlayedAs(playing, 'FIGHT') && strengthAt(s, seat, chit) >= weight,
  );
}

/** MOVE chits that bear what he carries, boots, his horse, and the Dwarf's duck. (MR-146, MR-148, MR-A11) */
function maneuvers(s: MrState, seat: Seat): readonly number[] {
  const { attack } = s.heroes[seat]!.plot;
  if (isMist(s, seat)) return [];
  const spell = spellAttack(s, seat) !== undefined;
  const spent = attack >= 0 && !spell ? starsOf(s, seat, attack) : 0;
  return freeOnes(
    s,
    seat,
    // One chit serves once in a round. (MR-B57, MR-S35)
    ({ kind }, chit) => chit !== attack && (kind === 'MOVE' || kind === 'DUCK') && carries(s, seat, chit),
    spent,
  );
}

const starsOf = (s: MrState, seat: Seat, chit: number): number => {
  const { item, asterisks } = playingAt(s, seat, chit);
  return item < 0 ? asterisks : 0;
};

const EVERYWHERE: readonly number[] = attackNames.map((_, i) => i);
const NOWHERE: readonly number[] = [0];

export const shieldOf = (s: MrState, seat: Seat): number =>
  s.game.heroes[seat]!.things.findIndex(({ armor }, item) => armor?.against === 0 && isWorn(s, seat, item));

/** What may be filled in at the step of the plot; one value where there is nothing to choose. */
function optionsOf(s: MrState, seat: Seat): readonly number[] {
  const { plot, targets } = s.heroes[seat]!;
  switch (plot.step) {
    case 'attack':
      return spellAttack(s, seat) ? [s.heroes[seat]!.spellChit] : [NOBODY, ...attacks(s, seat)];
    case 'direct': {
      const fixed = spellAttack(s, seat)?.direction;
      if (fixed) return [attackNames.indexOf(fixed)];
      return plot.attack < 0 || targets.length === 0 ? NOWHERE : EVERYWHERE;
    }
    case 'maneuver':
      return [NOBODY, ...maneuvers(s, seat)];
    case 'toward':
      if (plot.maneuver < 0) return NOWHERE;
      return playingAt(s, seat, plot.maneuver).kind === 'DUCK' ? [2] : EVERYWHERE;
    // Head or club strike from another circle than their body. (MR-S24, MR-B55)
    case 'shield':
      if (bodyIn(s, seat)?.part && plot.attack >= 0 && targets.length > 0)
        return EVERYWHERE.filter((to) => to !== plot.direct);
      return shieldOf(s, seat) < 0 || !canBeHit(s, seat) ? NOWHERE : EVERYWHERE;
    case 'box': {
      const counters = countersOn(s, seat);
      return plot.boxes.length === counters.length ? [] : boxesFor(counters, plot.boxes);
    }
    case 'post':
      return postOptions(s, seat);
    case 'ready':
      return [];
  }
}

/** A spell that falls on everybody hits its caster and his friends too. (MR-S22) */
const canBeHit = (s: MrState, seat: Seat): boolean =>
  s.game.rivals ||
  s.heroes.some(({ targets }) => targets.includes(seat)) ||
  s.foes.some(({ alive, on, target }) => alive === 1 && (on === seat || target === seat));

function fill(plot: Plot, value: number): void {
  switch (plot.step) {
    case 'box':
      plot.boxes.push(value);
      return;
    case 'post':
      plot.posts.push(value);
      return;
    case 'ready':
      return;
    default:
      plot[plot.step] = value;
      plot.step = plotSteps[plotSteps.indexOf(plot.step) + 1]!;
  }
}

/** Fills in whatever leaves no choice, up to the next decision or the end of the plot. */
export function settlePlot(s: MrState, seat: Seat): void {
  const { plot } = s.heroes[seat]!;
  // Who is away plots only for his hirelings. (MR-152)
  if (!isThere(s, seat) && plot.step === 'attack') plot.step = 'post';
  for (;;) {
    const options = optionsOf(s, seat);
    if (options.length > 1 || plot.step === 'ready') return;
    if (options.length === 0) plot.step = plot.step === 'box' ? 'post' : 'ready';
    else fill(plot, options[0]!);
  }
}

export function plotChoices(s: MrState, seat: Seat): MrChoice[] {
  const { step } = s.heroes[seat]!.plot;
  return optionsOf(s, seat).map((value): MrChoice => {
    switch (step) {
      case 'attack':
      case 'maneuver':
        return { type: step, chit: value };
      default:
        return { type: step as 'direct' | 'toward' | 'shield' | 'box' | 'post', to: value };
    }
  });
}

export function playPlot(s: MrState, seat: Seat, choice: MrChoice): void {
  if ('to' in choice) fill(s.heroes[seat]!.plot, choice.to);
  else if (choice.type === 'attack' || choice.type === 'maneuver') fill(s.heroes[seat]!.plot, choice.chit);
  settlePlot(s, seat);
}
