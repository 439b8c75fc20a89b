import { describe, expect, test } from 'vitest';
import { proveSituation } from '../../../conformance/situations';
import { asNumber, asText } from '../../../kernel/game/odds';
import type { Chances } from '../../../kernel/game/situation';
import { winChance } from '../catalogue/odds';
import { unitClasses } from '../catalogue/vocabulary';
import { rulebook } from '../rulebook';
import { solveBattle } from './battle';
import { BattleQuestion } from './battle-asked';
import { ChitQuestion, solveChit } from './chit';
import { FindQuestion, solveFind } from './find';
import { situations } from './index';
import { RecruitQuestion, solveRecruit } from './recruit';

const fight = (question: object): Chances => solveBattle(BattleQuestion.parse(question));
const chances = ({ outcomes }: Chances): string[] => outcomes.map(({ chance }) => asText(chance));
const refused = (question: object): boolean => !BattleQuestion.safeParse(question).success;

describe('battles of the ledger', () => {
  test.each([
    ['BM-E24', { attacker: 'army', defender: 'army' }, ['8335/25944', '4637/12972', '8335/25944']],
    ['BM-E25', { attacker: 'hero', defender: 'hero' }, ['1/3', '1/3', '1/3']],
    [
      'army against an army beside its castle',
      { attacker: 'army', defender: 'army', sheltered: true },
      ['13261/77832', '1468/9729', '17609/25944'],
    ],
    [
      'wizard against army',
      { attacker: 'wizard', defender: 'army' },
      ['805523/1167480', '21446/145935', '63463/389160'],
    ],
    [
      'Juggernaught against castle',
      { attacker: 'juggernaught', defender: 'castle' },
      ['98883901/184072680', '599899/2556565', '893533/3916440'],
    ],
  ])('%s', (_, question, expected) => {
    expect(chances(fight({ ...question, until: 'first-cards' }))).toEqual(expected);
  });

  test('BM-E26: dragon against castle', () => {
    expect(asNumber(fight({ attacker: 'dragon', defender: 'castle' }).outcomes[0]!.chance)).toBeCloseTo(
      0.870529,
      6,
    );
  });

  test('an army that substitutes a Sword 3 (3.7)', () => {
    const held = fight({
      attacker: 'army',
      defender: 'castle',
      attackerHolds: 'sword-3',
      until: 'first-cards',
    });
    expect(chances(held)).toEqual(['150952/178365', '16006/178365', '1037/16215']);
  });

  test('the table of the catalogue says the same of every pair', () => {
    for (const attacker of unitClasses)
      for (const defender of unitClasses)
        for (const sheltered of [false, true]) {
          const listed = winChance(attacker, defender, sheltered);
          if (listed === undefined) continue;
          const { outcomes } = fight({ attacker, defender, sheltered });
          expect(asNumber(outcomes[0]!.chance), `${attacker} ${defender}`).toBeCloseTo(listed, 3.9);
        }
  });

  test('two artifacts outweigh an advantage (BM-E13)', () => {
    const plain = fight({ attacker: 'hero', defender: 'dragon', sheltered: true });
    const armed = fight({ attacker: 'hero', defender: 'dragon', sheltered: true, attackerArtifacts: 2 });
    expect(asNumber(armed.outcomes[0]!.chance)).toBeGreaterThan(asNumber(plain.outcomes[0]!.chance) + 0.2);
    expect(armed.explained).toContain('the hero draws 1 card + 3'.replace('the', 'The'));
  });

  test('cards that are gone change the chance', () => {
    const swords = { sword1Gone: 6, sword2Gone: 4, sword3Gone: 2 };
    expect(chances(fight({ attacker: 'army', defender: 'castle', ...swords }))).toEqual(['0', '1', '0']);
  });
});

