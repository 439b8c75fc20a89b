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

  test('a little of everything is wanted, since what is lacking wholly costs the more, the more of it was wanted (MR-B66)', () => {
    const s = anew();
    const victory = [0, 0, 0, 0, 0];
    for (let points = 0; points < 5; points++) {
      s.asks = [{ type: 'new-point', seat: 0, id: 'elf', victory: [...victory] }];
      const choice = picks(
        s,
        [0, 1, 2, 3, 4].map((category) => ({ type: 'assign-point', category })),
      );
      if (choice.type === 'assign-point') victory[choice.category]!++;
    }
    expect(victory).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('7.6: the simple bot and what it is offered', () => {
  const at = (place: string, id = 'captain'): RealmState => realmWith([{ id, at: place }]);

  test('MR-X23: an insult is settled only where those who are insulted could kill him', () => {
    const asked = (hidden: number): RealmChoice => {
      const s = at('cliff-2', 'swordsman');
      s.who[0]!.hidden = hidden;
      putDenizens(s, 'cliff-2', 'bhq', 'b1', 'b2', 'b3');
      s.asks = [{ type: 'evening-affront', seat: 0, group: 'bashkars', affront: 'insult' }];
      return picks(
        s,
        [true, false].map((pay) => ({ type: 'evening-settle', pay })),
      );
    };
    expect([asked(0), asked(1)]).toMatchObject([{ pay: true }, { pay: false }]);
  });

  test('MR-B30: runes are read by who learns more often than he is cursed', () => {
    const read = (id: string): string => {
      const s = realmWith([{ id, at: 'cliff-2', victory: [1, 2, 1, 1, 0] }]);
      s.spells['beast-pipes'] = ['remedy'];
      return picks(s, [
        { type: 'look', table: 'locate', at: placeNamed('cliff-2') },
        { type: 'read-runes', from: 'beast-pipes' },
      ]).type;
    };
    // The Wizard rolls one die, the Elf two; the Captain can learn nothing.
    expect(['wizard', 'elf', 'captain'].map(read)).toEqual(['read-runes', 'look', 'look']);
  });

  test('MR-T15, MR-T71: the tables of site cards are left alone, treasure sites are looted', () => {
    const s = at('cliff-2');
    const look: RealmChoice = { type: 'look', table: 'locate', at: placeNamed('cliff-2') };
    expect(picks(s, [look, { type: 'loot', from: 'toadstool-circle' }]).type).toBe('look');
    expect(picks(s, [look, { type: 'loot', from: 'site-hoard' }]).type).toBe('loot');
  });

  test('MR-X28, MR-X29: it searches on the table that shows the road printed at its clearing', () => {
    const table = (place: string): unknown => {
      const s = at(place);
      return picks(
        s,
        (['peer', 'locate'] as const).map((one) => ({ type: 'look', table: one, at: placeNamed(place) })),
      );
    };
    expect(table('cliff-3')).toMatchObject({ table: 'locate' });
    expect(table('ledges-4')).toMatchObject({ table: 'peer' });
  });

  test('MR-T27: the Flowers of Rest are left where they lie', () => {
    const s = at('cliff-2');
    s.who[0]!.items = [{ id: 'flowers-of-rest', state: 0 }];
    const as = (['active', 'inactive', 'abandoned'] as const).map(
      (one) => ({ type: 'keep', at: 0, as: one, instead: -1 }) as const,
    );
    expect(picks(s, as)).toMatchObject({ as: 'abandoned' });
  });
});
