import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../../kernel/game/dice';
import type { Position } from '../../../scenario/position';
import { engine } from '..';
import { preyOf } from './sheets';
import { FOE, type FoeState } from '../state';
import { isRidden } from '../who';
import { combat, eventOf, type Played, type Wanted } from '../testing/play';

const foe = ({ s }: Played, id: string): number => FOE + s.game.foes.findIndex((one) => one.id === id);
const stateOf = (game: Played, id: string): FoeState => game.s.foes[foe(game, id) - FOE]!;
const worth = (game: Played, id: string) => game.s.game.foes[foe(game, id) - FOE]!;
const offers = (game: Played, type: string, seat = 0) => game.offers(seat).filter((one) => one.type === type);

/** The employer hides and does nothing at all, and so do those who are not named as open. */
const idle = (foes: NonNullable<Position['foes']>, more: Partial<Position> = {}): Played =>
  combat({ heroes: [{ id: 'captain', hidden: true }], foes, ...more });
const LURED: Wanted = { type: 'lured' };
const REST: readonly Wanted[] = [
  { type: 'attack', chit: null },
  { type: 'maneuver', chit: null },
];

/** A hireling against a denizen on its own sheet, up to the plots of the idle employer. */
function against(id: string, by: string, side = 0, more: Partial<Position> = {}): Played {
  const game = idle([{ id }, { id: by, hirer: 0, hidden: true }], more);
  game.play(0, [], LURED, { type: 'deploy', side });
  if (game.s.phase === 'charge') game.play(0, [], { type: 'stay' });
  return game.play(0, [], { type: 'done' }, { type: 'enough' });
}

describe('on the sheet of a denizen', () => {
  const giant = () => {
    const game = idle([
      { id: 'giant' },
      { id: 'l1', hirer: 0, hidden: true },
      { id: 'g1', hirer: 0, hidden: true },
    ]);
    for (const by of ['l1', 'g1'])
      game.play(0, [], ...(by === 'l1' ? [LURED] : []), { type: 'deploy', by, side: 0 });
    return game.play(0, [], { type: 'done' }, { type: 'enough' });
  };

  test('MR-141, MR-142: the employer says openly where they stand, and whether horse and rider part', () => {
    const game = giant();
    // The guard came last and is alone in his box; so is the lancer in his circle.
    expect(game.offers(0)).toEqual([
      { type: 'place', who: 'l1', part: true, to: 0 },
      { type: 'place', who: 'l1', part: true, to: 1 },
    ]);
    game.play(0, [], { type: 'place', to: 1 });
    expect(stateOf(game, 'l1')).toMatchObject({ box: 0, partBox: 1 });
    expect(eventOf(game.events, 'placed').rule).toBe('MR-141');
  });

  test('MR-133, MR-156, MR-157, MR-158: a die for circles, for the target and for the defender; natives and club turn', () => {
    const game = giant();
    game.play(0, [], { type: 'place', to: 1 });
    game.play(0, [1, 1, 6, 2, 1, 2, 3, 1, 1], ...REST);
    const rolls = game.events.flatMap((event) =>
      event.type === 'repositioned' ? [[event.row, event.face]] : [],
    );
    expect(rolls).toEqual([
      ['circles', 1],
      ['squares', 2],
      ['red', 3],
    ]);
    // Face 1 keeps box 0 and sends 1 to 2; a 6 turns the lancer, and never his horse.
    expect(stateOf(game, 'l1')).toMatchObject({ box: 0, partBox: 2, side: 1 });
    expect(stateOf(game, 'g1')).toMatchObject({ box: 2, side: 0 });
    expect(stateOf(game, 'giant')).toMatchObject({ box: 1, partBox: 0, side: 0 });
    const by = (who: string) =>
      game.events.flatMap((event) =>
        event.type === 'aimed' && event.by === foe(game, who) ? [event.at] : [],
      );
    expect([by('giant'), by('l1'), by('g1')]).toEqual([
      [foe(game, 'g1'), foe(game, 'g1')],
      [foe(game, 'giant')],
      [foe(game, 'giant')],
    ]);
  });
});

