import { describe, expect, test } from 'vitest';
import { sharpBot } from '../../../kernel/game/bots';
import { seededDice } from '../../../kernel/game/dice';
import type { Bot } from '../../../kernel/game/play';
import { isNextTo } from '../engine/geometry';
import { engine } from '../engine/index';
import { poseOf, type MmsChoice, type MmsState } from '../engine/state';
import { underTest } from '../engine/testing';
import { at, position, type Put } from '../engine/drawn-position';
import { tableOf } from '../engine/testing-tables';
import { foresight } from './foresight';
import { lead } from './lead';
import { steady } from './steady';

type MmsBot = Bot<MmsState, MmsChoice>;
type House = Readonly<Record<string, unknown>>;

const random: MmsBot = (_view, _seat, choices, dice) => dice.pick(choices);
const sharpOf = (looks: number): MmsBot => sharpBot({ engine, steady, foresight }, looks);
const bots: Readonly<Record<'steady' | 'lead', MmsBot>> = { steady, lead };

/** One game; each bot sees only what its seat may see. @returns how it ended */
function game(players: readonly MmsBot[], seed: string, house: House = {}) {
  const dice = seededDice(seed);
  const own = seededDice(`${seed} bots`);
  const s = engine.setup(tableOf(house), dice);
  for (let seat = engine.toAct(s)[0]; seat !== undefined; seat = engine.toAct(s)[0]) {
    const choices = engine.choices(s, seat);
    const choice = players[seat]!(engine.view(s, seat), seat, choices, own);
    expect(choices).toContain(choice);
    engine.play(s, seat, choice, dice);
  }
  return engine.outcome(s)!;
}

/** Games won of so many pairs with the seats swapped; a draw is half a game. */
function score(bot: MmsBot, other: MmsBot, pairs: number): number {
  let won = 0;
  for (let i = 0; i < pairs; i++)
    for (const seat of [0, 1]) {
      const { winners } = game(seat === 0 ? [bot, other] : [other, bot], `pair ${i}`);
      won += winners.length === 1 ? Number(winners[0] === seat) : 0.5;
    }
  return won;
}

/** Plays one activation of seat 0 by a bot. @returns its choices in a row */
function act(bot: MmsBot, s: MmsState, most = 3): MmsChoice[] {
  const dice = seededDice('act');
  const out: MmsChoice[] = [];
  while (out.length < most) {
    const choice = bot(engine.view(s, 0), 0, engine.choices(s, 0), seededDice('choose'));
    out.push(choice);
    engine.play(s, 0, choice, dice);
    if (s.stage === 'choose' || engine.toAct(s)[0] !== 0) break;
  }
  return out;
}

/** The piece at a number is activated, and its bot says what it does. */
function deedOf(bot: MmsBot, pieces: readonly Put[], piece = 0, house: House = {}): MmsChoice {
  const s = position({ house, pieces });
  engine.play(s, 0, { type: 'activate', piece }, seededDice('deed'));
  return act(bot, s, 1)[0]!;
}

describe('games', () => {
  test('steady wins against random play from either seat', () => {
    expect(score(steady, random, 4)).toBeGreaterThan(7);
  });

  test('the lead of the sharp bot wins more often than not against steady', () => {
    expect(score(lead, steady, 20)).toBeGreaterThan(22);
  });

  test('the sharp bot wins more often than not against steady', () => {
    expect(score(sharpOf(6), steady, 3)).toBeGreaterThan(3);
  });

  test.each<House>([
    { players: 3 },
    { neutralRows: 4 },
    { markersShown: false },
    { decoys: 3 },
    { attackSelection: 'declared' },
    { controlAtSetup: 'firstOccupant' },
  ])('both play to the end under %j', (house) => {
    for (const bot of [steady, lead])
      expect(game([bot, bot, bot], 'any agreement', house).by).not.toBe('bound');
  });
});

test.each([
  ['steady', steady, 120],
  ['lead', lead, 120],
  ['sharp', sharpOf(4), 50],
] as const)('%s never chooses by what is hidden from the seat', (_, bot, decisions) => {
  const dice = seededDice('hidden');
  const s = engine.setup(tableOf(), dice);
  for (let n = 0; n < decisions; n++) {
    const seat = engine.toAct(s)[0];
    if (seat === undefined) break;
    const choices = engine.choices(s, seat);
    const other = underTest.conceal!(engine.clone(s), seat, seededDice(`other ${n}`));
    const choose = (of: MmsState) => bot(engine.view(of, seat), seat, choices, seededDice(`own ${n}`));
    const choice = choose(s);
    expect(choose(other)).toEqual(choice);
    engine.play(s, seat, choice, dice);
  }
});

