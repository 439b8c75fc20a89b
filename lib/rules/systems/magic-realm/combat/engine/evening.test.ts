import { describe, expect, test } from 'vitest';
import { attacksOf } from './melee/attacks';
import { timeOf } from './fighters/playing';
import type { MrGame } from './facts';
import { actChoices } from './encounter/acting';
import { chargeChoices } from './encounter/charging';
import { lureChoices, playLure } from './encounter/luring';
import { playDeploy, takersOf } from './fighters/hirelings';
import { guestsOf } from './magic/wishing';
import { COMMITTED, FINDS_ARMS, FOE, type MrState } from './state';
import { aims } from './targets';
import { combat, eventOf, playing, plot, toPlot, type Played } from './testing/play';

/** As in an evening of the realm. */
const inEvening = (played: Played): Played =>
  playing({ ...played.s, game: { ...played.s.game, evening: true } satisfies MrGame });
const chitOf = (s: MrState, is: (code: string) => boolean): number =>
  s.game.heroes[0]!.playings.findIndex(({ code }) => is(code));

describe('a combat in the realm', () => {
  const peaceful = () => {
    const game = combat({ heroes: [{ id: 'amazon' }], foes: [{ id: 'r6' }, { id: 'r7' }] });
    for (const foe of game.s.foes) Object.assign(foe, { battles: 0, on: -1 });
    return game;
  };

  test('MR-B52: natives who do not battle him may be lured, and aiming at one rouses all of the group', () => {
    const { s } = peaceful();
    expect(lureChoices({ ...s, phase: 'lure' }, 0).map(({ type }) => type)).toEqual([
      'lure',
      'lure',
      'lured',
    ]);
    const game = peaceful();
    game.play(0, [], { type: 'done' }, { type: 'target', who: 'r6' });
    expect(game.s.foes.map(({ battles }) => battles)).toEqual([1, 1]);
  });

  test('MR-B52, MR-106: they are not assigned to him', () => {
    const game = inEvening(peaceful());
    game.play(0, [], { type: 'done' }, { type: 'enough' });
    game.play(0, [], { type: 'attack', chit: null }, { type: 'maneuver', chit: null });
    expect(game.events.some(({ type }) => type === 'assigned')).toBe(false);
    // Nobody is left who fights.
    expect(game.s.by).toBe('victory');
  });

  test('MR-099: luring by a hireling rouses the group against his employer, and only those whom it battles take part', () => {
    const { s } = combat({
      heroes: [{ id: 'amazon' }],
      foes: [{ id: 'r6' }, { id: 'r7' }, { id: 'o1', hirer: 0 }],
    });
    for (const foe of s.foes) if (foe.owner < 0) Object.assign(foe, { battles: 0, on: -1 });
    Object.assign(s, { phase: 'lure', turn: 0 });
    expect(takersOf(s, 0, FOE)).toEqual([]);
    playLure(s, 0, { type: 'lure', who: FOE + 1, by: FOE + 2 });
    expect(s.foes.map(({ battles }) => battles & 1)).toEqual([1, 1, 1]);
    expect([s.foes[1]!.on, takersOf(s, 0, FOE)]).toEqual([FOE + 2, [0]]);
  });

  test('MR-099: so does deploying one against them, but not against natives whom somebody hired', () => {
    const { s } = combat({
      rivals: true,
      heroes: [{ id: 'amazon' }, { id: 'elf' }],
      foes: [{ id: 'r6' }, { id: 'o1', hirer: 0 }, { id: 'r7', hirer: 1 }],
    });
    for (const foe of s.foes) Object.assign(foe, { battles: 0, on: -1 });
    playDeploy(s, 0, { type: 'deploy', by: FOE + 1, who: FOE + 2, side: 0, gallop: 0 });
    expect(s.foes.map(({ battles }) => battles)).toEqual([0, 0, 0]);
    playDeploy(s, 0, { type: 'deploy', by: FOE + 1, who: FOE, side: 0, gallop: 0 });
    expect(s.foes[0]!.battles).toBe(1);
  });

  test('MR-091, MR-R19: a round without anybody else is played to its end', () => {
    const alone = () => {
      const game = combat({ heroes: [{ id: 'amazon' }], foes: [{ id: 'viper', on: 0 }] });
      game.s.foes[0]!.alive = 0;
      return game;
    };
    expect(inEvening(alone()).play(0, [], { type: 'done' }).s.phase).toBe('plot');
    expect(alone().play(0, [], { type: 'done' }).s.phase).toBe('over');
  });

  test('MR-033, MR-116, MR-138: hidden ones are charged and aimed at by who found them', () => {
    const { s } = combat({ rivals: true, heroes: [{ id: 'amazon' }, { id: 'elf', hidden: true }] });
    expect([chargeChoices(s, 0), aims(s, 0)]).toEqual([[], []]);
    s.heroes[0]!.found = 0b10;
    expect(aims(s, 0)).toEqual([1]);
    const [charge] = chargeChoices(s, 0);
    expect(charge).toMatchObject({ type: 'charge', at: 1 });
  });

  test('MR-X30, MR-138: who found hidden enemies aims at hidden hirelings too', () => {
    const { s } = combat({
      rivals: true,
      heroes: [{ id: 'amazon' }, { id: 'elf', hidden: true }],
      foes: [{ id: 'r7', hirer: 1, hidden: true }],
    });
    expect(aims(s, 0)).toEqual([]);
    expect(guestsOf(s, 0)).toEqual([]);
    s.heroes[0]!.finder = 1;
    expect(aims(s, 0)).toEqual([FOE]);
    expect(guestsOf(s, 0)).toEqual([FOE]);
  });

  test('MR-X33: who has found those that bear arms aims at natives and goblins, not at other beasts', () => {
    const { s } = combat({
      rivals: true,
      heroes: [{ id: 'amazon' }, { id: 'elf', hidden: true }],
      foes: ['r7', 'goblin-axe', 'viper'].map((id) => ({ id, hirer: 1, hidden: true })),
    });
    s.heroes[0]!.finder = FINDS_ARMS;
    expect(aims(s, 0)).toEqual([FOE, FOE + 1]);
    expect(guestsOf(s, 0)).toEqual([FOE, FOE + 1]);
  });

  test('MR-121: without a way out nobody runs', () => {
    const { s } = combat({ heroes: [{ id: 'amazon' }], foes: [{ id: 'giant', on: 0 }] });
    const heroes = s.game.heroes.map((hero) => ({ ...hero, shut: true as const }));
    const runs = (of: MrState) => actChoices(of, 0).some(({ type }) => type === 'run');
    expect([runs(s), runs({ ...s, game: { ...s.game, heroes } })]).toEqual([true, false]);
  });
});

