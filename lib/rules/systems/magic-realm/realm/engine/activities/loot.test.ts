import { describe, expect, test } from 'vitest';
import { chitsOf, WITHER } from '../kit';
import { ACTIVE, FATIGUED, WORN, WOUNDED } from '../state';
import { answer, carryOut, laySite, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';

const search = { type: 'search' } as const;
const at = (where: string, id = 'captain', level = 4) => realmWith([{ id, at: where, level }]);
const last = <T>(all: readonly T[]): T => all.at(-1)!;

describe('Loot rolls', () => {
  test('MR-B39: result n takes the n-th thing, and he says at once what becomes of it', () => {
    const s = at('cliff-3');
    laySite(s, 'site-lair', 'cliff-3', 'regent-of-jewels', 'belt-of-strength', 'cloak-of-mist');
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 2, 1);
    expect(offered(s)).toMatchObject([{ as: 'active' }, { as: 'inactive' }, { as: 'abandoned' }]);
    answer(s, { as: 'inactive' });
    expect(last(s.who[0]!.items)).toEqual({ id: 'belt-of-strength', state: 0 });
    expect(s.piles['site-lair']!.map(({ id }) => id)).toEqual(['regent-of-jewels', 'cloak-of-mist']);
  });

  test('MR-046, MR-B29: whom a spell has changed packs what he takes, and uses nothing of it', () => {
    const s = at('cliff-3');
    laySite(s, 'site-lair', 'cliff-3', 'regent-of-jewels');
    under(s, 'transform', { seat: 0, shape: 'lion' });
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 1, 1);
    expect(offered(s)).toMatchObject([{ as: 'inactive' }, { as: 'abandoned' }]);
  });

  test('MR-B39: a place with fewer things gives nothing', () => {
    const s = at('cliff-3');
    laySite(s, 'site-lair', 'cliff-3', 'regent-of-jewels');
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 2, 1);
    expect(s.asks).toEqual([]);
    expect(s.piles['site-lair']).toHaveLength(1);
  });

  test('MR-044: only a discovered site of the own clearing', () => {
    const s = at('cliff-3');
    laySite(s, 'site-lair', 'cliff-3', 'regent-of-jewels');
    s.who[0]!.sites = [];
    carryOut(s, 0, search);
    expect(offered(s)).not.toContainEqual({ type: 'loot', from: 'site-lair' });
  });

  test('MR-045, MR-B16: the abandoned pile is looted, and new things go below', () => {
    const s = at('cliff-3');
    const place = String(placeNamed('cliff-3'));
    s.abandoned[place] = ['axe', 'spear'].map((id) => ({ id, state: 0 }));
    carryOut(s, 0, search);
    answer(s, { type: 'loot', from: 'abandoned' }, 1, 1);
    answer(s, { as: 'abandoned' });
    expect(s.abandoned[place]!.map(({ id }) => id)).toEqual(['spear', 'axe']);
  });

  test('MR-060, MR-R47: whoever can see it learns the site', () => {
    const s = realmWith([
      { id: 'captain', at: 'cliff-3' },
      { id: 'druid', at: 'cliff-3' },
      { id: 'elf', at: 'cliff-3' },
    ]);
    laySite(s, 'site-lair', 'cliff-3', 'regent-of-jewels');
    for (const seat of [1, 2]) s.who[seat]!.sites = [];
    s.who[2]!.found = 1;
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 2, 2);
    expect(s.who.map(({ sites }) => sites.length)).toEqual([1, 0, 1]);
  });
});

