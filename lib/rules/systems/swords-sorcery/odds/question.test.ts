import { expect, test } from 'vitest';
import { asText } from '../../../kernel/game/odds';
import { cardOf, pieceOn, position, wizards, type Position } from '../engine/testing';
import { conflict, ConflictQuestion } from './conflict';
import { conflictQuestion } from './question';

/** A pion of seat 0 has moved in on one of seat 1. */
const asked = (given: Partial<Position>) => {
  const s = position({ ...given, pieces: { ...wizards, '0 A1': [1, 'pion'], '0 A1*': [0, 'pion'] } });
  return conflictQuestion(s, pieceOn(s, '0 A1*'), pieceOn(s, '0 A1'));
};
const mine = ['swords', 'gauntlet-of-might'] as const;

test('SS-R68: a cursed piece has no weapon to name, so that the Gauntlet is its best', () => {
  const effects = [{ card: 'nermals-curse', on: '0 A1*', seat: 1 }];
  expect(asked({ play: [mine, []], effects }).initiatorModifier).toBe('gauntlet-of-might');
  expect(asked({ play: [['swords'], []], effects }).initiatorModifier).toBe('none');
});

test('SS-R32: against Armour the Gauntlet is better than a weapon that does not count', () => {
  expect(asked({ play: [mine, ['armour']] }).initiatorModifier).toBe('gauntlet-of-might');
  expect(asked({ play: [mine, []] }).initiatorModifier).toBe('swords');
  // Strict levels let through whatever is above the Armour.
  const strict = { levelRule: 'strict' };
  expect(asked({ house: strict, play: [mine, ['armour']] }).initiatorModifier).toBe('gauntlet-of-might');
  expect(
    asked({ house: strict, play: [['hammers', 'gauntlet-of-might'], ['armour']] }).initiatorModifier,
  ).toBe('hammers');
});

test('SS-106: a weapon that a Safe artifact keeps is not broken, whichever is named', () => {
  const s = position({
    play: [['hammers'], ['swords', 'daggers', 'safe-artifact']],
    pieces: { ...wizards, '0 A1': [1, 'pion'], '0 A1*': [0, 'pion'] },
  });
  s.safe[cardOf(s, 'safe-artifact')] = cardOf(s, 'daggers');
  const isSafe = (named: 'swords' | 'daggers'): boolean =>
    conflictQuestion(s, pieceOn(s, '0 A1*'), pieceOn(s, '0 A1'), ['hammers', named]).defenderSafe;
  expect([isSafe('swords'), isSafe('daggers')]).toEqual([false, true]);
});

test('SS-R29, extraDiceIsModifier: beside potion dice the Gauntlet is named, and no weapon', () => {
  const s = position({
    house: { extraDiceIsModifier: true },
    play: [mine, []],
    pieces: { ...wizards, '1 C2': [1, 'pion'] },
    effects: [{ card: 'strength', on: '0 D3', seat: 0 }],
  });
  const asked = conflictQuestion(s, s.wizard[0]!, pieceOn(s, '1 C2'));
  expect([asked.initiatorPotionDice, asked.initiatorModifier]).toEqual([1, 'gauntlet-of-might']);
});

test('SS-R68, extraDiceIsModifier: the dice of a potion that do not apply shut out no Gauntlet', () => {
  const q = ConflictQuestion.parse({
    initiatorPiece: 'wizard',
    initiatorPotionDice: 1,
    initiatorCursed: true,
    initiatorModifier: 'gauntlet-of-might',
    extraDiceIsModifier: true,
  });
  const wins = (one: ConflictQuestion): string =>
    asText(conflict.solve(one).outcomes.find(({ key }) => key === 'initiator-wins')!.chance);
  expect(wins(q)).toBe(wins({ ...q, initiatorPotionDice: 0 }));
});
