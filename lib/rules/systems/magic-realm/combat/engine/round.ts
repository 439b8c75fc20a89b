import type { Dice } from '../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../kernel/game/engine';
import { actChoices, assignAll, chargeChoices, lureChoices } from './encounter';
import { battles } from './enmity';
import type { MrEvent } from './events';
import { beginFatigue, dieOfWounds, fatigueChoices } from './fatigue';
import { leads, takeChoices, takesPart } from './hirelings';
import { killBy } from './kills';
import { dismount, melee, turnTremendous } from './melee';
import { beginPlaces, placeChoices } from './places';
import { settlePlot } from './plot';
import { disengage, preyOf } from './sheets';
import { castAll } from './spells';
import { targetChoices } from './targets';
import {
  ACTIVE,
  DEAD,
  FLED,
  FOE,
  isRed,
  isThere,
  isWild,
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
  take: takeChoices,
  charge: (s, seat) => (s.heroes[seat]!.lured === 2 ? [] : chargeChoices(s, seat)),
  act: (s, seat) => (isThere(s, seat) ? actChoices(s, seat) : []),
  target(s, seat) {
    const own = isThere(s, seat) ? targetChoices(s, seat) : [];
    return own.length > 0 ? own : placeChoices(s, seat);
  },
  fatigue: (s, seat) => (isThere(s, seat) ? fatigueChoices(s, seat) : []),
};

/** Whose turn comes when: targets are chosen in the order of the draw. (MR-102, MR-134) */
export const orderOf = (s: MrState): readonly Seat[] => (s.phase === 'target' ? s.drawn : s.order);

/** Seats who are in the clearing, themselves or by their hirelings. */
export const present = (s: MrState): Seat[] => s.order.filter((seat) => takesPart(s, seat));

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

/** Is there a denizen in nobody's service that fights somebody here, in the realm of its own accord? (MR-B52) */
function hasFoes(s: MrState): boolean {
  const here = present(s);
  return s.foes.some(
    (foe, i) =>
      isWild(foe) && (!s.game.evening || foe.on >= 0 || here.some((seat) => battles(s, FOE + i, seat))),
  );
}

/** Where neither a character nor a hired leader is left, or nothing to fight, the combat is over. (MR-090, MR-092, MR-B62) */
function endIfOver(s: MrState, tell?: Tell<MrEvent>): boolean {
  const left = s.order.filter((seat) => leads(s, seat));
  if (left.length === 0) {
    end(s, s.heroes.some(({ life }) => life === FLED) ? 'fled' : 'dead', [], tell);
    return true;
  }
  if (hasFoes(s) || (s.game.evening && s.phase !== 'fatigue')) return false;
  if (s.game.rivals && present(s).length > 1) return false;
  end(s, s.game.rivals && s.heroes.length > 1 ? 'last' : 'victory', left, tell);
  return true;
}

function beginRound(s: MrState, tell?: Tell<MrEvent>): void {
  s.phase = 'lure';
  s.turn = 0;
  s.stirred = 0;
  for (const hero of s.heroes) {
    hero.used.fill(0);
    // One that was played is prepared no longer, though it be made whole.
    if (hero.prepared !== 0)
      hero.chits.forEach((state, chit) => {
        if (state !== ACTIVE) hero.prepared &= ~(1 << chit);
      });
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
  for (const foe of s.foes) {
    foe.hit = 0;
    foe.galloped = 0;
    foe.falls = NOBODY;
  }
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
    const prey = foe.alive === 1 && isRed(s, FOE + i) ? preyOf(s, FOE + i) : NOBODY;
    if (prey >= 0) killBy(s, prey, [FOE + i], 'MR-R45', tell);
  });
  if (!endIfOver(s, tell)) end(s, 'limit', [], tell);
}

/** What lasts: what is on a character's sheet stays there, and sides stay as they are. (MR-189, MR-190) */
function endRound(s: MrState, tell?: Tell<MrEvent>): void {
  turnTremendous(s, tell);
  dismount(s);
  disengage(s);
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
    s.phase = 'take';
  },
  take(s) {
    s.phase = 'charge';
  },
  charge(s) {
    s.phase = 'act';
  },
  act(s, dice, tell) {
    if (endIfOver(s, tell)) return;
    drawTargets(s, dice);
    beginPlaces(s);
    s.phase = 'target';
  },
  target(s, dice, tell) {
    castAll(s, dice, tell);
    for (const hero of s.heroes) hero.targeted = 1;
    if (s.calls.length > 0) return;
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
  // What spells do in the days comes first.
  while (s.phase !== 'over' && s.calls.length === 0) {
    const { phase } = s;
    if (phase === 'plot') {
      if (plotting(s).length > 0) return;
    } else {
      const order = orderOf(s);
      while (s.turn < order.length) {
        const seat = order[s.turn]!;
        if (takesPart(s, seat)) {
          if (asks[phase](s, seat).length > 0) return;
          if (phase === 'fatigue' && isThere(s, seat)) dieOfWounds(s, seat, tell);
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
