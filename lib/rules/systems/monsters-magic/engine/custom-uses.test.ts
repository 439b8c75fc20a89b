import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { allies } from '../catalogue/allies';
import type { AllyEffect } from '../catalogue/effects';
import { labelOf, spaceOf } from './board';
import { gameCard, traitsOf } from './cards';
import { engine } from './index';
import { layPermanents } from './row';
import type { MmState } from './state';
import { figureAt, position } from './testing';
import { withCard } from './testing-cards';
import { capOf } from './units';
import { handLimit } from './window';

/** Plays the first card of the hand, with these picks. */
function playIt(s: MmState, ...picks: readonly number[]): void {
  engine.play(s, 0, { type: 'play', card: s.hand[0]![0]! }, scriptedDice());
  for (const what of picks) pick(s, what);
}
function pick(s: MmState, what: number): void {
  expect(engine.choices(s, 0)).toContainEqual({ type: 'pick', what });
  engine.play(s, 0, { type: 'pick', what }, scriptedDice());
}
const types = (s: MmState, seat = 0) => [...new Set(engine.choices(s, seat).map(({ type }) => type))];
const force = { kind: 'force', value: 3, who: ['army'] } as const;

test('MM-R12: a hand size and a limit of figures from the hand last until the turn ends', () => {
  const effects = [
    { kind: 'handSize', value: 2 },
    { kind: 'figureCap', value: 5, who: ['hero'] },
  ] as const;
  for (const phase of ['movement', 'recruitment', 'end'] as const) {
    const s = withCard('static', effects, {
      hands: [['giants', 'demons'], []],
      house: { handMax: 0 },
      phase,
    });
    expect(capOf(s, 0, 1)).toBe(4);
    playIt(s);
    // With nothing left to do the later phases end by themselves.
    if (phase === 'movement') {
      expect([capOf(s, 0, 1), handLimit(s)]).toEqual([5, 2]);
      s.phase = 'end';
      engine.play(s, 0, { type: 'done' }, scriptedDice());
    }
    expect([s.active, s.hand[0]!.length, s.lasting[0]]).toEqual([1, 2, []]);
    expect(capOf(s, 0, 1)).toBe(4);
  }
});

test.each<readonly [string, readonly AllyEffect[], number]>([
  ['brings a figure for each that it takes', [{ kind: 'recruit', value: 1, who: ['hero'] }], 1],
  ['shows a hand', [{ kind: 'lookAtHand' }], 2],
])('MM-R12: a card that sacrifices and %s comes to an end in each turn', (_, more, times) => {
  const treants = allies.find(({ id }) => id === 'mm-treants')!;
  const s = position({
    units: { a8: [0, 'garrison', 'hero'], c8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] },
    hands: [['treants'], ['oracle']],
  });
  const card = s.hand[0]!.pop();
  const cards = [...s.game.cards];
  cards[card!] = gameCard(
    { ...treants, mode: 'ability', effects: [{ kind: 'sacrificeFigureToDraw', value: 1 }, ...more] },
    5,
  );
  const game = { ...s, game: { ...s.game, cards, traits: cards.map(traitsOf) } };
  layPermanents(game, 0, [card!]);
  const dice = seededDice('altar');
  let used = 0;
  for (; used < 9; used++) {
    if (!engine.choices(game, 0).some((one) => one.type === 'use' && one.card === card)) break;
    engine.play(game, 0, { type: 'use', card: card! }, dice);
    while (game.pending.card >= 0) engine.play(game, 0, engine.choices(game, 0)[0]!, dice);
  }
  expect(used).toBe(times);
});

describe('MM-R12: what a card from the hand may still do after the Movement Phase', () => {
  test.each<readonly [string, readonly AllyEffect[], boolean]>([
    ['a hand size', [{ kind: 'handSize', value: 1 }], true],
    ['a limit of figures', [{ kind: 'figureCap', value: 5, who: ['hero'] }], true],
    ['Force', [force], false],
    ['move points', [{ kind: 'mp', value: 1, who: ['hero'] }], false],
  ])('%s', (_, effects, offered) => {
    for (const phase of ['allies', 'recruitment', 'end'] as const)
      expect(types(withCard('static', effects, { phase })).includes('play')).toBe(offered);
    expect(types(withCard('static', effects))).toContain('play');
  });
});