describe('on a sheet of his own', () => {
  const three = () => {
    const game = idle([{ id: 'wolf-a' }, { id: 'viper' }, { id: 'octopus' }, { id: 'l1', hirer: 0 }]);
    game.play(0, [], { type: 'lure', by: 'l1', who: 'octopus' }, LURED);
    // What the roll gave to the hidden Captain stands there too.
    return game.play(0, [], { type: 'done' }, { type: 'enough' });
  };

  test('MR-140, MR-154, MR-155: he turns to one of them, shows either side, and may part from his horse', () => {
    const game = three();
    expect(offers(game, 'pick').map(({ who }) => who)).toEqual(['octopus', 'viper', 'wolf-a']);
    game.play(0, [], { type: 'pick', who: 'viper' }, ...REST);
    expect(game.offers(0)).toEqual([
      { type: 'post', to: 0 },
      { type: 'post', to: 1 },
    ]);
    game.play(0, [], { type: 'post', to: 1 });
    expect(offers(game, 'post').map(({ to }) => to)).toEqual([0, 1]);
    // Octopus and wolf must fill two circles: nothing is left to say.
    game.play(0, [4, 1, 1, 4, 1, 1], { type: 'post', to: 1 });
    expect(eventOf(game.events, 'stood')).toMatchObject({ rule: 'MR-154', side: 1, box: 0, horse: 1 });
    const rows = game.events.flatMap((event) => (event.type === 'repositioned' ? [event.row] : []));
    expect(rows).toEqual(['circles', 'squares']);
  });

  test('MR-159: he keeps direction and side, whatever the dice say', () => {
    const game = three();
    game.play(0, [], { type: 'pick', who: 'viper' }, ...REST, { type: 'post', to: 1 });
    game.play(0, [2, 6, 6, 5, 6, 6], { type: 'post', to: 0 });
    expect(stateOf(game, 'l1')).toMatchObject({ side: 1, box: 0, partBox: 0 });
  });

  test('MR-152, MR-160: what is settled there stays secret until all is shown', () => {
    const game = combat({
      heroes: [{ id: 'captain', hidden: true }, { id: 'dwarf' }],
      foes: [{ id: 'viper' }, { id: 'l1', hirer: 0 }],
    });
    game.play(0, [], { type: 'lure', by: 'l1', who: 'viper' });
    for (const seat of [0, 1])
      while (engine.toAct(game.s)[0] === seat && game.s.phase === 'act')
        game.play(seat, [], { type: 'done' });
    while (game.s.phase === 'target') game.play(engine.toAct(game.s)[0]!, [], { type: 'enough' });
    game.play(0, [], ...REST, { type: 'post', to: 1 }, { type: 'post', to: 1 });
    expect(game.s.heroes[0]!.plot.posts).toEqual([1, 0, 1, 0]);
    const seen = engine.view(game.s, 1);
    expect([seen.heroes[0]!.plot.posts, seen.foes[foe(game, 'l1') - FOE]!.side]).toEqual([[], 0]);
  });
});

describe('what they bring in, and cost', () => {
  test('MR-180, MR-182, MR-R35: the employer gets fame and notoriety, and it is no kill of his own', () => {
    const game = against('viper', 'g1');
    game.play(0, [4, 1, 1, 4, 1, 1], ...REST);
    const { fame, notoriety } = worth(game, 'viper');
    expect(eventOf(game.events, 'killed')).toMatchObject({ by: [foe(game, 'g1')], times: 1 });
    expect(game.s.heroes[0]).toMatchObject({ fame, notoriety, kills: 0 });
    expect(game.s).toMatchObject({ by: 'victory', winners: [0] });
  });

  test.each([
    ['ghq', true],
    ['g1', false],
  ])(
    'MR-184, MR-B61: a dead leader brings gold to the employer of a leader, and his group’s goods lie there: %s',
    (id, pays) => {
      const game = against('chq', id);
      game.play(0, [4, 1, 1, 4, 1, 1], ...REST);
      const { gold, notoriety } = worth(game, 'chq');
      expect(gold).toBeGreaterThan(0);
      expect(game.s.heroes[0]).toMatchObject({ gold: pays ? gold : 0, notoriety });
      expect(eventOf(game.events, 'killed').gold).toBe(pays ? gold : 0);
      expect(eventOf(game.events, 'spoils')).toMatchObject({ rule: 'MR-184', to: -1 });
    },
  );

  test('MR-185, MR-R36: who dies costs his employer what he is worth, below nothing if need be', () => {
    const game = against('heavy-troll', 'r7');
    game.play(0, [4, 1, 1, 4, 1, 1], ...REST);
    expect(eventOf(game.events, 'killed').who).toBe(foe(game, 'r7'));
    expect(game.s.heroes[0]!.notoriety).toBe(-worth(game, 'r7').notoriety);
    expect(eventOf(game.events, 'lost').rule).toBe('MR-185');
  });

  test.each([
    ['lhq', true],
    ['l1', false],
  ])(
    'MR-183, MR-B61: what a character had goes to a hired leader, and lies there where another did it: %s',
    (id, goes) => {
      const game = combat({
        rivals: true,
        heroes: [{ id: 'captain' }, { id: 'swordsman', recorded: { notoriety: 7, gold: 25 } }],
        foes: [{ id, hirer: 0 }],
      });
      game.play(0, [], { type: 'deploy', who: 'swordsman', side: 0, gallop: 0 }, { type: 'stay' });
      game.play(1, [], { type: 'stay' }).play(0, [], { type: 'done' }).play(1, [], { type: 'done' });
      while (game.s.phase === 'target') game.play(engine.toAct(game.s)[0]!, [], { type: 'enough' });
      game.play(0, [], ...REST, { type: 'shield', to: 'THRUST' });
      // Without a maneuver it hits him from anywhere.
      game.play(1, [4, 1, 1], ...REST);
      expect(game.s.heroes[0]).toMatchObject({ notoriety: 7, gold: goes ? 25 : 0, kills: 0 });
      expect(eventOf(game.events, 'spoils').to).toBe(goes ? foe(game, id) : -1);
    },
  );
});

