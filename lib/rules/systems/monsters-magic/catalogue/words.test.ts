import { describe, expect, test } from 'vitest';
import { allies } from './allies';
import { chits } from './chits';
import type { AllyEffect, AllyEffectKind } from './effects';
import { allyWords, effectWords, handWords } from './words';

/** One sentence for each kind of effect; a new kind does not compile without one. */
const cases: { readonly [K in AllyEffectKind]: readonly [Extract<AllyEffect, { kind: K }>, string] } = {
  force: [
    {
      kind: 'force',
      value: -1,
      who: ['hero', 'mage'],
      role: 'attack',
      structure: ['castle', 'ruins'],
      vs: ['garrison'],
    },
    'your heroes and mages get −1 Force when attacking into a castle or ruins against garrisons',
  ],
  forceTarget: [{ kind: 'forceTarget', value: 1 }, 'one of your figures gets +1 Force this turn'],
  mp: [{ kind: 'mp', value: 2, who: ['army'] }, 'your armies get +2 move points'],
  mpTarget: [{ kind: 'mpTarget', value: 1 }, 'one of your figures gets +1 move point this turn'],
  mpOnEnter: [
    { kind: 'mpOnEnter', value: 1, who: ['mage', 'hero', 'monster', 'army'], terrain: ['plains'] },
    'each figure of yours gains 1 move point on first entering plains in a turn',
  ],
  summon: [
    { kind: 'summon', by: 'mage', who: ['monster'] },
    'your mages may summon your monsters to a space next to them; that is the summoned figure’s move for the turn',
  ],
  figureCap: [{ kind: 'figureCap', value: 5, who: ['hero'] }, 'you may have 5 heroes on the map'],
  recruit: [{ kind: 'recruit', value: 2, who: ['army'] }, 'gain 2 armies at once'],
  placeGarrison: [
    { kind: 'placeGarrison', value: 1, where: 'unoccupiedCityOrTown' },
    'place 1 garrison in a city or town that holds no unit',
  ],
  setTerrain: [{ kind: 'setTerrain' }, 'change the terrain of one space'],
  lookAtHand: [{ kind: 'lookAtHand' }, 'see the hand of one opponent'],
  discardXDrawX: [{ kind: 'discardXDrawX' }, 'discard 1 or more hand cards and draw as many'],
  sacrificeFigureToDraw: [
    { kind: 'sacrificeFigureToDraw', value: 2 },
    'remove one of your figures from the board and draw 2 cards',
  ],
  swapPermanentWithHand: [
    { kind: 'swapPermanentWithHand', value: 1 },
    'exchange one of your permanents for a hand card',
  ],
  swapHands: [{ kind: 'swapHands' }, 'swap hands with an opponent who holds no more cards than you'],
  handSize: [{ kind: 'handSize', value: 2 }, 'your maximum hand size grows by 2'],
  draw: [{ kind: 'draw', value: 3 }, 'draw 3 cards'],
  changeFigureType: [{ kind: 'changeFigureType' }, 'one of your figures becomes another type'],
  swapTwoOwnUnits: [{ kind: 'swapTwoOwnUnits' }, 'two of your units exchange places'],
};

describe('words from effects', () => {
  test.each(Object.entries(cases))('%s', (_, [effect, words]) => expect(effectWords(effect)).toBe(words));

  test('the printed cards use every kind of effect', () => {
    const used = new Set(allies.flatMap((card) => card.effects.map((e) => e.kind)));
    expect([...used].sort()).toEqual(Object.keys(cases).sort());
  });
});

test.each([
  ['Treants', ['Your monsters get +2 Force in forests.']],
  ['Fellowship', ['Permanent: you may have 5 heroes on the map.', 'Hand: gain 1 hero at once.']],
  ['Oracle', ['Once on your turn, see the hand of one opponent.']],
  [
    'Healers',
    ['Your units get +1 Force when defending, if one of your mages is next to the contested space.'],
  ],
  [
    'Clerics',
    ['Your mages get +2 Force when defending in plains, and +2 Force when attacking into badlands.'],
  ],
])('%s says what it does', (name, words) => {
  const card = allies.find((c) => c.name === name)!;
  expect(allyWords(card.effects, card.mode)).toEqual(words);
  expect(card.text).toBe(words.join(' '));
});

