import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { rangeOf } from './range';
import { knows, ON_MAT, poseOf } from './state';
import { strike } from './strike';
import { at, type Put } from './drawn-position';
import { blow, kindsOf, listen, stand } from './testing-fight';

const one = (seat: number, card: string, x: number, y: number, more: Partial<Put> = {}): Put => ({
  seat,
  card,
  at: [x, y],
  ...more,
});

describe('the table and the roll', () => {
  const duel = (carried: string[] = [], guards: string[] = [], house = {}) =>
    stand([one(0, 'warrior', 5, 5, { carried }), one(1, 'krag', 6, 5, { carried: guards })], house);

  test.each([
    [35, 0, -1],
    [36, 6, 0],
    [70, 6, 0],
    [71, 10, 1],
    [93, 10, 1],
    [94, 16, 2],
    [100, 16, 2],
  ])('MMS-E09: a Warrior rolls %i and takes %i CAP', (natural, damage, row) => {
    const s = duel();
    expect(blow(s, 0, 1, [natural])).toMatchObject({ natural, modified: natural, row, damage, second: 0 });
    expect(s.lost[1]).toBe(damage);
    expect(s.fought).toEqual([1, 0]);
  });

  test.each([
    [60, 35, 0],
    [61, 36, 6],
    [95, 70, 6],
    [96, 71, 10],
    [100, 75, 10],
  ])('MMS-E10: against Armor %i is %i and takes %i CAP', (natural, modified, damage) =>
    expect(blow(duel([], ['armor']), 0, 1, [natural])).toMatchObject({ minus: -25, modified, damage }),
  );

  test.each([
    [28, 35, 0],
    [29, 36, 9],
    [64, 71, 13],
    [99, 100, 19],
  ])('MMS-E11: with the Magical Long Sword %i is %i and takes %i CAP', (natural, modified, damage) =>
    expect(blow(duel(['magical-long-sword']), 0, 1, [natural])).toMatchObject({ plus: 7, modified, damage }),
  );

  test('MMS-R50: a hit never gives CAP back', () => {
    const s = stand([
      one(0, 'goblin-slinger', 5, 5),
      one(1, 'krag', 6, 5, { carried: ['stoneskin', 'heavy-plate'] }),
    ]);
    expect(blow(s, 0, 1, [80])).toMatchObject({ cap: 4, damageMod: -5, damage: 0, row: 0 });
    expect(s.lost[1]).toBe(0);
  });

  test('MMS-R04, rollPenaltyCap: minuses together count no more than agreed, then the plus is added', () => {
    const both = ['armor', 'ring-of-warding', 'tower-shield'];
    expect(blow(duel(['veteran'], both), 0, 1, [90])).toMatchObject({ minus: -43, plus: 6, modified: 53 });
    expect(blow(duel(['veteran'], both, { rollPenaltyCap: 20 }), 0, 1, [90])).toMatchObject({
      minus: -20,
      plus: 6,
      modified: 76,
    });
  });

  test('MMS-R04, naturalHit: such a roll reaches the first row whatever is taken from it', () => {
    const guards = ['armor', 'ring-of-warding', 'tower-shield', 'blessing', 'shield-of-death'];
    expect(blow(duel([], guards), 0, 1, [89])).toMatchObject({ modified: 35, row: -1, damage: 0 });
    expect(blow(duel([], [...guards, 'blur']), 0, 1, [91], {})).toMatchObject({ row: -1 });
    expect(blow(duel([], [...guards, 'blur'], { naturalHit: 91 }), 0, 1, [91])).toMatchObject({
      modified: 34,
      row: 0,
      damage: 5,
    });
    expect(blow(duel([], [...guards, 'blur'], { naturalHit: 92 }), 0, 1, [91])).toMatchObject({ row: -1 });
  });

  test('MMS-R03, attackSelection declared: the named row is reached from its first number on', () => {
    const house = { attackSelection: 'declared', naturalHit: 100 };
    const by = (natural: number, row: number) => blow(duel([], [], house), 0, 1, [natural], { row });
    expect(by(100, 0)).toMatchObject({ named: 0, row: 0, damage: 6 });
    expect(by(71, 1)).toMatchObject({ row: 1, damage: 10 });
    expect(by(70, 1)).toMatchObject({ row: -1, damage: 0 });
    // A failed natural hit does what the first row does.
    const s = duel([], ['armor'], house);
    expect(blow(s, 0, 1, [100], { row: 2 })).toMatchObject({ modified: 75, row: 0, damage: 6 });
  });

  test('reroll-miss: once a round a roll that reaches no row is thrown again, and the second is kept', () => {
    const s = duel(['pendant-of-chance']);
    expect(blow(s, 0, 1, [40])).toMatchObject({ second: 0 });
    expect(blow(s, 0, 1, [10, 95])).toMatchObject({ natural: 10, second: 95, modified: 95, damage: 16 });
    expect(blow(s, 0, 1, [10])).toMatchObject({ second: 0, row: -1 });
  });

  test('reroll-miss: a row that takes nothing has been reached', () => {
    const s = stand([
      one(0, 'goblin-slinger', 5, 5, { carried: ['pendant-of-chance'] }),
      one(1, 'krag', 6, 5, { carried: ['stoneskin', 'heavy-plate'] }),
    ]);
    expect(blow(s, 0, 1, [80])).toMatchObject({ second: 0, damage: 0 });
  });

  test('what hinders its own bearer is none of his: minus on the attacker’s own things (MMS-R08)', () =>
    expect(blow(duel(['pendant-of-chance', 'armor']), 0, 1, [50])).toMatchObject({ plus: 0, minus: 0 }));
});

