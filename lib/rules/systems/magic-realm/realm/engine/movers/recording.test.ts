import { describe, expect, test } from 'vitest';
import { playRecord, recordChoices, recording, beginBirdsong } from '../day/birdsong';
import type { Deed } from '../deeds';
import { endSpells } from '../magic/enspell';
import { WORN, type RealmState, type Who } from '../state';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { hireAt } from '../testing/warband';
import { view } from '../view';
import { moverOf, moversOf } from './individuals';

const alone = (id = 'black-knight', at = 'cliff-3'): RealmState => realmWith([{ id, at }]);
const morning = (s: RealmState): RealmState => {
  beginBirdsong(s, undefined);
  return s;
};
/** The character records nothing: those who move for him are next. */
const after = (s: RealmState, seat = 0): RealmState => {
  playRecord(s, seat, { type: 'recorded' }, undefined);
  return s;
};
/** Which deeds are offered, and for whom. */
const offered = (s: RealmState, seat = 0): { readonly mover: Who; readonly deeds: readonly Deed[] } => {
  const all = recordChoices(s, seat).flatMap((one) => (one.type === 'record' ? [one] : []));
  return { mover: all[0]?.mover ?? seat, deeds: all.map(({ deed }) => deed) };
};
const kinds = (s: RealmState, seat = 0): readonly string[] => [
  ...new Set(offered(s, seat).deeds.map(({ type }) => type)),
];

describe('who records', () => {
  test('MR-B32, MR-062: a leader comes along as usual, and has no record of his own', () => {
    const s = alone();
    hireAt(s, 0, 'cliff-3', 'rhq', 'r1');
    morning(s);
    expect(s.movers.map(({ kind }) => kind)).toEqual(['leader']);
    expect(recording(after(s))).toEqual([]);
  });

  test('MR-009, MR-B32: one who is left behind, or is elsewhere, records after the character', () => {
    const s = alone();
    const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq');
    hireAt(s, 0, 'cliff-5', 'chq');
    morning(s);
    playRecord(s, 0, { type: 'leave-hired', denizen: rhq! }, undefined);
    expect(offered(s).mover).toBe(0);
    after(s);
    const { mover } = offered(s);
    expect(moverOf(s, mover).kind).toBe('leader');
    playRecord(s, 0, { type: 'record', deed: { type: 'hide' }, mover }, undefined);
    playRecord(s, 0, { type: 'recorded', mover }, undefined);
    expect(offered(s).mover).not.toBe(mover);
    playRecord(s, 0, { type: 'recorded', mover: offered(s).mover }, undefined);
    expect(recording(s)).toEqual([]);
    expect(s.movers.map(({ record }) => record)).toContainEqual([{ type: 'hide' }]);
  });

  test('MR-062: an underling has none', () => {
    const s = alone();
    hireAt(s, 0, 'cliff-5', 'r1');
    expect(morning(s).movers).toEqual([]);
  });

  test('MR-S37: a controlled monster has turns of its own, and one that was only hired has none', () => {
    const s = alone();
    const [bat, goblin] = hireAt(s, 0, 'cliff-5', 'giant-bat', 'goblin-axe');
    under(s, 'control-bats', { denizens: [bat!] });
    morning(s);
    expect(s.movers.map(({ denizen }) => denizen)).toEqual([bat]);
    expect(s.movers.some(({ denizen }) => denizen === goblin)).toBe(false);
  });

  test('7.1: what others record for those who move for them is secret', () => {
    const s = realmWith(['amazon', 'dwarf'].map((id) => ({ id, at: 'cliff-3' })));
    const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq');
    morning(s);
    playRecord(s, 0, { type: 'leave-hired', denizen: rhq! }, undefined);
    after(s);
    playRecord(s, 0, { type: 'record', deed: { type: 'hide' }, mover: 2 }, undefined);
    expect(view(s, 0).movers[0]!.record).toEqual([{ type: 'hide' }]);
    expect(view(s, 1).movers[0]!.record).toEqual([]);
    expect(view(s, 1).comes[rhq!]).toBe(1);
  });
});

