import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { judge } from '../../../kernel/verdict/judge';
import { repairsFor } from '../../../kernel/verdict/repair';
import { parseList } from '../../../kernel/list/prepare';
import { magicRealm } from '..';
import { characters, natives } from '../catalogue';
import { line, listOf, parsedOf, termsOf, verdictOf, type Case } from '../testing';

const formOf = (id: string) => magicRealm.forms.find((form) => form.id === id)!;

const agreements: readonly (readonly [string, Omit<Case, 'entries'>])[] = [
  ['as printed', {}],
  ['three characters', { house: { 'party.charactersPerPlayer': 3, 'party.extraPoint': 2 } }],
  ['level 1', { house: { 'party.level': 1 } }],
  ['a total of nine levels', { house: { 'party.charactersPerPlayer': 4, 'party.levelTotal': 9 } }],
  ['a short game', { house: { 'game.days': 7 } }],
  ['a long game', { house: { 'game.days': 112 } }],
  [
    'no spell twice, no color chits',
    { house: { 'spells.duplicatesAtStart': false, 'spells.enchantedStart': false } },
  ],
  ['40 gold', { house: { 'roster.goldBudget': 40 } }],
  ['no gold at all', { house: { 'roster.goldBudget': 0 } }],
  ['120 gold at result 1', { house: { 'roster.goldBudget': 120, 'roster.priceMultiplier': 1 } }],
  ['half the characters banned', { banned: characters.slice(0, 12).map(({ id }) => id) }],
  ['half the natives banned', { banned: natives.filter((_, i) => i % 9 === 0).map(({ id }) => id) }],
];

describe('random lists', () => {
  test.each(agreements)('are legal under an agreement: %s', (_, agreement) => {
    const terms = termsOf(agreement);
    for (const form of magicRealm.forms)
      for (let seed = 0; seed < 60; seed++) {
        const drawn = form.random(seededDice(`${seed}`), terms.house, terms);
        expect(drawn, `${form.id} ${seed}`).toBeDefined();
        const parsed = parsedOf({ ...drawn!, ...agreement }, terms);
        const errors = judge(magicRealm, parsed, terms).violations.filter((v) => v.severity === 'error');
        expect(errors, `${form.id} ${seed}`).toEqual([]);
      }
  });

  test('a roster comes near its budget', () => {
    const terms = termsOf({ house: { 'roster.goldBudget': 80 } });
    const spent = Array.from({ length: 40 }, (_, seed) => {
      const drawn = formOf('roster').random(seededDice(`near ${seed}`), terms.house, terms)!;
      return judge(magicRealm, parsedOf(drawn, terms), terms).budget.spent;
    });
    expect(Math.max(...spent)).toBeLessThanOrEqual(80);
    expect(spent.filter((gold) => gold >= 70).length).toBeGreaterThan(30);
  });

  test('there is none where every character is banned', () => {
    const terms = termsOf({ banned: characters.map(({ id }) => id) });
    expect(formOf('party').random(seededDice('1'), terms.house, terms)).toBeUndefined();
  });
});

describe('budgets', () => {
  // Each row: a roster, and what it costs in gold.
  test.each([
    ['a patrol at result 2', ['elf', 'phq', 'p1', 'p2'], {}, 12],
    ['a patrol at result 4', ['elf', 'phq', 'p1', 'p2'], { 'roster.priceMultiplier': 4 }, 24],
    [
      'starting equipment is free',
      [line('captain', 'short-sword', 'helmet', 'breastplate', 'shield')],
      {},
      0,
    ],
    ['a second helmet is not', [line('captain', 'helmet', 'helmet')], {}, 5],
    ['horse and treasure', [line('elf', 'pony-m4-m5', 'lucky-charm')], {}, 26],
    ['a third spell', [line('elf', 'lost', 'illusion', 'persuade')], {}, 10],
    ['denizens cost nothing', ['elf', { entry: 'giant', count: 2 }], {}, 0],
  ] as const)('%s', (_, entries, house, gold) => {
    const options = { form: 'roster', clearing: 'woods', round: 1 };
    expect(verdictOf({ entries: entries as Case['entries'], options, house }).budget).toEqual({
      name: 'gold',
      spent: gold,
    });
  });

  test('unhired natives cost nothing', () => {
    const options = { form: 'roster', clearing: 'woods', round: 1, unhired: ['phq', 'p1', 'p2'] };
    expect(verdictOf({ entries: ['elf', 'phq', 'p1', 'p2'], options }).budget.spent).toBe(0);
  });

  test('a damaged shield is worth less', () => {
    const members = { elf: { inventory: { shield: { damaged: true } } } };
    const options = { form: 'roster', clearing: 'woods', round: 1, members };
    expect(verdictOf({ entries: [line('elf', 'shield')], options }).budget.spent).toBe(5);
  });

  test('what one more costs is what it adds', () => {
    const terms = termsOf({});
    const options = { form: 'roster', clearing: 'woods', round: 1 };
    const spent = (entries: Case['entries']) => verdictOf({ entries, options }).budget.spent;
    for (const entry of magicRealm.entries.filter((e) => formOf('roster').accepts(e)))
      expect(spent(['elf', entry.id]) - spent(['elf']), entry.id).toBe(
        formOf('roster').costOf(entry, terms.house) ?? 0,
      );
  });
});

