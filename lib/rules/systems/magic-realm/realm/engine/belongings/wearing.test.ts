import { describe, expect, test } from 'vitest';
import { DAMAGED, FATIGUED, WORN, WOUNDED, type RealmState } from '../state';
import { answer, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { abandonItem, giveItem, inTheWay, mayArrange, mayWear } from './wearing';

const captain = (...ids: readonly string[]): RealmState => {
  const s = realmWith([{ id: 'captain', at: 'cliff-5' }]);
  s.who[0]!.items = ids.map((id) => ({ id, state: 0 }));
  return s;
};
const worn = (s: RealmState): string[] =>
  s.who[0]!.items.flatMap(({ id, state }) => (state & WORN ? [id] : []));
const wear = (s: RealmState, at: number, ...faces: readonly number[]) => {
  s.asks.push({ type: 'keep-item', seat: 0, at });
  return answer(s, { as: 'active' }, ...faces);
};

describe('MR-077, MR-B17: how many of a kind', () => {
  test.each([
    ['axe', 'mace', 0],
    ['helmet', 'gold-helmet', 0],
    ['shield', 'helmet', -1],
    ['quick-boots', 'elven-slippers', 0],
    ['handy-gloves', 'deft-gloves', 0],
    ['golden-crown', 'golden-arm-band', -1],
    ['lucky-charm', 'magic-wand', -1],
  ])('%s and %s', (first, second, way) => {
    const s = captain(first, second);
    s.who[0]!.items[0]!.state = WORN;
    expect(inTheWay(s, 0, 1)).toBe(way);
  });

  test('what is in the way is put away for what he has just got', () => {
    const s = captain('axe');
    s.who[0]!.items[0]!.state = WORN;
    giveItem(s, 0, { id: 'mace', state: 0 }, undefined);
    expect(offered(s)[0]).toEqual({ type: 'keep', at: 1, as: 'active', instead: 0 });
    answer(s, { as: 'active' });
    expect(worn(s)).toEqual(['mace']);
  });
});

describe('MR-B17: what carries', () => {
  test('boots must bear him and all that he has', () => {
    const s = captain('quick-boots');
    expect(mayWear(s, 0, 0)).toBe(true);
    s.who[0]!.items.push({ id: 'suit-of-armor', state: 0 });
    expect(mayWear(s, 0, 0)).toBe(false);
  });

  test('elven slippers are too weak for him', () =>
    expect(mayWear(captain('elven-slippers'), 0, 0)).toBe(false));

  test('a horse bears him and what no led horse carries, and never in a cave', () => {
    expect(mayWear(captain('pony-l2-l4'), 0, 0)).toBe(false);
    const s = captain('pony-m4-m5', 'suit-of-armor');
    expect(mayWear(s, 0, 0)).toBe(false);
    s.who[0]!.items.push({ id: 'warhorse-h4-h6', state: 0 });
    expect(mayWear(s, 0, 0)).toBe(true);
    s.who[0]!.place = placeNamed('borderland-4');
    expect(mayWear(s, 0, 0)).toBe(false);
  });
});

describe('what happens on activation', () => {
  test('MR-T73: the vial turns wounds into fatigue', () => {
    const s = captain('vial-of-healing');
    s.who[0]!.chits[0] = WOUNDED;
    wear(s, 0);
    expect(s.who[0]!.chits[0]).toBe(FATIGUED);
    expect(s.who[0]!.used).toEqual(['vial-of-healing']);
  });

  test('MR-T74: the claw reads one roll on Wish and Curse', () => {
    const s = captain('withered-claw');
    wear(s, 0, 6, 2);
    expect(s.who[0]!.strong).toBe(1);
    expect(s.who[0]!.curses).toBe(1 << 5);
  });

  test('MR-T03: the amulet breaks a curse in the clearing', () => {
    const s = realmWith([
      { id: 'captain', at: 'cliff-5' },
      { id: 'elf', at: 'cliff-5' },
    ]);
    s.who[0]!.items = [{ id: 'amulet', state: 0 }];
    s.who[1]!.curses = 0b110;
    wear(s, 0);
    answer(s, { of: 1, curse: 2 });
    expect(s.who[1]!.curses).toBe(0b10);
  });

  test('MR-T50: an oil needs an active weapon', () => {
    const s = captain('oil-of-poison', 'axe');
    expect(mayWear(s, 0, 0)).toBe(false);
    s.who[0]!.items[1]!.state = WORN;
    expect(mayWear(s, 0, 0)).toBe(true);
  });
});

describe('what is left behind', () => {
  test('MR-B16: it lies below what lies there, damaged as it is', () => {
    const s = captain('helmet');
    const place = String(placeNamed('cliff-5'));
    s.abandoned[place] = [{ id: 'axe', state: 0 }];
    s.who[0]!.items[0]!.state = WORN | DAMAGED;
    abandonItem(s, 0, 0, undefined);
    expect(s.abandoned[place]).toEqual([
      { id: 'axe', state: 0 },
      { id: 'helmet', state: DAMAGED },
    ]);
  });

  test('questions about other things still mean these', () => {
    const s = captain('axe', 'mace');
    s.asks = [
      { type: 'keep-item', seat: 0, at: 1 },
      { type: 'keep-item', seat: 0, at: 0 },
    ];
    answer(s, { as: 'abandoned' });
    answer(s, { as: 'active' });
    expect(worn(s)).toEqual(['mace']);
  });

  test('MR-B15: nothing is arranged on a roadway or when blocked', () => {
    const s = captain();
    expect(mayArrange(s, 0)).toBe(true);
    s.who[0]!.blocked = 1;
    expect(mayArrange(s, 0)).toBe(false);
  });
});
