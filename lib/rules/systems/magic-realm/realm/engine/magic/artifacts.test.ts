import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { castsOf } from '../../../combat/engine/fighters/heroes';
import { itemOf } from '../kit';
import { WITHOUT_CARD, WORN, type RealmState } from '../state';
import { beginBirdsong } from '../day/birdsong';
import { heroAt } from '../evening/as-hero';
import { totalsOf } from '../day/score-of';
import { eveningOf } from '../testing/evening';
import { answer, carryOut, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { hireAt } from '../testing/warband';
import { view } from '../view';
import { enchantings, enchantItem, typesOf } from './artifacts';
import { breakable } from './breaking';
import { energizeAll, sleepSpells } from './enspell';
import { isWithin } from './in-effect';
import { placeOfItem } from './possessions';

const ITEM = 'scroll-of-nature';
const type = castsOf(itemOf(ITEM))!.type;
const PURPLE = 21;

const reader = (...spells: readonly string[]): RealmState => {
  const s = realmWith([
    { id: 'witch-king', at: 'cliff-1', spells: ['enchant-artifact', ...spells] },
    { id: 'amazon', at: 'cavern-3' },
  ]);
  s.who[0]!.items = [{ id: ITEM, state: WORN }];
  return s;
};
const cast = { spell: 'enchant-artifact', by: 0, box: 0, chit: -1, item: '' };

describe('Enchant Artifact', () => {
  test('MR-S31: he says which recorded spell he puts into which thing that he uses', () => {
    const s = reader('transform', 'fiery-blast');
    enchantItem(s, cast, undefined);
    expect(offered(s)).toEqual([0, 1, 2].map((box) => ({ type: 'enchant-item', into: ITEM, box })));
    answer(s, { box: 2 });
    expect(s.effects).toMatchObject([
      { into: ITEM, gives: 'fiery-blast', seat: -1, denizens: [], energized: 1 },
    ]);
    expect(s.who[0]!.spells[0]!.bound).toBe(1);
  });

  test('MR-S31: nothing that is packed, and no spell twice into one thing', () => {
    const s = reader('transform');
    under(s, 'enchant-artifact', { seat: -1, into: ITEM, gives: 'transform' });
    expect(enchantings(s, 0).map(({ box }) => box)).toEqual([0]);
    s.who[0]!.items[0]!.state = 0;
    expect(enchantings(s, 0)).toEqual([]);
  });

  test('MR-S31, MR-008: the spell is where the leader is who carries the thing', () => {
    const s = reader();
    hireAt(s, 0, 'cavern-3', 'rhq');
    beginBirdsong(s, undefined);
    s.movers[0]!.items = s.who[0]!.items.splice(0);
    expect(placeOfItem(s, ITEM)).toBe(placeNamed('cavern-3'));
  });

  test('MR-S31: the thing has that spell and its type, and casts once', () => {
    const s = reader('transform');
    s.who[0]!.spells = [];
    under(s, 'enchant-artifact', { seat: -1, into: ITEM, gives: 'transform' });
    expect(typesOf(s, ITEM)).toEqual([type, 'VI']);
    const hero = heroAt(s, 0);
    const [given] = hero.spells;
    expect(given).toMatchObject({ id: 'transform', item: 0 });
    const [plays, ...more] = hero.playings.filter(({ item }) => item === 0);
    expect(plays).toMatchObject({ kind: 'MAGIC', time: 0, magic: given!.magic });
    expect(more).toEqual([]);
    s.who[0]!.used = [ITEM];
    expect(heroAt(s, 0).chits[hero.playings.indexOf(plays!)]).not.toBe(0);
  });

  test('MR-S31: spells of that type that are awake in it are cast with it too', () => {
    const s = reader();
    s.who[0]!.spells = [];
    s.awake[ITEM] = ['melt-into-mist'];
    expect(heroAt(s, 0).spells).toEqual([]);
    under(s, 'enchant-artifact', { seat: -1, into: ITEM, gives: 'transform' });
    expect(heroAt(s, 0).spells.map(({ id }) => id)).toEqual(['melt-into-mist', 'transform']);
  });

  test('MR-S31, MR-B30: while it is awake the spell can be learned there by Reading Runes', () => {
    // Whoever has Magic Sight reads no runes.
    const s = realmWith([{ id: 'druid', at: 'cliff-1' }]);
    s.who[0]!.items = [{ id: ITEM, state: WORN }];
    s.spells[ITEM] = ['world-fades'];
    const one = under(s, 'enchant-artifact', { seat: -1, into: ITEM, gives: 'fog' });
    const reads = () => {
      s.asks = [];
      carryOut(s, 0, { type: 'search' });
      return offered(s).filter(({ type }) => type === 'read-runes');
    };
    const card = { type: 'read-runes', from: ITEM };
    const gift = { ...card, given: 'fog' };
    expect(reads()).toEqual([card, gift]);
    const events = answer(s, gift, 2, 3);
    expect(s.who[0]!.spells.at(-1)).toMatchObject({ id: 'fog', learned: WITHOUT_CARD });
    expect(events.find(({ type }) => type === 'spell-learned')).toMatchObject({ rule: 'MR-S31', only: 0 });
    expect(JSON.stringify(events.find(({ type }) => type === 'runes-read'))).not.toContain('fog');
    // It has no card, and wakes none.
    expect([s.spells[ITEM], s.awake[ITEM] ?? []]).toEqual([['world-fades'], []]);
    expect(reads()).toEqual([card]);
    s.who[0]!.spells = [];
    one.energized = 0;
    expect(reads()).toEqual([card]);
  });

  test('MR-B65, MR-S31: what was learned there has no card and counts for nothing; its card may be learned as well', () => {
    const s = realmWith([{ id: 'druid', at: 'cliff-1' }]);
    s.who[0]!.items = [{ id: ITEM, state: WORN }];
    s.spells[ITEM] = ['fog'];
    under(s, 'enchant-artifact', { seat: -1, into: ITEM, gives: 'fog' });
    const { spells } = totalsOf(s, 0);
    carryOut(s, 0, { type: 'search' });
    answer(s, { type: 'read-runes', from: ITEM, given: 'fog' }, 2, 3);
    expect(totalsOf(s, 0).spells).toBe(spells);
    carryOut(s, 0, { type: 'search' });
    answer(s, { type: 'read-runes', from: ITEM }, 2, 3);
    expect(totalsOf(s, 0).spells).toBe(spells + 1);
    expect(s.who[0]!.spells.filter(({ id }) => id === 'fog')).toHaveLength(2);
  });

  test('MR-202, MR-B25: asleep it gives nothing; the color where the thing is wakes it', () => {
    const s = reader();
    s.who[0]!.spells = [];
    under(s, 'enchant-artifact', { seat: -1, into: ITEM, gives: 'transform' });
    sleepSpells(s, undefined);
    expect(heroAt(s, 0).spells).toEqual([]);
    s.day = PURPLE;
    energizeAll(s, undefined);
    expect(heroAt(s, 0).spells).toHaveLength(1);
  });

  test('MR-B27: it is broken where its caster is, and where the thing is', () => {
    const s = reader();
    const one = under(s, 'enchant-artifact', { seat: -1, into: ITEM, gives: 'transform' });
    s.who[1]!.items = s.who[0]!.items.splice(0);
    expect([isWithin(s, one, placeNamed('cliff-1')), isWithin(s, one, placeNamed('cavern-3'))]).toEqual([
      true,
      true,
    ]);
    expect(isWithin(s, one, placeNamed('cavern-4'))).toBe(false);
    expect(breakable(s, 1, false)).toEqual([{ type: 'break-spell', at: 0 }]);
  });

  test('MR-B22: which spell it is only they know whose it is or who have the thing', () => {
    const s = reader();
    under(s, 'enchant-artifact', { seat: -1, into: ITEM, gives: 'transform' });
    expect([0, 1, undefined].map((seat) => view(s, seat).effects[0]!.gives)).toEqual(['transform', '', '']);
    s.who[1]!.items = s.who[0]!.items.splice(0);
    expect(view(s, 1).effects[0]!.gives).toBe('transform');
  });

  test('MR-124, MR-S31: it is cast in the evening, if there is a thing for it', () => {
    const s = reader();
    s.day = PURPLE;
    s.who[1]!.life = 1;
    const evening = eveningOf(s, scriptedDice());
    const wish = evening.offers().choices.find((one) => one.type === 'evening-wish' && one.rounds);
    evening.play(scriptedDice(), wish!);
    const found = evening.offers().choices.find((one) => one.type === 'fight' && one.choice.type === 'cast');
    evening.play(scriptedDice(), found!);
    // One thing and one spell: he is not asked.
    expect(s.effects).toMatchObject([{ spell: 'enchant-artifact', into: ITEM, gives: 'enchant-artifact' }]);
    expect(itemOf(ITEM).name).toBeDefined();
    const bare = reader();
    bare.who[0]!.items = [];
    expect(heroAt(bare, 0).spells).toEqual([]);
  });
});