describe('what looting costs', () => {
  test('MR-B39, MR-B12: a roll in the cairns fatigues an asterisk of his choice', () => {
    const s = at('cliff-5', 'captain', 1);
    laySite(s, 'site-cairns', 'cliff-5', 'regent-of-jewels');
    carryOut(s, 0, search);
    answer(s, { type: 'loot' });
    expect(offered(s)).toEqual([
      { type: 'loot-effort', chit: 0, back: -1 },
      { type: 'loot-effort', chit: 2, back: -1 },
    ]);
    answer(s, { chit: 2 }, 1, 1);
    expect(s.who[0]!.chits[2]).toBe(FATIGUED);
    expect(s.asks).toMatchObject([{ type: 'keep-item' }]);
  });

  test('MR-B39: the pool costs only where something is taken', () => {
    const s = at('cliff-6', 'captain', 1);
    laySite(s, 'site-pool', 'cliff-6', 'regent-of-jewels');
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 2, 2);
    expect(s.who[0]!.chits).toEqual([ACTIVE, ACTIVE, ACTIVE]);
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 1, 1);
    answer(s, { chit: 0 });
    expect(s.who[0]!.chits).toEqual([FATIGUED, ACTIVE, ACTIVE]);
    expect(s.piles['site-pool']).toEqual([]);
  });

  test('MR-B12: without a chit for it, it cannot be done', () => {
    const s = at('cliff-5', 'captain', 1);
    laySite(s, 'site-cairns', 'cliff-5', 'regent-of-jewels');
    s.who[0]!.chits = [FATIGUED, ACTIVE, FATIGUED];
    carryOut(s, 0, search);
    expect(offered(s).some(({ type }) => type === 'loot')).toBe(false);
  });

  test('MR-B12: two asterisks are paid with change, which a withered one does not get', () => {
    const s = at('cliff-5', 'captain', 2);
    laySite(s, 'site-cairns', 'cliff-5', 'regent-of-jewels');
    const who = s.who[0]!;
    const codes = chitsOf(s, 0).map(({ code }) => code);
    who.chits = codes.map((code) => (code.endsWith('**') ? ACTIVE : FATIGUED));
    carryOut(s, 0, search);
    answer(s, { type: 'loot' });
    const change = { chit: codes.indexOf('MOVE M3**'), back: codes.indexOf('MOVE M4*') };
    expect(offered(s)).toContainEqual({ type: 'loot-effort', ...change });
    who.curses = 1 << WITHER;
    expect(offered(s)).toContainEqual({ type: 'loot-effort', chit: change.chit, back: -1 });
  });
});

describe('what has to be opened', () => {
  test('MR-B39: a vault is opened once, by a chit that fatigues', () => {
    const s = at('cliff-3', 'white-knight');
    laySite(s, 'site-vault', 'cliff-3', 'regent-of-jewels', 'belt-of-strength');
    const codes = chitsOf(s, 0).map(({ code }) => code);
    carryOut(s, 0, search);
    answer(s, { type: 'loot' });
    expect(offered(s)).toEqual(
      ['MOVE T6*', 'FIGHT T4**', 'FIGHT T5*'].map((code) => ({
        type: 'open-with',
        chit: codes.indexOf(code),
      })),
    );
    answer(s, { chit: codes.indexOf('MOVE T6*') }, 1, 1);
    expect(s.who[0]!.chits[codes.indexOf('MOVE T6*')]).toBe(FATIGUED);
    expect(s.opened).toEqual(['site-vault']);
    answer(s, { as: 'inactive' });
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 1, 1);
    expect(s.piles['site-vault']).toEqual([]);
  });

  test('MR-B39: too weak for it', () => {
    const s = at('cliff-3', 'elf');
    laySite(s, 'site-vault', 'cliff-3', 'regent-of-jewels');
    carryOut(s, 0, search);
    expect(offered(s).some(({ type }) => type === 'loot')).toBe(false);
  });

  test.each(['lost-keys', 'gloves-of-strength', '7-league-boots'])('MR-B39: %s open it freely', (id) => {
    const s = at('cliff-3', 'elf');
    laySite(s, 'site-vault', 'cliff-3', 'regent-of-jewels');
    s.who[0]!.items.push({ id, state: WORN });
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 1, 1);
    expect(s.opened).toEqual(['site-vault']);
  });

  test('MR-X12: the wish for strength opens it, and is used up', () => {
    const s = at('cliff-3', 'elf');
    laySite(s, 'site-vault', 'cliff-3', 'regent-of-jewels');
    s.who[0]!.strong = 1;
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 1, 1);
    expect(s.who[0]!.strong).toBe(0);
    expect(s.asks).toMatchObject([{ type: 'keep-item' }]);
  });
});

describe('cards that act when drawn', () => {
  const drawn = (card: string, held: readonly string[], ...faces: readonly number[]) => {
    const s = at('cliff-3');
    laySite(s, 'site-lair', 'cliff-3', card, 'cloak-of-mist');
    s.piles[card] = held.map((id) => ({ id, state: 0 }));
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 1, 1, ...faces);
    return s;
  };
  const ids = (pile: readonly { id: string }[]) => pile.map(({ id }) => id);

  test('MR-T49: the skeleton curses, and its armor lies on top of the pile', () => {
    const s = drawn('mouldy-skeleton', ['gold-helmet', 'silver-breastplate', 'jade-shield'], 1, 1);
    expect(s.who[0]!.curses).toBe(1);
    expect(ids(s.piles['site-lair']!)).toEqual([
      'gold-helmet',
      'silver-breastplate',
      'jade-shield',
      'cloak-of-mist',
    ]);
  });

  test('MR-T62: the remains curse and give all that they hold', () => {
    const s = drawn('remains-of-thief', ['living-sword', 'regent-of-jewels'], 5, 5);
    expect(s.who[0]!.gold).toBe(30);
    expect(ids(s.who[0]!.items.slice(-2))).toEqual(['regent-of-jewels', 'living-sword']);
    answer(s, { as: 'abandoned' });
    answer(s, { as: 'inactive' });
    expect(last(s.who[0]!.items).id).toBe('regent-of-jewels');
  });

  test('MR-T12: the chest opens for active keys and not before', () => {
    const s = drawn('chest', ['lucky-charm', 'garb-of-speed']);
    s.who[0]!.items.unshift({ id: 'lost-keys', state: 0 });
    s.asks = [{ type: 'keep-item', seat: 0, at: s.who[0]!.items.length - 1 }];
    answer(s, { as: 'active' });
    expect(last(s.who[0]!.items).id).toBe('chest');
    s.who[0]!.items[0]!.state = WORN;
    last(s.who[0]!.items).state = 0;
    s.asks = [{ type: 'keep-item', seat: 0, at: s.who[0]!.items.length - 1 }];
    answer(s, { as: 'active' });
    expect(s.who[0]!.gold).toBe(60);
    expect(s.asks).toHaveLength(2);
    expect(ids(s.who[0]!.items)).not.toContain('chest');
  });

  test('MR-B18: a color source works from the moment at which it is found', () => {
    const s = drawn('sacred-grail', []);
    expect(last(s.who[0]!.items)).toEqual({ id: 'sacred-grail', state: WORN });
    expect(offered(s)).toMatchObject([{ as: 'active' }, { as: 'abandoned' }]);
  });
});

