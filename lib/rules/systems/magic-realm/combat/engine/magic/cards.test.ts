import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../../kernel/game/dice';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import type { Position } from '../../../scenario/position';
import { strike } from '../melee/harm';
import { instantOf } from '../melee/instant';
import type { MrEvent } from '../events';
import { attackNames, COMMITTED, FATIGUED, FOE, maneuverNames, NOBODY, WOUNDED } from '../state';
import { rollBy } from '../tables';
import { combat, eventOf, idleTo, plot, type Played } from '../testing/play';
import { conjuredOf } from './conjured';
import { ruleOfBreaking } from './owed';
import { ILL_HEALTH, pit, WITHER } from './pit';
import { callTruce, TRUCE } from './truce';
import { rollBeside, spellMissile } from './wand';

const any = () => seededDice('cards');
const types = (game: Played, seat = 0) => game.offers(seat).map(({ type }) => type);
/** Somebody with cards in use. */
const having = (id: string, cards: readonly string[], more: object = {}): Position['heroes'][number] => ({
  id,
  with: [...cards],
  inventory: Object.fromEntries(cards.map((card) => [card, { active: true }])),
  ...more,
});

test('MR-T02: the mixture is thrown instead of the weapon, and takes neither side nor poison', () => {
  const game = combat({
    heroes: [having('amazon', ['alchemists-mixture', 'oil-of-poison'])],
    foes: [{ id: 'heavy-serpent', on: 0 }],
  });
  expect(types(game)).not.toContain('alert');
  game.play(0, [], { type: 'done' }, { type: 'target' });
  game.play(0, [4, 1, 1, 1, 1], ...plot('FIGHT L4', 'THRUST', null, ''), { type: 'shield', to: 'SMASH' });
  expect(eventOf(game.events, 'aimed', ({ by }) => by === 0).time).toBe(4);
  // Three stars less the one for armor, and two levels by the best roll.
  expect(eventOf(game.events, 'struck', ({ by }) => by === 0).force).toMatchObject({
    harm: 2,
    stars: 2,
    bonus: 0,
    rolled: 1,
  });
  expect(game.events.filter(({ type }) => type === 'weapon')).toEqual([]);
});

describe('after the reveal', () => {
  const melee = (cards: readonly string[], foe: string, move: string | null): Played => {
    const game = combat({ heroes: [having('amazon', cards)], foes: [{ id: foe, on: 0 }] });
    game.play(0, [], { type: 'done' }, { type: 'target' });
    game.roll(0, any(), { type: 'attack', chit: 'FIGHT M5' }, { type: 'direct', to: 'THRUST' });
    game.roll(0, any(), { type: 'maneuver', chit: move });
    if (move !== null) game.roll(0, any(), { type: 'toward', to: 'CHARGE' });
    return game.roll(0, any(), { type: 'shield', to: 'SMASH' });
  };

  test('MR-T05: bracelets turn an attack at slow targets elsewhere', () => {
    expect(melee(['battle-bracelets'], 'wolf-a', null).s.phase).not.toBe('shift');
    const game = melee(['battle-bracelets'], 'giant', null);
    expect(game.s.phase).toBe('shift');
    const to = attackNames[game.s.foes[0]!.box];
    game.roll(0, any(), { type: 'redirect', to });
    expect(eventOf(game.events, 'aimed', ({ by }) => by === 0).why).toBe('match');
  });

  test('MR-T21: the cloak lets its owner be elsewhere, if all attacks are slow', () => {
    expect(melee(['elusive-cloak'], 'wolf-a', 'MOVE M4').s.phase).not.toBe('shift');
    expect(melee(['elusive-cloak'], 'ogre', null).s.phase).not.toBe('shift');
    const game = melee(['elusive-cloak'], 'ogre', 'MOVE M4');
    expect(game.s.phase).toBe('shift');
    const away = maneuverNames[(game.s.foes[0]!.box + 1) % 3];
    game.roll(0, any(), { type: 'elude', to: away });
    expect(eventOf(game.events, 'aimed', ({ at }) => at === 0).why).toBe('miss');
  });
});

