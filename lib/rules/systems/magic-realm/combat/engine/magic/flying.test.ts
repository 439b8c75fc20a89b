import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../../kernel/game/dice';
import type { Position } from '../../../scenario/position';
import { engine } from '..';
import { entriesOf } from '../../scene/entries-of';
import { choiceWords } from '../../scene/choice-words';
import { steerChoices } from './steered';
import { blowAway, mayFlyWith } from './flying';
import { turnTremendous } from '../melee/melee';
import { FOE } from '../state';
import { foeOf } from '../who';
import { combat, eventOf, idleTo, type Played } from '../testing/play';

const any = () => seededDice('flying');
const types = (game: Played, seat = 0) => game.offers(seat).map(({ type }) => type);

describe('MR-S20: hurricane winds', () => {
  const seized = (foes: Position['foes'], who: string): Played => {
    const game = combat({
      clearing: 'mountain',
      colors: ['purple'],
      heroes: [
        {
          id: 'sorceror',
          with: ['hurricane-winds', 'suit-of-armor'],
          inventory: { 'suit-of-armor': { active: true } },
        },
      ],
      foes,
    });
    return game.roll(0, any(), { type: 'cast', chit: 'MAGIC IV3*' }, { type: 'target', who });
  };

  test('they are called in mountain clearings alone', () => {
    const game = combat({
      colors: ['purple'],
      heroes: [{ id: 'sorceror', with: ['hurricane-winds'] }],
      foes: [{ id: 'heavy-serpent', on: 0 }],
    });
    expect(types(game)).not.toContain('cast');
  });

  test.each([
    ['MR-S28: a pentangle', { pentangle: 0 }],
    ['MR-S32: mist', { shapes: [{ id: 'mist', by: -1 }] }],
  ])('%s of the same round keeps off the wind', (_, state) => {
    const { s } = combat({ heroes: [{ id: 'sorceror' }], foes: [{ id: 'wolf-a', on: 0 }] });
    Object.assign(s, { winds: [{ seat: 0, spell: 0, chit: 0, at: FOE }] });
    Object.assign(s.foes[0]!, state);
    blowAway(s);
    expect(s.foes[0]).toMatchObject({ alive: 1, away: 0 });
    expect(s.winds).toEqual([]);
  });

  test('what they seize still fights in this round, and is gone before the next one', () => {
    const game = seized(
      [
        { id: 'wolf-a', on: 0 },
        { id: 'goblin-axe', on: 0 },
      ],
      'wolf-a',
    );
    const at = (id: string) => game.s.foes[game.s.game.foes.findIndex((foe) => foe.id === id)]!;
    expect(eventOf(game.events, 'seized')).toMatchObject({ rule: 'MR-S20' });
    expect(
      game.events.some((event) => event.type === 'aimed' && foeOf(game.s, event.by).id === 'wolf-a'),
    ).toBe(true);
    idleTo(game, 'act', any(), 2);
    expect(eventOf(game.events, 'blown')).toMatchObject({ rule: 'MR-S20', seat: 0 });
    expect(at('wolf-a')).toMatchObject({ alive: 0, away: 1, on: -1 });
    expect(at('goblin-axe')).toMatchObject({ alive: 1, on: 0 });
    // It was not killed, and the spell is over.
    expect(game.s.heroes[0]!.kills).toBe(0);
    expect(game.s.heroes[0]!.chits.filter((state) => state === 3)).toEqual([]);
  });

  test('MR-B54: a monster that is red side up lets go of whom they carry off', () => {
    const game = combat({
      heroes: [{ id: 'sorceror' }, { id: 'amazon' }],
      foes: [{ id: 'giant', on: 1, dark: true }],
    });
    game.s.winds = [{ seat: 0, spell: 0, chit: 0, at: 1 }];
    blowAway(game.s);
    expect(game.s.heroes[1]!.life).toBe(2);
    turnTremendous(game.s);
    expect(game.s.foes[0]).toMatchObject({ on: -1, side: 0 });
  });

  test('a character is carried off with all that he has', () => {
    const game = combat({
      clearing: 'mountain',
      colors: ['purple'],
      heroes: [{ id: 'sorceror', with: ['hurricane-winds'] }, { id: 'amazon' }],
      foes: [{ id: 'heavy-serpent', on: 1 }],
    });
    idleTo(game, 'act', any());
    game.s.turn = game.s.order.indexOf(0);
    game.play(0, [], { type: 'cast' });
    if (game.s.phase === 'act') game.play(1, [], { type: 'done' });
    game.s.drawn = [0, 1];
    game.play(0, [], { type: 'target', who: 'amazon' });
    idleTo(game, 'act', any(), 2);
    expect(game.s.heroes[1]).toMatchObject({ life: 2 });
    expect(game.s.heroes[1]!.items.every((state) => (state & 16) === 0)).toBe(true);
    expect(game.s.foes[0]!.on).not.toBe(1);
  });
});

