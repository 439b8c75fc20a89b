import { describe, expect, test } from 'vitest';
import { asNumber, asText, fraction } from '../../../kernel/game/odds';
import type { Chances } from '../../../kernel/game/situation';
import { AssaultQuestion, solveAssault } from './assault';
import { CombatQuestion, solveCombat } from './combat';
import { closeWindow, margins, roundWays, WAYS } from './round';
import { RecruitQuestion, solveRecruit } from './recruit';
import {
  DealQuestion,
  FirstPlayerQuestion,
  LevelsQuestion,
  solveDeal,
  solveFirstPlayer,
  solveLevels,
} from './setup';

const chance = ({ outcomes }: Chances, key: string): string =>
  asText(outcomes.find((one) => one.key === key)!.chance);
const ask = (question: CombatQuestion): Chances => solveCombat(CombatQuestion.parse(question));
const faces = [1, 2, 3, 4, 5, 6];

describe('one round (ledger chapter 3.5)', () => {
  test.each([
    [-6, 35, 35, 1226],
    [-5, 70, 56, 1170],
    [-4, 126, 80, 1090],
    [-3, 206, 104, 986],
    [-2, 310, 125, 861],
    [-1, 435, 140, 721],
    [0, 575, 146, 575],
    [1, 721, 140, 435],
    [2, 861, 125, 310],
    [3, 986, 104, 206],
    [4, 1090, 80, 126],
    [5, 1170, 56, 70],
    [6, 1226, 35, 35],
    [7, 1261, 20, 15],
    [8, 1281, 10, 5],
    [9, 1291, 4, 1],
    [10, 1295, 1, 0],
    [11, 1296, 0, 0],
    [-11, 0, 0, 1296],
    [30, 1296, 0, 0],
  ])('a difference of %i', (difference, win, tie, lose) => {
    expect(roundWays(difference)).toEqual({ win, tie, lose });
  });

  test('margins are those of all 1296 throws', () => {
    const counted = new Array<number>(21).fill(0);
    for (const a of faces)
      for (const b of faces) for (const c of faces) for (const d of faces) counted[a + b - c - d + 10]!++;
    expect(margins).toEqual(counted);
  });
});

describe('combat', () => {
  test('MM-E23: two points more', () => {
    const answer = ask({ defenders: 'figure', attackFigure: 2, figure: 0 });
    expect(['taken', 'emptied', 'held'].map((key) => chance(answer, key))).toEqual([
      '287/432',
      '125/1296',
      '155/648',
    ]);
  });

  test('MM-E24: one more against the figure, three against the garrison', () => {
    const answer = ask({ defenders: 'both', attackFigure: 1, figure: 0, attackGarrison: 1, garrison: -2 });
    expect(['taken', 'emptied', 'garrison-left', 'held'].map((key) => chance(answer, key))).toEqual([
      '355453/839808',
      '9373/209952',
      '164983/839808',
      '145/432',
    ]);
  });

  test('MM-E27: a card of +2 that is played only to win', () => {
    const answer = ask({ attackCards: [2], attackTies: false });
    expect(chance(answer, 'taken')).toBe('287/432');
    const spent = answer.spreads!.find(({ label }) => label === 'Cards the attacker plays')!;
    expect(spent.values.map((one) => asText(one.chance))).toEqual(['505/648', '143/648']);
  });

  test('MM-E11: the defender ties with +1, and the attacker may answer', () => {
    // 8 against 7 on the dice: behind by one.
    expect(closeWindow(1, { cards: [], ties: true }, { cards: [1], ties: true })).toEqual({
      margin: 0,
      attack: [],
      defence: [],
    });
    expect(closeWindow(1, { cards: [], ties: true }, { cards: [1], ties: false }).margin).toBe(1);
    expect(closeWindow(1, { cards: [2], ties: true }, { cards: [1], ties: true }).margin).toBe(2);
  });

  test('the lowest card that wins is played, and none where all together are too little', () => {
    const three = { cards: [3, 2, 1], ties: true };
    const nobody = { cards: [], ties: true };
    expect(closeWindow(-1, three, nobody)).toEqual({ margin: 1, attack: [3, 1], defence: [] });
    expect(closeWindow(-4, three, nobody)).toEqual({ margin: 1, attack: [1], defence: [] });
    expect(closeWindow(-7, three, nobody).attack).toEqual([3, 2, 1]);
    expect(closeWindow(-6, three, nobody)).toEqual({ margin: 0, attack: [], defence: [] });
  });

  // Every throw by itself, with the window played out for each.
  const enumerated = (question: CombatQuestion): readonly string[] => {
    const q = CombatQuestion.parse(question);
    const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => b - a);
    const ends = { taken: 0, emptied: 0, 'garrison-left': 0, held: 0 };
    const throws = faces.flatMap((a) =>
      faces.flatMap((b) => faces.flatMap((c) => faces.map((d) => a + b - c - d))),
    );
    for (const one of throws) {
      const first = closeWindow(
        one + q.attackFigure - q.figure,
        { cards: sorted(q.attackCards), ties: q.attackTies },
        { cards: sorted(q.defenceCards), ties: q.defenceTies },
      );
      if (first.margin < 0) ends.held += WAYS;
      else if (first.margin === 0) ends['garrison-left'] += WAYS;
      else
        for (const two of throws) {
          const added = first.margin - (one + q.attackFigure - q.figure);
          const second = closeWindow(
            two + q.attackGarrison - q.garrison + added,
            { cards: first.attack, ties: q.attackTies },
            { cards: first.defence, ties: q.defenceTies },
          );
          ends[second.margin > 0 ? 'taken' : second.margin === 0 ? 'emptied' : 'garrison-left']++;
        }
    }
    return Object.values(ends).map((ways) => asText(fraction(BigInt(ways), BigInt(WAYS * WAYS))));
  };

  test.each([
    { defenders: 'both', attackFigure: 0, figure: 2, garrison: 1, attackCards: [2, 1], defenceCards: [1] },
    { defenders: 'both', attackFigure: 3, figure: 1, defenceCards: [2, 2], defenceTies: false },
    { defenders: 'both', attackFigure: -1, figure: 0, attackCards: [2, 2, 1], attackTies: false },
  ] as const)('equals enumeration: %o', (question) => {
    const asked = JSON.parse(JSON.stringify(question)) as CombatQuestion;
    const answer = ask(asked);
    expect(['taken', 'emptied', 'garrison-left', 'held'].map((key) => chance(answer, key))).toEqual(
      enumerated(asked),
    );
  });
});

