import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { engine } from '../engine';
import { spaceOf } from '../engine/board';
import type { MmEvent } from '../engine/events';
import type { MmChoice, MmState } from '../engine/state';
import { figureAt, position } from '../engine/testing';
import { choiceWords } from './choice-words';
import { eventWords } from './event-words';
import { scene } from './scene';

const before = (): MmState =>
  position({
    ground: { d4: ['forests', 'castle'] },
    units: {
      a8: [0, 'garrison', 'hero'],
      h1: [1, 'garrison', 'hero'],
      d5: [0, 'army'],
      d4: [1, 'mage', 'garrison'],
    },
    permanents: [['wood-elves'], ['druids', 'fortifications']],
    hands: [['knights', 'oracle'], ['wizards']],
  });
const attack = (s: MmState): MmChoice => ({ type: 'step', figure: figureAt(s, 'd5'), to: spaceOf('d4') });
const seen = (s: MmState, seat = 0): MmState => engine.view(s, seat);

describe('scene', () => {
  test('a space with its ground and holder, pieces, and what lies beside the board', () => {
    const s = before();
    const { spaces, pieces, trays, seats, phase } = scene(seen(s), 0);
    expect(spaces[spaceOf('d4')]).toMatchObject({
      id: 'd4',
      name: 'd4, forests with a castle',
      ground: 'forest',
      icon: 'castle',
      seat: 1,
    });
    expect(pieces.filter(({ space }) => space === 'd4').map(({ name }) => name)).toEqual([
      'Blue’s garrison',
      'Blue’s mage',
    ]);
    expect(pieces.find(({ space }) => space === 'd5')).toMatchObject({
      name: 'Red’s army, 1 move point',
      label: '1',
    });
    const hand = (seat: number) => trays.find(({ id }) => id === `hand-${seat}`)!.items;
    expect(hand(0).map(({ name }) => name)).toEqual(['Knights', 'Oracle']);
    expect(hand(1)).toEqual([
      { id: 'hand-1-0', name: 'A card face down', icon: 'card-random', state: 'covered' },
    ]);
    expect(seats[1]!.facts.slice(0, 4)).toEqual([
      { label: 'Spaces', value: '2' },
      { label: 'Temples', value: '0 of 5' },
      { label: 'Garrisons', value: '2 of 33' },
      { label: 'Figures', value: '2' },
    ]);
    expect(phase).toMatchObject({ title: 'Movement Phase of Red', rule: 'MM-077' });
  });

  test('MM-250: a figure that an Artificer has helped is seen to be stronger, by everybody', () => {
    const s = position({
      units: { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] },
      permanents: [['artificer']],
    });
    const hero = figureAt(s, 'a8');
    engine.play(s, 0, { type: 'use', card: s.permanents[0]![0]! }, scriptedDice());
    engine.play(s, 0, { type: 'pick', what: hero }, scriptedDice());
    const { pieces } = scene(seen(s, 1), 1);
    expect(pieces.find(({ id }) => id === `figure-${hero}`)!.name).toBe(
      'Red’s hero, 1 move point, +1 Force this turn',
    );
  });

  test('a supply counts what is left', () => {
    const { trays } = scene(seen(before()), 0);
    const items = trays.find(({ id }) => id === 'supply-0')!.items;
    expect(items.map(({ entry, label }) => `${entry} ${label}`)).toEqual([
      'mage 5',
      'hero 4',
      'monster 5',
      'army 4',
      'garrison 32',
    ]);
  });

  test.each([
    ['unlimited', 'as a permanent', undefined],
    ['oncePerTurn', 'as a permanent', 'spent'],
    ['unlimited', 'from the hand', undefined],
    ['oncePerTurn', 'from the hand', 'spent'],
  ] as const)('MM-R12, altarLimit %s: the Altar that was used %s', (altarLimit, how, state) => {
    const from = how === 'from the hand';
    const s = position({
      house: { altarLimit },
      units: {
        a8: [0, 'garrison', 'hero'],
        c8: [0, 'garrison', 'hero'],
        e8: [0, 'garrison', 'hero'],
        h1: [1, 'garrison', 'hero'],
      },
      [from ? 'hands' : 'permanents']: [['altar-of-sacrifice', 'oracle']],
    });
    const card = (from ? s.hand : s.permanents)[0]![0]!;
    if (from) engine.play(s, 0, { type: 'play', card }, scriptedDice());
    engine.play(s, 0, { type: 'use', card }, scriptedDice());
    engine.play(s, 0, { type: 'pick', what: figureAt(s, 'c8') }, scriptedDice());
    const again = engine.choices(s, 0).some((one) => one.type === 'use' && one.card === card);
    const tray = scene(seen(s), 0).trays.find(({ id }) => id === `${from ? 'working' : 'permanents'}-0`)!;
    expect([again, tray.items[0]!.state]).toEqual([state === undefined, state]);
  });
});