describe('areas', () => {
  test('MMS-E19: an Archer shoots Krag in Armor in the other’s Woods', () => {
    const s = stand([
      one(0, 'archer', 5, 2),
      one(1, 'krag', 5, 9, { carried: ['armor'] }),
      one(1, 'woods', 5, 9),
    ]);
    expect(blow(s, 0, 1, [99])).toMatchObject({ minus: -40, modified: 59, row: 0, damage: 6 });
    expect(90 - s.lost[1]!).toBe(84);
  });

  test('MMS-E20: an Orc with a War Axe and a Cleric in the same Fort of the other side', () => {
    const s = stand([
      one(0, 'orc', 5, 5, { carried: ['war-axe'] }),
      one(1, 'cleric', 6, 5, { carried: ['leather-jerkin'] }),
      one(1, 'fort', 5, 5),
    ]);
    expect(blow(s, 0, 1, [80])).toMatchObject({
      minus: -28,
      modified: 52,
      cap: 7,
      damageMod: 3,
      damage: 10,
    });
  });

  test('MMS-E31: Woods twice under a Dragon count once, Woods and Rocks both', () => {
    const on = (second: string) =>
      stand([
        one(0, 'longbowman', 5, 1),
        one(1, 'horned-dragon', 5, 5),
        one(1, 'woods', 5, 5),
        one(1, second, 5, 6),
      ]);
    expect(blow(on('woods'), 0, 1, [70])).toMatchObject({ minus: -15, modified: 55, damage: 7 });
    expect(blow(on('rocks'), 0, 1, [70])).toMatchObject({ minus: -27, modified: 43, row: -1, damage: 0 });
  });

  test('MMS-R18: a plus helps the controller from within, once for a card; a minus burdens whoever is not', () => {
    const stones = (control: number) =>
      stand([
        one(0, 'knight', 5, 5),
        one(0, 'standing-stones', 5, 5, { control }),
        one(0, 'standing-stones', 5, 6, { control }),
        one(1, 'krag', 6, 6),
        one(1, 'standing-stones', 6, 6),
      ]);
    expect(blow(stones(0), 0, 3, [50])).toMatchObject({ cap: 9, damageMod: 4, damage: 13 });
    expect(blow(stones(1), 0, 3, [50])).toMatchObject({ damageMod: 0, damage: 9 });
    // From without, what the target stands in helps nobody.
    const under = stand([one(0, 'knight', 5, 5), one(0, 'standing-stones', 6, 6), one(1, 'krag', 6, 6)]);
    expect(blow(under, 0, 2, [50])).toMatchObject({ damageMod: 0, damage: 9 });
  });

  test('MMS-R59: the attacker’s own area does not hinder him, wherever the target stands', () => {
    const s = stand([one(0, 'warrior', 5, 5), one(0, 'fort', 5, 5), one(1, 'krag', 6, 5)]);
    expect(blow(s, 0, 2, [50])).toMatchObject({ minus: 0, damageMod: 0 });
  });

  test('MMS-R20: nobody is an intruder to what nobody controls', () => {
    const s = stand([one(0, 'warrior', 5, 5), one(1, 'krag', 6, 5), one(1, 'woods', 6, 5, { control: -1 })]);
    expect(blow(s, 0, 1, [50])).toMatchObject({ minus: 0 });
  });

  test('MMS-R57: the values of a Defense card do not guard itself, unless its attacker stands in it', () => {
    const from = (x: number) => stand([one(0, 'warrior', x, 5), one(1, 'fort', 5, 4)]);
    expect(blow(from(4), 0, 1, [50])).toMatchObject({ minus: 0, damageMod: 0, damage: 6 });
    expect(blow(from(5), 0, 1, [60])).toMatchObject({ minus: -20, damageMod: -1, damage: 5 });
  });

  test('a bridge holds in place of what it lies over', () => {
    const s = stand([
      one(0, 'warrior', 5, 4),
      one(1, 'krag', 5, 5),
      one(1, 'woods', 5, 5),
      one(1, 'timber-bridge', 5, 5),
    ]);
    expect(blow(s, 0, 1, [50])).toMatchObject({ minus: 0 });
  });

  test('ram+12: 12 more when it hits a Defense card, and on nobody else', () => {
    const on = (card: string) => stand([one(0, 'orc', 5, 5, { carried: ['hand-ram'] }), one(1, card, 6, 5)]);
    expect(blow(on('wall'), 0, 1, [50])).toMatchObject({ damage: 19 });
    expect(blow(on('wall'), 0, 1, [10])).toMatchObject({ damage: 0 });
    expect(blow(on('krag'), 0, 1, [50])).toMatchObject({ damage: 7 });
  });

  test('ram+12: each ram adds its own, as all that is carried does', () => {
    const two = { carried: ['hand-ram', 'hand-ram'] };
    expect(blow(stand([one(0, 'orc', 5, 5, two), one(1, 'wall', 6, 5)]), 0, 1, [50])).toMatchObject({
      damageMod: 24,
      damage: 31,
    });
  });
});

