import { describe, expect, test } from 'vitest';
import type { Position } from '../../../scenario/position';
import { seededDice } from '../../../../../kernel/game/dice';
import { engine } from '..';
import { battles, provoke, spares } from '../fighters/enmity';
import { takesPart } from '../fighters/hirelings';
import { killBy } from '../melee/kills';
import { hirelingsOf } from '../melee/sheets';
import { untie } from './charms';
import { renewService } from './holding';
import { askToBreak, owedChoices, playOwed } from './owed';
import { COMMITTED, FATIGUED, FOE } from '../state';
import { combat, eventOf, idleTo, type Played } from '../testing/play';
import { tableOf, tryTable } from '../testing/table';
import { line } from '../../../testing';

const at = (played: Played, id: string, nth = 0) =>
  played.s.foes[played.s.game.foes.flatMap((one, i) => (one.id === id ? [i] : []))[nth]!]!;

/** A caster on whose sheet all of them come; he casts, names the target, and plots nothing. */
function cast(spell: string, target: string, more: Partial<Position> & Pick<Position, 'heroes'>): Played {
  const game = combat({ colors: ['white', 'grey', 'gold', 'purple', 'black'], ...more });
  game.play(0, [], { type: 'cast', spell });
  return game.play(0, [], { type: 'target', who: target });
}

