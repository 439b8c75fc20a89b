import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../../kernel/game/dice';
import type { Position } from '../../../scenario/position';
import { engine } from '..';
import { moveTime } from './playing';
import { preyOf } from '../melee/sheets';
import { FOE, type MrState } from '../state';
import { isRidden } from '../who';
import { combat, eventOf, type Played } from '../testing/play';
import { tableOf } from '../testing/table';

const foe = (s: MrState, id: string): number => FOE + s.game.foes.findIndex((one) => one.id === id);
const nameOf = (s: MrState, who: number): string =>
  who < 0 ? 'nobody' : who < FOE ? s.game.heroes[who]!.id : s.game.foes[who - FOE]!.id;
/** On whose sheet each of them is, by name. */
const sheets = ({ s }: Played, ...ids: readonly string[]) =>
  ids.map((id) => nameOf(s, s.foes[foe(s, id) - FOE]!.on));
const prey = ({ s }: Played, id: string): string => nameOf(s, preyOf(s, foe(s, id)));
const offers = (game: Played, seat: number, type: string) =>
  game.offers(seat).filter((one) => one.type === type);

/** Two employers who stand together, a lancer and a knight, and a troll. */
const two = (more: Partial<Position> = {}): Position => ({
  heroes: [{ id: 'captain' }, { id: 'dwarf' }],
  foes: [{ id: 'heavy-troll' }, { id: 'l1', hirer: 0 }, { id: 'o1', hirer: 1 }],
  ...more,
});
const LURED = { type: 'lured' };
const STAY = { type: 'stay' };

describe('luring', () => {
  test('MR-104: a hired native takes exactly one denizen onto his own sheet, and is hidden no longer', () => {
    const game = combat({
      heroes: [{ id: 'captain' }],
      foes: [{ id: 'wolf-a' }, { id: 'viper' }, { id: 'l1', hirer: 0, hidden: true }],
    });
    // Alone, the Captain has no need to lure; the lancer may.
    expect(offers(game, 0, 'lure').map(({ by, who }) => [by, who])).toEqual([
      ['l1', 'viper'],
      ['l1', 'wolf-a'],
    ]);
    game.play(0, [], { type: 'lure', by: 'l1', who: 'viper' });
    expect(sheets(game, 'viper', 'wolf-a')).toEqual(['l1', 'captain']);
    expect(game.s.foes[foe(game.s, 'l1') - FOE]!.hidden).toBe(0);
    expect(eventOf(game.events, 'lured').rule).toBe('MR-104');
  });

  test('MR-105: from a character yes; not out of a grip, and not from a hireling who lured it', () => {
    const game = combat(
      two({
        heroes: [{ id: 'captain' }, { id: 'dwarf' }],
        foes: [
          { id: 'wolf-a', on: 0 },
          { id: 'giant', on: 0, dark: true },
          { id: 'l1', hirer: 0 },
          { id: 'o1', hirer: 1 },
        ],
      }),
    );
    expect(offers(game, 0, 'lure').map(({ who }) => who)).toEqual(['wolf-a']);
    game.play(0, [], { type: 'lure', by: 'l1', who: 'wolf-a' });
    // Neither the Dwarf nor his knight gets it now.
    expect(offers(game, 1, 'lure')).toEqual([]);
    expect(sheets(game, 'wolf-a')).toEqual(['l1']);
  });
});

test('MR-B46: who follows a hidden character begins hidden with him', () => {
  const table = tableOf({
    heroes: [{ entries: ['captain', 'l1'] }, 'dwarf'],
    denizens: { giant: 1 },
    board: { hidden: true },
  });
  const s = engine.setup(table, seededDice('hidden'));
  expect(s.foes.map(({ hidden, owner }) => [owner, hidden])).toEqual([
    [-1, 0],
    [0, 1],
  ]);
});

