import type { Seat } from '../../../kernel/game/engine';
import { strengthOf } from '../engine/cards';
import type { BmChoice, BmState } from '../engine/state';
import { chanceOf, gainOf } from './fights';
import { highest, type Score } from './score';

/** The attack that brings most on average; none if all would cost more than they bring. */
export const scoreAttacks =
  (s: BmState): Score =>
  (choice) =>
    choice.type === 'attack' ? gainOf(s, choice.attacker, choice.target) : 0.05;

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
  const homes = s.game.castlesOf[seat]!.map((castle) => s.at[castle]!);
  const danger = (at: number): number => {
    let sum = homes.includes(at) ? -3 : 0;
    for (const near of ground.neighbours[at]!) {
      if (s.holder[near]! >= 0 && s.holder[near] !== seat) sum += 2;
      if (homes.includes(near)) sum -= 1;
    }
    return sum;
  };
  return highest(choices, (choice) =>
    choice.type === 'step' ? -danger(choice.to) : -danger(s.at[s.flight.unit]!) - 0.5,
  );
}
