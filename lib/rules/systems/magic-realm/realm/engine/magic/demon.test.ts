import { describe, expect, test } from 'vitest';
import { mapChits, spells, treasures } from '../../../catalogue';
import { heroAt } from '../evening/as-hero';
import { WORN, type RealmState } from '../state';
import { answer, offered } from '../testing/play';
import { realmWith } from '../testing/realm';
import { discoveries } from '../world/ground';
import { askDemon } from './demon';

const asking = (more = 0): RealmState =>
  realmWith(['witch', 'dwarf', ...['elf', 'captain'].slice(0, more)].map((id) => ({ id, at: 'cliff-1' })));

/** Asks one question of the only other player. */
function asked(s: RealmState, topic: string, what?: string): number {
  s.asks = [];
  askDemon(s, 0);
  const told = answer(s, { topic });
  const all = what === undefined ? told : answer(s, { what });
  const [public_, secret] = all;
  expect(public_).toEqual({ type: 'demon-asked', rule: 'MR-S25', seat: 0, of: 1 });
  expect(secret).toMatchObject({ type: 'demon-answers', only: 0, of: 1 });
  return (secret as unknown as { answer: number }).answer;
}

describe('MR-S25: a demon tells the truth about another player', () => {
  test('about what he has recorded and discovered', () => {
    const s = asking();
    const who = s.who[1]!;
    who.spells.push({ id: 'fog', learned: 1, bound: 0 });
    who.sites.push('site-lair');
    who.paths.push(discoveries[2]!.code);
    who.seen.push(4);
    who.gold = 37;
    who.record = [{ type: 'hide' }, { type: 'search' }, { type: 'search' }];
    const site = mapChits.find(({ chit }) => chit === 'site')!.id;
    expect([asked(s, 'spell', 'fog'), asked(s, 'spell', 'curse')]).toEqual([1, 0]);
    expect(asked(s, 'site', site)).toBe(who.sites.includes(site) ? 1 : 0);
    expect([2, 3].map((i) => asked(s, 'path', String(discoveries[i]!.code)))).toEqual([1, 0]);
    expect(asked(s, 'record', 'search')).toBe(2);
    expect([asked(s, 'gold'), asked(s, 'learned')]).toEqual([37, 1]);
    expect(asked(s, 'goal', 'fame')).toBe(1);
  });

  test('about cards that he keeps face down', () => {
    const s = asking();
    s.who[1]!.items.push({ id: 'lost-keys', state: 0 }, { id: 'amulet', state: WORN });
    expect(['lost-keys', 'amulet', 'black-book'].map((id) => asked(s, 'card', id))).toEqual([1, 1, 0]);
  });

  test('asks first about whom, where there are several, and offers everything of its kind', () => {
    const s = asking(1);
    askDemon(s, 0);
    expect(offered(s)).toEqual([1, 2].map((of) => ({ type: 'demon-about', of })));
    answer(s, { of: 2 });
    answer(s, { topic: 'spell' });
    expect(offered(s)).toHaveLength(spells.length);
    s.asks = [{ type: 'demon-question', seat: 0, of: 2, topic: 'card' }];
    expect(offered(s)).toHaveLength(treasures.length);
  });

  test('all alone nobody can ask anything', () => {
    const s = realmWith([{ id: 'witch', at: 'cliff-1', spells: ['ask-demon'] }]);
    askDemon(s, 0);
    expect(s.asks).toEqual([]);
    expect(heroAt(s, 0).spells).toEqual([]);
    const both = realmWith([
      { id: 'witch', at: 'cliff-1', spells: ['ask-demon'] },
      { id: 'dwarf', at: 'cavern-3' },
    ]);
    expect(heroAt(both, 0).spells).toMatchObject([{ id: 'ask-demon', days: { aim: 'beasts' } }]);
  });
});
