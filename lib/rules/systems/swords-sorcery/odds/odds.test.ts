import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { asNumber, asText, fraction, sum, never, type Fraction } from '../../../kernel/game/odds';
import type { Chances, Situation } from '../../../kernel/game/situation';
import { diceOfPiece, modifierIds } from './conflict';
import { situations } from './index';
import { modifierNumber, quickChance } from './quick';

const byKind = (kind: string): Situation => situations.find((s) => s.kind === kind)!;

/** The answer to a question with defaults where it says nothing. */
function ask(kind: string, question: Readonly<Record<string, unknown>>): Chances {
  const situation = byKind(kind);
  return situation.solve(situation.schema.parse(question));
}

const chance = (answer: Chances, key: string): Fraction =>
  answer.outcomes.find((o) => o.key === key)?.chance ?? never;

const wins = (initiator: Record<string, unknown>, defender: Record<string, unknown> = {}): string => {
  const named = (who: string, fields: Record<string, unknown>) =>
    Object.entries(fields).map(([k, v]) => [who + k.charAt(0).toUpperCase() + k.slice(1), v]);
  const question = Object.fromEntries([...named('initiator', initiator), ...named('defender', defender)]);
  return asText(chance(ask('conflict', question), 'initiator-wins'));
};

describe('every situation', () => {
  test.each(situations.map((s) => [s.kind, s] as const))(
    '%s: its example is answered and sums to one',
    (_, s) => {
      const answer = s.solve(s.schema.parse(s.example));
      expect(asText(answer.outcomes.reduce((all, o) => sum(all, o.chance), never))).toBe('1');
      for (const { chance: c } of answer.outcomes) expect(c.top > 0n).toBe(true);
      expect(new Set(answer.outcomes.map((o) => o.key)).size).toBe(answer.outcomes.length);
      expect(answer.explained).toMatch(/^[A-Z].*\.$/);
      for (const { values } of answer.spreads ?? [])
        expect(asText(values.reduce((all, v) => sum(all, v.chance), never))).toBe('1');
    },
  );

  test.each(situations.map((s) => [s.kind, s] as const))(
    '%s: every field has a title and a default',
    (_, s) => {
      const { properties = {}, additionalProperties } = z.toJSONSchema(s.schema);
      expect(additionalProperties).toBe(false);
      for (const [name, field] of Object.entries(properties)) {
        expect(typeof field === 'object' && field.title, name).toBeTruthy();
        expect(typeof field === 'object' && field.default !== undefined, name).toBe(true);
      }
      expect(s.schema.safeParse({ ...(s.example as object), nonsense: 1 }).success).toBe(false);
    },
  );
});

