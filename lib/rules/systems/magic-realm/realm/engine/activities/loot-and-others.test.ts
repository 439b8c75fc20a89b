import { describe, expect, test } from 'vitest';
import { beginPhase } from '../day/phase-start';
import { ASHES, chitsOf, EYEMIST } from '../kit';
import { FATIGUED, WORN, type RealmState } from '../state';
import { putDenizens } from '../testing/evening';
import { dayOfTheirOwn } from '../testing/movers';
import { answer, carryOut, laySite } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { turnOf } from '../testing/turn';
import { hireAt } from '../testing/warband';

const SEARCH = { type: 'search' } as const;
const ARMOR = ['gold-helmet', 'silver-breastplate', 'jade-shield'];
const at = (where: string, id = 'captain', level = 4) => realmWith([{ id, at: where, level }]);
const ids = (all: readonly { readonly id: string }[] = []): readonly string[] => all.map(({ id }) => id);
const fill = (s: RealmState, pile: string, ...things: readonly string[]): void => {
  s.piles[pile] = things.map((id) => ({ id, state: 0 }));
};
/** A card that lies open in the clearing of the first one, who knows it. */
function openCard(s: RealmState, id: string, ...things: readonly string[]): void {
  s.siteCards = [{ id, place: s.who[0]!.place }];
  s.who[0]!.sites = [id];
  fill(s, id, ...things);
}