describe('control', () => {
  const bats: Pick<Position, 'heroes' | 'foes'> = {
    heroes: [{ id: 'elf', with: ['control-bats'] }],
    foes: [{ id: 'giant-bat' }, { id: 'giant-bat' }, { id: 'viper' }],
  };

  test('MR-S37: all bats serve the caster at once, and leave his sheet', () => {
    const game = cast('control-bats', 'Giant Bat 1', bats);
    expect([0, 1].map((nth) => at(game, 'giant-bat', nth))).toMatchObject([
      { owner: 0, charm: 0, on: -1 },
      { owner: 0, charm: 0, on: -1 },
    ]);
    expect(at(game, 'viper')).toMatchObject({ owner: -1, on: 0 });
    expect(eventOf(game.events, 'held')).toMatchObject({
      rule: 'MR-S37',
      serves: true,
      foes: [FOE, FOE + 1],
    });
  });

  test('MR-S37: of all that it takes only one is named, and those who serve somebody are no target', () => {
    const game = combat({
      ...bats,
      colors: ['grey'],
      foes: [{ id: 'giant-bat' }, { id: 'giant-bat' }, { id: 'giant-bat', hirer: 0 }],
    });
    game.play(0, [], { type: 'lured' }, { type: 'stay' }, { type: 'cast', spell: 'control-bats' });
    expect(game.offers(0).filter(({ type }) => type === 'target')).toHaveLength(1);
  });

  test('MR-S28: what a pentangle guards does not serve, until the pentangle is gone', () => {
    const game = cast('control-bats', 'Giant Bat 1', bats);
    const bat = game.s.foes[0]!;
    bat.pentangle = 0;
    renewService(game.s, (event) => game.events.push(event));
    expect(bat).toMatchObject({ owner: -1, charm: 0, on: -1 });
    expect([takesPart(game.s, 0), battles(game.s, FOE, 0)]).toEqual([true, true]);
    expect(hirelingsOf(game.s, 0)).toEqual([FOE + 1]);
    expect(eventOf(game.events, 'service')).toMatchObject({ rule: 'MR-S28', who: FOE, rests: true });
    bat.on = 0;
    bat.pentangle = -1;
    renewService(game.s);
    expect(bat).toMatchObject({ owner: 0, charm: 0, on: -1 });
    renewService(game.s, () => {
      throw new Error('nothing has changed');
    });
  });

  test('MR-S28: a pentangle is cast on what serves another', () => {
    const game = combat({
      rivals: true,
      colors: ['black'],
      heroes: [{ id: 'witch', with: ['pentangle'] }, { id: 'captain' }],
      foes: [{ id: 'giant-bat', hirer: 1 }],
    });
    idleTo(game, 'act', seededDice('ward'));
    game.play(0, [], { type: 'cast', spell: 'pentangle' });
    if (game.s.phase === 'act') game.play(1, [], { type: 'done' });
    game.s.drawn = [0, 1];
    game.play(0, [], { type: 'target', who: 'giant-bat' });
    idleTo(game, 'plot', seededDice('ward'));
    expect(game.s.foes[0]).toMatchObject({ pentangle: 0, owner: -1, charm: 1 });
    // Another round, with whatever it does now.
    idleTo(game, 'act', seededDice('ward'), 2);
    expect(game.s.foes[0]).toMatchObject({ owner: -1, charm: 1 });
    untie(game.s, 0, game.s.heroes[0]!.ties[0]!.spell, FOE);
    idleTo(game, 'target', seededDice('ward'), 2);
    expect(game.s.foes[0]).toMatchObject({ pentangle: -1, owner: 1, charm: 1 });
  });

  test('MR-124: without anything that it could hold it is not offered', () => {
    const game = combat({ ...bats, colors: ['grey'], foes: [{ id: 'viper' }] });
    expect(game.offers(0).some(({ type }) => type === 'cast')).toBe(false);
  });

  test('MR-B70: with enhanced magic neither chit nor box is tied up, and what serves can be freed all the same', () => {
    const game = cast('control-bats', 'Giant Bat 1', {
      ...bats,
      heroes: [{ id: 'elf', with: ['control-bats', 'dissolve-spell'] }],
      house: { 'magic.enhanced': true },
    });
    expect(game.s.heroes[0]).toMatchObject({ bound: 0 });
    expect(game.s.heroes[0]!.chits).not.toContain(COMMITTED);
    askToBreak(game.s, 0, false);
    expect(owedChoices(game.s, 0)).toContainEqual({ type: 'unbind', of: 0, spell: 0, on: 0 });
  });

  test('MR-S30, MR-B26: of two spells that hold something only the one that is broken lets go, and its chit tires', () => {
    const game = cast('control-bats', 'giant-bat', {
      ...bats,
      heroes: [{ id: 'elf', with: ['control-bats', 'persuade', 'dissolve-spell'] }],
      foes: [{ id: 'giant-bat' }, { id: 'ogre' }],
    });
    const elf = game.s.heroes[0]!;
    // In an earlier round he has persuaded the ogres.
    at(game, 'ogre').calm = 1;
    elf.holds = [...elf.holds, { spell: 1, chit: -1, foes: [FOE + 1] }];
    elf.bound |= 0b10;
    elf.chits[game.s.game.heroes[0]!.playings.findIndex(({ code }) => code === 'MAGIC III3*')] = COMMITTED;
    const tied = (): number => elf.chits.filter((state) => state === COMMITTED).length;
    expect([at(game, 'giant-bat').owner, elf.bound, tied()]).toEqual([0, 0b11, 2]);
    askToBreak(game.s, 0, false);
    playOwed(game.s, 0, { type: 'unbind', of: 0, spell: 1, on: 0 }, seededDice('two'));
    expect([at(game, 'giant-bat').owner, at(game, 'ogre').calm, elf.bound, tied()]).toEqual([0, 0, 0b01, 1]);
  });

  test('MR-S15, MR-S30, MR-B26: of two Persuades of one caster only the one that is broken lets go', () => {
    const game = combat({
      colors: ['gold', 'purple'],
      heroes: [{ id: 'elf', with: ['persuade', 'persuade', 'dissolve-spell'] }],
      foes: [{ id: 'giant' }, { id: 'ogre' }],
    });
    game.play(0, [], { type: 'cast', spell: 'persuade' }, { type: 'target', who: 'ogre' });
    const elf = game.s.heroes[0]!;
    expect(elf.holds).toMatchObject([{ spell: 0, foes: [FOE + 1] }]);
    // In an earlier round he has persuaded the giants.
    at(game, 'giant').calm = 1;
    elf.holds = [...elf.holds, { spell: 1, chit: -1, foes: [FOE] }];
    elf.bound |= 0b10;
    askToBreak(game.s, 0, false);
    playOwed(game.s, 0, { type: 'unbind', of: 0, spell: 1, on: 0 }, seededDice('two'));
    expect([at(game, 'ogre').calm, at(game, 'giant').calm, elf.bound]).toEqual([1, 0, 0b01]);
  });

  test('MR-S44: one spider alone; a red one lets go', () => {
    const game = cast('guide-spider-or-octopus', 'tremendous-spider', {
      heroes: [{ id: 'witch', with: ['guide-spider-or-octopus'] }],
      foes: [{ id: 'tremendous-spider', on: 0, dark: true }, { id: 'heavy-spider' }],
    });
    expect(at(game, 'tremendous-spider')).toMatchObject({ owner: 0, side: 0, target: -1, on: -1 });
    expect(at(game, 'heavy-spider')).toMatchObject({ owner: -1, on: 0 });
  });

  test('MR-B46: what serves is deployed, its head or club never where its body is', () => {
    const game = combat({
      heroes: [{ id: 'captain' }],
      foes: [{ id: 'viper' }, { id: 'heavy-dragon', hirer: 0 }, { id: 'tremendous-dragon', hirer: 0 }],
    });
    game.play(0, [], { type: 'lured' });
    const deployed = game.offers(0).filter(({ type, by }) => type === 'deploy' && by === 'tremendous-dragon');
    // Tremendous monsters turn only by what they hit. (MR-175)
    expect(deployed.map(({ who, side }) => [who, side])).toContainEqual(['viper', 0]);
    expect(deployed.some(({ side }) => side === 1)).toBe(false);
    game.play(0, [], { type: 'deploy', by: 'tremendous-dragon', who: 'viper' });
    expect(at(game, 'viper').on).toBe(-1);
    game.play(0, [], { type: 'stay' }, { type: 'done' });
    for (let n = 0; n < 30 && game.s.phase === 'target'; n++) {
      const [first] = game.offers(0).filter(({ type }) => type !== 'target');
      game.play(0, [], first as { type: string });
    }
    const { box, partBox } = at(game, 'tremendous-dragon');
    expect(box).not.toBe(partBox);
  });

  test('MR-B45: who aims at what he controls frees it, without a loss of fame', () => {
    const game = combat({
      heroes: [{ id: 'captain' }],
      foes: [{ id: 'giant-bat', hirer: 0 }, { id: 'viper' }],
    });
    game.play(0, [], { type: 'lured' }, { type: 'stay' }, { type: 'done' });
    game.play(0, [], { type: 'target', who: 'giant-bat' });
    expect(at(game, 'giant-bat')).toMatchObject({ owner: -1, charm: -1 });
    expect(game.s.heroes[0]!.fame).toBe(0);
  });

  test.each([
    ['giant-bat', 0],
    ['l1', -4],
  ])('MR-185: what falls in his service: %s costs %i', (id, cost) => {
    const game = combat({ heroes: [{ id: 'captain' }], foes: [{ id, hirer: 0 }, { id: 'giant' }] });
    killBy(game.s, FOE + 1, [FOE], 'MR-180');
    expect(game.s.heroes[0]!.notoriety).toBe(cost);
  });
});

