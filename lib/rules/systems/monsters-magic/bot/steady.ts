import type { Seat } from '../../../kernel/game/engine';
import type { Bot } from '../../../kernel/game/play';
import { typeOf, type MmChoice, type MmState } from '../engine/state';
import { cornerWorth, pickAsksBoard, scoreCard, scorePick } from './card-choices';
import { handWorth, permanentWorth, typeWorth } from './card-worth';
import { scoreAnswer, scorePut } from './combat-choices';
import { scoreStep, scoreSummon } from './moves';
import { inFrame, look, survey, type Survey } from './survey';

/** How good a choice looks, in captured spaces; 0 for doing nothing. */
function score(s: MmState, seat: Seat, choice: MmChoice, survey: Survey): number {
  switch (choice.type) {
    case 'step':
      return scoreStep(s, seat, choice.figure, choice.to, survey);
    case 'summon':
      return scoreSummon(s, seat, choice.figure, choice.to, survey);
    case 'recruit':
      return typeWorth(s, seat, typeOf(choice.figure)) + survey.pull[inFrame(choice.at)]!;
    case 'mark':
      return survey.gain[choice.at]!;
    case 'play':
    case 'use':
      if (s.combat.attacker < 0) return scoreCard(s, seat, choice.card, choice.type === 'play');
      return (s.combat.attackRoll > 0 ? scoreAnswer : scorePut)(s, seat, choice.card, true);
    case 'pick':
      return scorePick(s, seat, choice.what, survey);
    case 'answer':
      return scoreAnswer(s, seat, choice.card, false);
    case 'put':
      return scorePut(s, seat, choice.card, false);
    case 'realign':
      return permanentWorth(s.game, choice.card) - permanentWorth(s.game, choice.permanent) - 0.2;
    case 'discard':
      return -handWorth(s.game, choice.card);
    case 'keep':
      return permanentWorth(s.game, choice.card);
    case 'corner':
      return cornerWorth(s, choice.at);
    case 'figure':
      return typeWorth(s, seat, choice.figure);
    case 'middle':
      // One figure more is welcome; the first one stays with its garrison.
      return choice.figure < 0 || s.game.house.threePlayerMiddle === 'relocate'
        ? -Math.sign(choice.figure + 1)
        : typeWorth(s, seat, choice.figure);
    case 'enough':
    case 'pass':
    case 'done':
      return 0;
  }
}

/** Does such a choice ask how the board looks? */
const asksBoard = (s: MmState, { type }: MmChoice): boolean =>
  type === 'step' ||
  type === 'summon' ||
  type === 'recruit' ||
  type === 'mark' ||
  (type === 'pick' && pickAsksBoard(s));

/** The survey, filled anew only where the board matters: choices that ask for it stand first in their list. */
const surveyFor = (s: MmState, seat: Seat, choices: readonly MmChoice[]): Survey =>
  asksBoard(s, choices[0]!) ? look(s, seat) : survey;

/** The few choices that look best, the best first. */
export function bestOf(view: MmState, seat: Seat, choices: readonly MmChoice[], most: number): MmChoice[] {
  const seen = surveyFor(view, seat, choices);
  return choices
    .map((choice) => ({ choice, worth: score(view, seat, choice, seen) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ choice }) => choice);
}

/**
 * The ledger's simple bot (chapter 7): each choice by itself for what it gains at once. It takes and guards spaces, Temples
 * above all, attacks where the exact odds favour it, and spends hand cards where they turn a fight.
 */
export const steady: Bot<MmState, MmChoice> = (view, seat, choices, dice) => {
  const seen = surveyFor(view, seat, choices);
  let best = choices[0]!;
  let most = -Infinity;
  let ties = 0;
  for (let i = 0; i < choices.length; i++) {
    const choice = choices[i]!;
    const worth = score(view, seat, choice, seen);
    if (worth < most) continue;
    ties = worth > most ? 1 : ties + 1;
    // Each of several equals is kept with the same chance.
    if (ties > 1 && dice.below(ties) > 0) continue;
    best = choice;
    most = worth;
  }
  return best;
};
