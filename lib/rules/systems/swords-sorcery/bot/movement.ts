import type { Seat } from '../../../kernel/game/engine';
import { capped } from '../engine/caps';
import { HULK, NEXUS, TOKEN, WIZARD, type SsChoice, type SsState } from '../engine/state';
import { attackWorth, chanceOf, foesOf, isMine, stepsFrom, stepsTo, worthOf } from './sight';

type Going = Extract<SsChoice, { type: 'step' | 'fly' }>;

export interface Step {
  readonly choice: SsChoice;
  readonly worth: number;
}

/** Steps that the piece may still make under the caps (SS-R14). */
function stepsLeft(s: SsState, piece: number): number {
  let left = 0;
  while (left < 7 && capped(s, piece, left + 1)) left++;
  return left;
}

/** Foes that can still be moved in on: not fighting already. */
const canMeet = (s: SsState, foe: number): boolean => {
  const spot = s.at[foe]!;
  return s.on[spot] === foe && s.guest[spot]! < 0;
};

/** How much worse a fight is taken, the longer the game lasts. (Ledger 7.5, anti-stall) */
const impatience = (s: SsState): number => Math.min(2, Math.max(0, s.round - 8) * 0.12);

/** Has the seat nothing but its wizard? Then it moves like any piece. */
const isAlone = (s: SsState, me: Seat): boolean =>
  !s.at.some((_, piece) => isMine(s, piece, me) && s.type[piece] !== WIZARD);

interface Attack {
  readonly foe: number;
  readonly worth: number;
}

/** Everything that the piece could attack with so many steps, and what that would bring. */
function attacksOf(s: SsState, me: Seat, piece: number, foes: readonly number[], left: number): Attack[] {
  if (left <= 0) return [];
  const steps = stepsFrom(s, s.at[piece]!, left);
  const shy = s.type[piece] === WIZARD && !isAlone(s, me) ? 1.5 : 0;
  const out: Attack[] = [];
  for (const foe of foes) {
    const far = steps[s.at[foe]!]!;
    if (far < 1 || far > left || !canMeet(s, foe)) continue;
    out.push({ foe, worth: attackWorth(s, piece, foe) + impatience(s) - shy - far * 0.01 });
  }
  return out;
}

/** The best attack that a piece could make this turn with so many steps; for cards that help it. */
export const attackIn = (s: SsState, me: Seat, piece: number, steps: number): number =>
  attacksOf(s, me, piece, foesOf(s, me), steps).reduce((most, { worth }) => Math.max(most, worth), 0);

/** Pieces that stay beside the wizard: up to three of those that stand there. */
function blockersOf(s: SsState, me: Seat): readonly number[] {
  const spot = s.at[s.wizard[me]!] ?? -1;
  if (spot < 0) return [];
  const beside = s.game.adj[spot]!.map((near) => s.on[near]!).filter(
    (piece) => piece >= 0 && s.owner[piece] === me && s.type[piece] !== TOKEN,
  );
  return beside.sort((a, b) => worthOf(s, a) - worthOf(s, b)).slice(0, 3);
}

/** What a strong foe nearby could do to the piece there. */
function danger(s: SsState, piece: number, foes: readonly number[], spot: number): number {
  const steps = stepsTo(s, spot, 5);
  let worst = 0;
  for (const foe of foes) {
    const far = steps[s.at[foe]!]!;
    if (far < 0) continue;
    const risk = attackWorth(s, foe, piece) * (far <= 4 ? 1 : 0.6);
    if (risk > worst) worst = risk;
  }
  return worst;
}

const isGoing = (c: SsChoice): c is Going => c.type === 'step' || c.type === 'fly';

function moversOf(going: readonly Going[]): readonly number[] {
  const out: number[] = [];
  for (const { piece } of going) if (piece !== out.at(-1) && !out.includes(piece)) out.push(piece);
  return out;
}

/** The best step and how good it is; undefined where to stay is better than all. */
export function bestStep(s: SsState, me: Seat, choices: readonly SsChoice[]): Step | undefined {
  const going = choices.filter(isGoing);
  if (going.length === 0) return undefined;
  const foes = foesOf(s, me);
  return bestAttack(s, me, going, foes) ?? bestApproach(s, me, going, foes);
}

