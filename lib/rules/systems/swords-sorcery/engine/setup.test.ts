import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { domains } from '../catalogue/index';
import { engine } from './index';
import { pieceOn, tableOf } from './testing';
import type { SeatWish } from './setup';
import type { SsEvent } from './events';
import { ROCK, type SsState } from './state';

/** Domains are chosen, seat 0 first; seats may bring something. */
const choosing = (seats: readonly SeatWish[] = [], house: Readonly<Record<string, unknown>> = {}): SsState =>
  engine.setup(
    tableOf({ domainChoice: 'first-player-first', firstPlayer: 'chosen', ...house }, { seats }),
    seededDice('setup'),
  );
const choose = (s: SsState): void => {
  const [seat] = engine.toAct(s);
  engine.play(s, seat!, engine.choices(s, seat!)[0]!, seededDice('choice'));
};
const held = (s: SsState): readonly number[] => s.hand.map((hand) => hand.length);

describe('where domains are chosen', () => {
  test('SS-011, SS-013: hands are dealt after the last domain is taken', () => {
    const s = choosing();
    expect([s.phase, held(s), s.pile.length]).toEqual(['domain', [0, 0], 63]);
    choose(s);
    expect(held(s)).toEqual([0, 0]);
    choose(s);
    expect([s.phase, held(s), s.pile.length]).toEqual(['place', [6, 6], 51]);
  });

  test('SS-L08: a hand that is brought is there before, and the others are dealt theirs', () => {
    const s = choosing([{ grimoire: ['swords', 'sleep'] }], { cardSource: 'grimoire' });
    expect(held(s)).toEqual([2, 0]);
    choose(s);
    choose(s);
    expect(held(s)).toEqual([2, 6]);
  });

  test('SS-015: a placement that is brought holds, and nobody else sees it before', () => {
    const [{ name, board }] = domains as unknown as readonly [(typeof domains)[number]];
    const s = choosing([{ domain: { id: 'drawn', name, board }, placement: { D3: 'wizard' } }]);
    expect(engine.toAct(s)).toEqual([1]);
    expect([engine.view(s, 0).plans, engine.view(s, 1).plans]).toEqual([
      [{ D3: 'wizard' }, {}],
      [{}, {}],
    ]);
    choose(s);
    expect([s.phase, pieceOn(s, '0 D3'), s.plans]).toEqual(['place', s.wizard[0], [{}, {}]]);
  });
});

test('SS-011: where domains fall by lot, whoever brings one keeps it', () => {
  const [{ id, name, board }] = domains as unknown as readonly [(typeof domains)[number]];
  for (const seed of ['one', 'two', 'three']) {
    const seats = [{}, { domain: { id: 'drawn', name, board } }];
    const s = engine.setup(tableOf({}, { seats }), seededDice(seed));
    const boards = s.domain.map((at) => s.game.boards[at]!.id);
    expect([boards[1], boards[0] === 'drawn', s.game.boards.some((one) => one.id === id)]).toEqual([
      'drawn',
      false,
      true,
    ]);
  }
});

test('SS-R74, firstPlayer: the highest roll starts, and those who tie roll again', () => {
  let next = 0;
  const dice = { ...seededDice('high'), roll: () => [5, 2, 5, 3, 4][next++]! };
  const told: SsEvent[] = [];
  const s = engine.setup(tableOf({ players: 3, firstPlayer: 'high-roll' }), dice, (event) =>
    told.push(event),
  );
  expect([s.first, next]).toEqual([2, 5]);
  expect(told).toContainEqual({
    type: 'firstPlayer',
    rule: 'SS-R74',
    seat: 2,
    rolls: [
      [0, 5],
      [1, 2],
      [2, 5],
      [0, 3],
      [2, 4],
    ],
  });
});

test('SS-L08, snake-draft: one card a pick, there and back again, in the open', () => {
  const s = engine.setup(
    tableOf({ players: 3, cardSource: 'snake-draft', handSize: 2, firstPlayer: 'chosen' }, { first: 1 }),
    seededDice('draft'),
  );
  const order: number[] = [];
  while (s.phase === 'draft') {
    order.push(engine.toAct(s)[0]!);
    choose(s);
  }
  expect([order, held(s), engine.toAct(s)]).toEqual([[0, 1, 2, 2, 1, 0], [2, 2, 2], [1]]);
  expect(engine.view(s, 0).hand[1]).toEqual(expect.arrayContaining(s.hand[1]!));
});

test.each([
  [true, 2],
  [false, 1],
])('SS-011, domainCopies %s: of two boards on offer the second player has %i', (domainCopies, open) => {
  const s = choosing([], { domainCopies, domainSet: ['ss-house-1', 'ss-house-2'] });
  choose(s);
  expect(engine.choices(s, engine.toAct(s)[0]!)).toHaveLength(open);
});

test('initialRocks: the rocks of a board stand from the start', () => {
  const rocks = (initialRocks: boolean): number =>
    engine.setup(tableOf({ initialRocks }), seededDice('rocks')).on.filter((there) => there === ROCK).length;
  expect([rocks(false), rocks(true) > 0]).toEqual([0, true]);
});