const force = { kind: 'force', value: 1, who: ['army'] } as const;
const oracle = { kind: 'lookAtHand' } as const;
const altar = { kind: 'sacrificeFigureToDraw', value: 2 } as const;
const recruit = { kind: 'recruit', value: 1, who: ['hero'] } as const;

test.each([
  [
    'static',
    force,
    ['combat', 'main'],
    'From the hand: in your combat or on your turn, until the turn ends.',
  ],
  ['ot', oracle, ['combatAttacker', 'main'], 'From the hand: one use, on your turn, also in combat.'],
  ['split', recruit, ['main'], 'From the hand: on your turn, at once.'],
  ['ability', altar, ['main'], 'From the hand: on your turn, until the turn ends.'],
  ['static', force, ['combat'], 'From the hand: in your combat, until the turn ends.'],
  ['static', force, ['combatAttacker'], 'From the hand: in combat on your turn, until the turn ends.'],
  // A card of the players' own: by what it does, not by its mode alone.
  ['static', oracle, ['main'], 'From the hand: on your turn, at once.'],
  ['ot', force, ['main'], 'From the hand: on your turn, until the turn ends.'],
] as const)('hand play of a card that is %s', (mode, effect, windows, words) =>
  expect(handWords([effect], mode, windows)).toEqual([words]),
);

test('MM-304: a card that does nothing from the hand does not say when it may be played there', () => {
  expect(handWords([{ use: 'pc', ...force }], 'split', ['main'])).toEqual([]);
  expect(allyWords([{ use: 'pc', ...force }], 'split')).toEqual(['Permanent: your armies get +1 Force.']);
});

test.each([
  ['MM-116, what lasts needs no use', 'ot', [force], 'Your armies get +1 Force.'],
  [
    'MM-R12, an action of a lasting card is done once a turn',
    'static',
    [oracle, force],
    'Your armies get +1 Force; once on your turn, see the hand of one opponent.',
  ],
  [
    'MM-R12, what sacrifices nothing is not repeated',
    'ability',
    [oracle],
    'Once on your turn, see the hand of one opponent.',
  ],
  [
    'MM-R12, nor what brings figures for those that are sacrificed',
    'ability',
    [altar, recruit],
    'Once on your turn, remove one of your figures from the board and draw 2 cards; gain 1 hero at once.',
  ],
] as const)('%s', (_, mode, effects, words) => expect(allyWords(effects, mode)).toEqual([words]));

test('MM-R28: several gains on entering are one for each figure and turn', () => {
  const gain = (terrain: 'forests' | 'plains') =>
    ({ kind: 'mpOnEnter', value: 1, who: ['hero'], terrain: [terrain] }) as const;
  expect(allyWords([gain('forests')], 'static').join()).not.toContain('one of these');
  expect(allyWords([gain('forests'), gain('plains')], 'static')).toEqual([
    'Each hero of yours gains 1 move point on first entering forests in a turn; each hero of yours gains 1 move point on first entering plains in a turn; one of these gains for a figure in a turn.',
  ]);
});

test('MM-R12: a repeatable hand use says so beside another as a permanent', () => {
  expect(
    allyWords(
      [
        { use: 'pc', ...oracle },
        { use: 'hc', ...altar },
      ],
      'ability',
    ),
  ).toEqual([
    'Permanent: once on your turn, see the hand of one opponent.',
    'Hand: on your turn, as often as you like, remove one of your figures from the board and draw 2 cards.',
  ]);
});

test.each([
  ['village', 'MM-026', 'Recruit Roll +1'],
  ['town', 'MM-027', 'Free to enter'],
  ['city', 'MM-028', 'Draw +1'],
  ['castle', 'MM-029', 'Defence +2'],
  ['ruins', 'MM-030', 'Monsters +2'],
  ['mine', 'MM-031', 'Heroes and armies +1'],
  ['temple', 'MM-032', 'Wins the game'],
  ['tower', 'MM-033', 'Mages +2'],
])('a %s gives, by %s: %s', (id, rule, brief) => {
  const chit = chits.find((c) => c.id === id)!;
  expect(chit.rules[0]).toBe(rule);
  expect(chit.indicia['benefit']).toBe(brief);
  expect(chit.needs).toBe(id === 'town' || id === 'castle' ? undefined : 5);
});
