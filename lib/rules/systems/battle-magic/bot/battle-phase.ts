import type { Seat } from '../../../kernel/engine';
import { strengthOf } from '../engine/cards';
import type { BmChoice, BmState } from '../engine/state';
import { castlesOf } from './fields';
import { chanceOf, gainOf } from './fights';

/** The attack that brings most on average; none if all would cost more than they bring. */
export function attackChoice(s: BmState, choices: readonly BmChoice[]): BmChoice {
  let best: BmChoice | undefined;
  let most = 0.05;
  let done = choices[0]!;
  for (const choice of choices) {
    if (choice.type === 'done') done = choice;
    if (choice.type !== 'attack') continue;
    const gain = gainOf(s, choice.attacker, choice.target);
    if (gain > most) [best, most] = [choice, gain];
  }
  return best ?? done;
}

/** Cards from the hand only to get ahead: the lowest that wins, or the highest that evens it out. */
export function substituteChoice(s: BmState, seat: Seat, choices: readonly BmChoice[]): BmChoice {
  const { attacker, total } = s.fight;
  const side = s.game.ownerOf[attacker] === seat ? 0 : 1;
  const behind = total[1 - side]! - total[side]!;
  let win: BmChoice | undefined;
  let even: BmChoice | undefined;
  let decline = choices[0]!;
  let least = 99;
  for (const choice of choices) {
    if (choice.type === 'decline') decline = choice;
    if (choice.type !== 'substitute') continue;
    const strength = strengthOf(choice.card);
    if (strength > behind && strength < least) [win, least] = [choice, strength];
    if (strength === behind) even = choice;
  }
  return behind < 0 ? decline : (win ?? even ?? decline);
}

/** A beaten hero is saved; a dragon stands where it is likely to win. */
export function fleeChoice(s: BmState, choices: readonly BmChoice[]): BmChoice {
  const decline = choices.find(({ type }) => type === 'decline')!;
  const cheapest = choices.reduce<BmChoice | undefined>(
    (best, choice) =>
      choice.type === 'retreat' && (best?.type !== 'retreat' || choice.card < best.card) ? choice : best,
    undefined,
  );
  if (s.fight.stage === 'flee' && 1 - chanceOf(s, s.fight.attacker, s.fight.defender) > 0.55) return decline;
  return cheapest ?? decline;
}

/** Away from enemies, towards an own castle. */
export function flightChoice(s: BmState, seat: Seat, choices: readonly BmChoice[]): BmChoice {
  const { ground } = s.game;
  const homes = castlesOf(s.game, seat).map((castle) => s.at[castle]!);
  const danger = (at: number): number => {
    let sum = homes.includes(at) ? -3 : 0;
    for (const near of ground.neighbours[at]!) {
      if (s.holder[near]! >= 0 && s.holder[near] !== seat) sum += 2;
      if (homes.includes(near)) sum -= 1;
    }
    return sum;
  };
  let best = choices[0]!;
  let least = Infinity;
  for (const choice of choices) {
    const at = choice.type === 'step' ? choice.to : s.at[s.flight.unit]!;
    const value = danger(at) + (choice.type === 'stay' ? 0.5 : 0);
    if (value < least) [best, least] = [choice, value];
  }
  return best;
}