test('MM-R16: where hand cards recruit in Recruitment only, one that does more waits for it too; a permanent does not', () => {
  const offered = (phase: 'movement' | 'recruitment') => {
    const s = withCard(
      'ot',
      [
        { kind: 'recruit', value: 1, who: ['mage'] },
        { kind: 'draw', value: 1 },
      ],
      { house: { recruitCardWindow: 'recruitmentPhaseOnly' }, phase, units: { b5: [0, 'garrison'] } },
    );
    const fromHand = types(s).includes('play');
    layPermanents(s, 0, s.hand[0]!.splice(0));
    engine.play(s, 0, { type: 'use', card: s.permanents[0]![0]! }, scriptedDice());
    return [fromHand, s.pending.card >= 0];
  };
  expect([offered('movement'), offered('recruitment')]).toEqual([
    [false, true],
    [true, true],
  ]);
});

test('MM-R12: only an ability is used again while it is at work', () => {
  const s = withCard('split', [force, { kind: 'draw', value: 1 }]);
  playIt(s);
  expect([s.lasting[0]!.length, s.hand[0]!.length]).toEqual([1, 1]);
  expect(types(s)).not.toContain('use');
});

test('MM-105: a card that says its own limit raises it to that', () => {
  const s = withCard('static', [{ kind: 'figureCap', value: 3, who: ['hero'] }], { house: { figureCap: 2 } });
  playIt(s);
  expect([capOf(s, 0, 1), capOf(s, 0, 0)]).toEqual([3, 2]);
});

test.each([
  ['as much as it takes', -2, false],
  ['more than it takes', -1, true],
])('MM-R11: a card that gives the attacker %s changes his total: %i and 2', (_, value, answers) => {
  const s = withCard(
    'ot',
    [
      { kind: 'force', value, who: ['army'] },
      { kind: 'forceTarget', value: 2 },
    ],
    { units: { d5: [0, 'army'], d4: [1, 'army'] } },
  );
  engine.play(s, 0, { type: 'step', figure: figureAt(s, 'd5'), to: spaceOf('d4') }, scriptedDice(3, 3, 3, 3));
  expect(types(s).includes('answer')).toBe(answers);
});

test('MM-R37: a card that charges a figure is no answer of the defender', () => {
  const units = { d5: [1, 'army'], d4: [0, 'army'] } as const;
  const s = withCard('ot', [{ kind: 'forceTarget', value: 2 }], { units }, ['combat', 'main']);
  s.active = 1;
  s.mp.fill(1, 20);
  engine.play(s, 1, { type: 'step', figure: figureAt(s, 'd5'), to: spaceOf('d4') }, scriptedDice(3, 3, 3, 3));
  expect(engine.choices(s, 0)).toEqual([{ type: 'pass' }]);
});

