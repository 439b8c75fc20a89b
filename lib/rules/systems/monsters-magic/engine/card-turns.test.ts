import { expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { figureTypes } from '../catalogue/vocabulary';
import { spaceOf } from './board';
import { traitsOf } from './cards';
import { engine } from './index';
import { putToWork } from './row';
import { typeOf, type MmState } from './state';
import { figureAt } from './testing';
import { cardOf, carry, offers, play, stand, start } from './testing-cards';
import { beginTurn } from './turn';

test('Artificer in a combat: as a permanent, and from the hand (MM-R37)', () => {
  for (const use of ['permanent', 'hand'] as const) {
    const s = stand('artificer', use, { units: { d5: [0, 'army'], d4: [1, 'army'] } });
    engine.play(
      s,
      0,
      { type: 'step', figure: figureAt(s, 'd5'), to: spaceOf('d4') },
      scriptedDice(3, 3, 3, 3),
    );
    const card = cardOf(s, 'artificer');
    play(s, use === 'hand' ? { type: 'answer', card } : { type: 'use', card });
    while (s.combat.attacker >= 0) engine.play(s, engine.toAct(s)[0]!, { type: 'pass' }, scriptedDice());
    expect([use, figureTypes[typeOf(figureAt(s, 'd4'))], figureAt(s, 'd4') < 20]).toEqual([
      use,
      'army',
      true,
    ]);
  }
});

test('MM-R37: Artificer as a permanent before the dice too, where cards are put face down', () => {
  const given = { units: { d5: [0, 'army'], d4: [1, 'army'] } } as const;
  const s = stand('artificer', 'permanent', { ...given, house: { combatCards: 'beforeDiceSecret' } });
  const army = figureAt(s, 'd5');
  engine.play(s, 0, { type: 'step', figure: army, to: spaceOf('d4') }, scriptedDice());
  const use = { type: 'use', card: cardOf(s, 'artificer') } as const;
  expect([engine.toAct(s), engine.choices(s, 0)]).toEqual([[0], [use, { type: 'pass' }]]);
  engine.play(s, 0, use, scriptedDice());
  expect([s.charged[army], engine.choices(s, 0)]).toEqual([1, [{ type: 'pass' }]]);
  // 7 and 1 against 7.
  engine.play(s, 0, { type: 'pass' }, scriptedDice(3, 4, 3, 4));
  expect(figureAt(s, 'd4')).toBe(army);
});

test('what was played stops with the turn, and a permanent may be used again in the next (MM-059, MM-R12)', () => {
  const s = stand('cavalry', 'hand', { permanents: [['empire']] });
  play(s, start(s, 'cavalry'));
  carry(s, 'empire', spaceOf('b7'));
  s.phase = 'end';
  engine.play(s, 0, { type: 'done' }, scriptedDice());
  expect([s.active, s.lasting[0], s.used]).toEqual([1, [], []]);
  s.active = 0;
  beginTurn(s, scriptedDice());
  expect(offers(s, { type: 'use', card: cardOf(s, 'empire') })).toBe(true);
});

test('a card drawn and played again in one turn counts once', () => {
  const s = stand('cavalry', 'hand', { units: { a1: [0, 'army'] } });
  const card = cardOf(s, 'cavalry');
  play(s, start(s, 'cavalry'));
  s.discard.splice(s.discard.indexOf(card), 1);
  s.hand[0]!.push(card);
  play(s, { type: 'play', card });
  expect([s.lasting[0], s.mp[figureAt(s, 'a1')]]).toEqual([[card], 2]);
});

test('MM-R23, MM-R39: move points come and go with a permanent that is exchanged, once, and not for who has ended', () => {
  const units = { d4: [0, 'army'], f4: [0, 'army'] } as const;
  const points = (s: MmState) => ['d4', 'f4', 'a8'].map((at) => s.mp[figureAt(s, at)]);
  const comes = stand('diplomat', 'permanent', { hands: [['cavalry']], units });
  comes.activation[figureAt(comes, 'f4')] = 2;
  carry(comes, 'diplomat', cardOf(comes, 'diplomat'), cardOf(comes, 'cavalry'));
  expect(points(comes)).toEqual([2, 1, 1]);
  // Played from the hand and drawn again, it has brought its point already.
  const again = stand('diplomat', 'permanent', { hands: [['cavalry']], units });
  putToWork(again, 0, cardOf(again, 'cavalry'));
  for (const at of ['d4', 'f4']) again.mp[figureAt(again, at)] = 2;
  carry(again, 'diplomat', cardOf(again, 'diplomat'), cardOf(again, 'cavalry'));
  expect(points(again)).toEqual([2, 2, 1]);
  const goes = stand('diplomat', 'permanent', {
    permanents: [['cavalry']],
    hands: [['treants']],
    units: { ...units, h5: [0, 'army'] },
  });
  goes.mp[figureAt(goes, 'f4')] = 0;
  goes.activation[figureAt(goes, 'f4')] = 1;
  goes.activation[figureAt(goes, 'h5')] = 2;
  carry(goes, 'diplomat', cardOf(goes, 'cavalry'), cardOf(goes, 'treants'));
  expect([...points(goes), goes.mp[figureAt(goes, 'h5')]]).toEqual([1, 0, 1, 2]);
});

test('MM-042, MM-R25: who became an army without the point of Cavalry keeps its own when Diplomat takes the card away', () => {
  const s = stand('diplomat', 'permanent', {
    permanents: [['cavalry', 'polymorph']],
    hands: [['treants']],
    units: { d4: [0, 'monster'] },
  });
  const points = () => s.mp[figureAt(s, 'd4')];
  carry(s, 'polymorph', figureAt(s, 'd4'), figureTypes.indexOf('army'));
  expect(points()).toBe(1);
  carry(s, 'diplomat', cardOf(s, 'cavalry'), cardOf(s, 'treants'));
  expect(points()).toBe(1);
  carry(s, 'cavalry');
  expect(points()).toBe(2);
});

test.each([
  ['stepped', 'hero', false, ['d5'], [0, 1]],
  ['hasted', 'hero', true, [], [2, 3]],
  ['stepped on clouds', 'mage', false, ['d5'], [1, 2]],
] as const)(
  'MM-R25, MM-R39: %s, then an army: what Cavalry never gave it does not take, and still may give',
  (_, type, isHasted, way, points) => {
    const s = stand('diplomat', 'permanent', {
      permanents: [['cavalry', 'polymorph', 'haste-spell', 'cloud-walking']],
      hands: [['treants']],
      units: { d4: [0, type] },
    });
    const figure = figureAt(s, 'd4');
    if (isHasted) carry(s, 'haste-spell', figure);
    for (const to of way) play(s, { type: 'step', figure, to: spaceOf(to) });
    carry(s, 'polymorph', figure, figureTypes.indexOf('army'));
    const army = s.at.indexOf(spaceOf(way[0] ?? 'd4'));
    carry(s, 'diplomat', cardOf(s, 'cavalry'), cardOf(s, 'treants'));
    const without = s.mp[army];
    carry(s, 'cavalry');
    expect([without, s.mp[army]]).toEqual(points);
  },
);

test('a card that Diplomat takes away and that is played again in one turn gives its point once (ledger chapter 3.2)', () => {
  const pointsAfter = (spent: number) => {
    const s = stand('diplomat', 'permanent', {
      permanents: [['cavalry']],
      hands: [['treants']],
      units: { d4: [0, 'army'] },
    });
    const army = figureAt(s, 'd4');
    for (const to of ['d5', 'd6'].slice(0, spent))
      engine.play(s, 0, { type: 'step', figure: army, to: spaceOf(to) }, scriptedDice());
    carry(s, 'diplomat', cardOf(s, 'cavalry'), cardOf(s, 'treants'));
    const without = s.mp[army];
    carry(s, 'cavalry');
    return [without, s.mp[army], s.spent];
  };
  expect([0, 1, 2].map(pointsAfter)).toEqual([
    [1, 2, []],
    [0, 1, []],
    [0, 0, []],
  ]);
});

test('MM-R26: figures of one type exchange their spaces where their turns differ, and garrisons never', () => {
  const differences: Readonly<Record<string, (s: MmState, figure: number) => void>> = {
    none: () => undefined,
    mp: (s, figure) => (s.mp[figure] = 0),
    activation: (s, figure) => (s.activation[figure] = 2),
    charge: (s, figure) => (s.charged[figure] = 1),
  };
  const swapped = Object.entries(differences).map(([name, make]) => {
    const s = stand('illusionist', 'permanent', { units: { d4: [0, 'garrison', 'hero'] } });
    const [one, other] = [figureAt(s, 'a8'), figureAt(s, 'd4')];
    make(s, one);
    if (!offers(s, start(s, 'illusionist'))) return [name, false];
    play(s, start(s, 'illusionist'));
    expect(engine.choices(s, 0).map((choice) => choice.type === 'pick' && choice.what % 2)).toEqual([0, 0]);
    play(s, { type: 'pick', what: spaceOf('a8') * 2 });
    play(s, { type: 'pick', what: spaceOf('d4') * 2 });
    return [name, figureAt(s, 'd4') === one && figureAt(s, 'a8') === other];
  });
  expect(swapped).toEqual([
    ['none', false],
    ['mp', true],
    ['activation', true],
    ['charge', true],
  ]);
});

test('MM-R26: … but once the Movement Phase is over only their types differ', () => {
  const spent = (...units: readonly ['hero' | 'mage', 'hero' | 'mage']): boolean => {
    const s = stand('illusionist', 'permanent', {
      units: { a8: [0, 'garrison', units[0]], d4: [0, 'garrison', units[1]] },
    });
    s.mp[figureAt(s, 'a8')] = 0;
    s.phase = 'end';
    return offers(s, start(s, 'illusionist'));
  };
  expect([spent('hero', 'hero'), spent('hero', 'mage')]).toEqual([false, true]);
});

test('MM-R26: … and so do two that are both under way, as each has its own Towns and fights behind it', () => {
  const s = stand('illusionist', 'permanent', {
    house: { movementInterleave: true },
    units: { a8: [0, 'garrison', 'hero'], d4: [0, 'garrison', 'hero'], b7: [0, 'garrison'] },
    ground: { b7: ['plains', 'town'] },
  });
  const [one, other] = [figureAt(s, 'a8'), figureAt(s, 'd4')];
  for (const [figure, label] of [
    [one, 'b7'],
    [one, 'c8'],
    [other, 'd5'],
  ] as const)
    play(s, { type: 'step', figure, to: spaceOf(label) });
  expect([s.mp[one], s.mp[other]]).toEqual([0, 0]);
  // From c8 only who has not been there yet may go into the Town without a move point.
  const into = (figure: number) => ({ type: 'step', figure, to: spaceOf('b7') }) as const;
  expect(offers(s, into(one))).toBe(false);
  carry(s, 'illusionist', spaceOf('c8') * 2, spaceOf('d5') * 2);
  expect(offers(s, into(other))).toBe(true);
});

test('MM-R08, MM-R16: a recruit with the number of a fallen figure has fought nowhere and been in no Town', () => {
  const s = stand('fellowship', 'hand', {
    ground: { b6: ['plains', 'town'] },
    units: {
      a8: [0, 'garrison'],
      b6: [0, 'garrison'],
      d5: [0, 'hero'],
      f2: [0, 'army'],
      d4: [1, 'garrison'],
    },
  });
  const hero = figureAt(s, 'd5');
  s.visited.push(hero * 64 + spaceOf('b6'));
  const attack = { type: 'step', figure: hero, to: spaceOf('d4') } as const;
  engine.play(s, 0, attack, scriptedDice(1, 1, 6, 6));
  engine.play(s, 0, { type: 'pass' }, scriptedDice());
  carry(s, 'fellowship', 1, spaceOf('a8'));
  play(s, { type: 'step', figure: hero, to: spaceOf('a7') });
  // Without a point left: free, as it is the first entry and there was no combat.
  expect(s.mp[hero]).toBe(0);
  play(s, { type: 'step', figure: hero, to: spaceOf('b6') });
});

test('MM-R08, MM-R25: a figure of another type has fought and been where it was before', () => {
  const s = stand('polymorph', 'permanent');
  const hero = figureAt(s, 'a8');
  s.visited.push(hero * 64 + spaceOf('b6'));
  s.fought.push(hero);
  carry(s, 'polymorph', hero, figureTypes.indexOf('army'));
  const army = figureAt(s, 'a8');
  expect([s.visited, s.fought]).toEqual([[army * 64 + spaceOf('b6')], [army]]);
});

test('terrain altered from the hand turns back where so agreed, from a permanent it stays (MM-R21)', () => {
  for (const use of ['permanent', 'hand'] as const) {
    const s = stand('alter-terrain', use, { house: { alterTerrainDuration: 'turn' } });
    carry(s, 'alter-terrain', spaceOf('d4'), 2);
    s.phase = 'end';
    engine.play(s, 0, { type: 'done' }, scriptedDice());
    expect([use, s.terrain[spaceOf('d4')]]).toEqual([use, use === 'hand' ? 0 : 2]);
  }
});

test('MM-R21: what a permanent alters stays, before and after the hand alters the same tile for a turn', () => {
  for (const order of [
    ['hand', 'permanent'],
    ['permanent', 'hand'],
  ] as const) {
    const s = stand('alter-terrain', 'permanent', {
      house: { alterTerrainDuration: 'turn' },
      hands: [['druids']],
    });
    // A second copy, in the hand.
    const cards = [...s.game.cards];
    const copy = cardOf(s, 'druids');
    cards[copy] = cards[cardOf(s, 'alter-terrain')]!;
    const twice: MmState = { ...s, game: { ...s.game, cards, traits: cards.map(traitsOf) } };
    for (const use of order) {
      const type = use === 'hand' ? 3 : 2;
      play(
        twice,
        use === 'hand' ? { type: 'play', card: copy } : { type: 'use', card: twice.permanents[0]![0]! },
      );
      for (const what of [spaceOf('d4'), type]) play(twice, { type: 'pick', what });
    }
    twice.phase = 'end';
    engine.play(twice, 0, { type: 'done' }, scriptedDice());
    expect([order, twice.terrain[spaceOf('d4')]]).toEqual([order, 2]);
  }
});