describe('treasures within treasures', () => {
  test('MR-T62, MR-B39: remains in the cairns cost an asterisk, then come curse, gold, card and sword', () => {
    const s = at('cliff-5', 'captain', 1);
    laySite(s, 'site-cairns', 'cliff-5', 'remains-of-thief');
    fill(s, 'remains-of-thief', 'cloak-of-mist', 'living-sword');
    carryOut(s, 0, SEARCH);
    answer(s, { type: 'loot' });
    answer(s, { chit: 2 }, 1, 1, 5, 5);
    answer(s, { as: 'inactive' });
    answer(s, { as: 'abandoned' });
    expect(s.who[0]).toMatchObject({ curses: 1 << ASHES, gold: 30 });
    expect(ids(s.who[0]!.items)).toContain('cloak-of-mist');
    expect(ids(s.abandoned[String(placeNamed('cliff-5'))])).toEqual(['living-sword']);
  });

  test('MR-T49, MR-B28: a hired leader draws a skeleton without its curse', () => {
    const s = at('cliff-3');
    laySite(s, 'site-lair', 'cliff-3', 'mouldy-skeleton', 'regent-of-jewels');
    fill(s, 'mouldy-skeleton', ...ARMOR);
    const [rhq = -1] = hireAt(s, 0, 'cliff-3', 'rhq');
    const who = dayOfTheirOwn(s, { [rhq]: [SEARCH] })[rhq]!;
    s.movers[0]!.sites = ['site-lair'];
    s.turn = turnOf(who);
    carryOut(s, who, SEARCH);
    answer(s, { type: 'loot' }, 1, 1);
    expect(s.who[0]!.curses).toBe(0);
    expect(ids(s.piles['site-lair'])).toEqual([...ARMOR, 'regent-of-jewels']);
  });

  test('MR-T49, MR-X34: taken by Magic Sight it acts as well', () => {
    const s = at('cliff-3', 'witch-king');
    laySite(s, 'site-lair', 'cliff-3', 'mouldy-skeleton', 'regent-of-jewels');
    fill(s, 'mouldy-skeleton', ...ARMOR);
    carryOut(s, 0, SEARCH, 3, 1);
    answer(s, { type: 'sight-box' }, 5, 1);
    expect(s.who[0]!.curses).toBe(1 << ASHES);
    expect(ids(s.piles['site-lair'])).toEqual([...ARMOR, 'regent-of-jewels']);
  });

  test('MR-T12, MR-X05: keys that are put to use open the chest; its gold is recorded, ashes or not', () => {
    const s = at('cliff-3');
    const who = s.who[0]!;
    Object.assign(who, { curses: 1 << ASHES, record: [{ type: 'hide' }] });
    who.items = [
      { id: 'chest', state: WORN },
      { id: 'lost-keys', state: 0 },
    ];
    fill(s, 'chest', 'cloak-of-mist', 'sacred-grail');
    s.turn = turnOf(0);
    beginPhase(s, 0, undefined);
    answer(s, { type: 'activate-item', item: 1 });
    expect([who.gold, ids(who.items)]).toEqual([60, ['lost-keys', 'sacred-grail', 'cloak-of-mist']]);
  });

  test('MR-T12: a chest that is sold keeps what it holds', () => {
    const s = at('borderland-1');
    putDenizens(s, 'borderland-1', 'ghq');
    fill(s, 'guard');
    s.who[0]!.items = [{ id: 'chest', state: 0 }];
    fill(s, 'chest', 'cloak-of-mist');
    carryOut(s, 0, { type: 'trade' });
    answer(s, { type: 'sell' });
    expect([ids(s.piles['guard']), ids(s.piles['chest'])]).toEqual([['chest'], ['cloak-of-mist']]);
  });

  test('MR-T71, MR-B39: a card out of the pool costs an asterisk, and whoever sees it drawn knows it', () => {
    const s = realmWith([
      { id: 'captain', at: 'cliff-6', level: 1 },
      { id: 'druid', at: 'cliff-6' },
    ]);
    laySite(s, 'site-pool', 'cliff-6', 'toadstool-circle');
    s.who[0]!.hidden = 0;
    carryOut(s, 0, SEARCH);
    answer(s, { type: 'loot' }, 1, 1);
    answer(s, { chit: 0 });
    expect(s.who[0]!.chits[0]).toBe(FATIGUED);
    expect(s.who.map(({ sites }) => sites.includes('toadstool-circle'))).toEqual([true, true]);
  });

  test('MR-A11, MR-T15: the Dwarf opens the crypt by his DUCK chit, which tires', () => {
    const s = at('cliff-3', 'dwarf');
    openCard(s, 'crypt-of-the-knight', 'bane-sword');
    const duck = chitsOf(s, 0).findIndex(({ kind }) => kind === 'DUCK');
    carryOut(s, 0, SEARCH);
    answer(s, { type: 'loot' });
    answer(s, { chit: duck }, 3, 3);
    expect(s.who[0]!.chits[duck]).toBe(FATIGUED);
    expect(ids(s.who[0]!.items)).toContain('bane-sword');
  });

  test('MR-T71, MR-021: toadstools send a rider into a cave without his horse at work, and without who follows him', () => {
    const s = realmWith([
      { id: 'captain', at: 'cliff-3' },
      { id: 'amazon', at: 'cliff-3' },
    ]);
    openCard(s, 'toadstool-circle');
    s.who[0]!.items = [{ id: 'pony-m4-m5', state: WORN }];
    s.who[1]!.guide = 0;
    s.turn = turnOf(0);
    carryOut(s, 0, SEARCH);
    answer(s, { type: 'loot' }, 3, 3);
    answer(s, { type: 'teleport' });
    expect(s.who[0]!.items).toEqual([{ id: 'pony-m4-m5', state: 0 }]);
    expect([s.who[1]!.place, s.who[1]!.guide]).toEqual([placeNamed('cliff-3'), -1]);
  });

  test('MR-T17, MR-T43: two causes of one die are one', () => {
    const s = at('cliff-3');
    laySite(s, 'site-lair', 'cliff-3', 'regent-of-jewels', 'belt-of-strength');
    s.who[0]!.items = ['deft-gloves', 'lucky-charm'].map((id) => ({ id, state: WORN }));
    carryOut(s, 0, SEARCH);
    answer(s, { type: 'loot' }, 2);
    expect(s.who[0]!.items.at(-1)!.id).toBe('belt-of-strength');
  });

  test('MR-T14: a cloven hoof that was left lying adds one to the next roll there', () => {
    const s = at('cliff-3');
    laySite(s, 'site-lair', 'cliff-3', 'cloven-hoof', 'regent-of-jewels', 'belt-of-strength');
    carryOut(s, 0, SEARCH);
    answer(s, { type: 'loot' }, 1, 1);
    answer(s, { as: 'abandoned' });
    carryOut(s, 0, SEARCH);
    answer(s, { type: 'loot', from: 'site-lair' }, 1, 1);
    expect(s.who[0]!.items.at(-1)!.id).toBe('belt-of-strength');
  });

  test('MR-X01: with eyemist nothing is looted', () => {
    const s = at('cliff-3');
    laySite(s, 'site-lair', 'cliff-3', 'cloven-hoof');
    s.who[0]!.curses = 1 << EYEMIST;
    carryOut(s, 0, SEARCH);
    expect(s.asks).toEqual([]);
  });
});
