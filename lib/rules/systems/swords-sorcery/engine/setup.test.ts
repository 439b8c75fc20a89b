import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { domains } from '../catalogue/index';
import { engine } from './index';
import { pieceOn, tableOf } from './testing';
import type { SeatWish } from './setup';
import type { SsState } from './state';

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
