import { expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import type { Window } from '../catalogue/vocabulary';
import { spaceOf } from './board';
import { combatQuestion } from '../odds/question';
import type { MmEvent } from './events';
import { engine } from './index';
import { layPermanents, putToWork } from './row';
import type { MmState } from './state';
import { figureAt, position } from './testing';
import { cardOf, carry, withCard } from './testing-cards';
import { countFigures, countGarrisons } from './units';

function playIt(s: MmState, ...picks: readonly number[]): readonly MmEvent[] {
  const events: MmEvent[] = [];
  const tell = (event: MmEvent): number => events.push(event);
  engine.play(s, 0, { type: 'play', card: s.hand[0]![0]! }, scriptedDice(), tell);
  for (const what of picks) {
    expect(engine.choices(s, 0)).toContainEqual({ type: 'pick', what });
    engine.play(s, 0, { type: 'pick', what }, scriptedDice(), tell);
  }
  return events;
}

test.each(['placeGarrison', 'draw'] as const)(
  'who gives up his last unit is out, and his card does no more: %s (MM-R30)',
  (kind) => {
    const more =
      kind === 'draw'
        ? ({ kind, value: 2 } as const)
        : ({ kind, value: 1, where: 'unoccupiedCityOrTown' } as const);
    const s = withCard('split', [{ kind: 'sacrificeFigureToDraw', value: 1 }, more], {
      house: { players: 3 },
      ground: { d4: ['plains', 'city'] },
      units: { a8: [0, 'hero'], a1: [2, 'garrison', 'hero'] },
    });
    playIt(s, figureAt(s, 'a8'));
    expect([s.alive, s.active, s.pending.card, s.hand[0]]).toEqual([[false, true, true], 1, -1, []]);
    expect(engine.choices(s, 1).some(({ type }) => type === 'pick')).toBe(false);
  },
);

test('of two gains on entering a figure has one in a turn (MM-R28)', () => {
  const gain = (terrain: 'forests' | 'badlands') =>
    ({ kind: 'mpOnEnter', value: 1, who: ['hero'], terrain: [terrain] }) as const;
  const s = withCard('static', [gain('forests'), gain('badlands')], {
    ground: { b7: ['forests', 'mine'], c6: ['badlands', 'mine'] },
    units: { e4: [0, 'army'] },
  });
  playIt(s);
  const hero = figureAt(s, 'a8');
  for (const label of ['b7', 'c6'])
    engine.play(s, 0, { type: 'step', figure: hero, to: spaceOf(label) }, scriptedDice());
  expect([s.at[hero], s.mp[hero]]).toEqual([spaceOf('c6'), 0]);
});

test('two figures at once, each put by itself (MM-304, MM-107)', () => {
  const s = withCard('split', [{ kind: 'recruit', value: 2, who: ['army', 'mage'] }], {
    units: { b7: [0, 'garrison'], c6: [0, 'garrison'] },
  });
  playIt(s, 3, spaceOf('b7'), 0, spaceOf('c6'));
  expect([countFigures(s, 0), s.pending.card]).toEqual([3, -1]);
});

test('what more has no room is not waited for', () => {
  const s = withCard('split', [{ kind: 'recruit', value: 2, who: ['army'] }], {
    units: { b7: [0, 'garrison'] },
  });
  playIt(s, 3, spaceOf('b7'));
  expect([countFigures(s, 0), s.pending.card]).toEqual([2, -1]);
});

test('two garrisons, the second beside the first', () => {
  const s = withCard('ot', [{ kind: 'placeGarrison', value: 2, where: 'emptyAdjacentToOwnSpace' }]);
  playIt(s, spaceOf('b7'), spaceOf('c6'));
  expect([countGarrisons(s, 0), s.pending.card]).toEqual([3, -1]);
});

test('one card that does several things does them in a row', () => {
  const s = withCard('split', [
    { kind: 'draw', value: 2 },
    { kind: 'forceTarget', value: 3 },
    { kind: 'mpTarget', value: 2 },
    { kind: 'setTerrain' },
  ]);
  const hero = figureAt(s, 'a8');
  const events = playIt(s, hero, hero, spaceOf('d4'), 1);
  expect([s.hand[0]!.length, s.charged[hero], s.mp[hero], s.terrain[spaceOf('d4')]]).toEqual([2, 3, 3, 1]);
  expect(events.filter(({ type }) => type === 'effect').at(-1)).toMatchObject({
    kind: 'setTerrain',
    first: spaceOf('d4'),
    what: 1,
  });
});

test('hands that are swapped are told', () => {
  const s = withCard('ot', [{ kind: 'swapHands' }], { hands: [['druids'], ['giants']] });
  expect(playIt(s, 1)).toContainEqual({ type: 'swappedHands', rule: 'MM-R24', seat: 0, with: 1 });
});

test('MM-R04: control that counts at once comes with a step', () => {
  const village = ['plains', 'village'] as const;
  const s = position({
    house: { controlTiming: 'live' },
    ground: { a1: village, b1: village, c1: village, d1: village, d5: village },
    units: {
      a1: [0, 'garrison'],
      b1: [0, 'garrison'],
      c1: [0, 'garrison'],
      d1: [0, 'garrison', 'army'],
      d4: [0, 'hero'],
      h8: [1, 'garrison', 'hero'],
    },
  });
  engine.play(s, 0, { type: 'step', figure: figureAt(s, 'd4'), to: spaceOf('d5') }, scriptedDice());
  expect(s.control[0]).toBe(1);
});

test('MM-R39: a card with Force and move points that is played in a combat brings both', () => {
  const effects = [
    { kind: 'force', value: 3, who: ['army'] },
    { kind: 'mp', value: 2, who: ['army', 'hero'] },
  ] as const;
  const units = { d5: [0, 'army'], d4: [1, 'army'], g5: [0, 'army'] } as const;
  for (const combatCards of ['afterDiceAlternate', 'beforeDiceSecret']) {
    const s = withCard('static', effects, { units, house: { combatCards } });
    const [army, hero, ended] = [figureAt(s, 'd5'), figureAt(s, 'a8'), figureAt(s, 'g5')];
    s.activation[ended] = 2;
    const card = s.hand[0]![0]!;
    const faces = [2, 2, 3, 3];
    const step = { type: 'step', figure: army, to: spaceOf('d4') } as const;
    if (combatCards === 'afterDiceAlternate') {
      engine.play(s, 0, step, scriptedDice(...faces));
      engine.play(s, 0, { type: 'answer', card }, scriptedDice());
    } else {
      engine.play(s, 0, step, scriptedDice());
      engine.play(s, 0, { type: 'put', card }, scriptedDice());
      engine.play(s, 0, { type: 'pass' }, scriptedDice(...faces));
    }
    expect([figureAt(s, 'd4'), s.mp[army], s.mp[hero], s.mp[ended]]).toEqual([army, 2, 3, 1]);
  }
});

test('MM-R23, MM-R39, MM-R40: the point of a card that is laid down comes at once, for one that is spent too', () => {
  const pointsAfter = (...way: readonly string[]) => {
    const s = withCard('static', [{ kind: 'mp', value: 1, who: ['army'] }], {
      permanents: [['diplomat', 'cavalry']],
      units: { d4: [0, 'army'] },
    });
    const army = figureAt(s, 'd4');
    for (const to of way) engine.play(s, 0, { type: 'step', figure: army, to: spaceOf(to) }, scriptedDice());
    carry(s, 'diplomat', cardOf(s, 'cavalry'), cardOf(s, 'treants'));
    return s.mp[army];
  };
  expect([pointsAfter(), pointsAfter('d5'), pointsAfter('d5', 'd6')]).toEqual([2, 1, 1]);
});

test('MM-R39: the defender who plays such a card gains no move points in another’s turn', () => {
  const effects = [
    { kind: 'force', value: 3, who: ['army'] },
    { kind: 'mp', value: 2, who: ['army'] },
  ] as const;
  const s = withCard('static', effects, { units: { d5: [1, 'army'], d4: [0, 'army'], f1: [1, 'army'] } });
  s.active = 1;
  s.mp.fill(1, 20, 40);
  s.mp.fill(0, 0, 20);
  const step = { type: 'step', figure: figureAt(s, 'd5'), to: spaceOf('d4') } as const;
  engine.play(s, 1, step, scriptedDice(3, 3, 2, 2));
  engine.play(s, 0, { type: 'answer', card: s.hand[0]![0]! }, scriptedDice());
  expect([figureAt(s, 'd4') < 20, s.mp[figureAt(s, 'd4')]]).toEqual([true, 0]);
});

test('MM-R37: a defender’s card that charges a figure as well adds nothing to the attacker', () => {
  const effects = [
    { kind: 'force', value: 1, who: ['army'] },
    { kind: 'forceTarget', value: 2 },
  ] as const;
  for (const combatCards of ['afterDiceAlternate', 'beforeDiceSecret']) {
    const units = { d5: [1, 'army'], d4: [0, 'army'] } as const;
    const s = withCard('split', effects, { units, house: { combatCards } });
    s.active = 1;
    s.mp.fill(1, 20, 40);
    const attacker = figureAt(s, 'd5');
    const faces = [3, 3, 3, 3];
    const card = s.hand[0]![0]!;
    const step = { type: 'step', figure: attacker, to: spaceOf('d4') } as const;
    if (combatCards === 'afterDiceAlternate') {
      engine.play(s, 1, step, scriptedDice(...faces));
      engine.play(s, 0, { type: 'answer', card }, scriptedDice());
    } else {
      engine.play(s, 1, step, scriptedDice());
      engine.play(s, 0, { type: 'put', card }, scriptedDice());
      engine.play(s, 0, { type: 'pass' }, scriptedDice(...faces));
    }
    // 6 against 6 and 1.
    expect([combatCards, s.at[attacker], figureAt(s, 'd4') < 20]).toEqual([combatCards, -1, true]);
  }
});

test('MM-108, MM-R44: a permanent that takes more from the hand size than there is leaves an empty hand, and the turn ends', () => {
  const s = withCard('static', [{ kind: 'handSize', value: -6 }], { hands: [['giants'], []] });
  const card = s.hand[0]!.shift()!;
  layPermanents(s, 0, [card]);
  s.phase = 'end';
  const giants = s.hand[0]![0]!;
  engine.play(s, 0, { type: 'done' }, scriptedDice());
  expect(engine.choices(s, 0)).toEqual([{ type: 'discard', card: giants }]);
  engine.play(s, 0, { type: 'discard', card: giants }, scriptedDice());
  expect([s.active, s.phase]).toEqual([1, 'movement']);
});

test('MM-R11: a card that is at work already changes no total, and is not asked for again in a combat', () => {
  const s = position({
    units: { a8: [0, 'garrison'], d5: [0, 'army'], d4: [1, 'army'] },
    ground: { d4: ['forests', 'mine'] },
    hands: [['wood-elves']],
  });
  const step = { type: 'step', figure: figureAt(s, 'd5'), to: spaceOf('d4') } as const;
  const question = () => combatQuestion(s, step.figure, step.to).attackCards ?? [];
  expect(question()).toEqual([2]);
  for (const card of s.hand[0]!) putToWork(s, 0, card);
  expect(question()).toEqual([]);
  engine.play(s, 0, step, scriptedDice(3, 3, 3, 3));
  expect(engine.choices(s, 0)).toEqual([{ type: 'pass' }]);
});

test.each([
  [['main'], false, false, true],
  [['combat'], true, true, false],
  [['combatAttacker'], true, false, false],
  [['combatAttacker', 'main'], true, false, true],
] as const)(
  'MM-304: a card for the windows %j is played in these alone',
  (windows, attacks, defends, main) => {
    const effects = [{ kind: 'force', value: 3, who: ['army'] }] as const;
    const units = { d5: [0, 'army'], d4: [1, 'army'] } as const;
    const offered = (combatCards: string, active: 0 | 1): boolean => {
      const s = withCard('static', effects, { units, house: { combatCards } }, windows);
      s.active = active;
      s.mp.fill(1);
      const figure = figureAt(s, active === 0 ? 'd5' : 'd4');
      const step = { type: 'step', figure, to: spaceOf(active === 0 ? 'd4' : 'd5') } as const;
      engine.play(s, active, step, scriptedDice(...(combatCards === 'beforeDiceSecret' ? [] : [3, 3, 3, 3])));
      return engine.choices(s, 0).some(({ type }) => type === 'answer' || type === 'put');
    };
    for (const combatCards of ['afterDiceAlternate', 'beforeDiceSecret'])
      expect([offered(combatCards, 0), offered(combatCards, 1)]).toEqual([attacks, defends]);
    const s = withCard('static', effects, { units }, windows);
    expect(engine.choices(s, 0).some(({ type }) => type === 'play')).toBe(main);
  },
);

test('MM-R11: at any time another player may play only cards for combat and the main window', () => {
  const effects = [{ kind: 'force', value: 3, who: ['army'] }] as const;
  const offered = (windows: readonly Window[]): boolean => {
    const s = withCard('static', effects, { house: { handTiming: 'anyTime' } }, windows);
    s.active = 1;
    s.mp.fill(1);
    engine.play(s, 1, { type: 'step', figure: figureAt(s, 'h1'), to: spaceOf('g2') }, scriptedDice());
    return engine.choices(s, 0).some(({ type }) => type === 'play');
  };
  expect([offered(['combat', 'main']), offered(['main']), offered(['combat'])]).toEqual([true, false, false]);
});
