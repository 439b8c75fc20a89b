import { expect, test } from 'vitest';
import { seededDice, type Dice } from '../../../kernel/game/dice';
import { asNumber } from '../../../kernel/game/odds';
import { engine } from '../engine';
import { strengthOf } from '../engine/cards';
import type { BmEvent } from '../engine/events';
import type { BmChoice, BmState } from '../engine/state';
import { find, given, unitAt } from '../engine/testing';
import { battleQuestion } from '../scene/battle-question';
import { solveNumbers } from './battle';
import { BattleQuestion } from './battle-asked';
import { discardedOf, goneOf } from './deck';

const GAMES = 3000;

/** Four standard errors: a true engine fails one run in sixteen thousand, and the seeds are fixed. */
const bound = (chance: number): number => 4 * Math.sqrt((chance * (1 - chance)) / GAMES) + 1e-9;

/** The best card of the hand, or none; nobody flees. */
const bestOf = (choices: readonly BmChoice[]): BmChoice =>
  choices.reduce((best, choice) =>
    choice.type === 'substitute' &&
    (best.type !== 'substitute' || strengthOf(choice.card) > strengthOf(best.card))
      ? choice
      : best,
  );

/** How often the attacker wins and loses where these seats put down their best cards, and others none. */
function sampled(first: BmState, attack: BmChoice, seats: readonly number[], dice: Dice) {
  const ends = { win: 0, lose: 0 };
  for (let game = 0; game < GAMES; game++) {
    const s = engine.clone(first);
    const foe = s.hand[1]!.length;
    // What the attacker does not see lies in any order, some of it in the other hand.
    const hidden = seats.includes(1) ? s.deck : [...s.deck, ...s.hand[1]!];
    const mixed = dice.shuffle(hidden);
    if (!seats.includes(1)) s.hand[1] = mixed.splice(0, foe);
    s.deck = mixed;
    const events: BmEvent[] = [];
    const tell = (event: BmEvent): void => void events.push(event);
    engine.play(s, 0, attack, dice, tell);
    while (s.fight.stage !== 'none') {
      const seat = engine.toAct(s)[0]!;
      const choices = engine.choices(s, seat);
      const none = choices.find(({ type }) => type === 'decline')!;
      engine.play(s, seat, seats.includes(seat) ? bestOf(choices) : none, dice, tell);
    }
    const [x, y] = find(events, 'compared').at(-1)!.totals;
    if (x! > y!) ends.win++;
    if (x! < y!) ends.lose++;
  }
  return { win: ends.win / GAMES, lose: ends.lose / GAMES };
}

function agree(s: BmState, question: object, seats: readonly number[], seed: string): void {
  const attack = { type: 'attack', attacker: unitAt(s, 4, 'army'), target: unitAt(s, 2, 'dragon') } as const;
  const said = solveNumbers(BattleQuestion.parse(question));
  const { win, lose } = sampled(s, attack, seats, seededDice(seed));
  expect(Math.abs(win - asNumber(said.win))).toBeLessThan(bound(asNumber(said.win)));
  expect(Math.abs(lose - asNumber(said.lose))).toBeLessThan(bound(asNumber(said.lose)));
}

const swords = ['sword-2', 'sword-1', 'sword-1', 'gold-3'];

test.each([
  ['initialDrawOnly', 20],
  ['alsoInTieBreak', 20],
  ['alsoInTieBreak', 3],
  ['off', 5],
  ['initialDrawOnly', 0],
] as const)(
  'substitution %s, %i cards in the deck: the engine fights as the odds before it say',
  (substitution, left) => {
    const s = given(
      {
        house: { substitution },
        units: { 4: [0, 'army'], 2: [1, 'dragon'] },
        hands: [swords, ['sword-3', 'magic-1', 'move-1']],
      },
      'battle',
    );
    // A dragon flees from armies only with a Move card, and here it stays.
    s.hand[1] = s.hand[1]!.filter((card) => card !== 0);
    s.deck.push(0);
    s.discard.push(...seededDice('discard').shuffle(s.deck.splice(left)));
    const { kind, ...question } = battleQuestion(s, 0, unitAt(s, 4, 'army'), unitAt(s, 2, 'dragon'))!;
    expect(kind).toBe('battle');
    agree(s, question, [0], `${substitution} ${left}`);
  },
);

test.each(['attackerFirst', 'defenderFirst', 'secret'])(
  'both hands known, %s: the engine fights as the odds say, in whatever order',
  (substitutionOrder) => {
    const s = given(
      {
        house: { substitution: 'alsoInTieBreak', substitutionOrder },
        units: { 4: [0, 'army'], 2: [1, 'dragon'] },
        hands: [swords.slice(0, 3), ['magic-2', 'sword-1']],
      },
      'battle',
    );
    s.discard.push(...seededDice('discard').shuffle(s.deck.splice(12)));
    const question = {
      attacker: 'army',
      defender: 'dragon',
      substitution: 'alsoInTieBreak',
      attackerHolds: 'sword-2',
      attackerHand: { sword1: 2 },
      defenderHolds: 'sword-1',
      defenderHand: { magic2: 1 },
      ...goneOf(s.discard, 1),
      discarded: discardedOf(s.discard),
    };
    agree(s, question, [0, 1], substitutionOrder);
  },
);