describe('assignment', () => {
  test('MR-107, MR-108, MR-B53: for a hidden character the roll counts, and his player says who takes what', () => {
    const game = combat({
      heroes: [{ id: 'captain', hidden: true }],
      foes: [{ id: 'wolf-a' }, { id: 'viper' }, { id: 'l1', hirer: 0 }, { id: 'l2', hirer: 0 }],
    });
    game.play(0, [], LURED);
    expect(game.s.phase).toBe('take');
    for (const who of ['viper', 'wolf-a']) {
      expect(game.offers(0)).toEqual(['l1', 'l2'].map((by) => ({ type: 'take', who, by })));
      game.play(0, [], { type: 'take', by: 'l2' });
    }
    expect(sheets(game, 'wolf-a', 'viper')).toEqual(['l2', 'l2']);
    expect(eventOf(game.events, 'took').rule).toBe('MR-107');
  });

  test('MR-109: hidden hirelings take nothing; with nobody unhidden nothing is assigned', () => {
    const game = combat({
      heroes: [{ id: 'captain', hidden: true }],
      foes: [{ id: 'wolf-a' }, { id: 'l1', hirer: 0, hidden: true }],
    });
    game.play(0, [], LURED);
    expect(sheets(game, 'wolf-a')).toEqual(['nobody']);
  });

  test('MR-B53, MR-A17: a player whose character shuns it still rolls, for his hirelings', () => {
    const game = combat({
      heroes: [{ id: 'pilgrim' }, { id: 'dwarf' }],
      foes: [{ id: 'imp' }, { id: 'g1', hirer: 0 }],
    });
    game.play(0, [], LURED);
    game.play(1, [6, 1, 2, 1], LURED);
    expect(sheets(game, 'imp')).toEqual(['g1']);
  });
});

