import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../../kernel/game/dice';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { engine } from '..';
import { ALIVE, DEAD } from '../state';
import { combat, idleTo, type Played, type Wanted } from '../testing/play';

const BLOW: readonly Wanted[] = [
  { type: 'attack', chit: 'FIGHT T4**' },
  { type: 'direct', to: 'SWING' },
  { type: 'maneuver', chit: null },
];
const NO_BLOW: readonly Wanted[] = [
  { type: 'attack', chit: null },
  { type: 'maneuver', chit: null },
];

/** Berserkers who strike at the same instant, each whom it says by seat; each has 10 gold and falls by one blow. */
function brawl(aims: Readonly<Record<number, number>>, first = 0): Played {
  const seats = [0, 1, 2, 3].map((seat) => (first + seat) % 4);
  const game = combat({
    house: { 'party.duplicateCharacters': true },
    rivals: true,
    heroes: seats.map(() => ({ id: 'berserker' })),
  });
  game.s.order = seats;
  for (const type of ['stay', 'done'] as const) for (const seat of seats) game.play(seat, [], { type });
  game.s.drawn = seats;
  for (const seat of seats) {
    const who = aims[seat];
    // They are all called the same.
    engine.play(
      game.s,
      seat,
      who === undefined ? { type: 'enough' } : { type: 'target', who },
      scriptedDice(),
    );
  }
  for (const seat of seats) game.play(seat, [], ...(aims[seat] === undefined ? NO_BLOW : BLOW));
  return game;
}

const goldOf = ({ s }: Played): readonly number[] => s.heroes.map(({ gold }) => gold);

describe('who fall at one instant', () => {
  test.each([
    [{ 0: 1, 2: 0 }, 2],
    [{ 1: 0, 2: 1 }, 2],
    [{ 3: 1, 0: 3 }, 0],
  ] as const)(
    'MR-181, MR-R28: what a dead killer took goes on to his own killer, on whatever seats they sit: %j',
    (aims, heir) => {
      const game = brawl(aims);
      expect(game.s.heroes.filter(({ life }) => life === 1)).toHaveLength(2);
      expect(goldOf(game)[heir]).toBe(20);
    },
  );

  test.each([
    // Two who kill one another, of whom a third one kills the first.
    { 0: 1, 1: 0, 2: 0 },
    { 1: 0, 0: 1, 2: 1 },
    { 3: 2, 2: 3, 0: 3 },
  ])('MR-181, MR-R28: who have killed one another count for what they had before: %j', (aims) => {
    const { s, events } = brawl(aims);
    expect(events.flatMap((event) => (event.type === 'killed' ? [event.gold] : [])).sort()).toEqual([10, 5]);
    expect(s.heroes.flatMap(({ life, gold }) => (life === 0 && gold > 0 ? [gold] : []))).toEqual([5]);
  });

  test('MR-B60, MR-102: several killers share and inherit clockwise from whoever comes first', () => {
    expect(brawl({ 0: 3, 1: 3, 2: 3 }).s.heroes[3]!.slayers).toEqual([0, 1, 2]);
    expect(brawl({ 0: 3, 1: 3, 2: 3 }, 2).s.heroes[3]!.slayers).toEqual([2, 0, 1]);
  });
});

describe('spells of one instant', () => {
  /** A Witch King and a Witch who call the Pit on one another; so late the second one is. */
  const pits = (later: number) => {
    const game = combat({
      rivals: true,
      colors: ['black'],
      heroes: [
        { id: 'witch-king', with: ['power-of-the-pit'] },
        { id: 'witch', with: ['power-of-the-pit'] },
      ],
    });
    idleTo(game, 'act', seededDice('pits'));
    game.play(0, [], { type: 'cast' }).play(1, [], { type: 'cast' });
    for (const hero of game.s.heroes) hero.prepared = 1 << hero.spellChit;
    if (later > 0) game.s.heroes[1]!.prepared = 0;
    game.s.drawn = [0, 1];
    game.play(0, [], { type: 'target', who: 'witch' });
    return game.play(1, later > 0 ? [2, 1] : [2, 1, 2, 1], { type: 'target', who: 'witch-king' });
  };

  test('MR-143, MR-R26, MR-R28: whom a spell kills still casts what is as fast', () => {
    const { s, events } = pits(0);
    expect(s.heroes.map(({ life }) => life)).toEqual([DEAD, DEAD]);
    expect(events.filter(({ type }) => type === 'rolled')).toHaveLength(2);
    expect(s.heroes.map(({ slayers }) => slayers)).toEqual([[1], [0]]);
  });

  test('MR-143: who is slower is dead by then', () => {
    expect(pits(1).s.heroes.map(({ life }) => life)).toEqual([ALIVE, DEAD]);
  });
});