describe('engines', () => {
  test('MMS-E21: an Engineer shoots the Trebuchet at a Troll', () => {
    const s = stand([one(0, 'engineer', 5, 3), one(0, 'trebuchet', 3, 3), one(1, 'troll', 12, 8)]);
    expect(blow(s, 0, 2, [36], { engine: 1 })).toMatchObject({
      engine: 1,
      plus: 10,
      modified: 46,
      cap: 5,
      damageMod: 16,
      damage: 21,
    });
    expect(s.operated).toEqual([0, 1, 0]);
    expect(s.fought).toEqual([1, 0, 0]);
  });

  test('T3: what the operator carries does not count, what guards the target does; a miss is not rolled again', () => {
    const s = stand([
      one(0, 'archer', 4, 3, { carried: ['veteran', 'war-axe', 'pendant-of-chance', 'hand-ram'] }),
      one(0, 'ballista', 3, 3),
      one(1, 'krag', 8, 3, { carried: ['armor'] }),
      one(1, 'wall', 8, 5),
    ]);
    expect(blow(s, 0, 2, [5], { engine: 1 })).toMatchObject({
      plus: 10,
      minus: -25,
      damageMod: 8,
      second: 0,
    });
    expect(blow(s, 0, 3, [50], { engine: 1 })).toMatchObject({ minus: 0, damageMod: 8, damage: 14 });
  });

  test('T3, MMS-R04: an engine lends its minus as well, of which a cap may leave a part', () => {
    const clumsy = (house: object = {}) => {
      const s = stand([one(0, 'archer', 4, 3), one(0, 'ballista', 3, 3), one(1, 'krag', 12, 3)], {
        ...house,
      });
      const cards = s.game.cards.map((card) =>
        card.id === 'ballista' ? { ...card, roll: -30, damage: -2, rangeMod: -6 } : card,
      );
      return { ...s, game: { ...s.game, cards } };
    };
    expect(blow(clumsy(), 0, 2, [90], { engine: 1 })).toMatchObject({ plus: 0, minus: -30, damageMod: -2 });
    expect(blow(clumsy({ rollPenaltyCap: 20 }), 0, 2, [90], { engine: 1 })).toMatchObject({ minus: -20 });
    expect(rangeOf(clumsy(), 0, 0, poseOf(clumsy(), 0), 2, 1)).toBe(8 * 2 - 6);
  });

  test('MMS-R18: with an engine the attack comes from where the operator stands', () => {
    const s = stand([
      one(0, 'engineer', 5, 3),
      one(0, 'trebuchet', 3, 3),
      one(0, 'standing-stones', 5, 3),
      one(1, 'troll', 12, 8),
    ]);
    expect(blow(s, 0, 3, [36], { engine: 1 })).toMatchObject({ damageMod: 20 });
    s.control[2] = 1;
    s.card[2] = s.game.cards.findIndex(({ id }) => id === 'rocks');
    expect(blow(s, 0, 3, [36], { engine: 1 })).toMatchObject({ minus: -12, damageMod: 16 });
  });
});

