import { describe, expect, test } from 'vitest';
import { eventWords } from '../../scene/event-words';
import { lossReader } from '../../scene/losses';
import { combat, type Played, type Wanted } from '../testing/play';

const ogres = [
  { id: 'ogre', on: 0 },
  { id: 'ogre', on: 0 },
];

const struckIn = ({ events }: Played) => events.filter((event) => event.type === 'struck');

/** Nothing of his own against two ogres, whose blows fall together. */
const suffer = (id: string, things: string | undefined, maneuver: readonly Wanted[]) => {
  const game = combat({
    heroes: [{ id, ...(things ? { with: [things], inventory: { [things]: { active: true } } } : {}) }],
    foes: ogres,
  });
  game.play(0, [], { type: 'done' }, { type: 'enough' }, { type: 'attack', chit: null });
  game.play(0, [4, 1, 1, 1, 1], ...maneuver, { type: 'shield', to: 'SMASH' });
  return game;
};

describe('the blows of one instant', () => {
  test('MR-R28, MR-B60: meet the same armor, which is destroyed once', () => {
    const game = suffer('black-knight', 'suit-of-armor', [{ type: 'maneuver', chit: null }]);
    const struck = struckIn(game);
    expect(struck).toMatchObject([
      { rule: 'MR-177', met: 'armor', armor: 'destroyed', wounds: 1 },
      { rule: 'MR-177', met: 'armor', armor: 'destroyed', already: true, wounds: 1 },
    ]);
    expect(game.s.heroes[0]).toMatchObject({ life: 0 });
    expect(struck.map((event) => eventWords(event, game.s).text)[1]).toContain(
      'on the Suit of Armor, which is destroyed at the same instant; a wound goes through.',
    );
    const read = lossReader();
    expect(game.events.flatMap((event) => read(event, game.s))).toEqual([
      { lost: 'suit-of-armor', by: 'ogre' },
    ]);
  });

  test('MR-R28, MR-187: meet the same horse', () => {
    const game = suffer('black-knight', 'warhorse-h4-h6', [
      { type: 'maneuver', chit: 'Warhorse H4 H6, walking' },
      { type: 'toward', to: 'CHARGE' },
    ]);
    const struck = struckIn(game);
    expect(struck).toMatchObject([
      { rule: 'MR-187', met: 'horse', effect: 'killed' },
      { rule: 'MR-187', met: 'horse', effect: 'killed', already: true },
    ]);
    expect(game.s.heroes[0]).toMatchObject({ life: 0, wounds: 0 });
    expect(eventWords(struck[1]!, game.s).text).toBe(
      'The Ogre 2 strikes the horse of the Black Knight, which falls at the same instant.',
    );
  });

  test('MR-R28, MR-B59: meet the horse of a native', () => {
    const game = combat({
      house: { 'party.duplicateCharacters': true },
      heroes: [{ id: 'amazon' }, { id: 'berserker' }, { id: 'berserker' }],
      foes: [{ id: 'l1', on: 0 }],
    });
    for (const seat of [1, 2]) game.play(seat, [], { type: 'lured' });
    for (const seat of [0, 1, 2]) game.play(seat, [], { type: 'done' });
    game.play(0, [], { type: 'enough' });
    for (const seat of [1, 2]) game.play(seat, [], { type: 'target' });
    game.play(0, [], { type: 'attack', chit: null }, { type: 'maneuver', chit: null });
    game.play(0, [], { type: 'shield', to: 'THRUST' });
    const blow: Wanted[] = [
      { type: 'attack', chit: 'FIGHT T4**' },
      { type: 'direct', to: 'SWING' },
      { type: 'maneuver', chit: null },
    ];
    game.play(1, [], ...blow);
    game.play(2, [4, 1, 1], ...blow);
    expect(struckIn(game).filter(({ by }) => by > 0 && by < 3)).toMatchObject([
      { by: 1, met: 'horse', effect: 'killed' },
      { by: 2, met: 'horse', effect: 'killed', already: true },
    ]);
    expect(game.s.foes[0]).toMatchObject({ alive: 1 });
    expect(game.events.some(({ type }) => type === 'killed')).toBe(false);
  });

  test('MR-R28, MR-B56: a second Demon rolls, too, whom the first one’s Pit takes; both fall into the chasm', () => {
    const game = combat({
      heroes: [{ id: 'amazon' }],
      foes: [
        { id: 'demon', on: 0 },
        { id: 'demon', on: 0 },
      ],
    });
    game.play(0, [], { type: 'done' }, { type: 'enough' }, { type: 'attack', chit: null });
    game.play(0, [4, 2, 1, 1, 1], { type: 'maneuver', chit: null }, { type: 'shield', to: 'SMASH' });
    expect(game.events.flatMap((event) => (event.type === 'rolled' ? [event.rule] : []))).toEqual([
      'MR-X14',
      'MR-X13',
    ]);
    expect(game.events.flatMap((event) => (event.type === 'killed' ? [event.rule] : []))).toEqual([
      'MR-X13',
      'MR-X13',
      'MR-X14',
    ]);
    expect(game.s.heroes[0]!.life).toBe(1);
    expect(game.s.foes.map(({ alive }) => alive)).toEqual([0, 0]);
  });
});
