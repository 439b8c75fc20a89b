import { expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { spaceOf } from './board';
import { engine } from './index';
import { figureAt, position, tableOf } from './testing';
import { cardOf } from './testing-cards';

test('MM-051, MM-057: of the cards to choose from a player sees his own alone', () => {
  const s = engine.setup(tableOf({ permanentsMode: 'draft', permanentsCount: 1 }), seededDice('packs'));
  const hidden = s.pack.map((pack) => pack.map(() => -1));
  expect(engine.view(s, 0).pack).toEqual([s.pack[0], hidden[1]]);
  expect(engine.view(s, 1).pack).toEqual([hidden[0], s.pack[1]]);
  expect(engine.view(s, undefined).pack).toEqual(hidden);
});

test.each([
  ['a figure, the first mage of the first player', 'mage'],
  ['a garrison', 'garrison'],
] as const)(
  'MM-R11: cards face down are seen by him who put them alone: the defender is %s',
  (_, defender) => {
    const s = position({
      house: { combatCards: 'beforeDiceSecret' },
      units: { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'], d4: [0, defender], d5: [1, 'army'] },
      hands: [
        ['shield-bearers', 'earthquakes'],
        ['knights', 'barbarians'],
      ],
      active: 1,
    });
    s.mp.fill(1, 20);
    engine.play(s, 1, { type: 'step', figure: figureAt(s, 'd5'), to: spaceOf('d4') }, scriptedDice());
    const [attacks, defends] = [cardOf(s, 'knights'), cardOf(s, 'earthquakes')];
    s.combat.put = [[attacks], [defends]];
    const put = (seat?: number) => engine.view(s, seat).combat.put;
    expect([put(1), put(0), put()]).toEqual([
      [[attacks], [-1]],
      [[-1], [defends]],
      [[-1], [-1]],
    ]);
  },
);

test('MM-R38: what a player has seen of other hands is in his own view alone', () => {
  const s = position({
    units: { a8: [0, 'hero'], h1: [1, 'hero'] },
    hands: [[], ['giants', 'demons']],
  });
  s.seen[0] = [cardOf(s, 'giants')];
  expect(engine.view(s, 0).seen).toEqual([[cardOf(s, 'giants')], []]);
  expect([engine.view(s, 1).seen, engine.view(s, undefined).seen]).toEqual([
    [[], []],
    [[], []],
  ]);
});

test('MM-R11: … and the attacker of the second player’s garrison sees none of his', () => {
  const s = position({
    house: { combatCards: 'beforeDiceSecret' },
    units: { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'], d4: [1, 'garrison'], d5: [0, 'army'] },
    hands: [['knights'], ['shield-bearers']],
  });
  engine.play(s, 0, { type: 'step', figure: figureAt(s, 'd5'), to: spaceOf('d4') }, scriptedDice());
  const defends = cardOf(s, 'shield-bearers');
  s.combat.put = [[], [defends]];
  expect([0, 1].map((seat) => engine.view(s, seat).combat.put[1])).toEqual([[-1], [defends]]);
});