test.each([
  ['middle', { threePlayerMiddle: 'extraFigure' }, 'too'],
  ['middle', { threePlayerMiddle: 'relocate' }, 'instead'],
  ['movement', { movementInterleave: false }, 'one after another'],
  ['movement', { movementInterleave: true }, 'in any order'],
] as const)('MM-R03, MM-R10: the phase %s is explained by the agreement %j', (phase, house, said) => {
  const s = position({ house, units: { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] } });
  s.phase = phase;
  expect(scene(seen(s), 0).phase.explains).toContain(said);
});

describe('choices', () => {
  test('an attack is touched piece then space, and raises the combat that would follow', () => {
    const s = before();
    expect(choiceWords(seen(s), 0, attack(s))).toEqual({
      text: 'Attack d4 with the army from d5',
      group: 'Attack',
      rule: 'MM-080',
      touches: [`figure-${figureAt(s, 'd5')}`, 'd4'],
      // Wood Elves 2; mage with Druids 2 and the Castle 2; garrison −2, Fortifications 1, Castle 2.
      odds: {
        kind: 'combat',
        defenders: 'both',
        attackFigure: 2,
        figure: 4,
        attackGarrison: 2,
        garrison: 1,
        // Knights in the own hand; the one card of the other could be Wizards or Earthquakes.
        attackCards: [1],
        attackCardsGarrison: [1],
        defenceUnseen: 1,
        unseen: 59,
        unseenForce: [1, 2],
        unseenForceGarrison: [0, 0],
      },
    });
  });

  test('in the window every card says what it would bring about', () => {
    const s = before();
    engine.play(s, 0, attack(s), scriptedDice(4, 4, 3, 3));
    const said = engine.choices(s, 0).map((choice) => choiceWords(seen(s), 0, choice).text);
    expect(said).toEqual([
      'Play Knights: 11 against 10, the attacker wins',
      'Play nothing: 10 against 10, both are destroyed',
    ]);
    expect(scene(seen(s), 0).phase.title).toBe('Combat in d4');
  });

  test('the Recruit Roll raises its own question, with types at their limit', () => {
    const s = position({
      house: { figureCap: 1 },
      units: { a8: [0, 'garrison', 'hero'], b8: [0, 'garrison'], h1: [1, 'garrison', 'hero'] },
      permanents: [['altar-of-sacrifice']],
      control: [['village']],
    });
    s.phase = 'allies';
    expect(choiceWords(seen(s), 0, { type: 'done' })).toMatchObject({
      text: 'Roll for recruitment',
      odds: { kind: 'recruit', villages: true, full: ['hero'] },
    });
  });

  test('a card that asks for two things is read one after the other', () => {
    const s = position({
      units: { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] },
      hands: [['alter-terrain']],
    });
    const [card] = s.hand[0]!;
    engine.play(s, 0, { type: 'play', card: card! }, scriptedDice());
    expect(choiceWords(seen(s), 0, { type: 'pick', what: spaceOf('d4') })).toMatchObject({
      text: 'Alter d4, now plains',
      group: 'Alter Terrain',
      rule: 'MM-239',
      touches: ['d4'],
    });
    engine.play(s, 0, { type: 'pick', what: spaceOf('d4') }, scriptedDice());
    expect(choiceWords(seen(s), 0, { type: 'pick', what: 1 })).toMatchObject({
      text: 'Turn d4 into forests',
      touches: [],
    });
  });
});

test('a combat is told with its dice and its sum', () => {
  const s = before();
  const events: MmEvent[] = [];
  engine.play(s, 0, attack(s), scriptedDice(4, 4, 3, 3), (event) => events.push(event));
  const told = events.map((event) => eventWords(event, seen(s)));
  expect(told.map(({ text }) => text)).toEqual([
    'Red’s army goes from d5 to d4.',
    'Red’s army fights Blue’s mage in d4.',
  ]);
  expect(told[1]).toMatchObject({
    sum: '4 + 4 + Force 2 = 10 against 3 + 3 + Force 4 = 10',
    dice: [
      { seat: 0, face: 4 },
      { seat: 0, face: 4 },
      { seat: 1, face: 3 },
      { seat: 1, face: 3 },
    ],
  });
});

test('MM-106: what a Recruit Roll calls for is not said to come, since nothing may come of it', () => {
  const roll = { type: 'recruitRoll', rule: 'MM-096', seat: 0, die: 5, result: 5 } as const;
  expect(eventWords(roll, seen(before())).text).toBe('Red rolls for recruitment: 5 calls for a monster.');
});