describe('what is recorded', () => {
  const leader = (id: string, at = 'cliff-3'): RealmState => {
    const s = alone('black-knight', 'cliff-5');
    hireAt(s, 0, at, id);
    return after(morning(s));
  };

  test('MR-B32: leaders move, hide and search, but rest, alert and enchant nothing', () => {
    expect(kinds(leader('rhq'))).toEqual(['move', 'hide', 'search']);
  });

  test('MR-B32: they trade and hire where natives live, and follow who is there', () => {
    const s = alone('black-knight', 'cliff-5');
    s.dwellings = [{ id: 'inn', place: placeNamed('cliff-5') }];
    const [rhq] = hireAt(s, 0, 'cliff-5', 'rhq');
    morning(s);
    playRecord(s, 0, { type: 'leave-hired', denizen: rhq! }, undefined);
    after(s);
    expect(kinds(s)).toEqual(['move', 'hide', 'search', 'trade', 'hire', 'follow']);
  });

  test('MR-B32: controlled monsters neither trade nor hire, and those with wings fly', () => {
    const s = alone();
    s.dwellings = [{ id: 'inn', place: placeNamed('cliff-5') }];
    const [bat] = hireAt(s, 0, 'cliff-5', 'giant-bat');
    under(s, 'control-bats', { denizens: [bat!] });
    after(morning(s));
    expect(kinds(s)).toEqual(['move', 'hide', 'search', 'fly']);
  });

  test('MR-B32, MR-B31: two basic and two sunlight phases, and those of an own horse', () => {
    const phasesOf = (id: string): number => {
      const s = leader(id, 'borderland-2');
      for (let n = 0; ; n++) {
        const { deeds, mover } = offered(s);
        if (!deeds.some(({ type }) => type === 'hide')) return n;
        playRecord(s, 0, { type: 'record', deed: { type: 'hide' }, mover }, undefined);
      }
    };
    expect(phasesOf('rhq')).toBe(4);
    expect(phasesOf('phq')).toBe(4);
    const s = leader('phq', 'borderland-2');
    const { mover } = offered(s);
    for (let n = 0; n < 4; n++)
      playRecord(s, 0, { type: 'record', deed: { type: 'hide' }, mover }, undefined);
    expect(kinds(s)).toEqual(['move']);
  });

  test('MR-B21, MR-B32: a leader on a pony moves twice in each MOVE phase', () => {
    const s = leader('lhq', 'borderland-2');
    const { mover } = offered(s);
    const there = offered(s).deeds.find(({ type }) => type === 'move') as { to: number };
    for (let n = 0; n < 8; n++) {
      const goes = offered(s).deeds.find(({ type }) => type === 'move')!;
      playRecord(s, 0, { type: 'record', deed: goes, mover }, undefined);
    }
    expect(there.to).toBeGreaterThan(0);
    playRecord(s, 0, { type: 'recorded', mover }, undefined);
    expect(moverOf(s, mover).phases.filter((by) => by === 'own-horse').length).toBeGreaterThanOrEqual(3);
  });

  test('MR-025, MR-059: hidden ways only as far as he knows them himself', () => {
    const s = leader('rhq');
    const goals = () => offered(s).deeds.flatMap((deed) => (deed.type === 'move' ? [deed.to] : []));
    expect(goals()).toEqual([placeNamed('cliff-2'), placeNamed('cliff-5')]);
  });

  test('MR-A26: a familiar moves, follows and peers into its own clearing, by what its master knows', () => {
    const s = after(morning(alone('witch')));
    expect(kinds(s)).toEqual(['move', 'peer', 'follow']);
    expect(offered(s).deeds.filter(({ type }) => type === 'peer')).toEqual([
      { type: 'peer', at: placeNamed('cliff-3') },
    ]);
  });

  test('MR-S33: a phantasm moves, peers and enchants with the chits of its master, and follows nobody', () => {
    const s = alone('wizard');
    under(s, 'phantasm', { seat: 0 });
    after(morning(s));
    expect(kinds(s)).toEqual(['move', 'peer', 'prepare']);
  });
});

