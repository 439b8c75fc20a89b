import { describe, expect, test } from 'vitest';
import { EYEMIST } from '../kit';
import { rollBy } from '../rolls';
import { WORN } from '../state';
import { answer, carryOut, layChit, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { tileAt, typeAt } from '../world/ground';

const search = { type: 'search' } as const;
const typed = (events: readonly { type: string }[], type: string) => events.filter((e) => e.type === type);

describe('the table of a SEARCH phase', () => {
  test('MR-042: Peer and Locate in the own clearing', () => {
    const s = realmWith([{ id: 'captain', at: 'cliff-5' }]);
    carryOut(s, 0, search);
    expect(offered(s)).toEqual([
      { type: 'look', table: 'locate', at: placeNamed('cliff-5') },
      { type: 'look', table: 'peer', at: placeNamed('cliff-5') },
    ]);
  });

  test.each([
    ['own-and-adjacent', true],
    ['adjacent-only', false],
  ])('MR-043, MR-R08: from a mountain, %s', (peers, own) => {
    const s = realmWith([{ id: 'captain', at: 'cliff-6' }], { 'search.peerFromMountain': peers });
    carryOut(s, 0, search);
    const at = (name: string) => ({ type: 'look', table: 'peer', at: placeNamed(name) });
    expect(offered(s).some((one) => JSON.stringify(one) === JSON.stringify(at('cliff-2')))).toBe(own);
    expect(offered(s).length).toBeGreaterThan(2);
  });

  test('MR-043: never into a cave', () => {
    const s = realmWith([{ id: 'captain', at: 'cliff-6' }]);
    carryOut(s, 0, search);
    const places = offered(s).flatMap((one) => (one.type === 'look' ? [one.at] : []));
    expect(new Set(places.map(tileAt)).size).toBeGreaterThan(2);
    expect(places.filter((one) => typeAt(s.sides, one) === 'cave')).toEqual([]);
  });

  test('MR-X01: eyemist keeps from searching', () => {
    const s = realmWith([{ id: 'captain', at: 'cliff-5' }]);
    s.who[0]!.curses = 1 << EYEMIST;
    expect(carryOut(s, 0, search)).toEqual([{ type: 'no-search', rule: 'MR-X01', seat: 0 }]);
    expect(s.asks).toEqual([]);
  });
});

describe('what a row gives', () => {
  const locating = (...faces: readonly number[]) => {
    const s = realmWith([{ id: 'captain', at: 'cliff-3' }]);
    layChit(s, 'site-lair', 'cliff-3');
    layChit(s, 'site-hoard', 'cliff-6');
    carryOut(s, 0, search);
    const events = answer(s, { table: 'locate' }, ...faces);
    return { s, who: s.who[0]!, events };
  };

  test('MR-X31, MR-B38: sites of the clearing are found face down, others of the tile are only seen', () => {
    const { who, events } = locating(4, 2);
    expect(who.sites).toEqual(['site-lair']);
    expect(who.seen).toEqual([placeNamed('cliff-3') >> 3]);
    expect(typed(events, 'sites-found')).toEqual([
      { type: 'sites-found', rule: 'MR-X31', seat: 0, sites: ['site-lair'], only: 0 },
    ]);
  });

  test('MR-X29: passages that touch the clearing are crossed off on the side that is up, once', () => {
    const { s, who } = locating(3, 3);
    expect(who.paths).toHaveLength(1);
    expect(who.seen).toEqual([]);
    carryOut(s, 0, search);
    answer(s, { table: 'locate' }, 1, 3);
    expect(who.paths).toHaveLength(1);
  });

  test('MR-B38: clues never discover a site', () => {
    const { who } = locating(2, 1);
    expect(who.seen).toHaveLength(1);
    expect(who.sites).toEqual([]);
  });

  test('MR-X32: a choice is any line of Peer or Locate', () => {
    const { s, who } = locating(1, 1);
    expect(who.found).toBe(0);
    answer(s, { line: 'hidden enemies and paths' });
    expect(who.found).toBe(1);
    expect(s.asks).toEqual([]);
  });

  test('MR-X28: hidden paths are found where he peers', () => {
    const s = realmWith([{ id: 'captain', at: 'cliff-6' }]);
    carryOut(s, 0, search);
    answer(s, { table: 'peer', at: placeNamed('cliff-2') }, 2, 1);
    expect(s.who[0]!.paths).toHaveLength(1);
  });

  test('MR-B46: who follows shares the find', () => {
    const s = realmWith([
      { id: 'captain', at: 'cliff-5' },
      { id: 'druid', at: 'cliff-5' },
      { id: 'elf', at: 'cliff-5' },
    ]);
    s.who[1]!.guide = 0;
    carryOut(s, 0, search);
    answer(s, { table: 'peer' }, 4, 4);
    expect(s.who.map(({ found }) => found)).toEqual([1, 1, 0]);
  });
});

describe('PEER phases', () => {
  const far = { type: 'peer', at: placeNamed('crag-6') } as const;

  test('MR-T16: the ball shows any clearing, even through eyemist', () => {
    const s = realmWith([{ id: 'captain', at: 'cliff-5' }]);
    s.who[0]!.items.push({ id: 'crystal-ball', state: WORN });
    s.who[0]!.curses = 1 << EYEMIST;
    carryOut(s, 0, far, 5, 5);
    expect(s.who[0]!.seen).toEqual([placeNamed('crag-6') >> 3]);
  });

  test('MR-T04: the telescope serves from mountain to mountain only', () => {
    const s = realmWith([{ id: 'captain', at: 'cliff-6' }]);
    s.who[0]!.items.push({ id: 'ancient-telescope', state: WORN });
    carryOut(s, 0, { type: 'peer', at: placeNamed('cliff-1') }, 5, 5);
    expect(s.who[0]!.seen).toHaveLength(1);
    const events = carryOut(s, 0, { type: 'peer', at: placeNamed('cliff-2') });
    expect(events).toEqual([{ type: 'no-search', rule: 'MR-016', seat: 0 }]);
  });

  test('MR-T71: after the toadstools he peers anywhere without a card', () => {
    const s = realmWith([{ id: 'captain', at: 'cliff-5' }]);
    s.who[0]!.roams = 1;
    carryOut(s, 0, far, 6, 1);
    carryOut(s, 0, search);
    expect(offered(s)).toContainEqual({ type: 'look', table: 'peer', at: far.at });
  });
});

describe('what changes a search', () => {
  test.each([
    ['map-of-lost-city', 'lost-city', 'caves-3'],
    ['map-of-ruins', 'warning-ruins-m', 'cliff-3'],
    ['map-of-ruins', 'warning-ruins-c', 'ruins-3'],
  ])(
    'MR-T46 to MR-T48: %s counts for whoever knows that %s lies in the tile, also face down',
    (map, chit, at) => {
      const s = realmWith([{ id: 'captain', at }]);
      s.who[0]!.items.push({ id: map, state: WORN });
      layChit(s, chit, at);
      const plus = () => rollBy(s, 0, 'locate', 'SEARCH').plus;
      expect(plus()).toBe(at.startsWith('ruins') ? -1 : 0);
      s.who[0]!.seen = [tileAt(placeNamed(at))];
      expect(plus()).toBe(-1);
      s.who[0]!.place = placeNamed('crag-1');
      expect(Math.abs(plus())).toBe(0);
    },
  );

  test('MR-T14, MR-B18, MR-B29: a cloven hoof troubles its owner too whom a spell has changed', () => {
    const s = realmWith(['captain', 'elf'].map((id) => ({ id, at: 'cliff-3' })));
    s.who[0]!.items.push({ id: 'cloven-hoof', state: WORN }, { id: 'lucky-charm', state: WORN });
    under(s, 'transform', { seat: 0, shape: 'lion' });
    expect([0, 1].map((seat) => rollBy(s, seat, 'hide'))).toEqual([
      { dice: 2, plus: 1 },
      { dice: 2, plus: 1 },
    ]);
  });
});
