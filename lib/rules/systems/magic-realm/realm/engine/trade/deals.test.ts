import { describe, expect, test } from 'vitest';
import { midnight } from '../day/midnight';
import { beginPhase } from '../day/phase-start';
import { ASHES } from '../kit';
import { questionOf } from '../questions';
import { FATIGUED, WORN, WOUNDED, type RealmState } from '../state';
import { answer, laySite, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { turnOf } from '../testing/turn';
import { view } from '../view';
import { discoveries, tileAt } from '../world/ground';

const AT = 'borderland-1';

/** A phase of the Amazon begins, beside a Dwarf. */
function meeting(): RealmState {
  const s = realmWith([
    { id: 'amazon', at: AT },
    { id: 'dwarf', at: AT },
  ]);
  s.who[0]!.record = [{ type: 'hide' }];
  s.who[0]!.items = [{ id: 'short-sword', state: 0 }];
  s.who[1]!.items = [
    { id: 'great-axe', state: WORN },
    { id: 'cloven-hoof', state: 0 },
  ];
  s.turn = turnOf(0);
  beginPhase(s, 0, undefined);
  return s;
}
const ids = (s: RealmState, seat: number) => s.who[seat]!.items.map(({ id }) => id);
const of = (s: RealmState, type: string) => offered(s).filter((one) => one.type === type);
const gold = (s: RealmState) => s.who.map((one) => one.gold);

describe('MR-075: sales', () => {
  test('he names a price, and nothing changes hands before the other accepts', () => {
    const s = meeting();
    answer(s, { type: 'offer-deal', item: 0 });
    expect(s.asks.at(-1)).toMatchObject({ type: 'deal-terms', seat: 0 });
    answer(s, { type: 'name-price', gold: 7 });
    expect(s.asks.at(-1)).toMatchObject({ type: 'deal', seat: 1 });
    expect(answer(s, { type: 'refuse-deal' })).toMatchObject([{ type: 'deal-refused', seat: 1, from: 0 }]);
    expect(gold(s)).toEqual([10, 10]);
    answer(s, { type: 'offer-deal', item: 0 });
    answer(s, { type: 'name-price', gold: 7 });
    answer(s, { type: 'accept-deal' });
    expect(gold(s)).toEqual([17, 3]);
    expect(ids(s, 0)).toEqual([]);
    expect(ids(s, 1)).toContain('short-sword');
    expect(s.asks.at(-1)).toMatchObject({ type: 'keep-item', seat: 1 });
  });

  test('who cannot pay can only refuse, and the seller does not learn why', () => {
    const s = meeting();
    answer(s, { type: 'offer-deal', item: 0 });
    expect(of(s, 'name-price')).toContainEqual({ type: 'name-price', gold: 300 });
    answer(s, { type: 'name-price', gold: 11 });
    expect(offered(s)).toEqual([{ type: 'refuse-deal' }]);
    answer(s, { type: 'refuse-deal' });
    s.who[1]!.curses = 1 << ASHES;
    answer(s, { type: 'offer-deal', item: 0 });
    answer(s, { type: 'name-price', gold: 1 });
    expect(offered(s)).toEqual([{ type: 'refuse-deal' }]);
  });

  test('the buyer is shown a secret card, and nobody else', () => {
    const s = meeting();
    s.who[0]!.items = [{ id: 'amulet', state: 0 }];
    answer(s, { type: 'offer-deal', item: 0 });
    answer(s, { type: 'name-price', gold: 5 });
    const ask = view(s, 1).asks.at(-1)!;
    expect(questionOf(ask).choices(view(s, 1), ask)).toEqual(offered(s));
    expect(ask).toMatchObject({ id: 'amulet' });
    expect(JSON.stringify(view(s, undefined).asks)).not.toContain('amulet');
    expect(answer(s, { type: 'accept-deal' })[0]).toMatchObject({
      type: 'deal-made',
      gives: '',
      gold: 5,
      payer: 1,
    });
  });
});

describe('MR-075: purchases and swaps', () => {
  test('he bids no more than he has, for what lies open', () => {
    const s = meeting();
    expect(of(s, 'seek-deal')).toEqual([{ type: 'seek-deal', item: 0, to: 1 }]);
    answer(s, { type: 'seek-deal' });
    expect(of(s, 'name-price').at(-1)).toEqual({ type: 'name-price', gold: 10 });
    expect(of(s, 'name-swap')).toEqual([]);
    answer(s, { type: 'name-price', gold: 10 });
    answer(s, { type: 'accept-deal' });
    expect(gold(s)).toEqual([0, 20]);
    expect(ids(s, 0)).toContain('great-axe');
    expect(of(s, 'seek-deal')).toEqual([]);
  });

  test('a thing for a thing', () => {
    const s = meeting();
    answer(s, { type: 'offer-deal', item: 0 });
    expect(of(s, 'name-swap')).toEqual([{ type: 'name-swap', item: 0, to: 1 }]);
    answer(s, { type: 'name-swap' });
    answer(s, { type: 'accept-deal' });
    expect(ids(s, 0)).toEqual(['great-axe']);
    expect(ids(s, 1)).toEqual(['cloven-hoof', 'short-sword']);
    expect(s.asks.map(({ type, seat }) => [type, seat])).toEqual([
      ['phase', 0],
      ['keep-item', 1],
      ['keep-item', 0],
    ]);
    answer(s, { as: 'inactive' });
    answer(s, { as: 'inactive' });
    expect(gold(s)).toEqual([10, 10]);
  });

  test('nothing is proposed to somebody elsewhere, and nothing need be', () => {
    const s = meeting();
    answer(s, { type: 'offer-deal', item: 0 });
    answer(s, { type: 'no-deal' });
    expect(s.asks).toEqual([{ type: 'phase', seat: 0 }]);
    s.who[1]!.place = placeNamed('cliff-1');
    expect([...of(s, 'offer-deal'), ...of(s, 'seek-deal'), ...of(s, 'tell-site')]).toEqual([]);
  });
});

describe('MR-075, MR-B22: discoveries about the clearing', () => {
  test('a site of the clearing, of which nobody else hears', () => {
    const s = meeting();
    laySite(s, 'site-hoard', 'cliff-6');
    laySite(s, 'site-altar', 'cliff-1');
    s.who[1]!.sites = [];
    for (const one of s.who) one.place = placeNamed('cliff-6');
    expect(of(s, 'tell-site')).toEqual([{ type: 'tell-site', site: 'site-hoard', to: 1 }]);
    const events = answer(s, { type: 'tell-site' });
    expect(s.who[1]!.sites).toEqual(['site-hoard']);
    expect(events).toMatchObject([
      { type: 'confided', seat: 0, to: 1 },
      { type: 'sites-found', seat: 1, only: 1 },
    ]);
    // Whether the other knows it already is a secret of his.
    expect(of(s, 'tell-site')).toHaveLength(1);
    expect(s.asks).toEqual([{ type: 'phase', seat: 0 }]);
  });

  test('a path that leads out of the clearing', () => {
    const s = meeting();
    const here = discoveries.find(({ touches }) => touches.length > 1)!;
    const elsewhere = discoveries.find(({ tile }) => tile !== here.tile)!;
    s.who[0]!.paths = [here.code, elsewhere.code];
    for (const one of s.who) one.place = here.touches[0]!;
    expect(tileAt(s.who[0]!.place)).toBe(here.tile);
    expect(of(s, 'tell-path')).toEqual([{ type: 'tell-path', code: here.code, to: 1 }]);
    expect(answer(s, { type: 'tell-path' }).at(-1)).toMatchObject({ type: 'path-told', only: 1 });
    answer(s, { type: 'tell-path' });
    expect(s.who[1]!.paths).toEqual([here.code]);
  });
});

describe('MR-T73: the Vial of Healing', () => {
  test('given away while it works it heals the other one, and is gone at midnight', () => {
    const s = meeting();
    s.who[0]!.items = [{ id: 'vial-of-healing', state: 0 }];
    s.who[1]!.chits[0] = WOUNDED;
    answer(s, { type: 'activate-item', item: 0 });
    answer(s, { type: 'give-item', item: 0 });
    answer(s, { type: 'accept-gift' });
    expect(s.asks).toEqual([{ type: 'phase', seat: 0 }]);
    expect(s.who[1]!.items.at(-1)).toEqual({ id: 'vial-of-healing', state: WORN });
    expect(s.who[1]!.chits[0]).toBe(FATIGUED);
    expect([s.who[0]!.used, s.who[1]!.used]).toEqual([[], ['vial-of-healing']]);
    midnight(s, undefined);
    expect(ids(s, 1)).not.toContain('vial-of-healing');
    expect(s.piles['order']).toEqual([{ id: 'vial-of-healing', state: 0 }]);
  });

  test('MR-B19: other potions that work stay where they are', () => {
    const s = meeting();
    s.who[0]!.items = [{ id: 'potion-of-energy', state: 0 }];
    expect(of(s, 'offer-deal')).toHaveLength(1);
    answer(s, { type: 'activate-item', item: 0 });
    expect([...of(s, 'give-item'), ...of(s, 'offer-deal')]).toEqual([]);
  });
});
