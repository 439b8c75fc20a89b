import type { Seat } from '../../../kernel/engine';
import type { Bot } from '../../../kernel/play';
import type { BmChoice, BmState } from '../engine/state';
import { attackChoice, fleeChoice, flightChoice, substituteChoice } from './battle-phase';
import { moveChoice } from './move-phase';
import { discardChoice, recruitChoice } from './recruit-phase';

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

/** The hero with the least to lose goes into the Ruins. */
const visitChoice = (choices: readonly BmChoice[]): BmChoice => choices.at(-1)!;

/** The ledger's simple bot (section 7): towards the enemy castles, attacks that pay, the dearest chits. Draws no dice. */
export const steady: Bot<BmState, BmChoice> = (s, seat, choices) => {
  if (choices.length === 1) return choices[0]!;
  if (s.flight.why !== 'none')
    return s.flight.why === 'asked' ? fleeChoice(s, choices) : flightChoice(s, seat, choices);
  if (s.fight.stage === 'substitute') return substituteChoice(s, seat, choices);
  if (s.fight.stage !== 'none') return fleeChoice(s, choices);
  if (s.visit >= 0) return visitChoice(choices);
  switch (s.phase) {
    case 'move':
      return moveChoice(s, seat, choices);
    case 'battle':
      return attackChoice(s, choices);
    case 'recruit':
      return recruitChoice(s, seat, choices);
    case 'discard':
      return discardChoice(s, seat, choices);
    case 'draw':
      return choices[0]!;
    default:
      return settleChoice(s, seat, choices);
  }
};