describe('peace with denizens', () => {
  const goblins: Pick<Position, 'heroes' | 'foes'> = {
    heroes: [{ id: 'witch', with: ['deal-with-goblins'] }],
    foes: [{ id: 'goblin-axe' }, { id: 'goblin-spear' }],
  };

  test('MR-S43: goblins of all kinds leave his sheet, and come no more', () => {
    const game = cast('deal-with-goblins', 'goblin-spear', goblins);
    for (const id of ['goblin-axe', 'goblin-spear'])
      expect(at(game, id)).toMatchObject({ owner: -1, calm: 1, on: -1 });
    finishRound(game);
    game.play(0, [], { type: 'lured' });
    expect([at(game, 'goblin-axe').on, at(game, 'goblin-spear').on]).toEqual([-1, -1]);
  });

  test('MR-S15, MR-S43: they fight again once he aims at one of them', () => {
    const game = cast('deal-with-goblins', 'goblin-spear', goblins);
    finishRound(game);
    game.play(0, [], { type: 'lured' });
    game.play(0, [], { type: 'done' });
    const witch = game.s.heroes[0]!;
    expect([witch.bound, witch.chits.includes(COMMITTED)]).toEqual([1, true]);
    game.play(0, [], { type: 'target', who: 'goblin-axe' });
    expect([at(game, 'goblin-axe').calm, at(game, 'goblin-spear').calm]).toEqual([0, 0]);
    // The spell is broken: its box is free, and its chit has tired. (MR-R48)
    expect([witch.bound, witch.chits.includes(COMMITTED), witch.chits.includes(FATIGUED)]).toEqual([
      0,
      false,
      true,
    ]);
  });

  test('MR-S28: whom a pentangle guards the spell of another does not keep off, until it is gone', () => {
    const { s } = combat({ heroes: [{ id: 'witch' }], foes: [{ id: 'goblin-axe' }] });
    Object.assign(s.foes[0]!, { calm: 1, pentangle: 0 });
    expect([battles(s, FOE, 0), spares(s, FOE, 0)]).toEqual([true, false]);
    s.foes[0]!.pentangle = -1;
    expect([battles(s, FOE, 0), spares(s, FOE, 0)]).toEqual([false, true]);
    // Whoever aims at it meanwhile ends that peace all the same.
    s.foes[0]!.pentangle = 0;
    provoke(s, 0, FOE);
    expect(s.foes[0]!.calm).toBe(0);
  });

  test('MR-S15: a group of natives, and no other one', () => {
    const game = cast('persuade', 'l1', {
      heroes: [{ id: 'wizard', with: ['persuade'] }],
      foes: [
        { id: 'l1', on: 0 },
        { id: 'l2', on: 0 },
        { id: 'r1', on: 0 },
      ],
    });
    expect(['l1', 'l2', 'r1'].map((id) => [at(game, id).calm, at(game, id).on])).toEqual([
      [1, -1],
      [1, -1],
      [0, 0],
    ]);
  });
});

