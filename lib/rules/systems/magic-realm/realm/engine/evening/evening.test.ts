import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import type { MrChoice } from '../../../combat/engine/choices';
import type { RealmChoice } from '../choices';
import type { RealmState } from '../state';
import { eveningOf, putDenizens, type Evening } from '../testing/evening';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { waysFrom } from '../world/ground';
import { eveningOrder } from './combat-of';
import { beginEvening, goOnEvening } from './evening';
import { fieldOf } from './fight';

const none = () => scriptedDice();
const types = (evening: Evening): readonly string[] => [
  ...new Set(evening.offers().choices.map((one) => (one.type === 'fight' ? one.choice.type : one.type))),
];
const told = (evening: Evening): readonly string[] =>
  evening.events.map((event) => (event.type === 'fought' ? event.event.type : event.type));

/** Answers with the only choice of that type. */
function say(evening: Evening, faces: readonly number[], choice: RealmChoice): void {
  const dice = scriptedDice(...faces);
  evening.play(dice, choice);
  expect(dice.spent()).toBe(true);
}
/** The first choice of the combat of that type. */
function act(evening: Evening, type: MrChoice['type'], ...faces: readonly number[]): void {
  const found = evening.offers().choices.find((one) => one.type === 'fight' && one.choice.type === type);
  expect(found, `${type} is offered`).toBeDefined();
  say(evening, faces, found!);
}
const open = (s: RealmState): RealmState => {
  for (const one of s.who) one.hidden = 0;
  return s;
};

describe('where there is a combat', () => {
  test('MR-090: a character all alone who can do nothing is asked nothing', () => {
    const evening = eveningOf(realmWith([{ id: 'amazon', at: 'cliff-1' }]), none());
    expect(evening.offers().choices).toEqual([]);
    expect(evening.events).toEqual([]);
  });

  test('MR-R19, MR-091: all alone he may wish for a round for a spell, and after a quiet one it is over', () => {
    const s = realmWith([{ id: 'white-knight', at: 'cliff-1', spells: ['make-whole'] }]);
    s.day = 7;
    const evening = eveningOf(s, none());
    expect(types(evening)).toEqual(['evening-wish']);
    say(evening, [], { type: 'evening-wish', rounds: true });
    expect(types(evening)).toContain('cast');
    act(evening, 'done');
    act(evening, 'attack');
    act(evening, 'maneuver');
    expect(types(evening)).not.toContain('evening-wish');
  });

  test('MR-031, MR-091: what sees nobody forces nobody to fight, but one wish is enough', () => {
    const s = realmWith([{ id: 'amazon', at: 'cliff-1' }]);
    putDenizens(s, 'cliff-1', 'giant');
    const kept = eveningOf(s, none());
    say(kept, [], { type: 'evening-wish', rounds: false });
    expect(kept.offers().seat).toBe(-1);
    const wished = eveningOf(s, none());
    say(wished, [], { type: 'evening-wish', rounds: true });
    expect(types(wished)).toEqual(['lure', 'lured']);
  });

  test('MR-106: who is seen by a monster is not asked', () => {
    const s = open(realmWith([{ id: 'amazon', at: 'cliff-1' }]));
    const [giant] = putDenizens(s, 'cliff-1', 'giant');
    const evening = eveningOf(s, none());
    expect(told(evening)).toEqual(['evening-at', 'began', 'round', 'assigned']);
    expect(fieldOf(s)).toMatchObject({ seats: [0], denizens: [giant] });
  });

  test('MR-A17: demons force the Pilgrim to nothing', () => {
    const s = open(realmWith([{ id: 'pilgrim', at: 'cliff-1' }]));
    putDenizens(s, 'cliff-1', 'imp');
    expect(types(eveningOf(s, none()))).toEqual(['evening-wish']);
  });

  test('MR-X10: after a wish for peace nobody fights there, and two rounds for actions remain', () => {
    const s = open(realmWith([{ id: 'amazon', at: 'cliff-1' }]));
    putDenizens(s, 'cliff-1', 'giant');
    s.peace = [placeNamed('cliff-1')];
    const evening = eveningOf(s, none());
    expect(types(evening)).toEqual(['evening-wish']);
    say(evening, [], { type: 'evening-wish', rounds: true });
    for (const round of [1, 2]) {
      expect(fieldOf(s)!.combat).toMatchObject({ round, phase: 'act', foes: [{ on: -1 }] });
      expect(types(evening)).toContain('run');
      act(evening, 'done');
    }
    expect(s.fields[0]!.combat).toMatchObject({ phase: 'over', by: 'stalemate' });
  });

  test('MR-B51: the clearings come in the order of a draw, one after the other', () => {
    const s = open(
      realmWith([
        { id: 'amazon', at: 'cliff-1' },
        { id: 'dwarf', at: 'cavern-3' },
      ]),
    );
    putDenizens(s, 'cliff-1', 'viper');
    putDenizens(s, 'cavern-3', 'ogre');
    const dice = { ...none(), shuffle: <T>(all: readonly T[]): T[] => [...all].reverse() };
    expect(eveningOf(s, dice).offers().seat).toBe(1);
    expect(s.ahead).toEqual([placeNamed('cliff-1')]);
  });

  test('MR-B25: a spell wakes where somebody comes to its color in the same evening', () => {
    const s = open(realmWith([{ id: 'white-knight', at: 'cliff-1' }]));
    const fading = under(s, 'world-fades', { seat: 0, energized: 0 });
    s.abandoned[String(placeNamed('ruins-1'))] = [{ id: 'cloven-hoof', state: 0 }];
    beginEvening(s, none());
    expect(fading.energized).toBe(0);
    s.who[0]!.place = placeNamed('ruins-1');
    s.ahead = [placeNamed('ruins-1')];
    goOnEvening(s, none(), undefined);
    expect(fading.energized).toBe(1);
  });

  test('MR-102, MR-R20: clockwise from who moved first, or in the order of the draw', () => {
    const who = ['amazon', 'dwarf', 'elf'].map((id) => ({ id, at: 'cliff-1' }));
    const s = realmWith(who);
    s.first = 1;
    expect(eveningOrder(s, [0, 1, 2])).toEqual([1, 2, 0]);
    const drawn = realmWith(who, { 'order.mode': 'draw-order' });
    drawn.first = 1;
    drawn.drawn = [1, 0, 2];
    expect(eveningOrder(drawn, [0, 1, 2])).toEqual([1, 0, 2]);
  });
});