describe('what was made ready', () => {
  const caster = () =>
    combat({
      heroes: [{ id: 'wizard', with: ['fiery-blast'] }],
      colors: ['purple'],
      foes: [{ id: 'viper', on: 0 }],
    });

  test('MR-037, MR-119, MR-126: a prepared chit has time 0, stays the time of its spell, and serves once', () => {
    const game = caster();
    const { s } = game;
    const chit = chitOf(s, (code) => code.startsWith('MAGIC IV'));
    s.heroes[0]!.prepared = 1 << chit;
    expect(timeOf(s, 0, chit)).toBe(0);
    game.play(0, [], { type: 'cast', spell: 'fiery-blast' }, { type: 'target' });
    expect(s.heroes[0]!.chits[chit]).toBe(COMMITTED);
    expect(
      attacksOf({ ...s, heroes: [{ ...s.heroes[0]!, plot: { ...s.heroes[0]!.plot, attack: chit } }] })[0],
    ).toMatchObject({
      by: 0,
      time: 0,
    });
  });

  test('MR-126: beside others like it, the prepared one is a choice of its own', () => {
    const { s } = combat({
      heroes: [{ id: 'sorceror', with: ['fiery-blast'] }],
      colors: ['purple'],
      foes: [{ id: 'giant', on: 0 }],
    });
    const casts = () => actChoices(s, 0).flatMap((one) => (one.type === 'cast' ? [one.chit] : []));
    const [first] = casts();
    s.heroes[0]!.prepared = 1 << (first! + 1);
    expect(casts()).toEqual(expect.arrayContaining([first, first! + 1]));
    s.heroes[0]!.prepared = 0;
    expect(casts()).not.toContain(first! + 1);
  });

  test('MR-X12: the wish for strength makes the next blow that hits exactly tremendous', () => {
    const game = toPlot({ heroes: [{ id: 'amazon' }], foes: [{ id: 'ogre', on: 0 }] });
    game.s.heroes[0]!.strong = 1;
    game.play(0, [1, 1, 1], ...plot('FIGHT M5', 'THRUST', null, ''), { type: 'shield', to: 'SMASH' });
    expect(eventOf(game.events, 'struck', ({ by }) => by === 0).force).toMatchObject({
      harm: 4,
      stars: 0,
      bonus: 0,
      levels: 4,
    });
    expect(game.s.heroes[0]!.strong).toBe(0);
  });
});