test('MR-S32, MR-S33: mist has no phantasm', () => {
  const s = alone('wizard');
  under(s, 'phantasm', { seat: 0 });
  under(s, 'melt-into-mist', { seat: 0, shape: 'mist' });
  expect(moversOf(morning(s), 0)).toEqual([]);
});

test('MR-S33: a phantasm is gone as soon as its spell is broken', () => {
  const s = alone('wizard');
  under(s, 'phantasm', { seat: 0 });
  morning(s);
  expect(moversOf(s, 0)).toHaveLength(1);
  endSpells(s, () => true, 'broken', undefined);
  expect(moversOf(s, 0)).toEqual([]);
});

describe('whom underlings follow', () => {
  test('MR-009, MR-T70: who chooses his phases as they come says first who comes along', () => {
    const s = alone();
    s.who[0]!.items.push({ id: 'timeless-jewel', state: WORN });
    const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq');
    morning(s);
    expect(recordChoices(s, 0)).toEqual([{ type: 'recorded' }, { type: 'leave-hired', denizen: rhq }]);
    playRecord(s, 0, { type: 'leave-hired', denizen: rhq! }, undefined);
    after(s);
    expect(s.who[0]!.chooses).toBe(1);
    expect(moverOf(s, offered(s).mover).denizen).toBe(rhq);
  });

  test('MR-062: a leader with a turn of his own', () => {
    const s = alone();
    const [rhq, r1] = hireAt(s, 0, 'cliff-3', 'rhq', 'r1');
    morning(s);
    expect(recordChoices(s, 0).some(({ type }) => type === 'send-hired')).toBe(false);
    playRecord(s, 0, { type: 'leave-hired', denizen: rhq! }, undefined);
    expect(recordChoices(s, 0)).toContainEqual({ type: 'send-hired', denizen: r1, after: 1 });
    playRecord(s, 0, { type: 'send-hired', denizen: r1!, after: 1 }, undefined);
    expect([s.comes[r1!], s.after[r1!]]).toEqual([1, 1]);
    // Called again he brings them along.
    playRecord(s, 0, { type: 'call-hired', denizen: rhq! }, undefined);
    expect([s.comes[r1!], s.after[r1!]]).toEqual([1, -1]);
  });

  test('MR-009: without their employer they follow their leader as usual', () => {
    const s = alone();
    const [rhq, r1] = hireAt(s, 0, 'cliff-5', 'rhq', 'r1');
    morning(s);
    expect([s.comes[rhq!], s.comes[r1!], s.after[r1!]]).toEqual([0, 1, 1]);
  });

  test('MR-062: another character', () => {
    const s = realmWith(['amazon', 'dwarf'].map((id) => ({ id, at: 'cliff-3' })));
    const [r1] = hireAt(s, 0, 'cliff-3', 'r1');
    morning(s);
    expect(recordChoices(s, 0)).toContainEqual({ type: 'send-hired', denizen: r1, after: 1 });
  });
});

test('MR-B32: each keeps his place from day to day, and that of one who has gone is free on the day after', () => {
  const s = alone();
  const [rhq, chq] = hireAt(s, 0, 'cliff-3', 'rhq', 'chq');
  morning(s);
  s.movers.find(({ denizen }) => denizen === chq)!.paths = [7];
  s.hirer[rhq!] = -1;
  morning(s);
  expect(s.movers.map(({ gone, paths }) => [gone, paths])).toEqual([
    [0, [7]],
    [1, []],
  ]);
  hireAt(s, 0, 'cliff-3', 'ghq');
  morning(s);
  expect(s.movers.map(({ gone }) => gone)).toEqual([0, 0]);
});
