import type { Seat } from '../../../kernel/game/engine';
import { neighbours } from '../engine/board';
import { forceIn, forceOfCard, sideBits } from '../engine/force';
import { GARRISON, seatOf, typeOf, type MmState } from '../engine/state';
import { chanceOfTie, chanceToWin } from './chances';
import { inFrame, type Survey } from './survey';

/** What a figure is worth, and an enemy's, in captured spaces. */
const FIGURE = 1.7;
const PULL = 0.3;
/** A figure under way goes on before another begins. */
const GOING_ON = 4;

/** The best that one hand card could add to the fight, if it is needed. */
function bestCard(s: MmState, seat: Seat, type: number, foe: number, space: number, from: number): number {
  const bits = sideBits(s, type, 1, foe, space, from);
  let best = 0;
  for (const card of s.hand[seat]!)
    if (card >= 0) best = Math.max(best, forceOfCard(s, s.game.cards[card]!.hc, seat, bits, space));
  return best;
}

/** By how much the figure leads in Force against the unit; hand cards count for what they may be. */
function lead(s: MmState, seat: Seat, figure: number, foeFigure: number, foeSeat: Seat, to: number): number {
  const foe = foeFigure < 0 ? GARRISON : typeOf(foeFigure);
  const type = typeOf(figure);
  const from = s.at[figure]!;
  const hidden = s.game.house.combatCards === 'off' ? 0 : Math.min(3, s.hand[foeSeat]!.length) * 0.12;
  const own = s.game.house.combatCards === 'off' ? 0 : bestCard(s, seat, type, foe, to, from) * 0.6;
  return (
    forceIn(s, seat, figure, 1, foe, to, from) -
    forceIn(s, foeSeat, foeFigure, 2, type, to, to) +
    own -
    hidden
  );
}

/** What the figure may expect of going to fight for the space: taken, lost, and what falls on the way (MM-086). */
function fight(s: MmState, seat: Seat, figure: number, to: number, { gain, rest }: Survey): number {
  const foeFigure = s.figureOn[to]!;
  const garrison = s.garrison[to]!;
  let standing = 1;
  let worth = 0;
  let dies = 0;
  if (foeFigure >= 0) {
    const by = lead(s, seat, figure, foeFigure, seatOf(foeFigure), to);
    const win = chanceToWin(by);
    const tie = chanceOfTie(by);
    standing = win;
    dies = 1 - win;
    worth += (win + tie) * FIGURE;
    // Alone it held the space, which is then nobody's.
    if (garrison < 0) worth += tie * gain[to]! * 0.4;
  }
  if (garrison >= 0) {
    const by = lead(s, seat, figure, -1, garrison, to);
    const win = chanceToWin(by);
    worth += standing * chanceOfTie(by) * gain[to]! * 0.4;
    dies += standing * (1 - win);
    standing *= win;
  }
  return worth + standing * rest[to]! - dies * FIGURE;
}

const isFoes = (s: MmState, seat: Seat, space: number): boolean => {
  const figure = s.figureOn[space]!;
  return figure >= 0 ? seatOf(figure) !== seat : s.garrison[space]! >= 0 && s.garrison[space] !== seat;
};

/** What being in the space is worth to the figure, fought for where it must be. */
const arrive = (s: MmState, seat: Seat, figure: number, to: number, survey: Survey): number =>
  (isFoes(s, seat, to) ? fight(s, seat, figure, to, survey) : survey.rest[to]!) +
  PULL * survey.pull[inFrame(to)]!;

const stay = (s: MmState, figure: number, { rest, pull }: Survey): number => {
  const at = s.at[figure]!;
  return rest[at]! + PULL * pull[inFrame(at)]!;
};

/** One step: what it comes to less what it leaves. */
export function scoreStep(s: MmState, seat: Seat, figure: number, to: number, survey: Survey): number {
  const worth = arrive(s, seat, figure, to, survey) - stay(s, figure, survey);
  return s.moving === figure && worth > 0 ? worth + GOING_ON : worth;
}

/** A summons costs the figure its own move, so it must do better than that (MM-117). */
export function scoreSummon(s: MmState, seat: Seat, figure: number, to: number, survey: Survey): number {
  const worth = arrive(s, seat, figure, to, survey) - stay(s, figure, survey);
  if (worth <= 0) return worth;
  let own = 0;
  for (const next of neighbours[s.at[figure]!]!) {
    const there = s.figureOn[next]!;
    if (there >= 0 && seatOf(there) === seat) continue;
    own = Math.max(own, scoreStep(s, seat, figure, next, survey));
  }
  return worth - own;
}
