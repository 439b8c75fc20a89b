import { expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { spaceOf } from './board';
import { engine } from './index';
import { figureAt } from './testing';
import { cardOf, carry, stand } from './testing-cards';

test('MM-R08, MM-R23: what Diplomat takes away is not the point that a figure owes for its Town', () => {
  const s = stand('diplomat', 'permanent', {
    house: { townEntry: 'freeOnlyIfLeaving' },
    permanents: [['cavalry']],
    hands: [['giants'], []],
    ground: { d5: ['plains', 'town'] },
    units: { d4: [0, 'army'], d5: [0, 'garrison'] },
  });
  const army = figureAt(s, 'd4');
  const step = (to: string) =>
    engine.play(s, 0, { type: 'step', figure: army, to: spaceOf(to) }, scriptedDice());
  step('c4');
  step('d5');
  carry(s, 'diplomat', cardOf(s, 'cavalry'), cardOf(s, 'giants'));
  expect(s.permanents[0]).toContain(cardOf(s, 'giants'));
  expect(engine.choices(s, 0)).toContainEqual({ type: 'done' });
});

test('MM-R08, MM-R26: who is exchanged out of the Town owes it nothing, and Diplomat takes the point', () => {
  const s = stand('diplomat', 'permanent', {
    house: { townEntry: 'freeOnlyIfLeaving' },
    permanents: [['cavalry', 'illusionist']],
    hands: [['giants'], []],
    ground: { d5: ['plains', 'town'] },
    units: { d4: [0, 'army'], d5: [0, 'garrison'], g2: [0, 'monster'] },
  });
  const army = figureAt(s, 'd4');
  for (const to of ['c4', 'd5'])
    engine.play(s, 0, { type: 'step', figure: army, to: spaceOf(to) }, scriptedDice());
  carry(s, 'illusionist', spaceOf('d5') * 2, spaceOf('g2') * 2);
  expect([figureAt(s, 'g2'), s.mp[army]]).toEqual([army, 1]);
  carry(s, 'diplomat', cardOf(s, 'cavalry'), cardOf(s, 'giants'));
  expect(s.mp[army]).toBe(0);
});

test('MM-R08, MM-R10: where steps are mixed each figure owes the point for its own Town, not the one that moved last alone', () => {
  const s = stand('diplomat', 'permanent', {
    house: { townEntry: 'freeOnlyIfLeaving', movementInterleave: true },
    permanents: [['cavalry', 'illusionist']],
    hands: [['giants'], []],
    ground: { d5: ['plains', 'town'], g5: ['plains', 'town'] },
    units: {
      d4: [0, 'army'],
      d5: [0, 'garrison'],
      g4: [0, 'army'],
      g5: [0, 'garrison'],
      b2: [0, 'army'],
      e2: [0, 'monster'],
    },
  });
  const armies = ['d4', 'g4', 'b2'].map((at) => figureAt(s, at));
  const [first, second, third] = armies;
  for (const [figure, to] of [
    [first, 'c4'],
    [first, 'd5'],
    [second, 'f4'],
    [second, 'g5'],
    [third, 'b3'],
  ] as const)
    engine.play(s, 0, { type: 'step', figure: figure!, to: spaceOf(to) }, scriptedDice());
  // Out of its Town the second owes nothing any more.
  carry(s, 'illusionist', spaceOf('g5') * 2, spaceOf('e2') * 2);
  carry(s, 'diplomat', cardOf(s, 'cavalry'), cardOf(s, 'giants'));
  expect(armies.map((army) => s.mp[army])).toEqual([1, 0, 0]);
});
