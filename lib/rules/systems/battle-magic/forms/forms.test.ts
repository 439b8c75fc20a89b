import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { judge } from '../../../kernel/verdict/judge';
import { List } from '../../../kernel/list/list';
import { formOf, parseList } from '../../../kernel/list/prepare';
import { battleMagic } from '../index';
import { listOf, parsed, set, termsOf, verdictOf, type Table } from '../testing/judged';

const form = (id: string) => battleMagic.forms.find((f) => f.id === id)!;
const seeds = Array.from({ length: 25 }, (_, i) => `seed ${i}`);
const griffin = {
  id: 'own:storm-griffin',
  name: 'Storm Griffin',
  kind: 'class',
  cost: 5,
  draws: 2,
  counts: ['sword'],
  moveCards: 2,
  domain: 'any',
};

const draw = (table: Table, seed: string, id = 'empire') => {
  const terms = termsOf(table);
  const drawn = form(id).random(seededDice(seed), terms.house, terms);
  if (!drawn) return undefined;
  const list = List.parse({ format: 'muster-list/1', system: 'battle-magic', name: 'Random', ...drawn });
  const read = parseList(battleMagic, list, terms);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return { list, verdict: judge(battleMagic, read.value, terms) };
};

describe('a random empire is legal', () => {
  test.each<[string, Table]>([
    ['as printed', {}],
    ['with three empires banned', { banned: ['human', 'elf', 'undead'] }],
    ['with only one class of wizardry', { banned: ['hero'] }],
    ['with only two empires allowed', { allowed: ['orc', 'dwarf'] }],
    ['of one’s own', { house: { empireMode: 'custom' } }],
    [
      'within binding bounds and 96 Gold',
      { house: { empireMode: 'custom', goldValueCap: 96, strictBounds: true } },
    ],
    [
      'within binding bounds and the least Gold that they allow',
      { house: { empireMode: 'custom', goldValueCap: 83, strictBounds: true } },
    ],
    ['for 60 Gold', { house: { empireMode: 'custom', goldValueCap: 60 } }],
    ['of 30 counters', { house: { empireMode: 'custom', setSize: 30 } }],
    ['of 60 counters', { house: { empireMode: 'custom', setSize: 60 } }],
    [
      'of 56 counters within binding bounds',
      { house: { empireMode: 'custom', setSize: 56, strictBounds: true } },
    ],
    [
      'without dragons, heroes and wizards',
      { house: { empireMode: 'custom' }, banned: ['dragon', 'hero', 'wizard'] },
    ],
    [
      'of elven counters only',
      { house: { empireMode: 'custom' }, allowed: ['elf-army', 'elf-ship', 'elf-castle', 'elf-wizard'] },
    ],
    ['with a unit of one’s own', { house: { empireMode: 'custom', goldValueCap: 100 }, cards: [griffin] }],
    ['with an unfair unit about', { house: { empireMode: 'custom' }, cards: [{ ...griffin, cost: 0 }] }],
  ])('%s', (_, table) => {
    for (const seed of seeds) {
      const drawn = draw(table, seed);
      expect(drawn, seed).toBeDefined();
      expect(
        drawn!.verdict.violations.filter((v) => v.severity === 'error'),
        seed,
      ).toEqual([]);
    }
  });

  test('and varied', () => {
    const official = new Set(seeds.map((seed) => draw({}, seed)!.list.options['empire']));
    expect(official.size).toBe(5);
    const custom = seeds.map((seed) =>
      JSON.stringify(draw({ house: { empireMode: 'custom' } }, seed)!.list.entries),
    );
    expect(new Set(custom).size).toBe(seeds.length);
  });

  test('and one of those agreed, if some were', () => {
    const house = { empires: ['undead', 'dwarf'] };
    for (const seed of seeds) expect(house.empires).toContain(draw({ house }, seed)!.list.options['empire']);
  });

  test.each<[string, Table]>([
    ['all ships are banned', { banned: ['ship'] }],
    ['official sets should have 50 counters', { house: { setSize: 50 } }],
    [
      '61 counters do not fit binding bounds',
      { house: { empireMode: 'custom', setSize: 60, strictBounds: true } },
    ],
  ])('there is none when %s', (_, table) => {
    expect(draw(table, 'any')).toBeUndefined();
  });
});