describe('in the grip of a Tremendous monster', () => {
  test('MR-B54, MR-175: it holds the native whom it hit: he begins as its attacker, on foot, and whoever comes beside him', () => {
    const game = against('tremendous-troll', 'o2');
    game.play(0, [], { type: 'place', to: 0 });
    game.play(0, [4, 1, 1, 4], ...REST);
    expect(eventOf(game.events, 'turned').red).toBe(true);
    expect(stateOf(game, 'tremendous-troll')).toMatchObject({ on: -1, target: foe(game, 'o2') });
    expect(stateOf(game, 'o2')).toMatchObject({ on: foe(game, 'tremendous-troll') });
    expect(isRidden(game.s, foe(game, 'o2'))).toBe(false);
    // Nobody lures it, and no roll sends it elsewhere.
    expect([game.s.round, game.s.phase, offers(game, 'lure')]).toEqual([2, 'act', []]);
  });

  test('MR-B54, MR-123: attacked by a hireling it goes to a sheet of its own, holds its target and comes back', () => {
    const game = combat({
      heroes: [{ id: 'captain' }],
      foes: [
        { id: 'tremendous-spider', on: 0, dark: true },
        { id: 'r7', hirer: 0 },
      ],
    });
    game.play(0, [], { type: 'deploy', side: 0 });
    const spider = foe(game, 'tremendous-spider');
    expect([stateOf(game, 'tremendous-spider').on, preyOf(game.s, spider)]).toEqual([-1, 0]);
    expect(offers(game, 'run')).toEqual([]);
    game.play(0, [], { type: 'done' }, { type: 'enough' }, { type: 'attack', chit: null });
    game.play(0, [], { type: 'maneuver', chit: 'MOVE M3**' }, { type: 'toward', to: 'DUCK' });
    // The rogue is alone in a circle, since the spider attacks somebody else; it misses the duck.
    game.play(0, [4, 1, 1, 4], { type: 'shield', to: 'THRUST' });
    expect(game.events.some((event) => event.type === 'aimed' && event.by === spider && event.at === 0)).toBe(
      true,
    );
    while (game.s.phase === 'fatigue') game.play(0, [], { type: String(game.offers(0)[0]!.type) });
    expect([stateOf(game, 'tremendous-spider').on, stateOf(game, 'r7').on]).toEqual([0, -1]);
  });

  test('MR-107, MR-156: whoever attacks the native whom it holds goes where a die of his own sends him', () => {
    const game = idle([{ id: 'tremendous-troll' }, { id: 'o2', hirer: 0, hidden: true }, { id: 'viper' }]);
    game.play(0, [], LURED, { type: 'deploy', who: 'tremendous-troll', side: 0 });
    game.play(0, [], { type: 'done' }, { type: 'enough' }, { type: 'place', to: 0 });
    const troll = foe(game, 'tremendous-troll');
    Object.assign(stateOf(game, 'tremendous-troll'), { side: 1, target: foe(game, 'o2') });
    Object.assign(stateOf(game, 'o2'), { on: troll, mounted: 3 });
    Object.assign(stateOf(game, 'viper'), { on: foe(game, 'o2'), box: 0 });
    game.roll(0, seededDice('hold'), ...REST);
    expect(game.events).toContainEqual(
      expect.objectContaining({ type: 'repositioned', sheet: foe(game, 'o2'), row: 'circles' }),
    );
  });
});
