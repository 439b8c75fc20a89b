import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { beginBirdsong, playRecord, recordChoices } from '../day/birdsong';
import { advance } from '../day/day';
import { midnight } from '../day/midnight';
import { beginPhase } from '../day/phase-start';
import { sunrise } from '../day/sunrise';
import { takePhase } from '../day/take-phase';
import type { Deed } from '../deeds';
import { carryOutDeed } from '../deed-rules';
import { itemOf } from '../kit';
import { perish, perishDenizen } from '../magic/dying';
import { teleport } from '../magic/teleport';
import { LEFT, WORN, type RealmState } from '../state';
import { putDenizens } from '../testing/evening';
import { answer, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { turnOf } from '../testing/turn';
import { hireAt } from '../testing/warband';
import { view } from '../view';
import { denizens } from './denizens';
import { discoveries, placeId, tileAt } from './ground';

const to = (name: string): Deed => ({ type: 'move', to: placeNamed(name) });
const alone = (id = 'black-knight'): RealmState => realmWith([{ id, at: 'cliff-3' }]);
const at = (s: RealmState, ids: readonly number[]): readonly string[] => ids.map((i) => placeId(s.at[i]!));

/** The first one carries out a record. */
function run(
  s: RealmState,
  record: readonly Deed[],
  faces: readonly number[] = [],
  phases?: readonly string[],
): void {
  const dice = scriptedDice(...faces);
  s.who[0]!.record = [...record];
  s.who[0]!.phases = [...(phases ?? record.map(() => 'basic'))];
  s.turn = turnOf(0);
  for (; s.turn.phase < record.length; s.turn.phase++) {
    const deed = record[s.turn.phase]!;
    if (takePhase(s, 0, dice, undefined)) carryOutDeed(s, 0, deed, dice, undefined);
  }
  expect(dice.spent()).toBe(true);
}
/** What he may decide about hirelings while he writes. */
const hiredChoices = (s: RealmState, seat = 0) =>
  recordChoices(s, seat).filter(({ type }) => type === 'leave-hired' || type === 'call-hired');

describe('Birdsong', () => {
  test('MR-009, MR-062: all who are with their employer come along, unless he leaves some or all behind', () => {
    const s = alone();
    const [r1, r2] = hireAt(s, 0, 'cliff-3', 'r1', 'r2');
    const [r3] = hireAt(s, 0, 'cliff-5', 'r3');
    beginBirdsong(s, undefined);
    expect([s.comes[r1!], s.comes[r2!], s.comes[r3!]]).toEqual([1, 1, 0]);
    expect(hiredChoices(s).map((one) => 'denizen' in one && one.denizen)).toEqual([-1, r1, r2]);
    playRecord(s, 0, { type: 'leave-hired', denizen: r1! }, undefined);
    expect([s.comes[r1!], s.comes[r2!]]).toEqual([0, 1]);
    playRecord(s, 0, { type: 'leave-hired', denizen: -1 }, undefined);
    expect([s.comes[r1!], s.comes[r2!]]).toEqual([0, 0]);
    playRecord(s, 0, { type: 'call-hired', denizen: r2! }, undefined);
    expect([s.comes[r1!], s.comes[r2!]]).toEqual([0, 1]);
    playRecord(s, 0, { type: 'record', deed: to('cliff-2') }, undefined);
    expect(hiredChoices(s)).toEqual([]);
    beginBirdsong(s, undefined);
    expect(s.comes[r1!]).toBe(1);
  });

  test('MR-B33, MR-122: from between two clearings nobody is taken along', () => {
    const s = alone();
    const [r1] = hireAt(s, 0, 'cliff-3', 'r1');
    s.who[0]!.toward = placeNamed('cliff-2');
    beginBirdsong(s, undefined);
    expect(s.comes[r1!]).toBe(0);
  });

  test('MR-009, 7.1: others do not know yet whom he leaves behind', () => {
    const s = realmWith(['amazon', 'dwarf'].map((id) => ({ id, at: 'cliff-3' })));
    const [r1] = hireAt(s, 0, 'cliff-3', 'r1');
    playRecord(s, 0, { type: 'leave-hired', denizen: r1! }, undefined);
    expect([view(s, 0).comes[r1!], view(s, 1).comes[r1!]]).toEqual([0, 1]);
    s.part = 'daylight';
    expect(view(s, 1).comes[r1!]).toBe(0);
  });

  test('MR-B44: who was hired today acts from the next Birdsong on', () => {
    const s = alone();
    const [r1] = hireAt(s, 0, 'cliff-3', 'r1');
    s.comes[r1!] = 0;
    run(s, [to('cliff-2')]);
    expect(at(s, [r1!])).toEqual(['cliff-3']);
  });
});

describe('on the way', () => {
  test('MR-062, MR-063: they move with him, by hidden ways too, and who was left behind stays', () => {
    const s = alone();
    s.who[0]!.paths = discoveries.map(({ code }) => code);
    const band = hireAt(s, 0, 'cliff-3', 'r1', 'rhq', 'r2');
    s.comes[band[2]!] = 0;
    run(s, [to('cliff-6'), to('cliff-6')]);
    expect(at(s, band)).toEqual(['cliff-6', 'cliff-6', 'cliff-3']);
  });

  test('MR-063: at the start of any phase he may leave one behind', () => {
    const s = alone();
    const [r1, r2] = hireAt(s, 0, 'cliff-3', 'r1', 'r2');
    s.who[0]!.record = [to('cliff-2')];
    s.turn = turnOf(0);
    beginPhase(s, 0, undefined);
    answer(s, { type: 'leave-hired', denizen: r2 });
    expect(offered(s).some(({ type }) => type === 'go')).toBe(true);
    run(s, [to('cliff-2')]);
    expect(at(s, [r1!, r2!])).toEqual(['cliff-2', 'cliff-3']);
  });

  test('MR-B20, MR-R06: an underling who follows carries what his strength allows, a leader does not', () => {
    const heavy = (...hired: readonly string[]): number => {
      const s = alone('wizard');
      s.who[0]!.items = [{ id: 'suit-of-armor', state: 0 }];
      hireAt(s, 0, 'cliff-3', ...hired);
      run(s, [to('cliff-2')]);
      return s.who[0]!.items.length;
    };
    const { weight } = itemOf('suit-of-armor') as { readonly weight: string };
    const strength = (id: string) => denizens.find((one) => one.id === id)!.native!.moveStrength;
    expect([weight, strength('g1'), strength('ghq'), strength('r7')]).toEqual(['H', 'H', 'H', 'M']);
    expect([heavy(), heavy('r7'), heavy('ghq'), heavy('g1')]).toEqual([0, 0, 0, 1]);
  });

  test('MR-B20: a horse that is led carries what is packed', () => {
    const s = alone('wizard');
    s.who[0]!.items = [
      { id: 'suit-of-armor', state: 0 },
      { id: 'workhorse-h6-h7', state: 0 },
      { id: 'suit-of-armor', state: WORN },
    ];
    run(s, [to('cliff-2')]);
    expect(s.who[0]!.items.map(({ state }) => state)).toEqual([0, 0]);
  });

  test('MR-065: they do not fly, and only ponies keep up with a pony', () => {
    const s = alone();
    s.who[0]!.items.push({ id: 'flying-carpet', state: WORN });
    s.lit = 1;
    const [r1] = hireAt(s, 0, 'cliff-3', 'r1');
    run(s, [{ type: 'fly', tile: tileAt(placeNamed('oak-woods-2')) }], [2]);
    expect([at(s, [r1!]), s.comes[r1!]]).toEqual([['cliff-3'], 0]);

    const rides = alone();
    rides.who[0]!.items = [{ id: 'pony-m4-m5', state: WORN }];
    const band = hireAt(rides, 0, 'cliff-3', 'r1', 'b1');
    run(rides, [to('cliff-2'), to('cliff-3')], [], ['basic', 'pony-m4-m5']);
    expect(at(rides, band)).toEqual(['cliff-2', 'cliff-3']);
  });

  test('MR-X07: whoever is sent elsewhere goes without them', () => {
    const s = alone();
    const [r1] = hireAt(s, 0, 'cliff-3', 'r1');
    teleport(s, 0, placeNamed('cliff-5'), 'MR-X07', undefined);
    expect([at(s, [r1!]), s.comes[r1!]]).toEqual([['cliff-3'], 0]);
  });
});

describe('hidden or not', () => {
  test('MR-B46: one roll hides him and those who follow', () => {
    const s = alone();
    s.who[0]!.hidden = 0;
    const [r1, r2] = hireAt(s, 0, 'cliff-3', 'r1', 'r2');
    s.comes[r2!] = 0;
    run(s, [{ type: 'hide' }], [5, 5]);
    expect([s.hiding[r1!], s.hiding[r2!]]).toEqual([1, 0]);
  });

  test('MR-B46, MR-X02: hirelings can be hidden by the roll of one who is hidden, or squeaks', () => {
    const s = alone();
    const [r1] = hireAt(s, 0, 'cliff-3', 'r1');
    run(s, [{ type: 'hide' }], [6, 1]);
    expect(s.hiding[r1!]).toBe(0);
    run(s, [{ type: 'hide' }], [1, 1]);
    expect(s.hiding[r1!]).toBe(1);
    run(s, [{ type: 'hide' }]);
  });

  test('MR-015: when his counter is drawn they are unhidden with him', () => {
    const s = alone();
    const [r1] = hireAt(s, 0, 'cliff-3', 'r1');
    s.hiding[r1!] = 1;
    s.part = 'daylight';
    s.undrawn = [0];
    s.who[0]!.record = [{ type: 'blank' }];
    advance(s, scriptedDice(1), undefined);
    expect([s.who[0]!.hidden, s.hiding[r1!]]).toEqual([0, 0]);
  });
});

describe('the end of service', () => {
  test('MR-B44, MR-B63, MR-R12: at midnight of the last day', () => {
    const s = alone();
    const [r1, r2] = hireAt(s, 0, 'cliff-3', 'r1', 'r2');
    s.term[r1!] = s.day;
    const told: { readonly type: string }[] = [];
    midnight(s, (event) => told.push(event));
    expect([s.hirer[r1!], s.hirer[r2!]]).toEqual([-1, 0]);
    expect(told).toContainEqual({
      type: 'service-ended',
      rule: 'MR-B63',
      seat: 0,
      denizens: [r1],
      why: 'term',
      fame: 0,
    });
  });

  test('MR-B45: when he dies, and when he leaves the realm', () => {
    const dead = alone();
    const [r1] = hireAt(dead, 0, 'cliff-5', 'r1');
    perish(dead, 0, 'MR-X14', undefined);
    expect([dead.hirer[r1!], dead.term[r1!], at(dead, [r1!])]).toEqual([-1, 0, ['cliff-5']]);
    // From there a road leads off the map.
    const s = realmWith([{ id: 'amazon', at: 'cliff-2' }]);
    const [r2] = hireAt(s, 0, 'cliff-2', 'r2');
    run(s, [{ type: 'leave' }]);
    expect([s.hirer[r2!], s.who[0]!.life]).toEqual([-1, LEFT]);
  });

  test('MR-185: who is killed costs his employer what he was worth; the goods of a hired leader stay (MR-184)', () => {
    const s = alone();
    const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq');
    s.piles['rogues'] = [{ id: 'helmet', state: 0 }];
    perishDenizen(s, rhq!, 'MR-X13', undefined);
    expect(s.who[0]!.notoriety).toBe(-denizens[rhq!]!.native!.notoriety);
    expect([s.hirer[rhq!], s.piles['rogues']!.length]).toEqual([-1, 1]);
  });

  test('MR-B34, MR-012: hired ones do not go back with their row, and killed ones do', () => {
    const s = alone();
    s.day = 7;
    s.dwellings = [{ id: 'inn', place: placeNamed('cliff-5') }];
    const [r1] = hireAt(s, 0, 'cliff-3', 'r1');
    const [r2] = putDenizens(s, 'cliff-3', 'r2');
    // Rogues are in row 5.
    sunrise(s, scriptedDice(5), undefined);
    expect(at(s, [r1!, r2!])).toEqual(['cliff-3', 'cliff-5']);
  });
});

test('MR-059: the hirelings of a follower go where he goes, each with his own employer', () => {
  const s = realmWith(['amazon', 'dwarf'].map((id) => ({ id, at: 'cliff-3' })));
  for (const one of s.who) one.hidden = 0;
  s.who[1]!.guide = 0;
  const [r1] = hireAt(s, 0, 'cliff-3', 'r1');
  const [r2] = hireAt(s, 1, 'cliff-3', 'r2');
  run(s, [to('cliff-2')]);
  expect(at(s, [r1!, r2!])).toEqual(['cliff-2', 'cliff-2']);
});