describe('the form of an empire', () => {
  test('begins with the first empire agreed', () => {
    const start = (house: object) => form('empire').start(termsOf({ house: { ...house } }).house).options;
    expect(start({})).toMatchObject({ empire: 'human' });
    expect(start({ empires: ['elf', 'orc'] })).toMatchObject({ empire: 'elf' });
    expect(start({ empires: ['custom'] })).toMatchObject({ empire: 'human' });
  });

  test('takes classes and counters, and no cards, empires or territories', () => {
    const accepted = new Set(battleMagic.entries.filter((e) => form('empire').accepts(e)).map((e) => e.kind));
    expect(accepted).toEqual(new Set(['class', 'counter']));
  });

  test('asks for empire, colour and the names of the classes it has', () => {
    const list = parsed(listOf({ 'undead-ship': 7 }, { form: 'empire', empire: 'undead' }));
    const fields = form('empire').fields!(list, termsOf().house);
    expect(fields.map((f) => f.path.join('.'))).toEqual(['empire', 'colour', 'names.ship']);
    expect(fields[2]!.help).toContain('Ghost Ship');
  });

  test('counts Gold, mean battle total, groups and chances', () => {
    const { tallies } = verdictOf(
      set('elf'),
      { form: 'empire', empire: 'elf' },
      { house: { empireMode: 'custom', goldValueCap: 106 } },
    );
    expect(tallies.slice(0, 3)).toEqual([
      { name: 'Gold', spent: 106, limit: 106, left: 0 },
      { name: 'mean battle total', spent: 0.92 },
      { name: 'army counter', spent: 6, limit: 12, left: 6 },
    ]);
    expect(tallies.find((t) => t.name === 'siege counter')).toEqual({
      name: 'siege counter',
      spent: 5,
      limit: 6,
      left: 1,
    });
  });
});

describe('the form of the deck', () => {
  test('has 48 cards, 12 of each type', () => {
    const terms = termsOf();
    const start = form('deck').start(terms.house);
    const list = parsed(
      List.parse({ format: 'muster-list/1', system: 'battle-magic', name: 'Deck', ...start }),
    );
    expect(formOf(battleMagic, list).id).toBe('deck');
    expect(judge(battleMagic, list, terms)).toMatchObject({
      legal: true,
      budget: { spent: 48, limit: 48 },
      tallies: [
        { name: 'Move', spent: 12 },
        { name: 'Sword', spent: 12 },
        { name: 'Gold', spent: 12 },
        { name: 'Magic', spent: 12 },
      ],
    });
  });

  test('can be drawn unless a card is banned', () => {
    expect(draw({}, 'x', 'deck')?.verdict.legal).toBe(true);
    expect(draw({ banned: ['bm-gold-3'] }, 'x', 'deck')).toBeUndefined();
  });
});

/** An agreement on custom or printed sets, with limits, bans and units of one’s own as they fall. */
function drawTable(seed: string): Table {
  const dice = seededDice(`table ${seed}`);
  const ids = battleMagic.entries.flatMap(({ id, kind }) =>
    kind === 'class' || kind === 'counter' ? id : [],
  );
  const some = (most: number): string[] => dice.shuffle(ids).slice(0, 1 + dice.below(most));
  const one = <T>(value: T, of: number): T | undefined => (dice.below(of) === 0 ? value : undefined);
  const bound = (): [number, number] => {
    const [x, y] = [dice.below(13), dice.below(13)];
    return [Math.min(x, y), Math.max(x, y)];
  };
  const groups = ['army', 'ship', 'castle', 'wizard', 'siege', 'heavy', 'hero', 'artifact'];
  const bounds = groups.flatMap((group) => (dice.below(2) === 0 ? [[group, bound()]] : []));
  const setSize = one(30 + dice.below(31), 3);
  const banned = one(some(6), 4);
  const allowed = one(some(40), 4);
  return {
    house: {
      empireMode: dice.below(4) === 0 ? 'official' : 'custom',
      strictBounds: dice.below(2) === 0,
      goldValueCap: one(60 + dice.below(60), 2) ?? null,
      classBounds: Object.fromEntries(bounds),
      ...(setSize === undefined ? {} : { setSize }),
    },
    ...(banned ? { banned } : {}),
    ...(allowed ? { allowed } : {}),
    ...(dice.below(4) === 0 ? { cards: [{ ...griffin, cost: 1 + dice.below(7) }] } : {}),
  };
}

test('a legal empire is drawn under every agreement that leaves one, and the others name why they leave none', () => {
  const impossible = battleMagic.contradictions!.filter(
    ({ sort, forms }) => sort === 'impossible' && forms?.includes('empire'),
  );
  const found = { drawn: 0, named: 0 };
  for (let i = 0; i < 600; i++) {
    const table = drawTable(String(i));
    const terms = termsOf(table);
    const named = impossible.filter(({ when }) => when(terms.house, terms)).map(({ id }) => id);
    const drawn = draw(table, String(i));
    if (drawn) expect(drawn.verdict.legal, JSON.stringify(table)).toBe(true);
    expect(drawn === undefined, `${named.join()} ${JSON.stringify(table)}`).toBe(named.length > 0);
    found[drawn ? 'drawn' : 'named']++;
  }
  expect(Math.min(found.drawn, found.named)).toBeGreaterThan(100);
});