describe('deployment', () => {
  test('MR-114, MR-112, MR-113, MR-133: the troll goes to its own sheet, and who lured it follows as the last', () => {
    const game = combat(two());
    game.play(0, [], { type: 'lure', by: 'l1', who: 'heavy-troll' });
    expect(prey(game, 'heavy-troll')).toBe('l1');
    // The lancer is assigned already; only the knight can be deployed.
    expect(game.s.phase).toBe('charge');
    game.play(1, [], { type: 'deploy', by: 'o1', who: 'heavy-troll', side: 0 });
    expect(sheets(game, 'heavy-troll', 'o1', 'l1')).toEqual(['nobody', 'heavy-troll', 'heavy-troll']);
    expect(['heavy-troll', 'o1', 'l1'].map((id) => prey(game, id))).toEqual([
      'l1',
      'heavy-troll',
      'heavy-troll',
    ]);
    expect(eventOf(game.events, 'followed')).toMatchObject({ rule: 'MR-113', who: foe(game.s, 'l1') });
  });

  test('MR-115, MR-140: against the hireling instead: he stays, both attack him, and his player picks one', () => {
    const game = combat(two({ rivals: true }));
    game.play(0, [], { type: 'lure', by: 'l1', who: 'heavy-troll' });
    game.play(0, [], STAY).play(1, [], { type: 'deploy', by: 'o1', who: 'l1', side: 1 }, STAY);
    expect(sheets(game, 'heavy-troll', 'o1', 'l1')).toEqual(['l1', 'l1', 'nobody']);
    game.play(0, [], { type: 'done' });
    while (game.s.phase === 'act') game.play(1, [], { type: 'done' });
    const [first] = engine.toAct(game.s);
    if (first === 1) game.play(1, [], { type: 'enough' });
    game.play(0, [], { type: 'enough' });
    expect(game.offers(0)).toEqual([
      { type: 'pick', by: 'l1', who: 'heavy-troll' },
      { type: 'pick', by: 'l1', who: 'o1' },
    ]);
    game.play(0, [], { type: 'pick', who: 'o1' });
    expect(['heavy-troll', 'o1', 'l1'].map((id) => prey(game, id))).toEqual(['l1', 'l1', 'o1']);
  });

  test('MR-113: a monster that has lost its last attacker follows him to his sheet', () => {
    const game = combat(two({ rivals: true }));
    game.play(0, [], LURED).play(1, [1, 1, 6, 1], LURED);
    game.play(0, [], { type: 'deploy', by: 'l1', who: 'heavy-troll', side: 0 }, STAY);
    game.play(1, [], { type: 'deploy', by: 'o1', who: 'l1', side: 0 });
    expect(sheets(game, 'l1', 'o1', 'heavy-troll')).toEqual(['nobody', 'l1', 'l1']);
  });

  const ambushed = (last: string, hirer: number) => {
    const game = combat({
      rivals: true,
      heroes: [
        { id: 'captain', hidden: true },
        { id: 'dwarf', hidden: true },
      ],
      foes: [
        { id: 'heavy-troll' },
        { id: 'l1', hirer: 0, hidden: true },
        { id: 'g1', hirer, hidden: true },
        { id: last, hirer: 1, hidden: true },
      ],
    });
    game.play(0, [], LURED).play(1, [], LURED);
    return game.play(0, [], { type: 'deploy', by: 'l1', who: 'heavy-troll', side: 0 });
  };

  test('MR-112, MR-133: of two attackers the later one is drawn off, and the monster turns to the other', () => {
    const game = ambushed('o1', 0);
    game.play(0, [], { type: 'deploy', by: 'g1', who: 'heavy-troll', side: 0 });
    expect(prey(game, 'heavy-troll')).toBe('g1');
    game.play(1, [], { type: 'deploy', by: 'o1', who: 'g1', side: 0 });
    expect(sheets(game, 'l1', 'g1', 'o1')).toEqual(['heavy-troll', 'nobody', 'g1']);
    expect([prey(game, 'heavy-troll'), prey(game, 'g1')]).toEqual(['l1', 'o1']);
  });

  test('MR-112, MR-113: a monster that has followed its ex-attacker goes back for the next one; he keeps his sheet', () => {
    const game = ambushed('g2', 1);
    game.play(1, [], { type: 'deploy', by: 'g1', who: 'l1', side: 0 });
    expect(sheets(game, 'heavy-troll')).toEqual(['l1']);
    game.play(1, [], { type: 'deploy', by: 'g2', who: 'heavy-troll', side: 0 });
    expect(sheets(game, 'heavy-troll', 'l1', 'g1', 'g2')).toEqual(['nobody', 'nobody', 'l1', 'heavy-troll']);
    expect([prey(game, 'heavy-troll'), prey(game, 'l1')]).toEqual(['g2', 'g1']);
  });

  test('MR-110: not against the own character, not one who is assigned, never one of his own group', () => {
    const game = combat(
      two({
        rivals: true,
        foes: [
          { id: 'wolf-a', on: 0 },
          { id: 'l1', hirer: 0, hidden: true },
          { id: 'l2', hirer: 0 },
          { id: 'g1', hirer: 0 },
          { id: 'o1', hirer: 1 },
        ],
      }),
    );
    game.play(0, [], { type: 'lure', by: 'l2', who: 'wolf-a' });
    const to = (by: string) => [
      ...new Set(offers(game, 0, 'deploy').flatMap((one) => (one.by === by ? [one.who] : []))),
    ];
    expect(to('l1')).toEqual(['wolf-a', 'g1', 'o1', 'dwarf']);
    expect(to('l2')).toEqual([]);
    game.play(0, [], { type: 'deploy', by: 'l1', who: 'dwarf', side: 1, gallop: 0 });
    expect(sheets(game, 'l1')).toEqual(['dwarf']);
    expect(game.s.foes[foe(game.s, 'l1') - FOE]).toMatchObject({ hidden: 0, side: 1 });
  });

  test('MR-111, MR-R07: only a leader who found hidden enemies gets at a hidden character, who is seen then', () => {
    const at = (id: string, found: boolean) => {
      const game = combat({
        rivals: true,
        heroes: [{ id: 'captain' }, { id: 'dwarf', hidden: true }],
        foes: [{ id, hirer: 0, found }],
      });
      return game;
    };
    const reaches = (game: Played) => offers(game, 0, 'deploy').some(({ who }) => who === 'dwarf');
    expect([at('lhq', false), at('l1', true)].map(reaches)).toEqual([false, false]);
    const game = at('lhq', true);
    expect(reaches(game)).toBe(true);
    game.play(0, [], { type: 'deploy', who: 'dwarf', side: 0, gallop: 1 });
    expect(game.s.heroes[1]!.hidden).toBe(0);
  });

  test('MR-132, MR-R25: a horse that gallops onto a sheet makes actions harder there, and walks in the Melee step', () => {
    const times = (gallop: number) => {
      const game = combat({
        rivals: true,
        heroes: [{ id: 'captain' }, { id: 'amazon' }],
        foes: [{ id: 'l2', hirer: 0 }],
      });
      game.play(0, [], { type: 'deploy', who: 'amazon', side: 0, gallop }, STAY).play(1, [], STAY);
      game.play(0, [], { type: 'done' });
      const chits = offers(game, 1, 'run').map(({ chit }) => chit);
      const who = foe(game.s, 'l2');
      return { chits, times: [moveTime(game.s, who, false), moveTime(game.s, who, true)] };
    };
    // His pony walks with 5 and gallops with 4.
    expect(times(0)).toEqual({ chits: ['MOVE M4', 'MOVE M3*'], times: [5, 4] });
    expect(times(1)).toEqual({ chits: ['MOVE M3*'], times: [4, 5] });
  });
});