describe('who is hit, shown and lost', () => {
  test('MMS-R26: a piece without CAP is doomed and stays; it is told once', () => {
    const s = stand([one(0, 'warrior', 5, 5), one(1, 'goblin', 6, 5, { lost: 6 })]);
    const { heard, tell } = listen();
    strike(s, 0, 1, -1, scriptedDice(80), tell);
    strike(s, 0, 1, -1, scriptedDice(80), tell);
    expect(kindsOf(heard)).toEqual(['attacked', 'doomed', 'attacked']);
    expect(s.lost[1]).toBe(26);
    expect(s.fate[1]).toBe(ON_MAT);
  });

  test.each([
    ['MMS-120', 'a character', 'goblin', 6],
    ['MMS-128', 'a Defense card', 'palisade-gate', 14],
  ])('%s: %s is doomed by its own rule', (rule, _what, id, lost) => {
    const s = stand([one(0, 'warrior', 5, 5), one(1, id, 6, 5, { lost })]);
    const { heard, tell } = listen();
    strike(s, 0, 1, -1, scriptedDice(80), tell);
    expect(heard.filter(({ type }) => type === 'doomed')).toMatchObject([{ rule, piece: 1 }]);
  });

  test('removalTiming immediate: it leaves at once, and its area changes hands at once', () => {
    const s = stand(
      [
        one(0, 'warrior', 5, 5),
        one(1, 'goblin', 6, 5, { lost: 6, carried: ['war-axe'] }),
        one(1, 'tower', 5, 5),
      ],
      { removalTiming: 'immediate' },
    );
    const { heard, tell } = listen();
    strike(s, 0, 1, -1, scriptedDice(100), tell);
    expect(kindsOf(heard)).toEqual(['attacked', 'removed', 'controlled']);
    expect(s.characterOn[at(s, 6, 5)]).toBe(-1);
    expect([s.control[2], s.inside[2]]).toEqual([0, [0]]);
  });

  test('MMS-R39: the attack shows the attacker to the player of the target and to whoever sees him', () => {
    const s = stand([
      one(0, 'shadow-thief', 5, 5, { known: [] }),
      one(0, 'woods', 5, 5, { known: [] }),
      one(1, 'krag', 6, 5),
      one(2, 'warrior', 15, 5),
      one(3, 'warrior', 16, 6),
    ]);
    const { heard, tell } = listen();
    strike(s, 0, 2, -1, scriptedDice(50), tell);
    expect([0, 1, 2, 3].map((seat) => knows(s, seat, 0))).toEqual([true, true, true, false]);
    // The cover itself is not what attacks.
    expect(s.known[1]).toBe(1);
    expect(kindsOf(heard)).toEqual([
      'attacked',
      'identified to 1',
      'identified to 0',
      'identified to 2',
      'identified to 0',
    ]);
  });

  test('MMS-R39: the player of a captured Defense card is who controls it; an engine is shown as its operator is', () => {
    const s = stand([
      one(0, 'engineer', 5, 3, { known: [] }),
      one(0, 'trebuchet', 3, 3, { known: [] }),
      one(1, 'wall', 16, 5, { control: 2 }),
      one(2, 'krag', 20, 20),
    ]);
    blow(s, 0, 2, [50], { engine: 1 });
    expect([0, 1].map((piece) => [1, 2].map((seat) => knows(s, seat, piece)))).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  test('attackUnidentified: the card is shown to the attacker after the roll; what has no CAP loses none', () => {
    const on = (card: string) =>
      stand([one(0, 'warrior', 5, 5), one(1, card, 6, 5, { known: [] })], {
        attackUnidentified: true,
        decoys: 1,
      });
    const scout = on('scout');
    expect(blow(scout, 0, 1, [50])).toMatchObject({ damage: 6 });
    expect([knows(scout, 0, 1), scout.lost[1]]).toEqual([true, 6]);
    const trap = on('pit-trap');
    expect(blow(trap, 0, 1, [50])).toMatchObject({ row: 0, damage: 0 });
    expect([knows(trap, 0, 1), trap.lost[1]]).toEqual([true, 0]);
    const decoy = on('decoy');
    expect(blow(decoy, 0, 1, [50])).toMatchObject({ damage: 0 });
    expect(decoy.fate[1]).not.toBe(ON_MAT);
  });

  test('MMS-R51, groupMarkers: the first of a group that has CAP left is hit', () => {
    const s = stand(
      [
        one(0, 'warrior', 5, 5),
        one(1, 'goblin', 6, 5, { lost: 16 }),
        one(1, 'goblin', 6, 5),
        one(1, 'goblin', 6, 5),
      ],
      { groupMarkers: true },
    );
    expect(blow(s, 0, 3, [50])).toMatchObject({ target: 2 });
    s.lost[2] = s.lost[3] = 16;
    expect(blow(s, 0, 3, [50])).toMatchObject({ target: 1 });
  });
});
