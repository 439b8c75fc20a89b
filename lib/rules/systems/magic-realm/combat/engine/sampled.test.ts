import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../kernel/game/dice';
import { plotOf, RoundQuestion, foeOf as askedFoe } from '../../odds/round-asked';
import { roundOutcomes } from '../../reckon/round';
import { position, type Position } from '../../scenario/position';
import { playing, type Wanted } from './testing/play';
import { clone } from './copy';
import { DAMAGED, GONE, type MrState } from './state';

const GAMES = 4000;

/** What came of the one hero of the round, in the words of the exact answer. */
const endOf = (s: MrState): string => {
  const { life, wounds, items } = s.heroes[0]!;
  const has = (bit: number) =>
    items.flatMap((state, i) => ((state & bit) !== 0 && (bit === GONE || (state & GONE) === 0) ? [i] : []));
  return JSON.stringify([
    s.foes[0]!.alive === 0,
    life === 1,
    life === 1 ? '-' : wounds,
    has(DAMAGED),
    has(GONE),
  ]);
};

interface Case {
  readonly at: Position;
  readonly plot: readonly Wanted[];
  readonly ask: object;
  /** Place of each armor of the question among the things of the hero. */
  readonly armor: readonly number[];
}

const attack = (chit: string, to: string): readonly Wanted[] => [
  { type: 'attack', chit },
  { type: 'direct', to },
];
const maneuver = (chit: string, to: string): readonly Wanted[] => [
  { type: 'maneuver', chit },
  { type: 'toward', to },
];

const cases: readonly (readonly [string, Case])[] = [
  [
    'W20: the Black Knight with his mace against a wolf',
    {
      at: { heroes: [{ id: 'black-knight', with: ['suit-of-armor'] }], foes: [{ id: 'wolf-a', on: 0 }] },
      plot: [
        ...attack('FIGHT M3**', 'THRUST'),
        ...maneuver('MOVE H6', 'DUCK'),
        { type: 'shield', to: 'SWING' },
      ],
      ask: {
        who: 'black-knight',
        weapon: 'mace',
        fight: 'FIGHT M3**',
        attack: 'THRUST',
        move: 'MOVE H6',
        maneuver: 'SMASH',
        armor: ['shield', 'suit-of-armor'],
        shield: 'SWING',
        monster: 'wolf-a',
      },
      armor: [],
    },
  ],
  [
    'W21: the Swordsman against a giant bat, both in one direction',
    {
      at: { heroes: [{ id: 'swordsman' }], foes: [{ id: 'giant-bat', on: 0 }] },
      plot: [...attack('FIGHT M5', 'THRUST'), ...maneuver('MOVE L2**', 'CHARGE')],
      ask: {
        who: 'swordsman',
        weapon: 'thrusting-sword',
        fight: 'FIGHT M5',
        attack: 'THRUST',
        move: 'MOVE L2**',
        maneuver: 'THRUST',
        monster: 'giant-bat',
      },
      armor: [],
    },
  ],
  [
    'W21: the same in the second round, where the faster strikes first',
    {
      at: { round: 2, heroes: [{ id: 'swordsman' }], foes: [{ id: 'giant-bat', on: 0 }] },
      plot: [...attack('FIGHT M5', 'THRUST'), ...maneuver('MOVE L2**', 'CHARGE')],
      ask: {
        who: 'swordsman',
        weapon: 'thrusting-sword',
        fight: 'FIGHT M5',
        attack: 'THRUST',
        move: 'MOVE L2**',
        maneuver: 'THRUST',
        monster: 'giant-bat',
        first: false,
      },
      armor: [],
    },
  ],
  [
    'W22: the White Knight with an alerted great sword against a dragon and its head',
    {
      at: {
        heroes: [{ id: 'white-knight', inventory: { 'great-sword': { active: true, side: 'alerted' } } }],
        foes: [{ id: 'tremendous-dragon', on: 0 }],
      },
      plot: [...attack('FIGHT T4**', 'SWING'), ...maneuver('MOVE H6', 'DUCK')],
      ask: {
        who: 'white-knight',
        weapon: 'great-sword',
        alerted: true,
        fight: 'FIGHT T4**',
        attack: 'SWING',
        move: 'MOVE H6',
        maneuver: 'SMASH',
        armor: ['suit-of-armor'],
        monster: 'tremendous-dragon',
      },
      armor: [1],
    },
  ],
  [
    'W23: the same with the sword unalerted',
    {
      at: { heroes: [{ id: 'white-knight' }], foes: [{ id: 'tremendous-dragon', on: 0 }] },
      plot: [...attack('FIGHT T4**', 'SWING'), ...maneuver('MOVE H6', 'DUCK')],
      ask: {
        who: 'white-knight',
        weapon: 'great-sword',
        fight: 'FIGHT T4**',
        attack: 'SWING',
        move: 'MOVE H6',
        maneuver: 'SMASH',
        armor: ['suit-of-armor'],
        monster: 'tremendous-dragon',
      },
      armor: [1],
    },
  ],
  [
    'the Amazon against a viper, its other side up, without a shield in the way',
    {
      at: { round: 3, heroes: [{ id: 'amazon' }], foes: [{ id: 'viper', on: 0, dark: true }] },
      plot: [
        ...attack('FIGHT M3**', 'SMASH'),
        ...maneuver('MOVE M4', 'DODGE'),
        { type: 'shield', to: 'SMASH' },
      ],
      ask: {
        who: 'amazon',
        weapon: 'short-sword',
        fight: 'FIGHT M3**',
        attack: 'SMASH',
        move: 'MOVE M4',
        maneuver: 'SWING',
        armor: ['helmet', 'breastplate', 'shield'],
        shield: 'SMASH',
        monster: 'viper',
        dark: true,
        first: false,
      },
      armor: [3, 2, 1],
    },
  ],
];

describe.each(cases)('%s', (_, { at, plot, ask, armor }) => {
  test('so many rounds come out as the exact odds say', () => {
    const question = RoundQuestion.parse(ask);
    const exact = new Map<string, number>();
    const worn = question.armor.length === 0 ? [] : armor;
    for (const one of roundOutcomes(plotOf(question), askedFoe(question), question.first)) {
      const placed = (which: readonly number[]) => which.map((n) => worn[n] ?? -1).sort((a, b) => a - b);
      const key = JSON.stringify([
        one.killed,
        one.dies,
        one.dies ? '-' : one.wounds,
        placed(one.damaged),
        placed(one.destroyed),
      ]);
      exact.set(key, (exact.get(key) ?? 0) + Number(one.chance.top) / Number(one.chance.bottom));
    }
    const begun = position(at);
    const seen = new Map<string, number>();
    for (let i = 0; i < GAMES; i++) {
      const game = playing(clone(begun));
      const dice = seededDice(`round ${i}`);
      if (game.s.phase === 'act') game.roll(0, dice, { type: 'done' });
      game.roll(0, dice, { type: 'target' }, ...plot);
      const key = endOf(game.s);
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(
      [...exact]
        .filter(([, chance]) => chance > 0.002)
        .map(([key]) => key)
        .sort(),
    );
    for (const [key, chance] of exact) {
      const share = (seen.get(key) ?? 0) / GAMES;
      expect(Math.abs(share - chance), key).toBeLessThan(
        4 * Math.sqrt((chance * (1 - chance)) / GAMES) + 0.001,
      );
    }
  });
});
