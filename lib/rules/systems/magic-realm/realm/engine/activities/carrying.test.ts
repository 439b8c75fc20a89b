import { describe, expect, test } from 'vitest';
import { level } from '../../../reckon/harm';
import { midnight } from '../day/midnight';
import { heroAt, heroStateAt } from '../evening/as-hero';
import { carries, chitsOf } from '../kit';
import { endSpells } from '../magic/enspell';
import { muster } from '../movers/muster';
import { rollBy } from '../rolls';
import { FATIGUED, WORN, type RealmState } from '../state';
import { carryOut } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { turnOf } from '../testing/turn';
import { hireAt } from '../testing/warband';
import { putDenizens } from '../testing/evening';
import { colorsAt } from '../world/colors';
import { tradersAt } from '../world/company';

const AT = 'borderland-2';
/** A way that everybody knows. */
const NEXT = placeNamed('borderland-3');

const left = (s: RealmState): readonly string[] =>
  (s.abandoned[String(placeNamed(AT))] ?? []).map(({ id }) => id);

/** The Amazon moves with these things; her MOVE chits are of medium strength at most. */
function moved(...items: RealmState['who'][number]['items']): RealmState {
  const s = realmWith([{ id: 'amazon', at: AT }]);
  s.who[0]!.items = items;
  s.turn = turnOf(0);
  carryOut(s, 0, { type: 'move', to: NEXT });
  return s;
}

describe('what can be carried', () => {
  test('MR-T08: the Belt of Strength makes MOVE chits carry more', () => {
    const s = realmWith([{ id: 'amazon', at: AT }]);
    expect(carries(s, 0)).toBe(level('M'));
    s.who[0]!.items.push({ id: 'belt-of-strength', state: WORN });
    expect(carries(s, 0)).toBe(level('H'));
    chitsOf(s, 0).forEach(({ kind }, i) => {
      if (kind === 'MOVE') s.who[0]!.chits[i] = FATIGUED;
    });
    expect(carries(s, 0)).toBe(level('N'));
  });

  test('MR-B20, MR-R06: a horse that is led carries what is not in use', () => {
    expect(left(moved({ id: 'suit-of-armor', state: 0 }))).toEqual(['suit-of-armor']);
    const pack = { id: 'warhorse-h4-h6', state: 0 };
    expect(left(moved({ id: 'suit-of-armor', state: 0 }, pack))).toEqual([]);
    expect(left(moved({ id: 'suit-of-armor', state: WORN }, pack))).toEqual(['suit-of-armor']);
  });

  test('MR-021, MR-B20: a horse that bore it into a cave is only led on, and bears no armor that is worn', () => {
    const s = realmWith([{ id: 'amazon', at: 'borderland-1' }]);
    s.who[0]!.items = [
      { id: 'suit-of-armor', state: WORN },
      { id: 'workhorse-h6-t8', state: WORN },
    ];
    s.turn = turnOf(0);
    const has = () => s.who[0]!.items.map(({ id }) => id);
    carryOut(s, 0, { type: 'move', to: placeNamed('borderland-6') });
    expect(has()).toEqual(['suit-of-armor', 'workhorse-h6-t8']);
    carryOut(s, 0, { type: 'move', to: placeNamed('borderland-1') });
    expect(has()).toEqual(['workhorse-h6-t8']);
  });
});

test('MR-021, MR-B29: nor is a horse in use that somebody brought there as a lion, once he is himself', () => {
  for (const end of [
    (s: RealmState) => endSpells(s, () => true, 'broken', undefined),
    (s: RealmState) => midnight(s, undefined),
  ]) {
    const s = realmWith([{ id: 'amazon', at: 'borderland-6' }]);
    s.who[0]!.items = [{ id: 'workhorse-h6-t8', state: WORN }];
    under(s, 'transform', { seat: 0, shape: 'lion' });
    end(s);
    expect(s.who[0]!.items).toEqual([{ id: 'workhorse-h6-t8', state: 0 }]);
    expect(carries(s, 0)).toBe(level('M'));
  }
});

test('MR-B17: a horse or boots that cannot carry all that he has are put away before he moves', () => {
  const worn = (...items: RealmState['who'][number]['items']): readonly string[] =>
    moved(...items).who[0]!.items.flatMap(({ id, state }) => (state === WORN ? [id] : []));
  const pony = () => ({ id: 'pony-m4-m5', state: WORN });
  expect(worn(pony(), { id: 'helmet', state: 0 })).toEqual(['pony-m4-m5']);
  expect(worn(pony(), { id: 'suit-of-armor', state: 0 })).toEqual([]);
  // What a horse that is led can carry does not count.
  expect(worn(pony(), { id: 'suit-of-armor', state: 0 }, { id: 'warhorse-h4-h6', state: 0 })).toEqual([
    'pony-m4-m5',
  ]);
});

describe('MR-T14: the Cloven Hoof troubles everyone in its clearing', () => {
  const plus = (s: RealmState): number => rollBy(s, 0, 'hide').plus;

  test('wherever it lies open', () => {
    const s = realmWith([{ id: 'amazon', at: AT }]);
    expect(plus(s)).toBe(0);
    s.abandoned[String(placeNamed(AT))] = [{ id: 'cloven-hoof', state: WORN }];
    expect(plus(s)).toBe(1);
    s.who[0]!.place = NEXT;
    expect(plus(s)).toBe(0);
    s.visitors = [{ id: 'crone', place: NEXT }];
    s.piles.crone = [{ id: 'cloven-hoof', state: 0 }];
    expect(plus(s)).toBe(0);
    s.piles.crone[0]!.state = WORN;
    expect(plus(s)).toBe(1);
  });

  test('MR-B18, MR-B29: nor does it rest while a spell has made something else of the leader who has it', () => {
    const s = realmWith([{ id: 'amazon', at: AT }]);
    const [leader] = putDenizens(s, AT, 'lhq');
    s.piles.lancers = [{ id: 'cloven-hoof', state: WORN }];
    under(s, 'transform', { denizens: [leader!], shape: 'frog' });
    expect([plus(s), colorsAt(s, placeNamed(AT))]).toEqual([1, ['black']]);
    expect(tradersAt(s, placeNamed(AT))).toEqual([]);
  });

  test('MR-B18: and where a hired leader carries it', () => {
    const s = realmWith([{ id: 'amazon', at: AT }]);
    const [leader] = hireAt(s, 0, AT, 'lhq');
    muster(s);
    s.movers[0]!.items = [{ id: 'cloven-hoof', state: WORN }];
    expect(plus(s)).toBe(1);
    expect(heroStateAt(s, heroAt(s, 0), 0, [0]).plus).toBe(1);
    s.at[leader!] = NEXT;
    expect(plus(s)).toBe(0);
  });

  test('in the evening too, when nobody there has it', () => {
    const s = realmWith([{ id: 'amazon', at: AT }]);
    const plusNow = (): number => heroStateAt(s, heroAt(s, 0), 0, [0]).plus;
    expect(plusNow()).toBe(0);
    s.abandoned[String(placeNamed(AT))] = [{ id: 'cloven-hoof', state: WORN }];
    expect(plusNow()).toBe(1);
  });
});