describe('chapter 4.3: several actions of one card', () => {
  test('two exchanges of permanents, one after the other', () => {
    const s = withCard('ot', [{ kind: 'swapPermanentWithHand', value: 2 }], {
      permanents: [['knights', 'giants']],
      hands: [['demons', 'dwarves']],
    });
    const [knights, giants] = s.permanents[0]!;
    const [, demons, dwarves] = s.hand[0]!;
    playIt(s, knights!, demons!, giants!, dwarves!);
    expect([s.permanents[0], s.pending.card]).toEqual([[demons, dwarves], -1]);
  });

  test('what cannot be done is passed over', () => {
    const s = withCard('split', [
      { kind: 'recruit', value: 1, who: ['army'] },
      { kind: 'draw', value: 2 },
    ]);
    playIt(s);
    expect([s.hand[0]!.length, s.pending.card]).toEqual([2, -1]);
  });

  test('each is counted from its beginning, and only Alchemist may stop', () => {
    const s = withCard(
      'split',
      [
        { kind: 'recruit', value: 2, who: ['army'] },
        { kind: 'placeGarrison', value: 2, where: 'emptyAdjacentToOwnSpace' },
      ],
      { units: { b8: [0, 'garrison'], c8: [0, 'garrison'] } },
    );
    playIt(s, 3, spaceOf('b8'));
    expect(types(s)).toEqual(['pick']);
    for (const what of [3, spaceOf('c8'), spaceOf('a7'), spaceOf('a6')]) pick(s, what);
    expect([s.garrison[spaceOf('a6')], s.pending.card]).toEqual([0, -1]);
  });

  test('what follows Alchemist’s is done after it', () => {
    const s = withCard('split', [{ kind: 'discardXDrawX' }, { kind: 'draw', value: 3 }], {
      hands: [['knights', 'giants']],
    });
    playIt(s, s.hand[0]![1]!);
    engine.play(s, 0, { type: 'enough' }, scriptedDice());
    expect([s.hand[0]!.length, s.pending.card]).toEqual([1 + 1 + 3, -1]);
  });

  test('MM-110, MM-111: a permanent does what it does as one', () => {
    const s = withCard('ot', [
      { kind: 'draw', value: 2, use: 'pc' },
      { kind: 'draw', value: 3, use: 'hc' },
    ]);
    const card = s.hand[0]!.pop()!;
    layPermanents(s, 0, [card]);
    engine.play(s, 0, { type: 'use', card }, scriptedDice());
    expect(s.hand[0]).toHaveLength(2);
  });
});

test('MM-R13: nobody summons himself', () => {
  const s = withCard('static', [{ kind: 'summon', by: 'hero', who: ['hero'] }], {
    units: { d4: [0, 'hero'] },
  });
  playIt(s);
  const pairs = engine
    .choices(s, 0)
    .flatMap((one) => (one.type === 'summon' ? [[one.summoner, one.figure]] : []));
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.filter(([summoner, figure]) => summoner === figure)).toEqual([]);
});

test.each([
  ['the same summoner', { by: 'hero', who: ['mage'] }, 'horn-of-valhalla', ['a8 c2', 'a8 c4']],
  ['the same summoned', { by: 'hero', who: ['monster'] }, 'magic-gate', ['a8 c3', 'c2 c3']],
] as const)('MM-R13: two cards with %s each let their own be summoned', (_, pull, id, expected) => {
  const s = withCard('static', [{ kind: 'summon', ...pull }], {
    permanents: [[id]],
    units: { c2: [0, 'mage'], c3: [0, 'monster'], c4: [0, 'army'] },
  });
  playIt(s);
  const pairs = engine
    .choices(s, 0)
    .flatMap((one) =>
      one.type === 'summon' ? [`${labelOf(s.at[one.summoner]!)} ${labelOf(s.at[one.figure]!)}`] : [],
    );
  expect([...new Set(pairs)].sort()).toEqual(expected);
});

describe('MM-R11: what another player plays at any time', () => {
  const waiting = (effects: readonly AllyEffect[]) => {
    const s = withCard('static', effects, { house: { handTiming: 'anyTime' }, hands: [['knights']] });
    s.active = 1;
    s.mp.fill(1, 20);
    engine.play(s, 1, { type: 'step', figure: figureAt(s, 'h1'), to: spaceOf('g2') }, scriptedDice());
    return s;
  };
  test('works from now on, and he may play another', () => {
    const s = waiting([force]);
    const [card, knights] = s.hand[0]!;
    engine.play(s, 0, { type: 'play', card: card! }, scriptedDice());
    expect([s.lasting[0], s.discard, engine.toAct(s)]).toEqual([[card], [card], [0]]);
    expect(engine.choices(s, 0)).toEqual([{ type: 'play', card: knights }, { type: 'pass' }]);
  });
  test('is a card of Force', () => {
    const s = waiting([{ kind: 'mp', value: 1, who: ['hero'] }]);
    expect(engine.choices(s, 0)).toEqual([{ type: 'play', card: s.hand[0]![1] }, { type: 'pass' }]);
  });
});