/** The first of the attacks in reach that bring most, if they bring anything, as a step. */
function bestAttack(
  s: SsState,
  me: Seat,
  going: readonly Going[],
  foes: readonly number[],
): Step | undefined {
  let best: Step | undefined;
  for (const piece of moversOf(going))
    for (const { foe, worth } of attacksOf(s, me, piece, foes, stepsLeft(s, piece))) {
      // The way is only looked for where it is wanted.
      if (worth <= (best?.worth ?? 0)) continue;
      const choice = toward(s, going, piece, s.at[foe]!);
      if (choice) best = { choice, worth };
    }
  return best;
}

/** The step of the piece that brings it nearest to the spot, and never onto something else on the way. */
function toward(s: SsState, going: readonly Going[], piece: number, spot: number): Going | undefined {
  // What lies as far away as the piece itself, or farther, is no step towards it.
  const steps = stepsTo(s, spot, 99, s.at[piece]!);
  const here = steps[s.at[piece]!]!;
  let best: Going | undefined;
  let least = here < 0 ? 99 : here;
  for (const choice of going) {
    if (choice.piece !== piece) continue;
    const far = steps[choice.to]!;
    if (far < 0 || far >= least || (choice.to !== spot && s.on[choice.to] !== -1)) continue;
    least = far;
    best = choice;
  }
  return best;
}

/**
 * Nearer to what it could beat, without baring the wizard or standing where a strong foe strikes first: the first of those that
 * are worth most. Strong pieces stand last in the list and are asked first, as the others then mostly need not be.
 */
function bestApproach(
  s: SsState,
  me: Seat,
  going: readonly Going[],
  foes: readonly number[],
): Step | undefined {
  const blockers = blockersOf(s, me);
  const movers = moversOf(going);
  let best: Step | undefined;
  for (let k = movers.length - 1; k >= 0; k--) {
    const piece = movers[k]!;
    if (s.type[piece] === WIZARD && !isAlone(s, me)) {
      const choice = best && best.worth > HOMEWARD ? undefined : homeward(s, going, piece);
      if (choice) best = { choice, worth: HOMEWARD };
      continue;
    }
    const most = 0.6 + worthOf(s, piece) * 0.02;
    if ((best && best.worth > most) || blockers.includes(piece)) continue;
    const step = approach(s, going, piece, foes, most);
    if (step && step.worth > 0 && step.worth >= (best?.worth ?? 0)) best = step;
  }
  return best;
}
/** What it is worth that the wizard goes home. */
const HOMEWARD = 0.3;

/** How the piece goes nearer to its goal: worth `most` where it stands no worse for it. */
function approach(
  s: SsState,
  going: readonly Going[],
  piece: number,
  foes: readonly number[],
  most: number,
): Step | undefined {
  const calm = impatience(s) < 0.4;
  const goal = goalOf(s, piece, foes, calm);
  const choice = goal < 0 ? undefined : toward(s, going, piece, s.at[goal]!);
  if (!choice) return undefined;
  if (!calm || s.type[piece] === HULK) return { choice, worth: most };
  const there = danger(s, piece, foes, choice.to);
  const grief = there > 0 ? there - danger(s, piece, foes, s.at[piece]!) : 0;
  return { choice, worth: most - Math.max(0, grief) };
}

/** The foe that the piece should go for: worth the fight, and not too far; −1: none. */
function goalOf(s: SsState, piece: number, foes: readonly number[], calm: boolean): number {
  const steps = stepsFrom(s, s.at[piece]!);
  let goal = -1;
  let most = -Infinity;
  for (const foe of foes) {
    const far = steps[s.at[foe]!]!;
    const chance = far < 1 ? 0 : chanceOf(s, piece, foe);
    if (chance < (calm ? 0.45 : 0.3)) continue;
    const pull = attackWorth(s, piece, foe, chance) - far * 0.25;
    if (pull > most) [goal, most] = [foe, pull];
  }
  return goal;
}

/** The wizard goes back to a nexus of its own domain. */
function homeward(s: SsState, going: readonly Going[], wizard: number): Going | undefined {
  if (s.game.ground[s.at[wizard]!] === NEXUS) return undefined;
  const home = s.owner[wizard]! * s.game.stride;
  for (let nexus = home; nexus < home + s.game.stride; nexus++)
    if (s.game.ground[nexus] === NEXUS && s.on[nexus] === -1) return toward(s, going, wizard, nexus);
  return undefined;
}