test('MR-X15, MR-T08: terror wounds what a belt makes medium, and spares what it makes heavy', () => {
  const game = combat({
    heroes: [having('white-knight', ['belt-of-strength'])],
    foes: [{ id: 'ghost', on: 0 }],
  });
  pit(game.s, 0, 0, [3], 3);
  const wounded = game.s.game.heroes[0]!.playings.filter(
    (_, chit) => game.s.heroes[0]!.chits[chit] === WOUNDED,
  );
  expect(wounded.map(({ code }) => code)).toEqual(['MOVE H6', 'FIGHT H6']);
});

test('MR-T73, MR-X16: what blight wounds the Vial of Healing turns into fatigue at once', () => {
  const game = combat({ heroes: [having('amazon', ['vial-of-healing'])], foes: [{ id: 'ghost', on: 0 }] });
  pit(game.s, 0, 0, [4], 4);
  expect(game.s.heroes[0]!.chits).toContain(FATIGUED);
  expect(game.s.heroes[0]!.chits).not.toContain(WOUNDED);
});

describe('MR-T45: the Magic Wand', () => {
  test('MR-B10: who rolls but one die has none beside the red one', () => {
    expect(rollBeside(5, { dice: 1, plus: 0 }, scriptedDice())).toEqual({ faces: [5], result: 5 });
    expect(rollBeside(2, { dice: 2, plus: 0 }, scriptedDice(3))).toEqual({ faces: [2, 3], result: 3 });
  });

  test('attack spells roll one die on the Missile table: the other lies on its 1', () => {
    const game = combat({
      colors: ['purple'],
      heroes: [having('wizard', ['magic-wand', 'fiery-blast'])],
      foes: [{ id: 'viper', on: 0 }],
    });
    game.play(0, [], { type: 'cast' }, { type: 'target' }, { type: 'direct', to: 'THRUST' });
    game.play(0, [4, 1, 1, 3], { type: 'maneuver', chit: null });
    expect(eventOf(game.events, 'struck', ({ by }) => by === 0).force.rolled).toBe(3);
  });

  test('who rolls but one die there rolls none, also on the adjusted table', () => {
    const { s } = combat({
      colors: ['purple'],
      heroes: [having('wizard', ['magic-wand', 'lucky-charm', 'fiery-blast'])],
      foes: [{ id: 'viper', on: 0 }],
    });
    const roll = spellMissile(s, 0);
    expect(roll).toEqual({ missile: { dice: 1, plus: 0 }, red: 1 });
    const shot = { by: 0, at: FOE, kind: 'HARM', harm: 1, stars: 1, bonus: 0, length: 17, ...roll } as const;
    const attack = { ...shot, part: false, direct: 0, time: 2, hitsEqual: false, ignoresArmor: false };
    const events: MrEvent[] = [];
    strike(s, attack, instantOf(s), scriptedDice(), (event) => events.push(event));
    expect(eventOf(events, 'struck').force.rolled).toBe(1);
    strike(s, { ...attack, adjust: 2 }, instantOf(s), scriptedDice(), (event) => events.push(event));
    expect(eventOf(events, 'adjusted')).toMatchObject({ faces: [1], total: 3 });
  });

  test('on the table of his spell its owner says what the red die shows', () => {
    const game = combat({
      colors: ['black'],
      heroes: [having('witch-king', ['magic-wand', 'power-of-the-pit'])],
      foes: [{ id: 'giant', on: 0 }],
    });
    game.play(0, [], { type: 'cast' }, { type: 'target' });
    expect(types(game)).toEqual(Array.from({ length: 6 }, () => 'red-die'));
    game.play(0, [1], { type: 'red-die', face: 2 });
    expect(eventOf(game.events, 'rolled')).toMatchObject({ faces: [2, 1], result: 2 });
  });
});

