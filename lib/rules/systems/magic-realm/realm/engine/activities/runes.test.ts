import { describe, expect, test } from 'vitest';
import { FATIGUED, WORN, type RealmState } from '../state';
import { answer, carryOut, laySite, offered } from '../testing/play';
import { realmWith } from '../testing/realm';

const search = { type: 'search' } as const;
const learned = (s: RealmState) => s.who[0]!.spells.filter((one) => one.learned === 1).map(({ id }) => id);

/** The druid, who has chits of type II and VIII. */
const druid = (...cards: readonly string[]): RealmState => {
  const s = realmWith([{ id: 'druid', at: 'cliff-1' }]);
  laySite(s, 'site-altar', 'cliff-1', 'regent-of-jewels');
  s.spells['site-altar'] = [...cards];
  return s;
};
const read = (s: RealmState, ...faces: readonly number[]) => {
  carryOut(s, 0, search);
  return answer(s, { type: 'read-runes' }, ...faces);
};

describe('Reading Runes', () => {
  test('MR-B30: he learns the top spell even with a tired chit, and it goes below the others', () => {
    const s = druid('fog', 'world-fades');
    s.who[0]!.chits.fill(FATIGUED);
    read(s, 3, 1);
    expect(learned(s)).toEqual(['fog']);
    expect(s.spells['site-altar']).toEqual(['world-fades', 'fog']);
  });

  test('MR-B30: without a chit of the type it only wakes', () => {
    const s = druid('roof-collapses', 'fog');
    const events = read(s, 2, 1);
    expect(learned(s)).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(['runes-read', 'spell-not-learned', 'spell-awakened']);
    expect(s.spells['site-altar']).toEqual(['fog', 'roof-collapses']);
  });

  test('MR-B30: a card is learned once', () => {
    const s = druid('fog');
    read(s, 1, 1);
    read(s, 1, 1);
    expect(learned(s)).toEqual(['fog']);
  });

  test('MR-B30: a 4 only wakes it, in the book where it belongs', () => {
    const s = druid();
    s.who[0]!.items = [{ id: 'scroll-of-nature', state: WORN }];
    s.spells['scroll-of-nature'] = ['fog', 'world-fades'];
    read(s, 4, 4);
    expect(learned(s)).toEqual([]);
    expect(s.awake['scroll-of-nature']).toEqual(['fog']);
    expect(s.spells['scroll-of-nature']).toEqual(['world-fades']);
  });

  test('MR-047: a 5 is a curse, rolled at once', () => {
    const s = druid('fog');
    read(s, 5, 1, 4, 2);
    expect(s.who[0]!.curses).toBe(1 << 3);
  });

  test('MR-047: an inactive book and an unknown site cannot be read', () => {
    const s = druid('fog');
    s.who[0]!.sites = [];
    s.who[0]!.items = [{ id: 'scroll-of-nature', state: 0 }];
    s.spells['scroll-of-nature'] = ['fog'];
    carryOut(s, 0, search);
    expect(offered(s).some(({ type }) => type === 'read-runes')).toBe(false);
  });

  test('MR-A29, W16: lore makes it one die', () => {
    const s = druid('fog');
    s.who[0]!.id = 'wizard';
    read(s, 6);
    expect(s.spells['site-altar']).toEqual(['fog']);
  });
});
