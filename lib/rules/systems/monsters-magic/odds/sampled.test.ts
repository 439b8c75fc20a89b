import { expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { asNumber } from '../../../kernel/game/odds';
import { engine } from '../engine';
import { spaceOf } from '../engine/board';
import type { MmState } from '../engine/state';
import { figureAt, position, type Position } from '../engine/testing';
import { CombatQuestion, solveCombat } from './combat';
import { combatQuestion } from './question';

const FIGHTS = 4000;
const homes = { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] } as const;

/** How a fight for d4 ended. */
function endOf(s: MmState, attacker: number): string {
  const d4 = spaceOf('d4');
  if (s.figureOn[d4] === attacker) return 'taken';
  if (s.figureOn[d4]! >= 0) return 'held';
  return s.garrison[d4]! >= 0 ? 'garrison' : 'emptied';
}

const positions: readonly (readonly [string, Partial<Position>])[] = [
  [
    'an army against a mage in a Castle',
    {
      units: { d5: [0, 'army'], d4: [1, 'mage'] },
      ground: { d4: ['plains', 'castle'] },
      permanents: [['horse-archers'], ['priests']],
    },
  ],
  [
    'a hero against a garrison',
    { units: { d5: [0, 'hero'], d4: [1, 'garrison'] }, permanents: [['paladin'], ['fortifications']] },
  ],
  [
    'a monster against an army and its garrison',
    {
      units: { d5: [0, 'monster'], d4: [1, 'army', 'garrison'], c3: [1, 'mage'] },
      permanents: [
        ['army-eater', 'juggernauts'],
        ['healers', 'necromancer'],
      ],
    },
  ],
  [
    'heroes and armies beside each other on both sides',
    {
      units: { d5: [0, 'army'], c4: [0, 'hero'], d4: [1, 'hero', 'garrison'], e3: [1, 'army'] },
      permanents: [['general', 'knights'], ['warlord']],
    },
  ],
];

test.each(positions)('%s: fights in the engine fall as the odds say', (_, given) => {
  const s = position({ ...given, house: { combatCards: 'off' }, units: { ...homes, ...given.units } });
  const attacker = figureAt(s, 'd5');
  const { kind, ...question } = combatQuestion(s, attacker, spaceOf('d4'));
  const { outcomes } = solveCombat(CombatQuestion.parse(question));
  const found = new Map<string, number>();
  const dice = seededDice('sampled');
  for (let i = 0; i < FIGHTS; i++) {
    const t = engine.clone(s);
    engine.play(t, 0, { type: 'step', figure: attacker, to: spaceOf('d4') }, dice);
    const end = endOf(t, attacker);
    // A lone garrison that is left has held the space; beside a figure it is what is left of two.
    const key = end !== 'garrison' ? end : question.defenders === 'both' ? 'garrison-left' : 'held';
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  expect(kind).toBe('combat');
  for (const { key, chance } of outcomes) {
    const expected = asNumber(chance);
    const spread = Math.sqrt((expected * (1 - expected)) / FIGHTS);
    expect(Math.abs((found.get(key) ?? 0) / FIGHTS - expected), key).toBeLessThan(4.5 * spread + 1e-9);
  }
});