test('MR-125, MR-126: a spell that a sheet calls awake is cast with its book, with time 0 and no chit', () => {
  const game = combat({
    colors: ['purple'],
    heroes: [
      {
        id: 'amazon',
        with: ['book-of-lore'],
        inventory: { 'book-of-lore': { active: true, awake: ['fiery-blast'] } },
      },
    ],
    // An imp moves with 2 and stops every chit.
    foes: [{ id: 'imp', on: 0 }],
  });
  expect(game.offers(0)).toContainEqual({
    type: 'cast',
    spell: 'fiery-blast',
    chit: 'Book of Lore',
    color: null,
  });
  game.play(0, [], { type: 'cast' }, { type: 'target' }, { type: 'direct', to: 'THRUST' });
  idleTo(game, 'act', any(), 2);
  // Once in an evening.
  expect(types(game)).not.toContain('cast');
});

describe('MR-T03: the amulet', () => {
  test('it lifts a curse or breaks a spell when it is activated', () => {
    const game = combat({
      heroes: [{ id: 'amazon', with: ['amulet'] }],
      foes: [{ id: 'ghost', on: 0 }],
    });
    game.s.heroes[0]!.curses = 4;
    game.play(0, [], { type: 'activate', item: 'amulet' });
    expect(types(game)).toEqual(['uncurse', 'break-other']);
    game.play(0, [], { type: 'uncurse' });
    expect(game.s.heroes[0]!.curses).toBe(0);
    expect(eventOf(game.events, 'uncursed')).toMatchObject({ rule: 'MR-T03', curse: 2 });
  });
});

describe('MR-T74: the withered claw', () => {
  const clawed = (dice: readonly number[]) =>
    combat({
      heroes: [{ id: 'amazon', with: ['withered-claw'] }],
      foes: [{ id: 'ghost', on: 0 }],
    }).play(0, dice, { type: 'activate', item: 'withered-claw' });

  test('one roll is read on the Wish and on the Curse table', () => {
    const game = clawed([6, 1]);
    expect(game.s.heroes[0]).toMatchObject({ strong: 1, curses: 32 });
    const rolled = game.events.flatMap((event) =>
      event.type === 'rolled' ? [[event.table, event.rule]] : [],
    );
    expect(rolled).toEqual([
      ['curse', 'MR-X06'],
      ['wish', 'MR-X12'],
    ]);
  });

  test('MR-X08: somebody else is sent elsewhere', () => {
    const game = clawed([2, 1]);
    game.play(0, [], { type: 'send', who: 'ghost' });
    expect(game.s.foes[0]).toMatchObject({ alive: 0, away: 1 });
    const two = combat({ rivals: true, heroes: [{ id: 'amazon', with: ['withered-claw'] }, { id: 'elf' }] });
    idleTo(two, 'act', any());
    if (two.s.order[two.s.turn] === 1) two.play(1, [], { type: 'done' });
    two
      .play(0, [2, 1], { type: 'activate', item: 'withered-claw' })
      .play(0, [], { type: 'send', who: 'elf' });
    expect(eventOf(two.events, 'sent')).toMatchObject({ rule: 'MR-X08', who: 1 });
  });

  test('MR-X07: or he himself', () => {
    const game = clawed([1, 1]);
    expect(eventOf(game.events, 'sent')).toMatchObject({ rule: 'MR-X07', who: 0 });
    expect(game.s.by).toBe('fled');
  });
});

