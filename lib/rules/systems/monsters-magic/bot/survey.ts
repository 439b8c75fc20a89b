import type { Seat } from '../../../kernel/game/engine';
import { neighbours, SPACES } from '../engine/board';
import { CASTLE, CITY, seatOf, TEMPLE, TOWN, type MmState } from '../engine/state';

/** How the board looks to a seat, in captured spaces. One is kept and filled anew for each decision. */
export interface Survey {
  /** Own spaces of each structure type. */
  readonly held: Int32Array;
  /** What taking the space is worth: itself, and that the foe has it no longer. 0 where the seat has a garrison. */
  readonly gain: Float64Array;
  /** What a figure at rest there is worth: what it takes or guards. */
  readonly rest: Float64Array;
  /** Drawn from what is to be gained, less with every step of distance; by `inFrame`. */
  readonly pull: Float64Array;
  /** Enemy figures that stand beside the space. */
  readonly near: Int32Array;
}

const FRAME = 10;
/** The board in a frame of zeros, one space wide, so that whoever sweeps over it need not ask for its edges. */
export const inFrame = (space: number): number => space + 2 * (space >> 3) + FRAME + 1;

export const survey: Survey = {
  held: new Int32Array(8),
  gain: new Float64Array(SPACES),
  rest: new Float64Array(SPACES),
  pull: new Float64Array(FRAME * FRAME),
  near: new Int32Array(SPACES),
};
const others = new Int32Array(4 * 8);

const SPACE = 1;
/** Beyond the space itself: village, town, city, castle, ruins, mine, temple, tower. */
const STRUCTURES = [0.1, 0.1, 0.15, 0.15, 0.1, 0.1, 0.5, 0.1] as const;
const FAR = 0.72;

/** Counts the spaces of each structure that every seat occupies, and the figures beside each space. */
function count(s: MmState, seat: Seat): void {
  const { held, near } = survey;
  held.fill(0);
  near.fill(0);
  others.fill(0);
  for (let space = 0; space < SPACES; space++) {
    const figure = s.figureOn[space]!;
    const owner = figure >= 0 ? seatOf(figure) : s.garrison[space]!;
    if (owner < 0) continue;
    const structure = s.structure[space]!;
    if (owner === seat) {
      held[structure]!++;
      continue;
    }
    others[owner * 8 + structure]!++;
    if (figure < 0) continue;
    const around = neighbours[space]!;
    for (let i = 0; i < around.length; i++) near[around[i]!]!++;
  }
}

/** What one more space of a kind is worth to a seat that has so many: sets and Temples count more the nearer they are. */
function worthOf(structure: number, has: number, s: MmState): number {
  const { templesToWin, controlThreshold } = s.game.house;
  if (structure === TEMPLE && templesToWin !== null)
    return STRUCTURES[TEMPLE] + 0.5 * has + (has + 1 >= templesToWin ? 6 : 0);
  const set =
    structure === TOWN || structure === CASTLE ? 0 : has + 1 === controlThreshold ? 0.6 : 0.05 * has;
  return STRUCTURES[structure]! + (structure === CITY ? set * 1.5 : set);
}

/** The foe wins with these Temples at the beginning of his turn if nobody takes one. */
const threat = (s: MmState, has: number): number =>
  s.game.house.templesToWin !== null && has >= s.game.house.templesToWin ? 12 : 0;

/** Worth by structure type: to gain one, to keep one that is held, and to take one from each owner. */
const toGain = new Float64Array(8);
const toKeep = new Float64Array(8);
const toTake = new Float64Array(4 * 8);

function price(s: MmState, seat: Seat): void {
  for (let structure = 0; structure < 8; structure++) {
    const has = survey.held[structure]!;
    toGain[structure] = SPACE + worthOf(structure, has, s);
    toKeep[structure] = worthOf(structure, has - 1, s);
    for (let owner = 0; owner < s.game.players; owner++) {
      const theirs = others[owner * 8 + structure]!;
      if (owner === seat || theirs === 0) continue;
      toTake[owner * 8 + structure] =
        toGain[structure]! +
        0.5 +
        worthOf(structure, theirs - 1, s) +
        (structure === TEMPLE ? threat(s, theirs) : 0);
    }
  }
}

/** Fills the survey for the seat. @returns the one survey there is */
export function look(s: MmState, seat: Seat): Survey {
  count(s, seat);
  price(s, seat);
  const { gain, rest, pull, near } = survey;
  const first = seat * 20;
  for (let space = 0; space < SPACES; space++) {
    const structure = s.structure[space]!;
    const figure = s.figureOn[space]!;
    const garrison = s.garrison[space]!;
    if (garrison === seat) {
      // A figure beside an own garrison guards it: the garrison fights last.
      gain[space] = 0;
      rest[space] = near[space]! > 0 ? 0.3 * (0.4 + toKeep[structure]!) : 0;
      pull[inFrame(space)] = figure < 0 ? rest[space]! : 0;
      continue;
    }
    const isMine = figure >= first && figure < first + 20;
    const owner = isMine || figure < 0 ? garrison : seatOf(figure);
    const worth =
      owner >= 0 ? toTake[owner * 8 + structure]! : isMine ? SPACE + toKeep[structure]! : toGain[structure]!;
    gain[space] = worth;
    rest[space] = near[space]! > 0 ? worth * 0.85 : worth;
    pull[inFrame(space)] = isMine ? 0 : worth;
  }
  draw(pull);
  return survey;
}

/** Spreads the pull over the board in two sweeps, there and back. */
function draw(pull: Float64Array): void {
  for (let space = 0; space < SPACES; space++) {
    const at = inFrame(space);
    reach(pull, at, pull[at - 1]!, pull[at - 9]!, pull[at - 10]!, pull[at - 11]!);
  }
  for (let space = SPACES - 1; space >= 0; space--) {
    const at = inFrame(space);
    reach(pull, at, pull[at + 1]!, pull[at + 9]!, pull[at + 10]!, pull[at + 11]!);
  }
}

/** The strongest of four neighbours, weaker by the step between, where it is more than the space's own. */
function reach(pull: Float64Array, at: number, a: number, b: number, c: number, d: number): void {
  const one = a > b ? a : b;
  const other = c > d ? c : d;
  const far = (one > other ? one : other) * FAR;
  if (far > pull[at]!) pull[at] = far;
}
