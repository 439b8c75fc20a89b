import { describe, expect, test } from 'vitest';
import type { Deed } from '../deeds';
import { WORN, type RealmState } from '../state';
import { placeNamed, realmWith } from '../testing/realm';
import { assigned } from './assigning';

const to = (name: string): Deed => ({ type: 'move', to: placeNamed(name) });
const many = (type: 'hide' | 'rest' | 'alert' | 'enchant' | 'trade' | 'search', n: number): readonly Deed[] =>
  Array.from({ length: n }, () => ({ type }));

/** Somebody with some things in use. */
function one(id: string, at: string, items: readonly string[] = [], house = {}): RealmState {
  const s = realmWith([{ id, at }], house);
  s.who[0]!.items.push(...items.map((item) => ({ id: item, state: WORN })));
  return s;
}
const by = (s: RealmState, record: readonly Deed[]) => assigned(s, 0, record);
const fits = (s: RealmState, record: readonly Deed[]): boolean => by(s, record) !== undefined;

describe('basic and sunlight phases', () => {
  test('MR-017, MR-B31: four phases, the sunlight ones last', () => {
    const s = one('black-knight', 'borderland-1');
    expect(by(s, many('hide', 4))).toEqual(['basic', 'basic', 'sunlight', 'sunlight']);
    expect(fits(s, many('hide', 5))).toBe(false);
  });

  test.each([
    ['that begins in a cave', 'borderland-6', []],
    ['that enters a cave', 'borderland-1', [to('borderland-6')]],
  ])('MR-018, MR-R04: a day %s has two', (_, at, first) => {
    const s = one('black-knight', at);
    expect(fits(s, [...first, ...many('hide', 2 - first.length)])).toBe(true);
    expect(fits(s, [...first, ...many('hide', 3 - first.length)])).toBe(false);
  });

  test('W08: three moves through the cave of the Borderland are one too many (MR-R04)', () => {
    const s = one('black-knight', 'borderland-1');
    const record = [to('borderland-6'), to('borderland-3'), to('borderland-5')];
    expect(fits(s, record)).toBe(false);
    expect(fits(s, record.slice(0, 2))).toBe(true);
  });

  test('daylight.caveRule: where caves count on entry, four may be recorded', () => {
    const house = { 'daylight.caveRule': 'on-entry' };
    const record = [...many('hide', 3), to('borderland-6')];
    expect(fits(one('black-knight', 'borderland-1', [], house), record)).toBe(true);
    expect(fits(one('black-knight', 'borderland-6', [], house), many('hide', 3))).toBe(false);
  });

  test('MR-A11: short legs have no sunlight phases', () => {
    const s = one('dwarf', 'borderland-1');
    expect(fits(s, many('hide', 2))).toBe(true);
    expect(fits(s, many('hide', 3))).toBe(false);
  });
});

