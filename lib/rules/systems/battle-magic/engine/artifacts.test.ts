import { describe, expect, test } from 'vitest';
import { ATTACHED, CUP } from './state';
import { find, given, play, unitAt } from './testing';
import { artifactsOn } from './units';

describe('artifacts (BM-079, BM-R17)', () => {
  test('help their own bearer alone, and fall with him alone', () => {
    const s = given(
      {
        units: { 4: [0, 'army'], 1: [0, 'hero+2'], 2: [1, 'hero+1', 'wizard+2'] },
        deck: ['sword-3', 'gold-1', 'gold-2'],
      },
      'battle',
    );
    const hero = unitAt(s, 2, 'hero');
    const events = play(s, { type: 'attack', attacker: unitAt(s, 4, 'army'), target: hero });
    expect(find(events, 'compared')).toMatchObject([{ totals: [4, 1], bonus: [1, 1] }]);
    const lost = find(events, 'artifactLost').map(({ chit }) => chit);
    expect([lost.length, s.at[lost[0]!], s.on[lost[0]!]]).toEqual([1, CUP, -1]);
    expect([artifactsOn(s, unitAt(s, 2, 'wizard')), artifactsOn(s, unitAt(s, 1, 'hero'))]).toEqual([2, 2]);
    expect(s.at.filter((at) => at === ATTACHED)).toHaveLength(4);
  });
});

test('who falls takes nobody down but his own cargo (BM-110)', () => {
  const s = given(
    {
      empires: ['human', 'dwarf'],
      units: { 4: [0, 'army'], 2: [1, 'juggernaught(army)', 'hero'] },
      deck: ['sword-3', 'gold-1', 'gold-2'],
    },
    'battle',
  );
  const events = play(s, { type: 'attack', attacker: unitAt(s, 4, 'army'), target: unitAt(s, 2, 'hero') });
  expect(find(events, 'destroyed')).toHaveLength(1);
  expect(s.on[unitAt(s, 2, 'army')]).toBe(unitAt(s, 2, 'juggernaught'));
});
