import type { Dice } from '../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../kernel/game/engine';
import { actChoices, assignAll, chargeChoices, lureChoices } from './encounter';
import type { MrEvent } from './events';
import { beginFatigue, dieOfWounds, fatigueChoices } from './fatigue';
import { killBy } from './kills';
import { dismount, melee, turnTremendous } from './melee';
import { settlePlot } from './plot';
import { castAll } from './spells';
import { targetChoices } from './targets';
import {
  DEAD,
  FLED,
  FOE,
  isRed,
  isThere,
  NO_PLOT,
  NOBODY,
  type Ending,
  type MrChoice,
  type MrState,
  type Phase,
} from './state';

type Asks = (s: MrState, seat: Seat) => readonly MrChoice[];

/** What each phase asks of the seat whose turn it is; the plots are asked of all at once. */
export const asks: Readonly<Record<Exclude<Phase, 'plot' | 'over'>, Asks>> = {
  lure: (s, seat) => (s.heroes[seat]!.lured === 1 ? [] : lureChoices(s, seat)),
  charge: (s, seat) => (s.heroes[seat]!.lured === 2 ? [] : chargeChoices(s, seat)),
  act: actChoices,
  target: targetChoices,
  fatigue: fatigueChoices,
};

/** Whose turn comes when: targets are chosen in the order of the draw. (MR-102, MR-134) */
export const orderOf = (s: MrState): readonly Seat[] => (s.phase === 'target' ? s.drawn : s.order);

export const present = (s: MrState): Seat[] => s.order.filter((seat) => isThere(s, seat));

export function end(s: MrState, by: Ending, winners: readonly Seat[], tell?: Tell<MrEvent>): void {
  s.phase = 'over';
  s.by = by;
  s.winners = [...winners].sort((a, b) => a - b);
  tell?.({ type: 'ended', rule: endRules[by === '' ? 'dead' : by][0]!, winners: s.winners, by });
}

export const endRules: Readonly<Record<Exclude<Ending, ''>, readonly [string, ...string[]]>> = {
  victory: ['MR-090', 'MR-180'],
  last: ['MR-090', 'MR-181'],
  fled: ['MR-B62', 'MR-121'],
  dead: ['MR-B62', 'MR-174'],
  stalemate: ['MR-094', 'MR-R51'],
  limit: ['MR-R45'],
};

/** Where nobody is left, or nothing to fight, the combat is over. (MR-090, MR-B62) */
function endIfOver(s: MrState, tell?: Tell<MrEvent>): boolean {
  const left = present(s);
  const hasFoes = s.foes.some(({ alive }) => alive === 1);
  if (left.length === 0) {
    end(s, s.heroes.some(({ life }) => life === FLED) ? 'fled' : 'dead', [], tell);
    return true;
  }
  if (hasFoes) return false;
  if (s.game.rivals && left.length > 1) return false;
  end(s, s.game.rivals && s.heroes.length > 1 ? 'last' : 'victory', left, tell);
  return true;
}

function beginRound(s: MrState, tell?: Tell<MrEvent>): void {
  s.phase = 'lure';
  s.turn = 0;
  s.stirred = 0;
  for (const hero of s.heroes) {
    hero.used.fill(0);
    hero.acted = 0;
    hero.lured = 0;
    hero.charge = NOBODY;
    hero.chargeTime = 0;
    hero.stars = [0, 0, 0];
    hero.spell = NOBODY;
    hero.spellChit = NOBODY;
    hero.spellState = 0;
    hero.targets = [];
    hero.targeted = 0;
    hero.wounds = 0;
    hero.due = 0;
    hero.plot = NO_PLOT();
  }
  for (const foe of s.foes) foe.hit = 0;
  tell?.({ type: 'round', rule: 'MR-093', round: s.round });
}

/** Counters of those who take part are mixed and drawn. (MR-134) */
function drawTargets(s: MrState, dice: Dice): void {
  const there = present(s);
  s.drawn = there.length > 1 ? dice.shuffle(there) : there;
}

function beginPlots(s: MrState): void {
  s.phase = 'plot';
  for (const seat of present(s)) settlePlot(s, seat);
}

/** After the bound whatever has somebody in its grip kills him, and the combat is broken off. (MR-R45) */
function breakOff(s: MrState, tell?: Tell<MrEvent>): void {
  s.foes.forEach((foe, i) => {
    if (foe.alive === 1 && foe.on >= 0 && isThere(s, foe.on) && isRed(s, FOE + i))
      killBy(s, foe.on, [], 'MR-R45', tell);
  });
  if (!endIfOver(s, tell)) end(s, 'limit', [], tell);
}

/** What lasts: what is on a character's sheet stays there, and sides stay as they are. (MR-189, MR-190) */
function endRound(s: MrState, tell?: Tell<MrEvent>): void {
  turnTremendous(s, tell);
  dismount(s);
  s.foes.forEach((foe) => {
    if (foe.on >= 0 && !isThere(s, foe.on)) foe.on = NOBODY;
  });
  if (endIfOver(s, tell)) return;
  const isGrim = s.foes.some((foe, i) => foe.alive === 1 && isRed(s, FOE + i));
  s.quiet = s.stirred === 1 || isGrim ? 0 : s.quiet + 1;
  if (s.quiet > 0) tell?.({ type: 'quiet', rule: 'MR-R51', rounds: s.quiet });
  if (s.quiet >= s.game.quietRounds) return end(s, 'stalemate', [], tell);
  if (s.round - s.game.firstRound + 1 >= s.game.maxRounds) return breakOff(s, tell);
  s.round++;
  beginRound(s, tell);
}

/** Plots that are not yet complete. */
export const plotting = (s: MrState): Seat[] =>
  present(s).filter((seat) => s.heroes[seat]!.plot.step !== 'ready');

const after: Readonly<
  Record<Exclude<Phase, 'over'>, (s: MrState, dice: Dice, tell?: Tell<MrEvent>) => void>
> = {
  lure(s, dice, tell) {
    assignAll(s, dice, tell);
    s.phase = 'charge';
  },
  charge(s) {
    s.phase = 'act';
  },
  act(s, dice, tell) {
    if (endIfOver(s, tell)) return;
    drawTargets(s, dice);
    s.phase = 'target';
  },
  target(s, dice, tell) {
    castAll(s, dice, tell);
    if (!endIfOver(s, tell)) beginPlots(s);
  },
  plot(s, dice, tell) {
    melee(s, dice, tell);
    beginFatigue(s);
    s.phase = 'fatigue';
  },
  fatigue(s, _dice, tell) {
    endRound(s, tell);
  },
};

/** Goes on until somebody has something to decide, or the combat is over. */
export function advance(s: MrState, dice: Dice, tell?: Tell<MrEvent>): void {
  while (s.phase !== 'over') {
    const { phase } = s;
    if (phase === 'plot') {
      if (plotting(s).length > 0) return;
    } else {
      const order = orderOf(s);
      while (s.turn < order.length) {
        const seat = order[s.turn]!;
        if (isThere(s, seat)) {
          if (asks[phase](s, seat).length > 0) return;
          if (phase === 'fatigue') dieOfWounds(s, seat, tell);
        }
        s.turn++;
      }
    }
    s.turn = 0;
    after[phase](s, dice, tell);
  }
}

export { beginRound };
export const isDead = (s: MrState, seat: Seat): boolean => s.heroes[seat]!.life === DEAD;