describe('extra phases', () => {
  test.each([
    ['MR-A02', 'amazon', to('borderland-2')],
    ['MR-A03', 'berserker', { type: 'rest' }],
    ['MR-A13', 'elf', { type: 'hide' }],
    ['MR-A15', 'magician', { type: 'alert' }],
    ['MR-A20', 'sorceror', { type: 'enchant' }],
    ['MR-A23', 'white-knight', { type: 'rest' }],
    ['MR-A28', 'witch-king', { type: 'enchant' }],
  ] as const)('%s: the %s has one more for one activity', (_, id, deed) => {
    const s = one(id, 'borderland-3');
    expect(fits(s, [...many('search', 4), deed])).toBe(true);
    expect(fits(s, many('search', 5))).toBe(false);
    expect(by(s, [deed])).not.toEqual(['basic']);
  });

  test.each([
    ['MR-T13', 'cloak-of-mist', { type: 'hide' }],
    ['MR-T44', 'magic-spectacles', { type: 'search' }],
    ['MR-T61', 'regent-of-jewels', { type: 'trade' }],
    ['MR-T72', 'toadstool-ring', { type: 'enchant' }],
    ['MR-T01', '7-league-boots', to('borderland-2')],
    ['MR-B21', 'workhorse-h6-t8', to('borderland-2')],
  ] as const)('%s, MR-020: %s gives one while it is active', (_, item, deed) => {
    const s = one('black-knight', 'borderland-3', [item]);
    const record = [...many('alert', 4), deed];
    expect(by(s, record)?.at(-1)).toBe(item);
    s.who[0]!.items.at(-1)!.state = 0;
    expect(fits(s, record)).toBe(false);
  });

  test('MR-B21: a warhorse gives none', () => {
    expect(
      fits(one('black-knight', 'borderland-3', ['warhorse-h4-h6']), [
        ...many('alert', 4),
        to('borderland-2'),
      ]),
    ).toBe(false);
  });

  test('MR-A08, MR-019: reputation counts where a dwelling is when the phase begins', () => {
    const s = one('captain', 'borderland-2');
    expect(fits(s, many('search', 5))).toBe(false);
    s.dwellings = [{ id: 'inn', place: placeNamed('borderland-3') }];
    const record: readonly Deed[] = [to('borderland-3'), ...many('search', 4)];
    expect(by(s, record)).toContain('reputation');
    expect(by(s, record)![0]).not.toBe('reputation');
  });

  test('MR-T68: the lantern gives one in caves', () => {
    const s = one('black-knight', 'borderland-6', ['shielded-lantern']);
    expect(by(s, many('hide', 3))).toContain('shielded-lantern');
    expect(fits(one('black-knight', 'borderland-1', ['shielded-lantern']), many('hide', 5))).toBe(false);
  });

  test('MR-T71: the toadstool circle gives a SPELL phase to everyone in its clearing', () => {
    const s = one('wizard', 'borderland-1');
    const record = [...many('search', 4), ...many('enchant', 1)];
    expect(fits(s, record)).toBe(false);
    s.siteCards = [{ id: 'toadstool-circle', place: placeNamed('borderland-1') }];
    expect(by(s, record)?.at(-1)).toBe('toadstool-circle');
  });

  test('MR-T04: the telescope sees from mountain to mountain, in a phase of its own', () => {
    const s = one('black-knight', 'cliff-1', ['ancient-telescope']);
    const peer: Deed = { type: 'peer', at: placeNamed('ledges-2') };
    expect(by(s, [peer])).toEqual(['ancient-telescope']);
    expect(fits(s, [peer, peer])).toBe(false);
    expect(fits(one('black-knight', 'cliff-2', ['ancient-telescope']), [peer])).toBe(false);
  });

  test('MR-T16: with the crystal ball every phase may be PEER', () => {
    const peer: Deed = { type: 'peer', at: placeNamed('caves-2') };
    expect(fits(one('black-knight', 'cliff-2', ['crystal-ball']), [peer, peer, peer, peer])).toBe(true);
  });
});

describe('MR-B21: a pony', () => {
  const pony = 'pony-m4-m5';
  const back = [to('borderland-2'), to('borderland-3')];

  test('doubles each MOVE phase of another source', () => {
    const s = one('black-knight', 'borderland-3', [pony]);
    const eight = [...back, ...back, ...back, ...back];
    expect(by(s, eight)).toEqual(['basic', pony, 'basic', pony, 'sunlight', pony, 'sunlight', pony]);
    expect(fits(s, [...eight, to('borderland-2')])).toBe(false);
  });

  test('only right after it', () => {
    const s = one('black-knight', 'borderland-3', [pony]);
    expect(by(s, [back[0]!, ...many('hide', 1), back[1]!])).toEqual(['basic', 'basic', 'sunlight']);
  });

  test('not out of a cave (MR-021)', () => {
    const s = one('black-knight', 'borderland-1', [pony]);
    expect(by(s, [to('borderland-6'), to('borderland-3')])).toEqual(['basic', 'basic']);
  });
});