describe('MR-B70: options of magic', () => {
  test('enhanced magic ties up neither chit nor spell', () => {
    const game = combat({
      house: { 'magic.enhanced': true },
      colors: ['gold'],
      heroes: [
        { id: 'elf', with: ['elven-grace'], hidden: true },
        { id: 'amazon', hidden: true },
      ],
      foes: [{ id: 'ogre' }],
    });
    idleTo(game, 'act', any());
    if (game.s.order[game.s.turn] === 1) game.play(1, [], { type: 'done' });
    game.play(0, [], { type: 'cast' });
    if (game.s.phase === 'act') game.play(1, [], { type: 'done' });
    game.s.drawn = [0, 1];
    game.play(0, [], { type: 'target', who: 'elf' });
    game.play(1, [], { type: 'enough' });
    expect(game.s.heroes[0]).toMatchObject({ grace: 0, bound: 0 });
    expect(game.s.heroes[0]!.chits.filter((state) => state === 3)).toEqual([]);
    idleTo(game, 'act', any(), 2);
    game.s.turn = game.s.order.indexOf(0);
    expect(types(game)).toContain('cast');
  });

  test('MR-S29: the Power of the Pit has to hit, and then rolls', () => {
    const game = combat({
      house: { 'magic.pitAsAttack': true },
      colors: ['black'],
      heroes: [{ id: 'witch-king', with: ['power-of-the-pit'] }],
      foes: [{ id: 'giant', on: 0 }],
    });
    game.play(0, [], { type: 'cast' }, { type: 'target' });
    // It took effect, and nothing was rolled yet.
    expect(game.events.filter(({ type }) => type === 'rolled')).toEqual([]);
    game.roll(0, any(), { type: 'direct', to: 'SMASH' });
    idleTo(game, 'fatigue', any());
    const aimed = eventOf(game.events, 'aimed', ({ by }) => by === 0);
    expect(game.events.some(({ type }) => type === 'rolled')).toBe(aimed.why !== 'miss');
  });
});

