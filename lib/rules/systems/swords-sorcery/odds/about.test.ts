import { describe, expect, test } from 'vitest';
import type { Situation } from '../../../kernel/game/situation';
import { questionsAbout } from '../../../kernel/game/situation';
import { entries } from '../catalogue/index';
import { situations } from './index';

const byKind = (kind: string): Situation => situations.find((s) => s.kind === kind)!;
/** What a situation asks about an entry, where it differs from its example. */
const asked = (kind: string, id: string): Readonly<Record<string, unknown>> | undefined => {
  const entry = entries.find((one) => one.id === id)!;
  return questionsAbout([byKind(kind)], entry)[0]?.question as Readonly<Record<string, unknown>> | undefined;
};

describe('what is asked about a card is what it does', () => {
  test.each([
    ['SS-156', 'armour', { initiatorModifier: 'swords', defenderArmour: true }],
    ['SS-105', 'lucky-charm', { defenderLuckyCharm: true }],
    ['SS-152', 'nermals-curse', { initiatorCursed: true }],
    ['SS-129', 'magic-shield', { defenderUnkillable: true }],
    ['SS-143', 'transform-to-dragon', { initiatorUnkillable: true }],
    ['SS-138', 'paralysis', { defenderHelpless: true }],
    ['SS-144', 'super-strength', { initiatorPotionDice: 3 }],
    ['SS-158', 'hammers', { initiatorModifier: 'hammers' }],
    ['SS-071', 'warrior', { initiatorPiece: 'warrior', initiatorModifier: 'none' }],
  ])('%s: a conflict with %s', (_rule, id, part) => {
    expect(asked('conflict', id)).toMatchObject(part);
  });

  test('nothing is asked about a card that has no part in it', () => {
    expect(['conflict', 'saving-throw', 'card-gain'].map((kind) => asked(kind, 'thief'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('SS-135, SS-154: a saving throw against the trap, with and without Trap expertise', () => {
    expect(asked('saving-throw', 'major-death-trap')).toMatchObject({
      against: 'major-death-trap',
      trapExpertise: false,
    });
    expect(asked('saving-throw', 'trap-expertise')).toMatchObject({ trapExpertise: true });
  });
});

test('SS-130: how many survive is said in the number that it has', () => {
  const { schema, solve } = byKind('saving-throw');
  const { outcomes } = solve(schema.parse({ against: 'typhoid-mary', pieces: 3 }));
  expect(outcomes.map(({ words }) => words)).toEqual([
    'all 3 survive',
    '2 of 3 survive',
    '1 of 3 survives',
    'none survives',
  ]);
});

test('SS-104: as many Orbs as a pile may have copies', () => {
  const { schema } = byKind('card-gain');
  expect([4, 5, -1].map((orbs) => schema.safeParse({ orbs }).success)).toEqual([true, false, false]);
});