describe('conflicts', () => {
  test.each(modifierIds)('what a bot looks up is what is told: %s against each modifier', (modifier) => {
    for (const other of modifierIds)
      for (const luckyCharm of [false, true])
        for (const morningStar of ['low-to-zero', 'literal'] as const) {
          const told = ask('conflict', {
            initiatorPiece: 'guard',
            initiatorModifier: modifier,
            defenderModifier: other,
            defenderLuckyCharm: luckyCharm,
            morningStar,
          });
          const [mine, theirs] = [modifierNumber[modifier], modifierNumber[other]];
          expect(
            quickChance(
              diceOfPiece.guard,
              mine,
              diceOfPiece.pion,
              theirs,
              luckyCharm,
              morningStar === 'literal',
            ),
            `${other} ${luckyCharm} ${morningStar}`,
          ).toBeCloseTo(asNumber(chance(told, 'initiator-wins')), 12);
        }
  });

  test('SS-E10: without cards', () => {
    expect(wins({ piece: 'pion' }, { piece: 'pion' })).toBe('227/432');
    expect(wins({ piece: 'pion' }, { piece: 'guard' })).toBe('3029/7776');
    expect(wins({ piece: 'pion' }, { piece: 'warrior' })).toBe('14093/46656');
    expect(wins({ piece: 'guard' }, { piece: 'guard' })).toBe('8317/15552');
    expect(wins({ piece: 'warrior' }, { piece: 'pion' })).toBe('34759/46656');
    expect(wins({ piece: 'hulk' }, { piece: 'warrior' })).toBe('1599625/2519424');
  });

  test('SS-E11: ties of two pairs of dice, and what moving in is worth', () => {
    expect(ask('conflict', {}).explained).toContain('11/216');
    const first = byKind('conflict').solve(byKind('conflict').schema.parse({}));
    const edge = asNumber(chance(first, 'initiator-wins')) - asNumber(chance(first, 'defender-wins'));
    expect(edge).toBeCloseTo(11 / 216, 12);
  });

  // Chapter 8.1: more dice by potions, against each number of dice.
  test.each([
    [{ piece: 'wizard', potionDice: 1 }, ['641/972', '8317/15552', '61961/139968', '208967/559872']],
    [
      { piece: 'wizard', potionDice: 2 },
      ['34759/46656', '178457/279936', '925607/1679616', '4854497/10077696'],
    ],
    [
      { piece: 'wizard', potionDice: 4 },
      ['1419581/1679616', '7745969/10077696', '42358865/60466176', '232630181/362797056'],
    ],
    [
      { piece: 'wizard', potionDice: 5 },
      ['1103851/1259712', '49088207/60466176', '136514609/181398528', '1522572541/2176782336'],
    ],
    [
      { piece: 'wizard', potionDice: 6 },
      ['18139777/20155392', '306798617/362797056', '1729038347/2176782336', '9759508217/13060694016'],
    ],
  ])('a wizard with potions: %j', (initiator, row) => {
    expect(['pion', 'guard', 'warrior', 'hulk'].map((piece) => wins(initiator, { piece }))).toEqual(row);
  });

  const ranks = ['pion', 'guard', 'warrior'];
  // Chapter 8.2: one modifier on the side that moved in.
  test.each([
    [
      'swords',
      '473/648 1231/1944 13175/23328 1093/1296 18121/23328 33763/46656 21113/23328 7525/8748 690047/839808',
    ],
    [
      'spears',
      '241/432 3491/7776 17831/46656 5365/7776 2329/3888 150667/279936 36019/46656 195533/279936 1085651/1679616',
    ],
    [
      'hammers',
      '791/1296 4109/7776 22127/46656 5593/7776 10073/15552 167185/279936 36827/46656 204137/279936 1150547/1679616',
    ],
    [
      'twin-forks',
      '227/432 3029/7776 14093/46656 5251/7776 8677/15552 131203/279936 11993/15552 192377/279936 1039283/1679616',
    ],
    [
      'daggers',
      '731/1296 127/288 16643/46656 5383/7776 9197/15552 144199/279936 36059/46656 193849/279936 1055555/1679616',
    ],
    ['morning-star', '5/9 5/9 5/9 19/27 19/27 19/27 65/81 65/81 65/81'],
    [
      'gauntlet-of-might',
      '763/1296 3749/7776 18947/46656 5515/7776 3239/5184 157195/279936 4067/5184 200921/279936 1119203/1679616',
    ],
  ])('with %s', (modifier, row) => {
    const found = ranks.flatMap((mine) =>
      ranks.map((yours) => wins({ piece: mine, modifier }, { piece: yours })),
    );
    expect(found.join(' ')).toBe(row);
  });

  // Chapter 8.3: one modifier on the side that was attacked, pion on pion and warrior on warrior.
  test.each([
    ['swords', 0.3048, 0.2348],
    ['spears', 0.4846, 0.3981],
    ['hammers', 0.3912, 0.3154],
    ['twin-forks', 0.5208, 0.4436],
    ['daggers', 0.4745, 0.4489],
    ['morning-star', 0.4444, 0.1975],
    ['gauntlet-of-might', 0.436, 0.3715],
  ])('against %s', (defenderModifier, pions, warriors) => {
    const share = (piece: string) =>
      asNumber(
        chance(
          ask('conflict', { initiatorPiece: piece, defenderPiece: piece, defenderModifier }),
          'initiator-wins',
        ),
      );
    expect(share('pion')).toBeCloseTo(pions, 4);
    expect(share('warrior')).toBeCloseTo(warriors, 4);
  });

  test('both sides with the same flat bonus are as without (chapter 8.3)', () => {
    for (const modifier of ['swords', 'hammers', 'daggers', 'gauntlet-of-might'])
      expect(wins({ piece: 'guard', modifier }, { piece: 'warrior', modifier })).toBe('61961/139968');
  });

  test('SS-E08: Armour lets no weapon work, but the Gauntlet', () => {
    expect(wins({ modifier: 'swords' }, { armour: true })).toBe('227/432');
    expect(wins({ modifier: 'gauntlet-of-might' }, { armour: true })).toBe('763/1296');
    const strict = { initiatorModifier: 'spears', defenderArmour: true, strictLevels: true };
    expect(asText(chance(ask('conflict', strict), 'initiator-wins'))).toBe('241/432');
    expect(
      asText(chance(ask('conflict', { ...strict, initiatorModifier: 'swords' }), 'initiator-wins')),
    ).toBe('227/432');
  });

  test('SS-E02: a Lucky Charm turns ties round, two of them do not (SS-R33)', () => {
    const charmed = ask('conflict', { defenderLuckyCharm: true });
    expect(asText(chance(charmed, 'defender-wins'))).toBe('227/432');
    expect(wins({ luckyCharm: true }, { luckyCharm: true })).toBe('227/432');
  });

  test('SS-E09: who rolls nothing loses, and two such pieces part', () => {
    const paralysed = ask('conflict', {
      initiatorPiece: 'pion',
      defenderPiece: 'warrior',
      defenderHelpless: true,
    });
    expect(paralysed.outcomes.map((o) => o.key)).toEqual(['initiator-wins']);
    const both = ask('conflict', { initiatorHelpless: true, defenderHelpless: true });
    expect(both.outcomes.map((o) => o.key)).toEqual(['bounce']);
  });

  test('SS-R24: who cannot die goes back instead', () => {
    const dragon = ask('conflict', { defenderPiece: 'wizard', defenderUnkillable: true });
    expect(asText(chance(dragon, 'bounce'))).toBe('227/432');
    expect(asText(chance(dragon, 'defender-wins'))).toBe('205/432');
  });

  test('SS-E07, chapter 8.4: a curse', () => {
    expect(
      ['pion', 'guard', 'warrior', 'hulk'].map((piece) =>
        wins({ cursed: true, modifier: 'swords' }, { piece }),
      ),
    ).toEqual(['55/216', '25/144', '979/7776', '1475/15552']);
    expect(['pion', 'guard', 'warrior', 'hulk'].map((piece) => wins({ piece }, { cursed: true }))).toEqual([
      '161/216',
      '119/144',
      '6797/7776',
      '14077/15552',
    ]);
  });

  test('SS-E06: how often Hammers break the other weapon, and that Armour keeps it whole', () => {
    const hammers = { initiatorModifier: 'hammers', defenderModifier: 'swords' };
    expect(ask('conflict', hammers).explained).toContain('Hammers break the Swords 25.0 %, exactly 1/4');
    expect(ask('conflict', { ...hammers, defenderArmour: true }).explained).not.toContain('break');
  });

  test('SS-R31: they break a weapon that Armour of their own side stops, as it was named; none that a curse forbids', () => {
    const armoured = { initiatorModifier: 'hammers', defenderModifier: 'swords', initiatorArmour: true };
    expect(ask('conflict', armoured).explained).toContain('Hammers break the Swords 25.0 %, exactly 1/4');
    expect(ask('conflict', { ...armoured, defenderCursed: true }).explained).not.toContain('break');
    // Nor one that a Safe artifact keeps (SS-106).
    expect(ask('conflict', { ...armoured, defenderSafe: true }).explained).not.toContain('break');
  });

  test('SS-R04: the Morning Star word for word is worse than nothing', () => {
    const literal = ask('conflict', { initiatorModifier: 'morning-star', morningStar: 'literal' });
    expect(asText(chance(literal, 'initiator-wins'))).toBe('283/648');
  });

  test('SS-R29: where potion dice are a modification they keep weapons out', () => {
    const q = { initiatorPiece: 'wizard', initiatorPotionDice: 1, initiatorModifier: 'swords' };
    expect(asText(chance(ask('conflict', { ...q, extraDiceIsModifier: true }), 'initiator-wins'))).toBe(
      '641/972',
    );
    // The Gauntlet excludes nothing but weapons.
    const fist = { ...q, initiatorModifier: 'gauntlet-of-might', extraDiceIsModifier: true };
    expect(asText(chance(ask('conflict', fist), 'initiator-wins'))).toBe('5515/7776');
  });
});