describe('fields', () => {
  const paths = (of: Case) => {
    const terms = termsOf(of);
    const list = parsedOf(of, terms);
    return (formOf(list.form).fields?.(list, terms.house) ?? []).map(({ path }) => path.join('.'));
  };

  test('a party asks for level, place, points and color chits of each character', () => {
    const asked = paths({ entries: ['elf', 'dwarf'], options: { form: 'party' } });
    for (const id of ['elf', 'dwarf'])
      for (const field of ['level', 'start', 'victory.greatTreasures', 'victory.gold'])
        expect(asked).toContain(`members.${id}.${field}`);
    expect(asked).toContain('members.elf.colorChits');
    expect(asked).not.toContain('members.dwarf.colorChits');
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('a running game asks for what was found and done', () => {
    const asked = paths({ entries: [line('elf', 'shield')], options: { form: 'party', continued: true } });
    expect(asked).toContain('members.elf.recorded.fame');
    expect(asked).toContain('members.elf.inventory.shield.damaged');
  });

  test('a roster asks for clearing and round, and a warband for days', () => {
    expect(paths({ entries: ['elf', 'ogre'], options: { form: 'roster' } })).toEqual(
      expect.arrayContaining(['clearing', 'round', 'darkUp', 'members.elf.side']),
    );
    expect(paths({ entries: ['p1'], options: { form: 'warband' } })).toEqual(
      expect.arrayContaining(['day', 'hires.p1.day', 'absent']),
    );
  });

  test('whatever a field can be set to is read back', () => {
    const of: Case = { entries: [line('elf', 'shield'), 'r7'], options: { form: 'party', continued: true } };
    const terms = termsOf(of);
    const list = parsedOf(of, terms);
    for (const field of formOf('party').fields!(list, terms.house)) {
      const value =
        field.input === 'toggle'
          ? true
          : field.input === 'number'
            ? field.max
            : field.input === 'choice'
              ? field.choices[0]!.value
              : field.input === 'choices'
                ? field.choices.slice(0, 1).map((choice) => choice.value)
                : 'text';
      const nested = field.path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
      const options = { form: 'party', ...(nested as object) };
      expect(
        parseList(magicRealm, listOf({ entries: of.entries, options }), terms).ok,
        field.path.join('.'),
      ).toBe(true);
    }
  });
});

describe('repairs', () => {
  const party = (members: object = {}, more: object = {}) => ({ form: 'party', members, ...more });
  const labels = (of: Case, code: string) => {
    const terms = termsOf(of);
    const list = parsedOf(of, terms);
    const violation = judge(magicRealm, list, terms).violations.find((v) => v.code === code)!;
    return repairsFor(magicRealm, list, terms, violation).map(({ label }) => label);
  };
  const six = { greatTreasures: 2, spells: 0, fame: 2, notoriety: 2, gold: 0 };
  const warband = { form: 'warband' };

  test.each<[string, Case, string, string]>([
    ['MR-L01', { entries: [], options: party() }, 'Add Amazon', 'nobody'],
    ['MR-L01', { entries: [], options: warband }, 'Add G2, G1 and GHQ', 'no natives'],
    [
      'MR-L40',
      { entries: ['elf', 'r7'], options: party({}, { hires: { r7: { employer: 'dwarf' } } }) },
      'Let them serve Elf',
      'employer',
    ],
    [
      'MR-L40',
      { entries: ['r7'], options: { form: 'roster', hires: { r7: { employer: 'dwarf' } } } },
      'Leave open whom they serve',
      'employer of a battle',
    ],
    [
      'MR-L47',
      {
        entries: ['elf', 'phq', 'p1', 'p2', 'r7', 'giant'],
        options: { form: 'roster', clearing: 'woods', round: 1 },
        house: { 'roster.goldBudget': 4 },
      },
      'Let Patrol go',
      'group',
    ],
    ['MR-L06', { entries: ['elf'], options: party({ elf: { level: 7 } }) }, 'Set Elf to level 4', 'level'],
    [
      'MR-L08',
      { entries: ['amazon'], options: party({ amazon: { victory: six } }) },
      'Assign 1 point to great treasures',
      'points',
    ],
    [
      'MR-L14',
      { entries: ['dwarf'], options: party({ dwarf: { start: 'house' } }) },
      'Start at the Inn',
      'place',
    ],
    ['MR-L19', { entries: [line('pilgrim', 'fog')] }, 'Choose one spell that fits', 'spells'],
    [
      'MR-L24',
      { entries: ['elf'], options: party({ elf: { colorChits: ['MAGIC I4*'] } }) },
      'Leave these chits as they are',
      'chits',
    ],
    ['MR-L38', { entries: ['phq', 'p1'], options: warband }, 'Add the missing natives', 'group'],
    ['MR-L39', { entries: ['r6'], options: warband }, 'Add the missing natives', 'order'],
    [
      'MR-L46',
      { entries: ['elf'], options: { form: 'roster', clearing: 'woods', round: 1 } },
      'Add a giant',
      'foe',
    ],
    [
      'MR-L49',
      {
        entries: ['elf', 'ogre'],
        options: { form: 'roster', clearing: 'woods', round: 1, darkUp: ['ogre'] },
      },
      'Turn Ogre light side up',
      'side',
    ],
  ])('%s is mended', (code, of, label) => {
    expect(labels(of, code)).toContain(label);
  });
});