/** Nothing is plotted, and the round goes by. */
function finishRound(game: Played): void {
  const { round } = game.s;
  const dice = seededDice('round');
  for (let n = 0; n < 50 && game.s.round === round && game.s.phase !== 'over'; n++) {
    const offered = game.offers(0);
    const still = offered.find(
      ({ type, chit }) => ['attack', 'maneuver'].includes(type as string) && chit === null,
    );
    game.roll(0, dice, (still ?? offered[0]) as { type: string });
  }
}

describe('lists', () => {
  const bats = { 'giant-bat': { spell: 'control-bats' } };

  test('MR-L42, MR-S37: monsters that a spell controls fight for the character of their list', () => {
    const table = tableOf({
      heroes: [
        { entries: ['witch', { entry: 'giant-bat', count: 2 }], options: { form: 'roster', hires: bats } },
      ],
      denizens: { 'giant-bat': 1, viper: 1 },
    });
    const s = engine.setup(table, seededDice('bats'));
    expect(s.game.foes.map(({ name }, i) => [name, s.foes[i]!.owner, s.foes[i]!.charm])).toEqual([
      ['Giant Bat', -1, -1],
      ['Viper', -1, -1],
      ['Giant Bat 2', 0, 0],
      ['Giant Bat 3', 0, 0],
    ]);
  });

  test.each([
    ['without a spell', {}, 'not_in_service'],
    ['by a spell for others', { spell: 'persuade' }, 'not_in_service'],
    ['after its sunset', { spell: 'control-bats', day: 2 }, 'not_in_service'],
  ])('MR-B45: one that serves %s is refused', (_, hire, code) => {
    const made = tryTable({
      heroes: [
        {
          entries: [line('witch'), 'giant-bat'],
          options: { form: 'roster', day: 9, hires: { 'giant-bat': hire } },
        },
      ],
      denizens: { viper: 1 },
    });
    expect(made.ok).toBe(false);
    expect(JSON.stringify(made)).toContain(code);
  });

  test('MR-L40: there are no more than the game has', () => {
    const made = tryTable({
      heroes: [
        {
          entries: ['witch', { entry: 'octopus', count: 1 }],
          options: { form: 'roster', hires: { octopus: { spell: 'guide-spider-or-octopus' } } },
        },
      ],
      denizens: { octopus: 1 },
    });
    expect(JSON.stringify(made)).toContain('native_taken');
  });
});