describe('several attackers', () => {
  const assault = (question: Parameters<typeof AssaultQuestion.parse>[0]) =>
    solveAssault(AssaultQuestion.parse(question));

  test('two against a lone defender: all but two losses, and a tie lets the second walk in', () => {
    for (const d of [-2, 0, 1]) {
      const { win, tie, lose } = roundWays(d);
      const answer = assault({
        attackers: [{ againstFigure: d }, { againstFigure: d }],
        defenders: 'figure',
      });
      expect(chance(answer, 'taken')).toBe(
        asText(fraction(BigInt(win * WAYS + tie * WAYS + lose * win), BigInt(WAYS * WAYS))),
      );
      expect(chance(answer, 'held')).toBe(asText(fraction(BigInt(lose * lose), BigInt(WAYS * WAYS))));
    }
  });

  test('one against both is the combat of MM-E24', () => {
    const answer = assault({ attackers: [{ againstFigure: 1, againstGarrison: 1 }], defenders: 'both' });
    expect(chance(answer, 'taken')).toBe('355453/839808');
    expect(chance(answer, 'garrison-left')).toBe('164983/839808');
  });
});

describe('setup and recruitment', () => {
  test.each([
    [2, '73/648'],
    [3, '839/5184'],
    [4, '81349/419904'],
  ])('MM-E25: the first roll of %i players must be repeated', (players, expected) => {
    expect(chance(solveFirstPlayer(FirstPlayerQuestion.parse({ players })), 'again')).toBe(expected);
  });

  test('MM-E26: Empire or Merchant among five permanents', () => {
    expect(chance(solveDeal(DealQuestion.parse({})), 'found')).toBe('305/2016');
  });

  test.each([
    [8, 0.7715],
    [10, 0.8836],
  ])('five cards within %i levels (chapter 4.2)', (limit, expected) => {
    const { outcomes, spreads } = solveLevels(LevelsQuestion.parse({ limit }));
    expect(asNumber(outcomes[0]!.chance)).toBeCloseTo(expected, 4);
    const mean = spreads![0]!.values.reduce((all, one) => all + one.value * asNumber(one.chance), 0);
    expect(mean).toBeCloseTo(7.421875, 6);
    expect(spreads![0]!.values.at(-1)!.value).toBe(21);
  });

  test('MM-E17, MM-E18: with villages 5 is a choice and 1 an army, nothing if four stand already', () => {
    const plain = solveRecruit(RecruitQuestion.parse({}));
    expect(plain.outcomes.map(({ key }) => key)).toEqual([
      'card',
      'army',
      'hero',
      'mage',
      'monster',
      'choice',
    ]);
    const villages = solveRecruit(RecruitQuestion.parse({ villages: true, full: ['army'] }));
    expect(villages.outcomes.map(({ key, chance: c }) => [key, asText(c)])).toEqual([
      ['hero', '1/6'],
      ['mage', '1/6'],
      ['monster', '1/6'],
      ['choice', '1/3'],
      ['nothing', '1/6'],
    ]);
  });
});
