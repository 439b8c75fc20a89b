import { describe, expect, test } from 'vitest';
import { asText, choose, fraction, never, sum, type Fraction } from '../../../kernel/game/odds';
import { engine } from '../engine';
import { spaceOf } from '../engine/board';
import { figureAt, position } from '../engine/testing';
import { CombatQuestion, solveCombat } from './combat';
import { handsOf, stillHeld } from './hands';
import { combatQuestion } from './question';

const solve = (question: CombatQuestion) => solveCombat(CombatQuestion.parse(question));
const chanceOf = (question: CombatQuestion, key: string): Fraction =>
  solve(question).outcomes.find((one) => one.key === key)!.chance;
const ENDS = ['taken', 'emptied', 'garrison-left', 'held'] as const;

describe('hands that nobody has seen (MM-057)', () => {
  test('their ways sum to all that could be drawn', () => {
    const helpful = [
      { first: 2, second: 0 },
      { first: 1, second: 1 },
      { first: 2, second: 0 },
    ];
    const hands = handsOf(3, 10, helpful);
    expect(hands.reduce((all, { ways }) => all + ways, 0n)).toBe(choose(10, 3));
    expect(hands.find(({ cards }) => cards.length === 3)!.ways).toBe(1n);
  });

  test('equal the mean of every hand by itself', () => {
    const unseen = [2, 1, 1, 0, 0] as const;
    const asked = { defenders: 'both' as const, attackFigure: 1, attackGarrison: 1, attackCards: [1] };
    for (const key of ENDS) {
      let mean = never;
      for (let a = 0; a < unseen.length; a++)
        for (let b = a + 1; b < unseen.length; b++) {
          const defenceCards = [unseen[a]!, unseen[b]!];
          const { top, bottom } = chanceOf({ ...asked, defenceCards }, key);
          mean = sum(mean, fraction(top, bottom * 10n));
        }
      const answer = chanceOf({ ...asked, defenceUnseen: 2, unseen: 5, unseenForce: [1, 2, 1] }, key);
      expect(asText(answer), key).toBe(asText(mean));
    }
  });
});

describe('cards that add otherwise against the garrison', () => {
  test('of equals the one that adds less later is played', () => {
    const cards = [
      { first: 2, second: 2 },
      { first: 2, second: 0 },
      { first: 1, second: 1 },
    ];
    expect(stillHeld(cards, [2, 1])).toEqual([cards[0], cards[2]]);
  });

  test('one that helps only there waits for the second round', () => {
    // The figure falls for certain, so all is decided against the garrison.
    const both = chanceOf(
      {
        defenders: 'both',
        attackFigure: 10,
        figure: -10,
        garrison: 0,
        attackCards: [0],
        attackCardsGarrison: [2],
      },
      'taken',
    );
    const alone = chanceOf({ defenders: 'garrison', garrison: 0, attackCards: [2] }, 'taken');
    expect(asText(both)).toBe(asText(alone));
  });

  test('one that was played against the figure may count for nothing after it', () => {
    const fight = { defenders: 'both' as const, attackFigure: -1, attackGarrison: 0 };
    const lost = chanceOf({ ...fight, attackCards: [2], attackCardsGarrison: [0] }, 'taken');
    const kept = chanceOf({ ...fight, attackCards: [2], attackCardsGarrison: [2] }, 'taken');
    expect(lost.top * kept.bottom).toBeLessThan(kept.top * lost.bottom);
  });
});

describe('the question that a step raises', () => {
  const s = position({
    units: {
      a8: [0, 'garrison', 'hero'],
      d5: [0, 'army'],
      d4: [1, 'army', 'garrison'],
      h1: [1, 'garrison', 'hero'],
    },
    hands: [
      ['amazons', 'barbarians', 'knights', 'paladin', 'artificer'],
      ['shield-bearers', 'wings'],
    ],
  });
  const asked = (state: typeof s) => combatQuestion(state, figureAt(s, 'd5'), spaceOf('d4'));

  test('names what the own cards would add in each round, and how many of the unseen would help the other', () => {
    const question = asked(engine.view(s, 0));
    expect(question).toMatchObject({
      kind: 'combat',
      defenders: 'both',
      // Amazons against the army, Barbarians against the garrison, Knights and Artificer against both.
      attackCards: [2, 0, 1, 1],
      attackCardsGarrison: [0, 2, 1, 1],
      defenceUnseen: 2,
      unseen: 59,
    });
    expect(question.defenceCards).toBeUndefined();
    // Of the cards not in sight Horse Archers and Shield Bearers help the army, Fortifications the garrison.
    const helpful = question.unseenForce!.map((force, i) => [force, question.unseenForceGarrison![i]]);
    expect(helpful.sort()).toEqual([
      [0, 1],
      [1, 0],
      [2, 0],
    ]);
    const { kind: _, ...fields } = question;
    expect(CombatQuestion.safeParse(fields).success).toBe(true);
  });

  test('says nothing of which cards the other holds', () => {
    const other = structuredClone(s);
    other.hand[1] = other.deck.splice(0, 2);
    other.deck.unshift(...s.hand[1]!);
    expect(asked(engine.view({ ...other, game: s.game }, 0))).toEqual(asked(engine.view(s, 0)));
  });

  test('a hand that was seen is known', () => {
    s.seen[0] = [...s.hand[1]!];
    const question = asked(engine.view(s, 0));
    s.seen[0] = [];
    expect(question).toMatchObject({ defenceCards: [1], defenceCardsGarrison: [0] });
    expect(question.defenceUnseen).toBeUndefined();
  });

  test('no cards where none are played after the dice', () => {
    const off = { ...s, game: { ...s.game, house: { ...s.game.house, combatCards: 'off' as const } } };
    expect(Object.keys(asked(engine.view(off, 0)))).toEqual([
      'kind',
      'defenders',
      'attackFigure',
      'figure',
      'attackGarrison',
      'garrison',
    ]);
  });
});