describe('site cards', () => {
  const at1 = (card: string, held: readonly string[], id = 'elf') => {
    const s = at('cliff-3', id);
    s.siteCards.push({ id: card, place: placeNamed('cliff-3') });
    s.piles[card] = held.map((one) => ({ id: one, state: 0 }));
    s.who[0]!.sites.push(card);
    return s;
  };

  test('MR-T23: a drawn meadow lies open in the clearing, known to its finder', () => {
    const s = at('cliff-3');
    laySite(s, 'site-lair', 'cliff-3', 'enchanted-meadow');
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 1, 1);
    expect(s.siteCards).toEqual([{ id: 'enchanted-meadow', place: placeNamed('cliff-3') }]);
    expect(s.who[0]!.sites).toContain('enchanted-meadow');
    expect(s.piles['site-lair']).toEqual([]);
  });

  test('MR-T23: row 4 rests all own chits', () => {
    const s = at1('enchanted-meadow', []);
    s.who[0]!.chits.fill(FATIGUED);
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 4, 1);
    expect(s.who[0]!.chits.every((state) => state === ACTIVE)).toBe(true);
  });

  test('MR-T23, MR-X03, MR-B28: a wither goes on there, and keeps chits with asterisks fatigued', () => {
    const s = at1('enchanted-meadow', [], 'captain');
    const who = s.who[0]!;
    who.curses = 1 << WITHER;
    who.chits.fill(WOUNDED);
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 4, 1);
    expect(who.chits).toEqual(chitsOf(s, 0).map(({ asterisks }) => (asterisks > 0 ? FATIGUED : ACTIVE)));
    expect(who.curses).toBe(1 << WITHER);
  });

  test('MR-T23: what is gone is not found again', () => {
    const s = at1('enchanted-meadow', ['truesteel-sword']);
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 2, 1);
    answer(s, { as: 'inactive' });
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 2, 1);
    expect(s.asks).toEqual([]);
  });

  test('MR-T17: gloves make it one die', () => {
    const s = at1('enchanted-meadow', []);
    s.who[0]!.items.push({ id: 'deft-gloves', state: WORN });
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 6);
    expect(s.asks).toEqual([]);
  });

  test('MR-T15: the crypt needs strength at every roll', () => {
    const s = at1('crypt-of-the-knight', [], 'white-knight');
    const codes = chitsOf(s, 0).map(({ code }) => code);
    for (const code of ['MOVE T6*', 'FIGHT T4**', 'FIGHT T5*']) {
      carryOut(s, 0, search);
      const { type } = answer(s, { type: 'loot' }, ...(code === 'FIGHT T5*' ? [5, 5] : []))[0] ?? {
        type: '',
      };
      if (code !== 'FIGHT T5*') answer(s, { chit: codes.indexOf(code) }, 5, 5);
      else expect(type).toBe('site-opened');
    }
    expect(s.who[0]!.gold).toBe(13);
    carryOut(s, 0, search);
    expect(offered(s).some(({ type }) => type === 'loot')).toBe(false);
  });

  test('MR-T71: toadstools send him into a cave, or let him roam', () => {
    const s = at1('toadstool-circle', []);
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 4, 1);
    expect(s.who[0]!.roams).toBe(1);
    carryOut(s, 0, search);
    answer(s, { type: 'loot' }, 3, 1);
    answer(s, { to: placeNamed('borderland-4') });
    expect(s.who[0]!.place).toBe(placeNamed('borderland-4'));
  });
});