describe('MR-S26: a broomstick', () => {
  const witch: Position['heroes'][number] = { id: 'witch', with: ['broomstick'] };
  const ridden = (): Played => {
    const game = combat({
      colors: ['black'],
      heroes: [{ ...witch, hidden: true }],
      foes: [{ id: 'ghost' }],
    });
    game.play(0, [], { type: 'lured' }, { type: 'cast' }, { type: 'target', who: 'witch' });
    return game;
  };

  test('whoever has cast it on himself plays it as a MOVE chit of strength L and time 1', () => {
    const game = ridden();
    expect(game.s.heroes[0]!.chits.filter((state) => state === 3)).toHaveLength(1);
    const offered = game.offers(0);
    expect(offered).toContainEqual({ type: 'maneuver', chit: 'Broomstick FLY L1' });
    game.play(0, [], { type: 'maneuver', chit: 'Broomstick FLY L1' }, { type: 'toward', to: 'DUCK' });
    idleTo(game, 'act', any(), 2);
    // It serves once, and the chit that was tied up tires.
    expect(types(game)).not.toContain('fly');
    expect(game.s.heroes[0]!.chits.filter((state) => state === 3)).toHaveLength(0);
  });

  test.each([
    ['broomstick', 'witch'],
    ['protection-from-magic', 'elf'],
  ])('MR-B70: with enhanced magic a second one finds a place beside the first: %s', (spell, id) => {
    const game = combat({
      colors: ['black', 'purple', 'gold', 'grey', 'white'],
      house: { 'magic.enhanced': true },
      heroes: [{ id, with: [spell], hidden: true }],
      foes: [{ id: 'ghost' }],
    });
    for (const round of [1, 2]) {
      idleTo(game, 'act', any(), round);
      game.play(0, [], { type: 'cast', spell }, { type: 'target', who: id });
      expect(game.s.heroes[0]!.conjured).toHaveLength(round);
    }
    expect(new Set(game.s.heroes[0]!.conjured.map(({ item }) => item)).size).toBe(2);
  });

  test('MR-S28: a ward makes it nothing', () => {
    const { s } = ridden();
    const { item } = s.heroes[0]!.conjured[0]!;
    expect(mayFlyWith(s, 0, item)).toBe(true);
    s.heroes[0]!.pentangle = 0;
    expect(mayFlyWith(s, 0, item)).toBe(false);
  });

  test('MR-B37: he flies away with it; horses and what is too heavy stay behind', () => {
    const game = combat({
      colors: ['black'],
      heroes: [{ ...witch, with: ['broomstick', 'axe', 'light-bow'], hidden: true }, { id: 'amazon' }],
      foes: [{ id: 'ghost' }],
    });
    idleTo(game, 'act', any());
    if (game.s.order[game.s.turn] === 1) game.play(1, [], { type: 'done' });
    game.play(0, [], { type: 'cast' });
    if (game.s.phase === 'act') game.play(1, [], { type: 'done' });
    game.s.drawn = [0, 1];
    game.play(0, [], { type: 'target', who: 'witch' });
    idleTo(game, 'act', any(), 2);
    game.s.turn = game.s.order.indexOf(0);
    game.play(0, [], { type: 'fly' });
    const { life, flew, items } = game.s.heroes[0]!;
    expect([life, flew]).toEqual([2, 1]);
    const behind = game.s.game.heroes[0]!.things.flatMap(({ id }, item) =>
      (items[item]! & 16) !== 0 ? [id] : [],
    );
    expect(behind).toEqual(['axe']);
  });

  test('MR-B54: nobody flies out of a grip', () => {
    const game = combat({
      heroes: [{ id: 'witch', with: ['flying-carpet'], inventory: { 'flying-carpet': { active: true } } }],
      colors: ['purple'],
      foes: [{ id: 'ghost', on: 0 }],
    });
    expect(types(game)).toContain('fly');
    const held = combat({
      heroes: [{ id: 'witch', with: ['flying-carpet'], inventory: { 'flying-carpet': { active: true } } }],
      colors: ['purple'],
      foes: [{ id: 'giant', on: 0, dark: true }],
    });
    expect(types(held)).not.toContain('fly');
  });

  /** A broom of the witch on another, who does that with it. */
  const steered = (id: string, wanted: { type: string; chit?: string }): Played => {
    const game = combat({
      rivals: true,
      heroes: [witch, { id }, { id: 'amazon' }],
      foes: [{ id: 'ghost' }],
    });
    const { things } = game.s.game.heroes[1]!;
    const item = things.findIndex(({ conjured }) => conjured === 'broom');
    game.s.heroes[1]!.items[item] = 1;
    game.s.heroes[1]!.conjured = [{ item, by: 0, spell: -1 }];
    idleTo(game, wanted.type === 'charge' ? 'charge' : 'act', any());
    while (game.s.order[game.s.turn] !== 1)
      game.play(game.s.order[game.s.turn]!, [], { type: wanted.type === 'charge' ? 'stay' : 'done' });
    return game.play(1, [], { ...wanted, ...(wanted.type === 'charge' ? { at: 'amazon' } : {}) });
  };

  test('who runs with a light MOVE chit flies away, if its caster says so', () => {
    const game = steered('swordsman', { type: 'run', chit: 'MOVE L4' });
    expect(engine.toAct(game.s)).toEqual([0]);
    expect(game.offers(0).map(({ type }) => type)).toEqual(['broom', 'let-be']);
    expect(game.offers(1)).toEqual([]);
    game.play(0, [], { type: 'broom', flies: true });
    expect(game.s.heroes[1]).toMatchObject({ life: 2, flew: 1, conjured: [] });
    expect(eventOf(game.events, 'broomed')).toMatchObject({ seat: 0, at: 1, flies: true });
  });

  test('left alone he runs', () => {
    const game = steered('swordsman', { type: 'run', chit: 'MOVE L4' });
    game.play(0, [], { type: 'let-be' });
    expect(game.s.heroes[1]).toMatchObject({ life: 2, flew: 0 });
    expect(eventOf(game.events, 'ran')).toMatchObject({ seat: 1 });
  });

  test('who charges comes with time 1, and the broom has served', () => {
    const game = steered('swordsman', { type: 'charge', chit: 'MOVE L4' });
    expect(game.s.heroes[1]!.charge).toBe(-1);
    const [first] = steerChoices(game.s);
    expect(choiceWords(game.s, 0, first!)).toMatchObject({
      text: 'Let the broom carry the Swordsman at the Amazon: strength L, time 1',
      rule: 'MR-S26',
    });
    game.play(0, [], { type: 'broom', flies: true });
    expect(game.s.heroes[1]).toMatchObject({ charge: 2, chargeTime: 1 });
    idleTo(game, 'act', any(), 2);
    expect(game.s.heroes[1]!.conjured).toEqual([]);
  });

  test('of who plays a stronger chit it can only be ended', () => {
    const game = steered('elf', { type: 'charge', chit: 'MOVE M4' });
    expect(game.offers(0)).toContainEqual(expect.objectContaining({ type: 'broom', flies: false }));
    game.play(0, [], { type: 'broom' });
    expect(game.s.heroes[1]).toMatchObject({ charge: 2, chargeTime: 4, conjured: [] });
  });

  test('on another its caster alone says when it flies, after the reveal', () => {
    const game = combat({
      colors: ['black'],
      heroes: [{ ...witch, hidden: true }, { id: 'swordsman' }],
      foes: [{ id: 'ghost', on: 1 }],
    });
    idleTo(game, 'act', any());
    if (game.s.order[game.s.turn] === 1) game.play(1, [], { type: 'done' });
    game.play(0, [], { type: 'cast' });
    if (game.s.phase === 'act') game.play(1, [], { type: 'done' });
    game.s.drawn = [0, 1];
    game.play(0, [], { type: 'target', who: 'swordsman' });
    game.play(1, [], { type: 'enough' }, { type: 'attack', chit: null });
    expect(game.offers(1).map(({ chit }) => chit)).not.toContain('Broomstick FLY L1');
    game.roll(0, any(), { type: 'maneuver', chit: null });
    game.roll(1, any(), { type: 'maneuver', chit: 'MOVE L4' }, { type: 'toward', to: 'CHARGE' });
    expect(game.s.phase).toBe('shift');
    expect(game.offers(0)).toContainEqual({ type: 'broom', at: 'swordsman', item: null, flies: true });
    game.roll(0, any(), { type: 'broom' });
    expect(eventOf(game.events, 'aimed', ({ at }) => at === 1).against).toBe(1);
  });
});