describe('treachery', () => {
  test('MR-B45: who aims at an own hireling has the whole group against him, and loses their notoriety in fame', () => {
    const game = combat({
      heroes: [{ id: 'captain' }],
      foes: [{ id: 'wolf-a' }, { id: 'l1', hirer: 0 }, { id: 'l2', hirer: 0 }, { id: 'g1', hirer: 0 }],
    });
    const worth = ['l1', 'l2'].reduce(
      (sum, id) => sum + game.s.game.foes[foe(game.s, id) - FOE]!.notoriety,
      0,
    );
    game.play(0, [], LURED, STAY, { type: 'done' }, { type: 'target', who: 'l1' });
    const owners = ['l1', 'l2', 'g1'].map((id) => game.s.foes[foe(game.s, id) - FOE]!.owner);
    expect(owners).toEqual([-1, -1, 0]);
    expect(game.s.heroes[0]!.fame).toBe(-worth);
    expect(eventOf(game.events, 'rebelled')).toMatchObject({ fame: worth, rule: 'MR-B45' });
  });

  test('MR-B45: a hireling of another group who is put on him does it too', () => {
    const game = combat({
      heroes: [{ id: 'captain' }],
      foes: [{ id: 'wolf-a' }, { id: 'l1', hirer: 0 }, { id: 'g1', hirer: 0 }],
    });
    game.play(0, [], LURED, { type: 'deploy', by: 'g1', who: 'l1', side: 0 });
    expect(game.s.foes[foe(game.s, 'l1') - FOE]!.owner).toBe(-1);
    expect([prey(game, 'g1'), prey(game, 'l1')]).toEqual(['l1', 'g1']);
  });

  test.each([
    [false, 1],
    [true, 0],
  ])('MR-B70: benevolent spells are none, where that is agreed: %s', (agreed, rebels) => {
    const game = combat({
      house: { 'magic.benevolent': agreed },
      colors: ['gold'],
      heroes: [{ id: 'elf', with: ['elven-grace'] }],
      foes: [{ id: 'wolf-a' }, { id: 'g1', hirer: 0 }],
    });
    game.play(0, [], LURED, STAY);
    const cast = offers(game, 0, 'cast')[0]!;
    game.play(0, [], { type: 'cast', chit: cast.chit }, { type: 'target', who: 'g1' });
    expect(game.events.filter(({ type }) => type === 'rebelled')).toHaveLength(rebels);
  });

  test('MR-B45: a roof that falls on everybody falls on those who serve too', () => {
    const game = combat({
      clearing: 'cave',
      colors: ['purple'],
      heroes: [{ id: 'wizard', hidden: true, with: ['roof-collapses'] }],
      foes: [{ id: 'octopus' }, { id: 'g1', hirer: 0, hidden: true }],
    });
    game.play(0, [], LURED, STAY, { type: 'cast', spell: 'roof-collapses' });
    expect(eventOf(game.events, 'rebelled').foes).toEqual([foe(game.s, 'g1')]);
    expect(game.s.heroes[0]!.targets).toContain(foe(game.s, 'g1'));
  });

  test('MR-B45: with the death of the employer they serve nobody', () => {
    const game = combat({
      heroes: [{ id: 'captain' }],
      foes: [
        { id: 'tremendous-troll', on: 0, dark: true },
        { id: 'g1', hirer: 0 },
      ],
    });
    game.play(0, [], STAY, { type: 'done' }, { type: 'enough' }, { type: 'attack', chit: null });
    game.play(0, [4], { type: 'maneuver', chit: null }, { type: 'shield', to: 'THRUST' });
    expect(eventOf(game.events, 'dismissed')).toMatchObject({ rule: 'MR-B45', foes: [foe(game.s, 'g1')] });
    expect(game.s.by).toBe('dead');
  });
});

test('MR-090, MR-092, MR-B62: who runs leaves them alone; it goes on only where one of them is a leader', () => {
  const run = (id: string) => {
    const game = combat({
      heroes: [{ id: 'amazon' }],
      foes: [
        { id: 'viper', on: 0 },
        { id, hirer: 0 },
      ],
    });
    game.play(0, [], LURED, STAY, { type: 'run', chit: 'MOVE M3*' });
    return game;
  };
  expect(run('l1').s.by).toBe('fled');
  const game = run('lhq');
  expect(game.s.by).toBe('');
  // MR-107: in the next round an absent player rolls too, here alone.
  while (game.s.round === 1)
    game.roll(0, { roll: () => 1, below: () => 0 } as never, game.offers(0)[0] as never);
  expect(engine.toAct(game.s)).toEqual([0]);
  game.play(0, [], LURED);
  expect(sheets(game, 'viper')).toEqual(['lhq']);
  expect(isRidden(game.s, foe(game.s, 'lhq'))).toBe(true);
});
