import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../kernel/game/dice';
import type { RealmChoice } from '../engine/choices';
import type { RealmState } from '../engine/state';
import { eveningOf, putDenizens } from '../engine/testing/evening';
import { placeNamed, realmWith } from '../engine/testing/realm';
import { turnOf } from '../engine/testing/turn';
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

const picks = (s: RealmState, choices: readonly RealmChoice[]): RealmChoice =>
  steady(view(s, 0), 0, choices, seededDice('picks'));

describe('7.6: the simple bot on its way', () => {
  const AHEAD = 'cliff-3';
  const onTheWay = (hidden: number): RealmState => {
    const s = realmWith([{ id: 'amazon', at: 'cliff-2' }]);
    Object.assign(s.who[0]!, { hidden, record: [{ type: 'move', to: placeNamed(AHEAD) }] });
    s.part = 'daylight';
    s.turn = turnOf(0);
    return s;
  };
  const open: readonly RealmChoice[] = [{ type: 'go' }, { type: 'skip' }];

  test('goes among monsters only hidden', () => {
    for (const hidden of [0, 1]) {
      const s = onTheWay(hidden);
      putDenizens(s, AHEAD, 'giant-bat', 'tremendous-troll');
      expect(picks(s, open).type).toBe(hidden === 1 ? 'go' : 'skip');
    }
    expect(picks(onTheWay(0), open).type).toBe('go');
  });
});

describe('7.6: the simple bot in the evening', () => {
  const evening = (...beasts: readonly string[]) => {
    const s = realmWith([{ id: 'amazon', at: 'cliff-2' }]);
    s.who[0]!.hidden = 0;
    putDenizens(s, 'cliff-2', ...beasts);
    return eveningOf(s, seededDice('evening'));
  };

  test('runs from what it cannot beat and can outrun (MR-121)', () => {
    const { s, offers } = evening('giant');
    expect(picks(s, offers().choices)).toMatchObject({ type: 'fight', choice: { type: 'run' } });
  });

  test('stands where a fight is worth it', () => {
    const { s, offers } = evening('wolf-a');
    expect(picks(s, offers().choices)).not.toMatchObject({ choice: { type: 'run' } });
  });

  test('wishes for rounds only against what it beats (MR-091)', () => {
    const choices: readonly RealmChoice[] = [false, true].map((rounds) => ({ type: 'evening-wish', rounds }));
    const wish = (...beasts: readonly string[]): RealmChoice => {
      const s = realmWith([{ id: 'captain', at: 'cliff-2' }]);
      putDenizens(s, 'cliff-2', ...beasts);
      return picks(s, choices);
    };
    expect(wish('heavy-spider')).toMatchObject({ rounds: true });
    expect(wish('tremendous-troll', 'giant-bat')).toMatchObject({ rounds: false });
  });
});

describe('7.6: who comes for somebody who was killed', () => {
  const anew = (): RealmState => {
    const s = realmWith([{ id: 'elf', at: 'cliff-2' }]);
    s.who[0]!.life = 1;
    return s;
  };

  test('somebody strong comes, and nobody stays out', () => {
    const choices: readonly RealmChoice[] = [
      { type: 'come-anew', id: 'elf' },
      { type: 'come-anew', id: 'white-knight' },
      { type: 'stay-out' },
    ];
    expect(picks(anew(), choices)).toEqual({ type: 'come-anew', id: 'white-knight' });
  });

  test('a category that was chosen already is chosen less (MR-B65)', () => {
    const chosen = (victory: readonly number[]): RealmChoice => {
      const s = anew();
      s.asks = [{ type: 'new-point', seat: 0, id: 'elf', victory }];
      return picks(
        s,
        [0, 1, 2, 3, 4].map((category) => ({ type: 'assign-point', category })),
      );
    };
    expect(chosen([0, 0, 0, 0, 0])).toEqual({ type: 'assign-point', category: 4 });
    expect(chosen([0, 0, 0, 0, 2])).not.toEqual({ type: 'assign-point', category: 4 });
  });
});