describe('MR-T28: the flying carpet', () => {
  const rider = (more: object = {}): Position['heroes'][number] => ({
    id: 'elf',
    with: ['flying-carpet'],
    inventory: { 'flying-carpet': { active: true } },
    ...more,
  });

  test('without purple it lies still', () => {
    const game = combat({ heroes: [rider()], foes: [{ id: 'ghost', on: 0 }] });
    expect(types(game)).not.toContain('fly');
    expect(types(game)).not.toContain('light');
  });

  test('it flies with M2, and only where that is faster than what stands on the sheet', () => {
    const at = (id: string) => combat({ colors: ['purple'], heroes: [rider()], foes: [{ id, on: 0 }] });
    const game = at('ghost');
    expect(game.offers(0)).toContainEqual({ type: 'fly', chit: 'Flying Carpet FLY M2' });
    game.play(0, [], { type: 'fly' });
    expect(entriesOf(eventOf(game.events, 'flew'), game.s)).toEqual([
      'flying-carpet',
      'flying-carpet-flight',
    ]);
    expect(types(at('imp'))).not.toContain('fly');
  });

  test('MR-118: an own purple chit lights it, and that is no action', () => {
    const game = combat({
      heroes: [{ ...rider(), id: 'sorceror', colorChits: ['MAGIC IV3*'] }],
      foes: [{ id: 'ghost', on: 0 }],
    });
    game.play(0, [], { type: 'light', chit: 'MAGIC IV3*' });
    expect(eventOf(game.events, 'lit')).toMatchObject({ rule: 'MR-B25' });
    game.play(0, [], { type: 'fly' });
    expect(game.s.by).toBe('fled');
  });

  test('MR-118: he lights it after he has charged somebody, or activated it in the same turn', () => {
    const sorceror = { ...rider(), id: 'sorceror', colorChits: ['MAGIC IV3*'] };
    const charging = combat({ rivals: true, heroes: [sorceror, { id: 'swordsman' }] });
    charging.s.order = [0, 1];
    idleTo(charging, 'charge', any());
    charging.play(0, [], { type: 'charge', at: 'swordsman', chit: 'MOVE M5' });
    idleTo(charging, 'act', any());
    charging.play(0, [], { type: 'light', chit: 'MAGIC IV3*' });
    expect(types(charging)).not.toContain('fly');

    const packed = { 'flying-carpet': { active: false } };
    const unpacking = combat({
      heroes: [{ ...sorceror, inventory: packed }],
      foes: [{ id: 'ghost', on: 0 }],
    });
    unpacking.play(0, [], { type: 'activate' }, { type: 'light' });
    expect(eventOf(unpacking.events, 'lit')).toMatchObject({ seat: 0 });
  });
});