describe('spells that a combat of its own carries out as the days do', () => {
  const free = (spell: string, color: 'white' | 'purple' | 'grey', more: Partial<Position> = {}) =>
    combat({
      colors: [color],
      heroes: [
        {
          id: { white: 'white-knight', purple: 'sorceror', grey: 'witch' }[color],
          with: [spell],
          hidden: true,
        },
      ],
      foes: [{ id: 'ghost' }],
      ...more,
    }).play(0, [], { type: 'lured' });

  test('MR-S04: whoever is blessed rolls on the Wish table, and says at once whom it sends away', () => {
    const game = free('small-blessing', 'white');
    game.play(0, [], { type: 'cast' });
    game.play(0, [2, 1], { type: 'target', who: 'white-knight' });
    expect(game.offers(0)).toEqual([{ type: 'send', who: 'ghost' }]);
    game.play(0, [], { type: 'send', who: 'ghost' });
    expect(game.s.by).toBe('victory');
  });

  test('MR-X11, MR-125: the wish for health brings chits back, and no spell that a book has cast', () => {
    const game = free('small-blessing', 'white', {
      heroes: [
        {
          id: 'white-knight',
          with: ['small-blessing', 'book-of-lore'],
          hidden: true,
          chits: { 'FIGHT H6': 'wounded' },
        },
      ],
    });
    const hero = game.s.heroes[0]!;
    const book = game.s.game.heroes[0]!.playings.findIndex(({ item }) => item >= 0);
    hero.chits[book] = FATIGUED;
    hero.curses = WITHER | ILL_HEALTH;
    game.play(0, [], { type: 'cast' });
    game.play(0, [5, 1], { type: 'target', who: 'white-knight' });
    expect(hero.curses).toBe(0);
    expect(hero.chits.filter((state) => state === WOUNDED)).toEqual([]);
    expect(hero.chits[book]).toBe(FATIGUED);
  });

  test('MR-X10: a wish for peace leaves two more rounds, in which there are only actions', () => {
    const game = free('small-blessing', 'white');
    game.play(0, [], { type: 'cast' });
    game.play(0, [4, 1], { type: 'target', who: 'white-knight' });
    for (const round of [2, 3]) {
      expect(game.s).toMatchObject({ round, phase: 'act' });
      game.play(0, [], { type: 'done' });
    }
    expect(game.s.by).toBe('stalemate');
  });

  test('MR-X10, MR-S24: then nobody is in the grip of anybody', () => {
    const { s } = free('small-blessing', 'white');
    s.heroes[0]!.grip = FOE;
    callTruce(s, TRUCE);
    expect(s.heroes[0]!.grip).toBe(NOBODY);
  });

  test('MR-S46, MR-S30: a remedy breaks a curse or a spell, dissolving only a spell', () => {
    const remedied = free('remedy', 'grey');
    remedied.s.heroes[0]!.curses = 4;
    remedied.play(0, [], { type: 'cast' });
    expect(types(remedied)).toEqual(['uncurse', 'break-other']);
    expect(ruleOfBreaking(remedied.s, 0)).toBe('MR-S46');
    remedied.play(0, [], { type: 'uncurse' });
    expect(remedied.s.heroes[0]!.curses).toBe(0);
    expect(eventOf(remedied.events, 'uncursed').rule).toBe('MR-S46');
    const dissolved = free('dissolve-spell', 'purple');
    dissolved.s.heroes[0]!.curses = 4;
    dissolved.play(0, [], { type: 'cast' });
    expect(types(dissolved)).not.toContain('uncurse');
  });

  test('MR-S46, MR-R48: the chit of a spell that is broken in its own round tires with that round', () => {
    const game = combat({
      colors: ['gold', 'grey'],
      heroes: [
        { id: 'elf', with: ['faerie-lights'] },
        { id: 'witch', with: ['remedy'] },
      ],
      foes: [{ id: 'ghost' }],
    });
    idleTo(game, 'act', any());
    game.play(0, [], { type: 'cast', chit: 'MAGIC III3*' }).play(1, [], { type: 'cast' });
    game.s.drawn = [0, 1];
    game.play(0, [], { type: 'mark', chit: 'MAGIC VII4*' }, { type: 'enough' });
    game.play(1, [], { type: 'unbind', of: 'elf' });
    const elf = game.s.heroes[0]!;
    expect([elf.altered, elf.bound]).toEqual([[], 0]);
    idleTo(game, 'lure', any(), 2);
    expect(elf.chits).not.toContain(COMMITTED);
  });

  test('MR-S46, MR-S26, MR-S40: a broom or token is gone once the spell is broken that has given it', () => {
    const game = combat({
      colors: ['black', 'grey'],
      heroes: [
        { id: 'witch', with: ['broomstick'] },
        { id: 'druid', with: ['remedy'] },
      ],
      foes: [{ id: 'ghost' }],
    });
    idleTo(game, 'act', any());
    game.play(0, [], { type: 'cast', chit: 'MAGIC V4*' }).play(1, [], { type: 'cast', chit: 'MAGIC VIII4*' });
    game.s.drawn = [0, 1];
    game.play(0, [], { type: 'target', who: 'witch' });
    expect(conjuredOf(game.s, 0, 'broom')).toHaveLength(1);
    game.play(1, [], { type: 'unbind', of: 'witch', on: 'witch' });
    expect(conjuredOf(game.s, 0, 'broom')).toEqual([]);
    expect(game.offers(0).filter(({ chit }) => chit === 'Broomstick FLY L1')).toEqual([]);
  });

  test('MR-S42: bad luck adds to every roll', () => {
    const game = combat({
      rivals: true,
      colors: ['grey'],
      heroes: [{ id: 'witch', with: ['bad-luck'] }, { id: 'amazon' }],
    });
    idleTo(game, 'act', any());
    if (game.s.order[game.s.turn] === 1) game.play(1, [], { type: 'done' });
    game.play(0, [], { type: 'cast' });
    if (game.s.phase === 'act') game.play(1, [], { type: 'done' });
    game.s.drawn = [0, 1];
    game.play(0, [], { type: 'target', who: 'amazon' });
    game.play(1, [], { type: 'enough' });
    expect(rollBy(game.s, 1, 'hide').plus).toBe(1);
    game.s.heroes[1]!.pentangle = 1;
    expect(rollBy(game.s, 1, 'hide').plus).toBe(0);
  });
});