describe('saving throws', () => {
  const survives = (question: Record<string, unknown>): string => {
    const answer = ask('saving-throw', question);
    return asText(
      chance(answer, answer.outcomes.some((o) => o.key === 'survives') ? 'survives' : 'survive-1'),
    );
  };

  test('SS-E12: over 33, 44 and 52 with two to five dice', () => {
    const table = ['pion', 'guard', 'warrior', 'hulk'].map((piece) =>
      ['lesser-death-trap', 'black-plague', 'major-death-trap'].map((against) =>
        survives({ against, piece }),
      ),
    );
    expect(table).toEqual([
      ['3/4', '5/9', '4/9'],
      ['7/8', '19/27', '35/54'],
      ['15/16', '65/81', '7/9'],
      ['31/32', '211/243', '139/162'],
    ]);
  });

  test('SS-E13: Major Death trap on a guard with Trap expertise', () => {
    const answer = ask('saving-throw', { against: 'major-death-trap', piece: 'guard', trapExpertise: true });
    const lives = sum(
      sum(chance(answer, 'destroyed'), chance(answer, 'stopped')),
      chance(answer, 'survives'),
    );
    expect(asText(lives)).toBe('197/216');
    expect(asText(chance(answer, 'destroyed'))).toBe('5/9');
    expect(answer.explained).toContain('197/216');
  });

  test('SS-E31: Typhoid Mary beside three pions', () => {
    const answer = ask('saving-throw', { against: 'typhoid-mary', piece: 'pion', pieces: 3 });
    expect(asText(chance(answer, 'survive-3'))).toBe('27/64');
    expect(asText(chance(answer, 'survive-0'))).toBe('1/64');
  });

  test('SS-R28: two dice for everybody where the table agreed', () => {
    expect(survives({ piece: 'hulk', twoDice: true })).toBe('3/4');
  });
});

