import type { Seat } from '../../../kernel/engine';
import { capped } from '../engine/movement';
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
export const impatience = (s: SsState): number => Math.min(2, Math.max(0, s.round - 8) * 0.12);

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

type Near = readonly (readonly [foe: number, steps: Int8Array])[];

/** What a strong foe nearby could do to the piece there. */
function danger(s: SsState, piece: number, near: Near, spot: number): number {
  let worst = 0;
  for (const [foe, steps] of near) {
    const far = steps[spot]!;
    if (far < 0 || far > 5) continue;
    const risk = attackWorth(s, foe, piece) * (far <= 4 ? 1 : 0.6);
    if (risk > worst) worst = risk;
  }
  return worst;
}

/** Attacks in reach that are worth a try, as steps. */
function attackSteps(s: SsState, me: Seat, going: readonly Going[], foes: readonly number[]): Step[] {
  return moversOf(going).flatMap((piece) =>
    attacksOf(s, me, piece, foes, stepsLeft(s, piece)).flatMap(({ foe, worth }) => {
      const choice = worth > 0 ? toward(s, going, piece, s.at[foe]!) : undefined;
      return choice ? [{ choice, worth }] : [];
    }),
  );
}

const isGoing = (c: SsChoice): c is Going => c.type === 'step' || c.type === 'fly';
const moversOf = (going: readonly Going[]): readonly number[] => [...new Set(going.map((c) => c.piece))];

/** The first of those that are worth most, if they are worth anything. */
function bestOf(steps: readonly Step[]): Step | undefined {
  let best: Step | undefined;
  for (const step of steps) if (step.worth > (best?.worth ?? 0)) best = step;
  return best;
}

/** The best step and how good it is; undefined where to stay is better than all. */
export function bestStep(s: SsState, me: Seat, choices: readonly SsChoice[]): Step | undefined {
  const going = choices.filter(isGoing);
  if (going.length === 0) return undefined;
  const foes = foesOf(s, me);
  return bestOf(attackSteps(s, me, going, foes)) ?? bestOf(approaches(s, me, going, foes));
}

/** The step of the piece that brings it nearest to the spot, and never onto something else on the way. */
export function toward(s: SsState, going: readonly Going[], piece: number, spot: number): Going | undefined {
  const steps = stepsTo(s, spot);
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

/** Nearer to what it could beat, without baring the wizard or standing where a strong foe strikes first. */
function approaches(s: SsState, me: Seat, going: readonly Going[], foes: readonly number[]): Step[] {
  const blockers = blockersOf(s, me);
  const alone = isAlone(s, me);
  const calm = impatience(s) < 0.4;
  const near: Near = calm ? foes.map((foe) => [foe, stepsFrom(s, s.at[foe]!, 5)] as const) : [];
  const out: Step[] = [];
  for (const piece of moversOf(going)) {
    if (s.type[piece] === WIZARD && !alone) {
      const choice = homeward(s, going, piece);
      if (choice) out.push({ choice, worth: 0.3 });
      continue;
    }
    if (blockers.includes(piece)) continue;
    const goal = goalOf(s, piece, foes, calm);
    const choice = goal < 0 ? undefined : toward(s, going, piece, s.at[goal]!);
    if (!choice) continue;
    const grief =
      s.type[piece] === HULK ? 0 : danger(s, piece, near, choice.to) - danger(s, piece, near, s.at[piece]!);
    out.push({ choice, worth: 0.6 + worthOf(s, piece) * 0.02 - Math.max(0, grief) });
  }
  return out;
}

/** The foe that the piece should go for: worth the fight, and not too far; −1: none. */
function goalOf(s: SsState, piece: number, foes: readonly number[], calm: boolean): number {
  const steps = stepsFrom(s, s.at[piece]!);
  let goal = -1;
  let most = -Infinity;
  for (const foe of foes) {
    const far = steps[s.at[foe]!]!;
    if (far < 1 || chanceOf(s, piece, foe) < (calm ? 0.45 : 0.3)) continue;
    const pull = attackWorth(s, piece, foe) - far * 0.25;
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
