import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import type { RealmEvent } from '../events';
import type { RealmState } from '../state';
import { placeNamed, realmWith } from '../testing/realm';
import { denizens, KILLED, ON_CARD } from '../world/denizens';
import { isProwling, sunrise } from './sunrise';

const named = (id: string): number[] => denizens.flatMap((one, i) => (one.id === id ? [i] : []));
const rise = (s: RealmState, ...faces: readonly number[]): readonly RealmEvent[] => {
  const told: RealmEvent[] = [];
  sunrise(s, scriptedDice(...faces), (event) => told.push(event));
  return told;
};

describe('MR-011: the monster roll', () => {
  test('one unmodified die names the row; ghosts prowl always', () => {
    const s = realmWith([{ id: 'amazon', at: 'cliff-3' }]);
    s.stopped[0] = 1;
    expect(rise(s, 4)).toEqual([{ type: 'monster-roll', rule: 'MR-011', faces: [4] }]);
    expect(s.prowling).toEqual([4]);
    expect(s.stopped[0]).toBe(0);
    expect(isProwling(s, named('giant')[0]!)).toBe(true);
    expect(isProwling(s, named('ogre')[0]!)).toBe(false);
    expect(isProwling(s, named('ghost')[0]!)).toBe(true);
  });

  test('MR-B70: two rolls in play alone, where agreed', () => {
    const s = realmWith([{ id: 'amazon', at: 'cliff-3' }], { 'world.solitaireTwoRows': true });
    rise(s, 4, 2);
    expect(s.prowling).toEqual([4, 2]);
    rise(s, 3, 3);
    expect(s.prowling).toEqual([3]);
  });
});

describe('MR-012, MR-B34: regeneration', () => {
  const scattered = (day: number): RealmState => {
    const s = realmWith([{ id: 'amazon', at: 'cliff-3' }]);
    s.day = day;
    s.dwellings = [
      { id: 'house', place: placeNamed('curst-valley-5') },
      { id: 'ghosts', place: placeNamed('bad-valley-5') },
    ];
    for (const id of ['goblin-axe', 'giant', 's1']) s.at[named(id)[0]!] = KILLED;
    s.at[named('wolf-a')[0]!] = placeNamed('cliff-3');
    s.at[named('ghost')[0]!] = KILLED;
    return s;
  };
  const start = (s: RealmState, id: string) => s.at[named(id)[0]!];

  test('W29: on day 14 the prowling row goes back to its start, killed or not, and ghosts too', () => {
    const s = scattered(14);
    rise(s, 3);
    expect(start(s, 'goblin-axe')).toBe(ON_CARD);
    expect(start(s, 'wolf-a')).toBe(ON_CARD);
    expect(start(s, 's1')).toBe(placeNamed('curst-valley-5'));
    expect(start(s, 'ghost')).toBe(placeNamed('bad-valley-5'));
    expect(start(s, 'giant')).toBe(KILLED);
  });

  test('on other days nobody does', () => {
    const s = scattered(13);
    rise(s, 3);
    expect(start(s, 'goblin-axe')).toBe(KILLED);
    expect(start(s, 'wolf-a')).toBe(placeNamed('cliff-3'));
  });

  test('MR-B34: row 6 sends visitors back and turns their chits over', () => {
    const s = realmWith([{ id: 'amazon', at: 'cliff-3' }]);
    s.day = 7;
    s.waiting = ['scholar', 'conquer', '', 'raid', '', '', ''];
    s.visitors = [{ id: 'scholar', place: placeNamed('cliff-3') }];
    rise(s, 6);
    expect(s.visitors).toEqual([]);
    expect(s.waiting).toEqual(['pillage', 'war', '', 'crone', '', '', '']);
  });
});

describe('MR-010: followers', () => {
  const follows = (...guides: readonly number[]): readonly number[] => {
    const s = realmWith(guides.map((_, i) => ({ id: ['amazon', 'elf', 'captain'][i]!, at: 'cliff-3' })));
    guides.forEach((guide, seat) => {
      if (guide >= 0) s.who[seat]!.record = [{ type: 'follow', guide }];
    });
    rise(s, 1);
    return s.who.map(({ guide }) => guide);
  };

  test('each is put with his guide, through another follower too', () => {
    expect(follows(-1, 0)).toEqual([-1, 0]);
    expect(follows(-1, 0, 1)).toEqual([-1, 0, 0]);
  });

  test('those who follow each other follow nobody', () => {
    expect(follows(1, 0)).toEqual([-1, -1]);
    expect(follows(1, 0, 1)).toEqual([-1, -1, -1]);
  });
});