describe('battling rolls', () => {
  const atInn = (gold: number): RealmState => {
    const s = open(realmWith([{ id: 'amazon', at: 'cliff-1', level: 2 }]));
    putDenizens(s, 'cliff-1', 'lhq', 'l1', 'l2');
    s.who[0]!.gold = gold;
    return s;
  };

  test('MR-096, MR-053: before the roll he may buy drinks, a gold for each of them', () => {
    const s = atInn(10);
    const evening = eveningOf(s, none());
    expect(types(evening)).toEqual(['evening-drinks']);
    say(evening, [3, 2], { type: 'evening-drinks', buy: true });
    expect(s.who[0]!.gold).toBe(7);
    expect(told(evening)).toEqual(['evening-at', 'drinks-bought', 'met']);
    expect(types(evening)).toEqual(['evening-wish']);
  });

  test('MR-097, MR-B52: a group that battles him comes to him, and so there is a combat', () => {
    const s = atInn(0);
    // Trouble on the neutral column, and then on the unfriendly one a battle.
    const evening = eveningOf(s, scriptedDice(6, 1, 6, 1));
    expect(told(evening)).toEqual([
      'evening-at',
      'met',
      'met',
      'battling',
      'began',
      'round',
      'assigned',
      'assigned',
      'assigned',
    ]);
    expect(s.fields[0]!.battles).toEqual(['lancers/0']);
  });

  test('MR-B52, MR-X23: five notoriety settle an insult', () => {
    const insulted = () => eveningOf(atInn(0), scriptedDice(6, 1, 4, 1));
    const settled = insulted();
    say(settled, [], { type: 'evening-settle', pay: true });
    expect(settled.s.who[0]!.notoriety).toBe(-5);
    expect(types(settled)).toEqual(['evening-wish']);
    const not = insulted();
    say(not, [], { type: 'evening-settle', pay: false });
    expect(not.s.fields[0]!.battles).toEqual(['lancers/0']);
  });

  test('MR-X24, MR-X06: a challenge cannot be settled by who is disgusted', () => {
    const s = atInn(0);
    s.who[0]!.curses = 1 << 5;
    expect(told(eveningOf(s, scriptedDice(6, 1, 5, 1)))).toContain('battling');
  });

  test('MR-099, MR-B52: a group that does not battle him stays away, until he lures one of them', () => {
    const s = atInn(0);
    const evening = eveningOf(s, scriptedDice(4, 1));
    say(evening, [], { type: 'evening-wish', rounds: true });
    expect(types(evening)).toEqual(['lure', 'lured']);
    act(evening, 'lure');
    // The others now come by themselves.
    expect(told(evening).slice(-3)).toEqual(['lured', 'assigned', 'assigned']);
    expect(fieldOf(s)!.combat.foes.map(({ on, battles }) => [on, battles])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });
});

test('MR-198, MR-B62: after the last round who is left may arrange his belongings', () => {
  const s = open(realmWith([{ id: 'amazon', at: 'cliff-1' }]));
  putDenizens(s, 'cliff-1', 'viper');
  const evening = eveningOf(s, none());
  // The viper is dead before the round is over.
  Object.assign(fieldOf(s)!.combat.foes[0]!, { alive: 0, on: -1 });
  act(evening, 'done');
  for (const type of ['attack', 'maneuver'] as const) act(evening, type);
  expect(told(evening).at(-1)).toBe('ended');
  expect(types(evening)).toContain('deactivate-item');
  say(evening, [], { type: 'evening-done' });
  expect(evening.offers().seat).toBe(-1);
});

test('MR-167, MR-168, MR-R19: rounds that he wishes for after a victory are no first rounds', () => {
  const s = open(realmWith([{ id: 'amazon', at: 'cliff-1' }]));
  putDenizens(s, 'cliff-1', 'viper', 'lhq');
  s.who[0]!.gold = 0;
  const evening = eveningOf(s, scriptedDice(4, 4));
  const { combat } = fieldOf(s)!;
  Object.assign(
    combat.foes.find((_, i) => combat.game.foes[i]!.id === 'viper')!,
    { alive: 0, on: -1 },
  );
  combat.stirred = 1;
  act(evening, 'lured');
  act(evening, 'done');
  act(evening, 'enough');
  for (const type of ['attack', 'maneuver'] as const) act(evening, type);
  say(evening, [], { type: 'evening-wish', rounds: true });
  expect(fieldOf(s)!.combat.round).toBe(2);
});

describe('a quiet evening', () => {
  test('MR-198: whoever could use something else tomorrow, or is not alone, may arrange and trade as well', () => {
    const s = realmWith([{ id: 'amazon', at: 'cliff-1' }]);
    s.who[0]!.items.push({ id: 'quick-boots', state: 0 });
    const alone = eveningOf(s, none());
    expect(types(alone)).toContain('activate-item');
    say(alone, [], { type: 'activate-item', item: s.who[0]!.items.length - 1 });
    expect(types(alone)).toContain('deactivate-item');
    say(alone, [], { type: 'evening-done' });
    expect(alone.offers().seat).toBe(-1);
    const both = eveningOf(
      realmWith([
        { id: 'amazon', at: 'cliff-1' },
        { id: 'dwarf', at: 'cliff-1' },
      ]),
      none(),
    );
    expect(types(both)).toContain('give-gold');
  });
});

describe('running away', () => {
  const running = (cameFrom: number) => {
    const s = open(realmWith([{ id: 'amazon', at: 'cliff-1' }]));
    putDenizens(s, 'cliff-1', 'giant');
    s.who[0]!.cameFrom = cameFrom;
    const evening = eveningOf(s, none());
    act(evening, 'run');
    return evening;
  };
  const ends = (s: RealmState): readonly number[] =>
    waysFrom(s.game.map, s.sides, placeNamed('cliff-1')).flatMap(({ to, codes }) =>
      to >= 0 && codes.length === 0 ? [to] : [],
    );

  test('MR-121, MR-122: half-way along the path by which he came today', () => {
    const s = realmWith([{ id: 'amazon', at: 'cliff-1' }]);
    const [to] = ends(s);
    const evening = running(to!);
    expect(evening.s.who[0]!.toward).toBe(to);
    expect(evening.offers().seat).toBe(-1);
  });

  test('MR-121: who did not move chooses among the paths that he knows', () => {
    const evening = running(-1);
    const [first, second] = ends(evening.s);
    expect(evening.offers().choices).toEqual([first, second].map((to) => ({ type: 'run-to', to })));
    say(evening, [], { type: 'run-to', to: second! });
    expect(evening.s.who[0]!.toward).toBe(second);
  });

  test('MR-028, MR-B20: what is too heavy for him lies where he ran from', () => {
    const s = open(realmWith([{ id: 'amazon', at: 'cliff-1' }]));
    putDenizens(s, 'cliff-1', 'giant');
    s.who[0]!.items.push({ id: 'suit-of-armor', state: 0 });
    s.who[0]!.cameFrom = ends(s)[0]!;
    const evening = eveningOf(s, none());
    act(evening, 'run');
    expect(s.who[0]!.items.map(({ id }) => id)).not.toContain('suit-of-armor');
    expect(s.abandoned[String(placeNamed('cliff-1'))]).toEqual([{ id: 'suit-of-armor', state: 0 }]);
    expect(told(evening).slice(-2)).toEqual(['item-dropped', 'ran-off']);
  });
});
