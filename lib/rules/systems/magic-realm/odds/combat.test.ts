import { describe, expect, test } from 'vitest';
import { asText, sum, never } from '../../../kernel/game/odds';
import { monsters, weapons } from '../catalogue';
import { missileLevels, repositioning } from '../catalogue/combat-tables';
import { strengths } from '../catalogue/vocabulary';
import { assignment, takers } from './assignment';
import { hitChance } from './hit';
import { hit, missile } from './missile';
import { round } from './round';
import { tactics } from './tactics';
import { ask, fractionsOf, sequences, share, shares, spreadOf, text, throwsOf } from './testing';

const DIE = [1, 2, 3, 4, 5, 6];
const PAIRS = sequences(DIE, 2) as readonly (readonly [number, number])[];

describe('missiles', () => {
  test('W19: an alerted light bow that hits', () => {
    const kills = (target: string, who = 'anybody') =>
      fractionsOf(ask(missile, { attack: 'light-bow', target, who }))['killed'];
    expect([kills('wolf-a'), kills('wolf-a', 'elf')]).toEqual(['4/9', '2/3']);
    expect([kills('giant'), kills('giant', 'woods-girl')]).toEqual(['1/9', '1/3']);
    expect([kills('heavy-dragon'), kills('heavy-dragon', 'elf')]).toEqual(['1/9', '1/3']);
  });

  test('aim helps with weapons, and neither aim nor bows with spells', () => {
    const kills = (attack: string, who: string) =>
      fractionsOf(ask(missile, { attack, who, target: 'giant' }))['killed'];
    expect(kills('crossbow', 'captain')).not.toBe(kills('crossbow', 'anybody'));
    expect(kills('alchemists-mixture', 'captain')).not.toBe(kills('alchemists-mixture', 'anybody'));
    expect(kills('fiery-blast', 'captain')).toBe(kills('fiery-blast', 'anybody'));
    expect(kills('alchemists-mixture', 'elf')).toBe(kills('alchemists-mixture', 'anybody'));
    // A hired crossbowman shoots by himself.
    expect(kills('c6', 'captain')).toBe(kills('c6', 'anybody'));
  });

  test.each([
    ['black-knight', 'suit-of-armor', 'H', 2, false],
    ['black-knight', 'helmet', 'M', 2, false],
    ['white-knight', 'helmet', 'M', 2, true],
    ['amazon', 'none', undefined, 2, false],
  ] as const)(
    'the %s behind %s (%s), %i hits one after the other',
    (target, worn, weight, shots, isDamaged) => {
      const { alerted: bow } = weapons.find(({ id }) => id === 'crossbow')!;
      const at = { 'black-knight': 'M', 'white-knight': 'H', amazon: 'M' } as const;
      const start = {
        isDead: false,
        wounds: 0,
        armor: weight ? (isDamaged ? 'damaged' : 'intact') : 'gone',
      } as const;
      const base = strengths.indexOf(bow.harm);
      const ends = sequences(throwsOf(2), shots).map((rolls) =>
        rolls
          .map((n) => missileLevels[n - 1]!)
          .reduce<ReturnType<typeof hit>>(
            (victim, change) =>
              hit(
                victim,
                base + bow.stars + change,
                base + bow.stars - 1 + change,
                at[target],
                weight ?? 'N',
              ),
            start,
          ),
      );
      const keyed = shares(ends, ({ isDead, wounds, armor }) =>
        isDead ? 'killed' : weight ? `wounds-${wounds}-${armor}` : `wounds-${wounds}`,
      );
      expect(
        fractionsOf(
          ask(missile, { attack: 'crossbow', target, armor: worn, armorDamaged: isDamaged, shots }),
        ),
      ).toEqual(keyed);
    },
  );

  const fresh = { isDead: false, wounds: 0, armor: 'intact' } as const;
  test.each([
    ['bare, as strong as the vulnerability', { armor: 'gone' }, 2, 1, { isDead: true }],
    ['bare, weaker', { armor: 'gone' }, 1, 0, { wounds: 1 }],
    ['bare, negligible', { armor: 'gone' }, 0, 0, {}],
    ['armor, light', {}, 4, 1, {}],
    ['armor, medium', {}, 4, 2, { wounds: 1 }],
    ['armor, as its weight', {}, 4, 3, { wounds: 1, armor: 'damaged' }],
    ['armor damaged twice', { armor: 'damaged' }, 4, 3, { wounds: 1, armor: 'gone' }],
    ['armor, above its weight', {}, 4, 4, { wounds: 1, armor: 'gone' }],
    ['above tremendous, past armor', {}, 6, 5, { isDead: true }],
  ] as const)('MR-174 to MR-177: %s', (_, before, bare, met, after) => {
    const victim = { ...fresh, ...before };
    expect(hit(victim, bare, met, 'M', 'H')).toEqual({ ...victim, ...after });
  });

  test('an archer light side up does not shoot', () => {
    expect(fractionsOf(ask(missile, { attack: 'r4', alerted: false }))).toEqual({ unharmed: '1' });
  });
});