describe.each(Object.entries(bots))('%s', (_, bot) => {
  test('attacks who is in reach, and never who is doomed', () => {
    const doomed = { seat: 1, card: 'warrior', at: [11, 10], lost: 40 } as const;
    const standing = { seat: 1, card: 'warrior', at: [10, 11] } as const;
    const own = { seat: 0, card: 'warrior', at: [10, 10] } as const;
    expect(deedOf(bot, [own, doomed, standing])).toEqual({ type: 'attack', target: 2 });
  });

  test('strikes the one of two that falls by it', () => {
    const [own, whole] = [
      { seat: 0, card: 'warrior', at: [10, 10] },
      { seat: 1, card: 'spearman', at: [11, 10] },
    ] as const;
    const hurt = { seat: 1, card: 'spearman', at: [10, 11], lost: 26 } as const;
    expect(deedOf(bot, [own, whole, hurt])).toEqual({ type: 'attack', target: 2 });
  });

  test('heals the doomed beside it', () => {
    const pieces = [
      { seat: 0, card: 'cleric', at: [5, 5] },
      { seat: 0, card: 'knight', at: [6, 5], lost: 59 },
      { seat: 1, card: 'warrior', at: [5, 19] },
    ] as const;
    expect(deedOf(bot, pieces)).toEqual({ type: 'heal', target: 1 });
  });

  test('operates the engine beside it', () => {
    const pieces = [
      { seat: 0, card: 'engineer', at: [5, 5] },
      { seat: 0, card: 'ballista', at: [6, 5] },
      { seat: 1, card: 'warrior', at: [6, 13] },
    ] as const;
    expect(deedOf(bot, pieces)).toEqual({ type: 'operate', engine: 1, target: 2 });
  });
});

describe('steady', () => {
  test('goes to an engine that nobody serves, and waits there for a target', () => {
    const pieces = (x: number): readonly Put[] => [
      { seat: 0, card: 'engineer', at: [x, 5] },
      { seat: 0, card: 'ballista', at: [2, 5] },
      { seat: 0, card: 'warrior', at: [12, 8] },
      { seat: 1, card: 'warrior', at: [18, 19] },
    ];
    const s = position({ pieces: pieces(8) });
    engine.play(s, 0, { type: 'activate', piece: 0 }, seededDice('crew'));
    act(steady, s);
    expect(isNextTo(s, 0, poseOf(s, 0), 1, poseOf(s, 1))).toBe(true);
    expect(deedOf(steady, pieces(3))).toEqual({ type: 'pass' });
  });

  test('goes round a moat that it cannot cross', () => {
    const moat = Array.from({ length: 19 }, (_, i): Put => ({ seat: 1, card: 'moat', at: [i + 1, 10] }));
    const s = position({
      pieces: [
        { seat: 0, card: 'warrior', at: [12, 9] },
        { seat: 1, card: 'warrior', at: [12, 18] },
        ...moat,
      ],
    });
    engine.play(s, 0, { type: 'activate', piece: 0 }, seededDice('moat'));
    act(steady, s);
    expect(s.at[0]!).toBeGreaterThanOrEqual(at(s, 19, 9));
  });

  test('shoots from the Rocks that it controls, not from farther away', () => {
    const s = position({
      pieces: [
        { seat: 0, card: 'archer', at: [11, 5] },
        { seat: 0, card: 'rocks', at: [10, 6] },
        { seat: 1, card: 'warrior', at: [10, 13] },
      ],
    });
    engine.play(s, 0, { type: 'activate', piece: 0 }, seededDice('cover'));
    act(steady, s);
    expect(s.at[0]).toBe(at(s, 10, 6));
  });

  test('detects where a marker is near and nobody is known', () => {
    const pieces = [
      { seat: 0, card: 'warrior', at: [10, 5] },
      { seat: 1, card: 'warrior', carried: ['cloak-of-dusk'], at: [10, 8], known: [] },
    ] as const;
    expect(deedOf(steady, pieces)).toEqual({ type: 'detect' });
  });
});