describe('two decks (BM-R49)', () => {
  const half = { move1Gone: 6, move2Gone: 4, move3Gone: 2, gold1Gone: 6, gold2Gone: 4, gold3Gone: 2 };
  const fighting = {
    sword1Gone: 6,
    sword2Gone: 4,
    sword3Gone: 2,
    magic1Gone: 6,
    magic2Gone: 4,
    magic3Gone: 2,
  };
  test('with as many cards gone as one of them has, the chances are those of one', () => {
    const pair = { attacker: 'wizard', defender: 'army' };
    expect(chances(fight({ ...pair, decks: 2, ...half, ...fighting }))).toEqual(chances(fight(pair)));
  });
  test('are answered while all cards are left, but not for more cards than there are', () => {
    expect(refused({ decks: 2 })).toBe(false);
    expect(refused({ ...half, ...fighting, move1Gone: 7 })).toBe(true);
    expect(refused({ decks: 2, ...half, ...fighting, move1Gone: 7 })).toBe(false);
    const [win, level, lose] = fight({ attacker: 'army', defender: 'army', decks: 2 }).outcomes;
    expect(asText(win!.chance)).toBe(asText(lose!.chance));
    expect(asNumber(level!.chance)).toBeLessThan(1e-9);
  });
  test('double what pays for a chit', () => {
    const one = solveRecruit(RecruitQuestion.parse({ unit: 'castle', cards: 1 })).outcomes[0]!.chance;
    const two = solveRecruit(RecruitQuestion.parse({ unit: 'castle', cards: 2, decks: 2 })).outcomes[0]!
      .chance;
    expect([asText(one), asText(two)]).toEqual(['1/4', '167/380']);
  });
});

test('what cannot be asked is refused', () => {
  expect(refused({ attacker: 'army', defender: 'ship' })).toBe(true);
  expect(refused({ attacker: 'castle', defender: 'army' })).toBe(true);
  expect(refused({ attacker: 'ship', defender: 'ship', sheltered: true })).toBe(true);
  expect(refused({ attacker: 'army', defender: 'army', attackerArtifacts: 1 })).toBe(true);
  expect(refused({ attacker: 'wizard', defender: 'army', attackerHolds: 'sword-1' })).toBe(true);
  expect(refused({ attacker: 'army', defender: 'army', attackerHolds: 'sword-3', sword3Gone: 2 })).toBe(true);
  expect(refused({ attacker: 'wizard', defender: 'army', attackerHand: { sword1: 1 } })).toBe(true);
  expect(refused({ attacker: 'army', attackerHolds: 'sword-3', attackerHand: { sword3: 2 } })).toBe(true);
  expect(refused({ deckCards: 49 })).toBe(true);
  expect(refused({ deckCards: 47, move1Gone: 1, discarded: { move1: 1 } })).toBe(false);
  expect(refused({ discarded: { move1: 1 } })).toBe(true);
});

test('the answer says which cards from hand are used, and of what the deck is made anew', () => {
  const held = { attacker: 'army', defender: 'army', attackerHolds: 'sword-1' };
  const said = ({ explained }: Chances): string => explained;
  expect(said(fight(held))).not.toContain('tie-breaks too');
  expect(said(fight({ ...held, substitution: 'alsoInTieBreak' }))).toContain('tie-breaks too');
  const gone = { sword2Gone: 4, discarded: { sword2: 4 } };
  expect(said(fight({ ...held, ...gone, deckCards: 5 }))).toContain(
    'The deck holds 5 cards, and is then made anew of the 4 cards discarded.',
  );
});

describe('cards and chits of the ledger', () => {
  const pays = (unit: string, cards: number): string =>
    asText(solveRecruit(RecruitQuestion.parse({ unit, cards })).outcomes[0]!.chance);
  test('BM-E27 and the table of 3.8', () => {
    expect(pays('dragon', 4)).toBe('373/6486');
    expect(pays('castle', 4)).toBe('3015/4324');
    expect(pays('giant', 6)).toBe('1119907/4090504');
    expect(pays('wizard', 8)).toBe('475373/497166');
  });
  test('BM-E28: the first chit of the humans', () => {
    expect(chances(solveChit(ChitQuestion.parse({})))).toEqual(['8/41', '33/41']);
    expect(ChitQuestion.safeParse({ unit: 'dragon', out: 4 }).success).toBe(false);
    expect(chances(solveChit(ChitQuestion.parse({ empire: 'orc', unit: 'dragon' })))).toEqual(['0', '1']);
  });
  test('a special territory keeps one card in four from a full deck (3.6)', () => {
    expect(chances(solveFind(FindQuestion.parse({})))).toEqual(['1/4', '3/4']);
  });
});

test('every situation keeps its promises', () => {
  const rules = new Set([...rulebook.rules, ...rulebook.rulings].map(({ id }) => id));
  for (const situation of situations) proveSituation(situation, rules);
});