describe('random assignment', () => {
  const plain = { dice: 2, plus: 0 } as const;
  const cunning = { dice: 1, plus: -1 } as const;
  const unlucky = { dice: 2, plus: 1 } as const;
  const rollsOf = ({ dice, plus }: { readonly dice: 1 | 2; readonly plus: number }) =>
    PAIRS.map(([a, b]) => (dice === 1 ? a : Math.max(a, b)) + plus);

  test('equal dice give equal chances', () => {
    for (const players of [1, 2, 3, 4, 5])
      expect(takers(Array(players).fill(plain)).map(asText)).toEqual(Array(players).fill(text(1, players)));
  });

  test('of two players: wins against losses, ties left out', () => {
    const all = rollsOf(cunning).flatMap((a) => rollsOf(unlucky).map((b) => a - b));
    const settled = all.filter((d) => d !== 0);
    expect(takers([cunning, unlucky]).map(asText)).toEqual([
      share(settled, (d) => d > 0),
      share(settled, (d) => d < 0),
    ]);
  });

  test('of three players: whoever is tied for the highest rolls again', () => {
    const three = [plain, cunning, unlucky];
    const [a, b, c] = three.map(rollsOf) as [number[], number[], number[]];
    let alone = 0;
    const tied = { ab: 0, ac: 0, all: 0 };
    for (const x of a)
      for (const y of b)
        for (const z of c) {
          const top = Math.max(x, y, z);
          if (x !== top) continue;
          if (y === top && z === top) tied.all++;
          else if (y === top) tied.ab++;
          else if (z === top) tied.ac++;
          else alone++;
        }
    const two = (i: number) => {
      const [mine] = takers([plain, three[i]!]);
      return Number(mine!.top) / Number(mine!.bottom);
    };
    const chances = takers(three);
    const expected = (alone + tied.ab * two(1) + tied.ac * two(2)) / (36 ** 3 - tied.all);
    expect(Number(chances[0]!.top) / Number(chances[0]!.bottom)).toBeCloseTo(expected, 12);
    expect(asText(chances.reduce(sum, never))).toBe('1');
  });

  test('several denizens come one by one', () => {
    expect(spreadOf(ask(assignment, { others: [{}, {}], denizens: 2 }))).toEqual({
      0: '4/9',
      1: '4/9',
      2: '1/9',
    });
    expect(fractionsOf(ask(assignment, { others: [], denizens: 2 }))).toEqual({ 'denizens-2': '1' });
  });
});

