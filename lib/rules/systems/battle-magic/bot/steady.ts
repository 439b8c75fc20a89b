import type { Seat } from '../../../kernel/game/engine';
import type { Bot } from '../../../kernel/game/play';
import type { BmChoice, BmState } from '../engine/state';
import { artifactsOn } from '../engine/units';
import { fleeChoice, flightChoice, scoreAttacks, substituteChoice } from './battle-phase';
import { scoreMoves } from './move-phase';
import { scoreDiscards, scoreRecruits } from './recruit-phase';
import { best, highest, type Score } from './score';

/** Castle where the map proposes this seat to begin, else where most land lies around; army and ship on the easiest ground. */
function settleChoice(s: BmState, seat: Seat, choices: readonly BmChoice[]): BmChoice {
  const { ground, map } = s.game;
  const proposed = map.starts[seat];
  const wanted = proposed && proposed[s.phase as 'castle' | 'army' | 'ship'];
  let best = choices[0]!;
  let most = -1;
  for (const choice of choices) {
    if (choice.type !== 'settle') continue;
    if (choice.at === wanted) return choice;
    const land = ground.neighbours[choice.at]!.filter((near) => ground.land[near]).length;
    if (land > most) [best, most] = [choice, land];
  }
  return best;
}

/** The hero with the least to lose goes into the Ruins: who bears the fewest artifacts. */
const visitChoice = (s: BmState, choices: readonly BmChoice[]): BmChoice => {
  const borne = (choice: BmChoice): number => (choice.type === 'visit' ? artifactsOn(s, choice.unit) : 0);
  return choices.reduce((best, choice) => (borne(choice) <= borne(best) ? choice : best));
};

/** Phases in which a choice is the best of a list. */
function scoreOf(s: BmState, seat: Seat): Score | undefined {
  if (s.flight.why !== 'none' || s.fight.stage !== 'none' || s.visit >= 0) return undefined;
  switch (s.phase) {
    case 'move':
      return scoreMoves(s, seat);
    case 'battle':
      return scoreAttacks(s);
    case 'recruit':
      return scoreRecruits(s, seat);
    case 'discard':
      return scoreDiscards(s, seat);
    default:
      return undefined;
  }
}

/** The ledger's simple bot (section 7): towards the enemy castles, attacks that pay, the dearest chits. Draws no dice. */
export const steady: Bot<BmState, BmChoice> = (s, seat, choices) => {
  if (choices.length === 1) return choices[0]!;
  const score = scoreOf(s, seat);
  if (score) return highest(choices, score);
  if (s.flight.why !== 'none')
    return s.flight.why === 'asked' ? fleeChoice(s, choices) : flightChoice(s, seat, choices);
  if (s.fight.stage === 'substitute') return substituteChoice(s, seat, choices);
  if (s.fight.stage !== 'none') return fleeChoice(s, choices);
  if (s.visit >= 0) return visitChoice(s, choices);
  return s.phase === 'draw' ? choices[0]! : settleChoice(s, seat, choices);
};

/** The few choices between which a search is worth its time. */
export function sift(s: BmState, seat: Seat, choices: readonly BmChoice[]): readonly BmChoice[] {
  if (s.fight.stage !== 'none') return choices;
  const score = s.phase === 'discard' ? undefined : scoreOf(s, seat);
  return score ? best(choices, score, s.phase === 'battle' ? 5 : 3) : [];
}