describe('moves and cards', () => {
  const reach = (question: Record<string, unknown>): string =>
    asText(chance(ask('reach', question), 'reached'));

  test('SS-E15: highest die at least 4, 5 and 6', () => {
    expect([4, 5, 6].map((steps) => reach({ steps }))).toEqual(['7/8', '19/27', '91/216']);
  });

  test('SS-E22: six steps plain, with a Horse and with Boots', () => {
    expect(reach({ steps: 6 })).toBe('91/216');
    expect(reach({ steps: 6, horse: true })).toBe('299/324');
    expect(reach({ steps: 6, boots: true })).toBe('1');
  });

  test('SS-048 to SS-050: second and third piece, by enumeration', () => {
    for (const [cap, at] of [
      ['second', 1],
      ['lowest', 2],
    ] as const)
      for (let steps = 1; steps <= 6; steps++) {
        let n = 0;
        for (let i = 0; i < 216; i++) {
          const dice = [i % 6, Math.trunc(i / 6) % 6, Math.trunc(i / 36)]
            .map((d) => d + 1)
            .sort((a, b) => b - a);
          if (dice[at]! >= steps) n++;
        }
        expect(reach({ steps, cap })).toBe(asText(fraction(BigInt(n), 216n)));
      }
  });

  test('SS-E18: Boots make the second die of 5, 2, 2 a five', () => {
    expect(reach({ steps: 7, boots: true })).toBe('1');
    expect(reach({ steps: 8, boots: true })).toBe('0');
  });

  test('SS-R46: the missile reaches one step and two dice more', () => {
    const hits = (steps: number) => asText(chance(ask('missile', { steps }), 'hits'));
    expect([1, 3, 8, 13, 14].map(hits)).toEqual(['1', '1', '7/12', '1/36', '0']);
  });

  test('SS-E14: cards of the move roll', () => {
    const cards = (question: Record<string, unknown>) => ask('card-gain', question);
    expect(asText(chance(cards({ wizard: 'elsewhere' }), 'cards-1'))).toBe('1/36');
    expect(asText(chance(cards({ wizard: 'nexus' }), 'cards-1'))).toBe('4/9');
    const orb = cards({ wizard: 'nexus', orbs: 1 });
    const mean = orb.outcomes.reduce((all, o) => all + asNumber(o.chance) * Number(o.key.slice(6)), 0);
    expect(mean).toBeCloseTo(17 / 36, 10);
    expect(cards({ wizard: 'dead' }).outcomes.map((o) => o.key)).toEqual(['cards-0']);
  });
});
