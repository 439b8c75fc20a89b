import { describe, expect, test } from 'vitest';
import { WORN, type RealmState } from '../state';
import { answer, carryOut, laySite, offered } from '../testing/play';
import { putDenizens } from '../testing/evening';
import { placeNamed, realmWith } from '../testing/realm';
import { spellsKey, view } from '../view';
import { findsHired } from '../world/company';
import { hasMagicSight } from './magic-sight';

const search = { type: 'search' } as const;

const king = (where = 'cliff-3'): RealmState =>
  realmWith([
    { id: 'witch-king', at: where },
    { id: 'captain', at: 'crag-6' },
    { id: 'druid', at: 'crag-6', spells: ['fog'] },
  ]);

describe('Magic Sight', () => {
  test('MR-048, MR-R09: it is the only table of whoever has it', () => {
    const s = king();
    laySite(s, 'site-lair', 'cliff-3', 'regent-of-jewels');
    const events = carryOut(s, 0, search, 6, 6);
    expect(events).toMatchObject([{ type: 'searched', table: 'magic-sight', at: placeNamed('cliff-3') }]);
  });

  test('MR-B40: a second cause undoes the first', () => {
    const s = king();
    s.who[0]!.items.push({ id: 'phantom-glass', state: WORN });
    expect(hasMagicSight(s, 0)).toBe(false);
    carryOut(s, 0, search);
    expect(offered(s)).toContainEqual({ type: 'look', table: 'locate', at: placeNamed('cliff-3') });
  });

  test('MR-X33: counters show those who have some, and the top one may be taken', () => {
    const s = king();
    laySite(s, 'site-lair', 'cliff-3', 'regent-of-jewels', 'gold-helmet', 'jade-shield');
    s.who[2]!.items = [];
    carryOut(s, 0, search, 2, 1);
    expect(s.who[0]!.spotted).toEqual([1]);
    answer(s, { type: 'sight-box' });
    expect(s.who[0]!.items.at(-1)!.id).toBe('gold-helmet');
  });

  test('MR-X33: they show hidden hirelings of others, if they are natives, goblins, ogres or giants', () => {
    const s = king('crag-6');
    const [rogue, leader, wolf] = putDenizens(s, 'crag-6', 'r1', 'rhq', 'wolf-a');
    for (const one of [rogue!, leader!, wolf!]) [s.hirer[one], s.term[one], s.hiding[one]] = [1, 9, 1];
    const seen = (): boolean[] => [rogue!, leader!, wolf!].map((one) => findsHired(s, 0, one));
    expect(seen()).toEqual([false, false, false]);
    const [told] = carryOut(s, 0, search, 2, 1).filter(({ type }) => type === 'spotted');
    expect(told).toMatchObject({ armed: true });
    expect(seen()).toEqual([true, true, false]);
    expect([view(s, 1).who[0]!.armed, view(s, 0).who[0]!.armed]).toEqual([0, 1]);
  });

  test('MR-X34: where no such thing lies nothing is taken', () => {
    const s = king();
    laySite(s, 'site-lair', 'cliff-3', 'gold-helmet');
    carryOut(s, 0, search, 3, 1);
    expect(answer(s, { type: 'sight-box' })).toMatchObject([{ type: 'sight-finds-none' }]);
    expect(s.piles['site-lair']).toHaveLength(1);
  });

  test('MR-X35: he looks at the spell cards of a site, and one is learned and stays asleep', () => {
    const s = king('cliff-1');
    laySite(s, 'site-altar', 'cliff-1');
    s.spells['site-altar'] = ['roof-collapses', 'fog'];
    carryOut(s, 0, search, 4, 4);
    expect(s.who[0]!.spotted).toEqual([2]);
    answer(s, { type: 'sight-box' });
    expect(s.who[0]!.looked).toEqual([spellsKey('site-altar')]);
    answer(s, { type: 'learn-perceived', at: 0 });
    expect(s.who[0]!.spells.at(-1)).toMatchObject({ id: 'roof-collapses', learned: 1 });
    expect(s.spells['site-altar']).toEqual(['roof-collapses', 'fog']);
  });
});
