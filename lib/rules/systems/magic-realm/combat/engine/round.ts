import type { Dice } from '../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../kernel/game/engine';
import { actChoices } from './encounter/acting';
import { chargeChoices } from './encounter/charging';
import { assignAll, lureChoices } from './encounter/luring';
import { breakOff, end, endIfOver, present } from './ending';
import type { MrEvent } from './events';
import { beginFatigue, dieOfWounds, fatigueChoices } from './melee/fatigue';
import { takeChoices, takesPart } from './fighters/hirelings';
import { dismount, exchangeBlows, showPlots, turnTremendous } from './melee/melee';
import { useUpAll } from './magic/conjured';
import { blowAway } from './magic/flying';
import { renewService } from './magic/holding';
import { owedChoices } from './magic/owed';
import { shiftChoices } from './melee/shifting';
import { vanish } from './magic/vanishing';
import { beginPlaces, placeChoices } from './melee/places';
import { settlePlot } from './melee/plot';
import { disengage } from './melee/sheets';
import { castAll } from './magic/spell-turns';
import { targetChoices } from './targets';
import type { MrChoice } from './choices';
import { freshPlot } from './copy';
import { ACTIVE, FOE, NOBODY, PENDING, type MrState, type Phase } from './state';
import { isRed, isThere } from './who';

type Asks = (s: MrState, seat: Seat) => readonly MrChoice[];

/** What each phase asks of the seat whose turn it is; the plots are asked of all at once. */
export const asks: Readonly<Record<Exclude<Phase, 'plot' | 'over'>, Asks>> = {
  lure: (s, seat) => (s.heroes[seat]!.lured === 1 || s.truce > 0 ? [] : lureChoices(s, seat)),
  take: takeChoices,
  charge: (s, seat) => (s.heroes[seat]!.lured === 2 || s.truce > 0 ? [] : chargeChoices(s, seat)),
  act: (s, seat) => (isThere(s, seat) ? actChoices(s, seat) : []),
  target(s, seat) {
    if (s.truce > 0) return [];
    const owed = isThere(s, seat) ? owedChoices(s, seat) : [];
    if (owed.length > 0) return owed;
    const own = isThere(s, seat) ? targetChoices(s, seat) : [];
    return own.length > 0 ? own : placeChoices(s, seat);
  },
  shift: shiftChoices,
  fatigue: (s, seat) => (isThere(s, seat) ? fatigueChoices(s, seat) : []),
};

/** Whose turn comes when: targets are chosen in the order of the draw. (MR-102, MR-134) */
export const orderOf = (s: MrState): readonly Seat[] =>
  s.phase === 'target' || s.phase === 'shift' ? s.drawn : s.order;

/** A new round, in which nothing has happened yet. (MR-093) */
export function beginRound(s: MrState, tell?: Tell<MrEvent>): void {
  s.phase = 'lure';
  s.turn = 0;
  s.stirred = 0;
  for (const hero of s.heroes) {
    hero.used.fill(0);
    hero.before = { chits: hero.chits.slice(), items: hero.items.slice() };
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
    hero.spellState = PENDING;
    hero.targets = [];
    hero.marks = [];
    hero.targeted = 0;
    hero.red = 0;
    hero.owes = '';
    hero.shifted = 0;
    hero.wounds = 0;
    hero.due = 0;
    hero.plot = freshPlot();
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

/** What lasts: what is on a character's sheet stays there, and sides stay as they are. (MR-189, MR-190) */
function endRound(s: MrState, dice: Dice, tell?: Tell<MrEvent>): void {
  turnTremendous(s, tell);
  dismount(s);
  disengage(s);
  renewService(s, tell);
  vanish(s, dice, tell);
  if (endIfOver(s, tell)) return;
  if (s.truce > 0) {
    s.truce--;
    if (s.truce === 0) return end(s, 'stalemate', [], tell);
    s.round++;
    return beginRound(s, tell);
  }
  const isGrim = s.foes.some((foe, i) => foe.alive === 1 && isRed(s, FOE + i));
  s.quiet = s.stirred === 1 || isGrim ? 0 : s.quiet + 1;
  if (s.quiet > 0) tell?.({ type: 'quiet', rule: 'MR-R51', rounds: s.quiet });
  if (s.quiet >= s.game.quietRounds) return end(s, 'stalemate', [], tell);
  if (s.round - s.game.firstRound + 1 >= s.game.maxRounds) return breakOff(s, tell);
  s.round++;
  beginRound(s, tell);
}

/** Has somebody still to say what his spell or card does? */
const isAnythingOwed = (s: MrState): boolean =>
  s.heroes.some(({ owes }, seat) => owes !== '' && isThere(s, seat) && owedChoices(s, seat).length > 0);

/** Plots that are not yet complete. */
export const plotting = (s: MrState): Seat[] =>
  present(s).filter((seat) => s.heroes[seat]!.plot.step !== 'ready');

const after: Readonly<
  Record<Exclude<Phase, 'over'>, (s: MrState, dice: Dice, tell?: Tell<MrEvent>) => void>
> = {
  lure(s, dice, tell) {
    if (s.truce === 0) assignAll(s, dice, tell);
    s.phase = 'take';
  },
  take(s) {
    s.phase = 'charge';
  },
  charge(s) {
    s.phase = 'act';
  },
  act(s, dice, tell) {
    renewService(s, tell);
    if (endIfOver(s, tell)) return;
    drawTargets(s, dice);
    beginPlaces(s);
    s.phase = 'target';
  },
  target(s, dice, tell) {
    castAll(s, dice, tell);
    renewService(s, tell);
    for (const hero of s.heroes) hero.targeted = 1;
    // What spells ask is answered before anybody plots.
    if (s.calls.length > 0 || isAnythingOwed(s)) return;
    if (endIfOver(s, tell)) return;
    if (s.truce === 0) return beginPlots(s);
    beginFatigue(s);
    s.phase = 'fatigue';
  },
  plot(s, dice, tell) {
    showPlots(s, dice, tell);
    s.phase = 'shift';
  },
  shift(s, dice, tell) {
    exchangeBlows(s, dice, tell);
    beginFatigue(s);
    s.phase = 'fatigue';
  },
  fatigue(s, dice, tell) {
    useUpAll(s);
    blowAway(s, tell);
    // Where the wind carries somebody is said in the days.
    if (s.calls.length === 0) endRound(s, dice, tell);
  },
};

/** Goes on until somebody has something to decide, or the combat is over. */
export function advance(s: MrState, dice: Dice, tell?: Tell<MrEvent>): void {
  // What spells do in the days comes first, and what casters of brooms say.
  while (s.phase !== 'over' && s.calls.length === 0 && s.steered.length === 0) {
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