describe('repositioning and tactics', () => {
  test.each(monsters.map(({ id }) => id))('%s: every throw of the three dice by itself', (id) => {
    const monster = monsters.find((one) => one.id === id)!;
    const turns = monster.vulnerability === 'M' || monster.vulnerability === 'H';
    for (const dark of [false, true]) {
      const ends = DIE.flatMap((die) =>
        PAIRS.map(([a, b]) => {
          const side = (turns && (a === 6 || b === 6)) !== dark ? monster.dark : monster.light;
          const box = repositioning[die - 1]![2];
          const you = box === 1 || 3 < side.moveTime;
          const it = side.attack !== 'NONE' && (box === 2 || side.attackTime < 4);
          return you ? (it ? 'both' : 'only-you') : it ? 'only-it' : 'neither';
        }),
      );
      expect(fractionsOf(ask(hitChance, { monster: id, dark, attackTime: 3, moveTime: 4 }))).toEqual(
        shares(ends, (end) => end),
      );
    }
  });

  test('boxes turn over by a 6 on either of their dice', () => {
    const one = PAIRS.map((pair) => pair.includes(6));
    const turned = sequences(one, 2).map((both) => both.filter(Boolean).length);
    expect(spreadOf(ask(tactics, { boxes: 2 }))).toEqual({
      0: share(turned, (n) => n === 0),
      1: share(turned, (n) => n === 1),
      2: share(turned, (n) => n === 2),
    });
    // After two rounds a counter shows its other side if exactly one of them turned it.
    expect(ask(tactics, { boxes: 1, rounds: 2 }).explained).toContain(share(turned, (n) => n === 1));
  });
});

describe('a round against one monster', () => {
  test('W20: the Black Knight and a wolf', () => {
    expect(fractionsOf(ask(round, { armor: ['suit-of-armor', 'shield'] }))).toEqual({
      'kills-0': '29/54',
      'lives-0': '25/54',
    });
  });

  test.each([
    ['SWING', true, { 'both-die': '0', dies: '1/3', killed: '1/3' }],
    ['THRUST', true, { 'both-die': '0', dies: '0', killed: '1/3' }],
    ['THRUST', false, { 'both-die': '0', dies: '1/3', killed: '0' }],
    ['SWING', false, { 'both-die': '0', dies: '1/3', killed: '1/3' }],
  ] as const)('W21: the Swordsman and a bat, %s, first round: %s', (maneuver, first, expected) => {
    const got = fractionsOf(
      ask(round, {
        who: 'swordsman',
        weapon: 'thrusting-sword',
        fight: 'FIGHT M5',
        move: 'MOVE L2**',
        maneuver,
        monster: 'giant-bat',
        first,
      }),
    );
    const found = {
      'both-die': got['both-die'] ?? '0',
      dies: got['dies'] ?? '0',
      killed: got['kills-0'] ?? '0',
    };
    expect(found).toEqual(expected);
  });

  const dragon = {
    who: 'white-knight',
    weapon: 'great-sword',
    fight: 'FIGHT T4**',
    attack: 'SWING',
    armor: ['suit-of-armor'],
    monster: 'tremendous-dragon',
  };

  test('W22: the White Knight and a dragon, sword alerted', () => {
    const answer = ask(round, { ...dragon, alerted: true });
    expect(fractionsOf(answer)).toEqual({ 'kills-1': '1' });
    expect(answer.explained).toContain('the Suit of Armor is damaged 69.4 % and destroyed 30.6 %');
  });

  test('W23: the same, sword unalerted', () => {
    expect(fractionsOf(ask(round, dragon))).toEqual({ 'kills-1': '1/3', dies: '11/54', 'lives-2': '25/54' });
  });

  test('red side up a hit kills past armor', () => {
    expect(fractionsOf(ask(round, { ...dragon, dark: true }))['dies']).toBeDefined();
    const red = ask(round, { ...dragon, monster: 'tremendous-troll', dark: true, move: 'none' });
    const { dies = '0' } = fractionsOf(red);
    expect(red.outcomes.every(({ key }) => key.startsWith('kills') || key.includes('die'))).toBe(true);
    expect(dies).not.toBe('0');
  });

  test('a plot that is not allowed is reckoned, and said to be so', () => {
    const said = (question: object) => ask(round, question).explained;
    expect(said({ weapon: 'great-sword', fight: 'FIGHT L4' })).toContain('too weak');
    expect(said({ who: 'dwarf', move: 'DUCK T3*', maneuver: 'THRUST' })).toContain('duck');
    expect(said({ armor: ['suit-of-armor'], move: 'MOVE M4' })).toContain('MOVE chit is too weak');
    expect(said({ fight: 'FIGHT M3**', move: 'MOVE M4*' })).toContain('asterisks');
    expect(said({ armor: ['suit-of-armor'], move: 'none' })).not.toMatch(/weak|asterisks/);
    expect(said({})).not.toMatch(/weak|asterisks/);
  });
});
