import type { Seat } from '../../../kernel/game/engine';
import { neighbours, SPACES } from '../engine/board';
import { forceIn } from '../engine/force';
import { GARRISON, seatOf, TEMPLE, typeOf, type MmState } from '../engine/state';
import { countFigures, occupies } from '../engine/units';
import { typeWorth } from './card-worth';
import { chanceToWin } from './chances';

/**
 * How well a seat stands as a turn begins, in logits of winning: fitted by logistic regression to who won 4,000 games of
 * steady play, every other one with a stray choice in eight, from 45,000 of their turns. On games kept apart it foretells
 * the winner three times in four.
 */
const WEIGHTS = {
  figure: 0.27,
  /** For each point of `typeWorth`: steps and Force that the owner's cards give the figure. */
  able: 0.1,
  temple: 0.53,
  space: 0.035,
  card: 0.02,
  /** For the chance to take a Temple with the best figure beside it, by whose turn it is. */
  strikeNow: 0.5,
  strikeLater: 0.38,
  /** For a Temple two steps from the nearest figure. */
  near: 0.2,
  toMove: 0.43,
  /** For a space where no Temples win, so that spaces decide; not fitted. */
  spaceAlone: 0.15,
} as const;

/** The chance that the figure takes the space from whoever holds it: the figure there fights first (MM-086). */
function chanceToTake(s: MmState, figure: number, space: number): number {
  const seat = seatOf(figure);
  const type = typeOf(figure);
  const foe = s.figureOn[space]!;
  const garrison = s.garrison[space]!;
  const from = s.at[figure]!;
  const round = (owner: Seat, unit: number): number =>
    chanceToWin(
      forceIn(s, seat, figure, 1, unit < 0 ? GARRISON : typeOf(unit), space, from) -
        forceIn(s, owner, unit, 2, type, space, space),
    );
  return (foe < 0 ? 1 : round(seatOf(foe), foe)) * (garrison < 0 ? 1 : round(garrison, -1));
}

const isOwn = (s: MmState, seat: Seat, space: number): boolean => {
  const figure = s.figureOn[space]!;
  return figure >= 0 && seatOf(figure) === seat;
};

function bestStrike(s: MmState, seat: Seat, space: number): number {
  let best = 0;
  for (const beside of neighbours[space]!)
    if (isOwn(s, seat, beside)) best = Math.max(best, chanceToTake(s, s.figureOn[beside]!, space));
  return best;
}

function isTwoStepsAway(s: MmState, seat: Seat, space: number): boolean {
  for (const beside of neighbours[space]!)
    for (const beyond of neighbours[beside]!) if (isOwn(s, seat, beyond)) return true;
  return false;
}

function standing(s: MmState, seat: Seat): number {
  if (!s.alive[seat]) return -10;
  const { templesToWin } = s.game.house;
  const isActive = s.active === seat;
  let spaces = 0;
  let temples = 0;
  let strikes = 0;
  let near = 0;
  for (let space = 0; space < SPACES; space++) {
    const isTemple = s.structure[space] === TEMPLE && templesToWin !== null;
    if (occupies(s, seat, space)) {
      spaces++;
      if (isTemple) temples++;
    } else if (isTemple) {
      const chance = bestStrike(s, seat, space);
      if (chance > 0) strikes += chance;
      else if (isTwoStepsAway(s, seat, space)) near++;
    }
  }
  let figures = 0;
  for (let type = 0; type < 4; type++) {
    const count = countFigures(s, seat, type);
    if (count > 0) figures += count * (WEIGHTS.figure + WEIGHTS.able * typeWorth(s, seat, type));
  }
  return (
    figures +
    (isActive ? WEIGHTS.toMove : 0) +
    (templesToWin === null ? WEIGHTS.spaceAlone : WEIGHTS.space) * spaces +
    (WEIGHTS.temple * temples * 5) / (templesToWin ?? 5) +
    (isActive ? WEIGHTS.strikeNow : WEIGHTS.strikeLater) * strikes +
    WEIGHTS.near * near +
    WEIGHTS.card * s.hand[seat]!.length
  );
}

/** The chance of the seat against the best of the others. */
export function worth(s: MmState, seat: Seat): number {
  let most = -Infinity;
  for (let other = 0; other < s.game.players; other++)
    if (other !== seat) most = Math.max(most, standing(s, other));
  return 1 / (1 + Math.exp(most - standing(s, seat)));
}