describe('the lead', () => {
  test('waits out of reach of those who would strike first, and steady does not', () => {
    const distance = (bot: MmsBot): number => {
      const s = position({
        pieces: [
          { seat: 0, card: 'warrior', at: [10, 4] },
          ...[8, 10, 12].map((x): Put => ({ seat: 1, card: 'knight', at: [x, 17] })),
        ],
      });
      engine.play(s, 0, { type: 'activate', piece: 0 }, seededDice('wait'));
      act(bot, s);
      return 17 - (Math.floor(s.at[0]! / 20) + 1);
    };
    expect(distance(steady)).toBeLessThan(10);
    expect(distance(lead)).toBeGreaterThanOrEqual(10);
  });

  test('lets those who strike begin, from afar first', () => {
    const s = position({
      pieces: [
        { seat: 0, card: 'warrior', at: [10, 1] },
        { seat: 0, card: 'warrior', at: [10, 10] },
        { seat: 0, card: 'archer', at: [10, 6] },
        { seat: 1, card: 'warrior', at: [10, 12] },
      ],
    });
    expect(act(lead, s)[0]).toEqual({ type: 'activate', piece: 2 });
  });
});

/** The square, from 1, on which the character of seat 0 ends its activation. */
function endOf(bot: MmsBot, pieces: readonly Put[], piece = 0): readonly [number, number] {
  const s = position({ pieces });
  engine.play(s, 0, { type: 'activate', piece }, seededDice('end'));
  act(bot, s);
  return [(s.at[piece]! % 20) + 1, Math.floor(s.at[piece]! / 20) + 1];
}

describe('characters of the stronger bots', () => {
  const sharp = sharpOf(48);
  const markers = [8, 10, 12].map((x): Put => ({ seat: 1, card: 'knight', at: [x, 19], known: [] }));

  test.each([lead, sharp])('do not walk towards markers that may strike first, and steady does', (bot) => {
    const own: Put = { seat: 0, card: 'warrior', at: [10, 5] };
    const rowOf = (one: MmsBot): number => endOf(one, [own, ...markers])[1];
    expect(rowOf(steady)).toBeGreaterThan(10);
    expect(rowOf(bot)).toBeLessThanOrEqual(6);
  });

  test.each([lead, sharp])('meet the enemy beside one who strikes back', (bot) => {
    const columnOf = (friend: number): number =>
      endOf(bot, [
        { seat: 0, card: 'cleric', at: [10, 1] },
        { seat: 0, card: 'krag', at: [friend, 1] },
        ...[8, 10, 12].map((x): Put => ({ seat: 1, card: 'war-gryphon', at: [x, 11] })),
      ])[0];
    expect(columnOf(1)).toBeLessThan(10);
    expect(columnOf(20)).toBeGreaterThan(11);
  });

  test('are no bolder beside many than beside the best of them', () => {
    const endBeside = (friends: number) =>
      endOf(lead, [
        { seat: 0, card: 'warrior', at: [10, 1] },
        ...Array.from({ length: friends }, (_, i): Put => ({ seat: 0, card: 'warrior', at: [11 + i, 1] })),
        ...[8, 10, 12].map((x): Put => ({ seat: 1, card: 'war-gryphon', at: [x, 13] })),
      ]);
    expect(endBeside(5)).toEqual(endBeside(1));
  });
});

describe('foresight', () => {
  test('takes markers for what their owner could have paid for, half to twice what each can have cost', () => {
    const pieces = [8, 10, 12].map((x): Put => ({ seat: 1, card: 'knight', at: [x, 19], known: [] }));
    const view = engine.view(position({ house: { levelTotal: 300 }, pieces }), 0);
    const first = Array.from({ length: 40 }, (_, n) => {
      const world = foresight.imagine(view, 0, seededDice(`paid ${n}`));
      return world.game.cards[world.card[0]!]!;
    }).filter(({ kind }) => kind === 'character');
    expect(first.length).toBeGreaterThan(20);
    for (const { level } of first) {
      expect(level).toBeGreaterThanOrEqual(50);
      expect(level).toBeLessThanOrEqual(200);
    }
  });

  test.each<House>([{}, { decoys: 2 }, { markersShown: false }, { players: 3 }])(
    'imagines worlds that look the same to the seat, under %j',
    (house) => {
      const dice = seededDice('worlds');
      const s = engine.setup(tableOf(house), dice);
      for (let n = 0; n < 80; n++) {
        const seat = engine.toAct(s)[0];
        if (seat === undefined) break;
        const view = engine.view(s, seat);
        const world = foresight.imagine(view, seat, dice);
        expect(engine.view(world, seat)).toEqual(view);
        expect(engine.choices(world, seat)).toEqual(engine.choices(s, seat));
        const worth = foresight.worth(world, seat);
        expect(worth >= 0 && worth <= 1).toBe(true);
        engine.play(s, seat, dice.pick(engine.choices(s, seat)), dice);
      }
    },
  );
});
