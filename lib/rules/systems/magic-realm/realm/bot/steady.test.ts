import { expect, test } from 'vitest';
import { seededDice } from '../../../../kernel/game/dice';
import { eveningOf } from '../engine/testing/evening';
import { realmWith } from '../engine/testing/realm';
import { view } from '../engine/view';
import { steady } from './steady';

test('MR-R51: where there is nothing to fight nobody tires himself, and the combat ends', () => {
  const s = realmWith([
    { id: 'amazon', at: 'cliff-1' },
    { id: 'captain', at: 'cliff-1' },
    { id: 'elf', at: 'cliff-1' },
  ]);
  for (const one of s.who) one.hidden = 0;
  const dice = seededDice('quiet');
  const evening = eveningOf(s, dice);
  const wish = evening.offers().choices.find((one) => one.type === 'evening-wish' && one.rounds);
  expect(wish, 'rounds can be wished for').toBeDefined();
  evening.play(dice, wish!);
  for (let decisions = 0; evening.offers().choices.length > 0; decisions++) {
    expect(decisions, 'it ends').toBeLessThan(60);
    const { seat, choices } = evening.offers();
    evening.play(dice, steady(view(s, seat), seat, choices, dice));
  }
  const fought = evening.events.flatMap((event) => (event.type === 'fought' ? [event.event.type] : []));
  expect(fought.filter((type) => type === 'round')).toHaveLength(2);
  expect(fought).not.toContain('fatigued');
});
