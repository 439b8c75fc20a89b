import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { asText, fraction } from '../../../kernel/game/odds';
import { HealQuestion, solveHeal } from '../odds/heal';
import type { MmsEvent } from './events';
import { heal, healTargets } from './heal';
import { knows, type MmsState } from './state';
import { kindsOf, listen, stand } from './testing-fight';
import type { Put } from './drawn-position';

const one = (seat: number, card: string, x: number, y: number, more: Partial<Put> = {}): Put => ({
  seat,
  card,
  at: [x, y],
  ...more,
});
const patients = (s: MmsState, piece = 0): number[] => {
  const out: number[] = [];
  const count = healTargets(s, 0, piece, out);
  return out.slice(0, count);
};
const healed = (s: MmsState, face: number, row = -1): Extract<MmsEvent, { type: 'healed' }> => {
  const { heard, tell } = listen();
  const dice = scriptedDice(face);
  heal(s, 0, 1, row, dice, tell);
  expect(dice.spent()).toBe(true);
  return heard[0] as Extract<MmsEvent, { type: 'healed' }>;
};
const ward = (carried: string[] = [], house = {}, lost = 9) =>
  stand([one(0, 'cleric', 5, 5, { carried }), one(0, 'warrior', 6, 6, { lost })], house);

describe('the roll', () => {
  test('MMS-E18: a Cleric rolls 70 for a Warrior at 25 of 34 beside it; 3 points are lost', () => {
    const s = ward();
    expect(patients(s)).toEqual([1]);
    expect(healed(s, 70)).toMatchObject({ natural: 70, row: 1, cap: 12, restored: 9 });
    expect(s.lost[1]).toBe(0);
  });

  test('MMS-E18: over all faces it is the exact odds, on average 111/20', () => {
    const ways = new Map<number, bigint>();
    for (let face = 1; face <= 100; face++) {
      const { restored } = healed(ward(), face);
      ways.set(restored, (ways.get(restored) ?? 0n) + 1n);
    }
    const { outcomes } = solveHeal(HealQuestion.parse({}));
    expect(
      [...ways].sort(([a], [b]) => a - b).map(([cap, n]) => [`restores-${cap}`, asText(fraction(n, 100n))]),
    ).toEqual(outcomes.map(({ key, chance }) => [key, asText(chance)]));
    const sum = [...ways].reduce((all, [cap, n]) => all + BigInt(cap) * n, 0n);
    expect(asText(fraction(sum, 100n))).toBe('111/20');
  });

  test('MMS-R28: no I or J of any source counts, and a miss is not rolled again', () => {
    const s = ward(['magical-flail', 'pendant-of-chance'], {}, 30);
    expect(healed(s, 35)).toMatchObject({ row: -1, cap: 0, restored: 0 });
    expect(healed(s, 36)).toMatchObject({ cap: 8, restored: 8 });
  });

  test('heal+4: four more with each row, nothing on a miss', () => {
    expect(healed(ward(['healers-staff'], {}, 30), 50)).toMatchObject({ cap: 12, restored: 12 });
    expect(healed(ward(['healers-staff'], {}, 30), 20)).toMatchObject({ cap: 0, restored: 0 });
  });

  test('healUsesModifiers: the own plus on the roll counts, on damage not (MMS-R28)', () => {
    const s = ward(['magical-flail'], { healUsesModifiers: true }, 30);
    expect(healed(s, 32)).toMatchObject({ modified: 36, cap: 8 });
    // A minus is for those who attack the healer.
    const warded = ward(['ring-of-warding', 'magical-flail'], { healUsesModifiers: true }, 30);
    expect(healed(warded, 32)).toMatchObject({ plus: 4, modified: 36 });
  });

  test('MMS-R03, attackSelection declared: a healer names a row likewise', () => {
    const house = { attackSelection: 'declared', naturalHit: 90 };
    expect(healed(ward([], house, 30), 95, 1)).toMatchObject({ named: 1, row: 1, cap: 12 });
    expect(healed(ward([], house, 30), 65, 1)).toMatchObject({ row: -1 });
    // A natural hit is one of attacks.
    expect(healed(ward([], house, 30), 90, 2)).toMatchObject({ row: -1 });
  });
});

describe('whom', () => {
  const crowd = (house = {}) =>
    stand(
      [
        one(0, 'cleric', 5, 5, { lost: 3 }),
        one(0, 'warrior', 6, 6, { lost: 40 }),
        one(0, 'warrior', 4, 5),
        one(0, 'warrior', 7, 5, { lost: 5 }),
        one(0, 'wall', 3, 4, { lost: 5 }),
        one(1, 'krag', 6, 4, { lost: 5 }),
        one(1, 'scout', 5, 4, { lost: 5, known: [] }),
      ],
      house,
    );

  test('MMS-R11, MMS-R27, MMS-R29: itself, own hurt neighbours and doomed ones; no Defense, nobody farther', () =>
    expect(patients(crowd())).toEqual([0, 1]));
  test('healDoomed off: not who has no CAP left', () =>
    expect(patients(crowd({ healDoomed: false }))).toEqual([0]));
  test('healTargets any: others too, if it knows them', () =>
    expect(patients(crowd({ healTargets: 'any' }))).toEqual([0, 1, 5]));
  test('only healers', () => expect(patients(crowd(), 1)).toEqual([]));

  test('MMS-R27: a doomed character that is healed above zero is saved', () => {
    const s = ward([], {}, 40);
    healed(s, 70);
    expect(34 - s.lost[1]!).toBe(6);
  });

  test('MMS-090: who heals another’s piece is shown to him, who heals his own to nobody', () => {
    const s = stand(
      [
        one(0, 'cleric', 5, 5, { known: [] }),
        one(0, 'warrior', 5, 6, { lost: 5, known: [] }),
        one(1, 'krag', 6, 4, { lost: 5 }),
      ],
      { healTargets: 'any' },
    );
    heal(s, 0, 1, -1, scriptedDice(50));
    expect(knows(s, 1, 0)).toBe(false);
    const { heard, tell } = listen();
    heal(s, 0, 2, -1, scriptedDice(50), tell);
    expect(knows(s, 1, 0)).toBe(true);
    expect(kindsOf(heard)).toEqual(['healed', 'identified to 1', 'identified to 0']);
  });
});
