import { describe, expect, test } from 'vitest';
import { repairsFor } from '../../../kernel/verdict/repair';
import { magicRealm } from '..';
import { parsedOf, tableOf, termsOf, verdictOf, type Case } from '../testing';

const found = (of: Case, code: string) => verdictOf(of).violations.filter((v) => v.code === code);
const facts = (of: Case, code: string) => found(of, code).map((v) => v.facts);
const members = (levels: Readonly<Record<string, number>>) => ({
  form: 'party',
  members: Object.fromEntries(Object.entries(levels).map(([id, level]) => [id, { level }])),
});

describe('MR-L07: the levels of a player’s characters add up to what was agreed', () => {
  const total = (agreed: number | null, more: object = {}) => ({
    'party.charactersPerPlayer': 4,
    'party.levelTotal': agreed,
    ...more,
  });
  const two = ['elf', 'dwarf'];

  test.each([
    ['exactly', { elf: 3, dwarf: 2 }, 5, []],
    ['one level more', { elf: 3, dwarf: 3 }, 5, [{ total: 6, agreed: 5 }]],
    ['one level less', { elf: 2, dwarf: 2 }, 5, [{ total: 4, agreed: 5 }]],
    ['nothing agreed', { elf: 1, dwarf: 4 }, null, []],
  ])('%s', (_, levels, agreed, expected) => {
    expect(facts({ entries: two, options: members(levels), house: total(agreed) }, 'MR-L07')).toEqual(
      expected,
    );
  });

  test('who names no level has the agreed one, and who stands twice counts twice', () => {
    expect(facts({ entries: two, house: total(4, { 'party.level': 2 }) }, 'MR-L07')).toEqual([]);
    const twins: Case = {
      entries: [{ entry: 'elf', count: 2 }, 'dwarf'],
      options: members({ elf: 1, dwarf: 2 }),
    };
    expect(facts({ ...twins, house: total(4) }, 'MR-L07')).toEqual([]);
    expect(facts({ ...twins, house: total(3) }, 'MR-L07')).toEqual([{ total: 4, agreed: 3 }]);
  });

  test('each offer to mend it does', () => {
    const broken: Case = { entries: two, options: members({ elf: 4, dwarf: 2 }), house: total(5) };
    const [violation] = found(broken, 'MR-L07');
    const terms = termsOf(broken);
    const repairs = repairsFor(magicRealm, parsedOf(broken, terms), terms, violation!);
    expect(repairs.map(({ label }) => label)).toEqual(['Set Elf to level 3', 'Set Dwarf to level 1']);
    for (const { list } of repairs)
      expect(facts({ ...broken, entries: list.entries, options: list.options! }, 'MR-L07')).toEqual([]);
  });

  test('warbands and rosters have no levels to add up', () => {
    expect(facts({ entries: ['r7'], options: { form: 'warband' }, house: total(9) }, 'MR-L07')).toEqual([]);
    const roster = { form: 'roster', clearing: 'woods', round: 1 };
    expect(facts({ entries: ['elf', 'ogre'], options: roster, house: total(9) }, 'MR-L07')).toEqual([]);
  });
});

describe('MR-L40: a native has one employer, and his horse stays with him', () => {
  const hires = (of: Readonly<Record<string, object>>, more: object = {}) => ({
    form: 'party',
    hires: of,
    ...more,
  });

  test('twice on two lines, and by the count of one', () => {
    for (const entries of [['r7', 'r7'], [{ entry: 'r7', count: 2 }]])
      expect(facts({ entries, options: { form: 'warband' } }, 'MR-L40')).toEqual([
        { problem: 'twice', name: 'R7', times: 2 },
      ]);
  });

  test('an employer must be on the sheet; a warband is somebody’s who is not', () => {
    const options = hires({ r7: { employer: 'dwarf' } });
    expect(facts({ entries: ['elf', 'r7'], options }, 'MR-L40')).toEqual([
      { problem: 'employer', name: 'R7', employer: 'dwarf' },
    ]);
    const house = { 'party.charactersPerPlayer': 2 };
    expect(facts({ entries: ['elf', 'dwarf', 'r7'], options, house }, 'MR-L40')).toEqual([]);
    const warband = { ...options, form: 'warband' };
    expect(facts({ entries: ['r7'], options: warband }, 'MR-L40')).toEqual([]);
  });

  test('two characters of one player share no native, but a group may be shared out', () => {
    const house = { 'party.charactersPerPlayer': 2 };
    const rogues = ['r7', 'r6'];
    const apart = hires({ r7: { employer: 'elf' }, r6: { employer: 'dwarf' } });
    expect(facts({ entries: ['elf', 'dwarf', ...rogues], options: apart, house }, 'MR-L40')).toEqual([]);
    expect(
      facts({ entries: ['elf', 'dwarf', ...rogues, 'r6'], options: apart, house }, 'MR-L40'),
    ).toHaveLength(1);
  });

  test('on the sheets of two players the native is named with both, in whatever form they are', () => {
    const warband: Case = { entries: ['r7'], options: { form: 'warband' } };
    const between = tableOf([{ entries: ['elf', 'r7'] }, { entries: ['dwarf'] }, warband]);
    expect(between.filter(({ code }) => code === 'MR-L40-match')).toMatchObject([
      { facts: { name: 'R7', times: 2 }, lists: [0, 2] },
    ]);
  });

  test('nobody can give away the horse of a native: it is no entry that could be carried', () => {
    const carried: Case = { entries: [{ entry: 'elf', count: 1, with: ['p1'] }] };
    expect(facts(carried, 'MR-L01')).toEqual([{ problem: 'part', name: 'P1', host: 'Elf' }]);
  });
});

describe('MR-L46: a trial battle has a leader, an opponent, a clearing and a round', () => {
  const missing = (entries: readonly string[], options: object) =>
    facts({ entries, options: { form: 'roster', ...options } }, 'MR-L46').map((f) => f['missing']);
  const set = { clearing: 'woods', round: 1 };

  test.each<readonly [string, readonly string[], object, readonly string[]]>([
    ['nothing at all', [], {}, ['leader', 'opponent', 'clearing', 'round']],
    ['a character and a monster', ['elf', 'ogre'], set, []],
    ['a hired leader and a monster', ['phq', 'p1', 'p2', 'ogre'], set, []],
    ['underlings and a monster', ['r7', 'ogre'], set, ['leader']],
    ['a leader who is unhired leads nobody', ['phq', 'ogre'], { ...set, unhired: ['phq'] }, ['leader']],
    ['a character and an unhired native', ['elf', 'r7'], { ...set, unhired: ['r7'] }, []],
    ['a character and his own hireling', ['elf', 'r7'], set, ['opponent']],
    ['two characters on one side', ['elf', 'dwarf'], set, ['opponent']],
    ['two characters on two', ['elf', 'dwarf'], { ...set, members: { dwarf: { side: 'b' } } }, []],
    [
      'a hireling fights on the side of his employer',
      ['elf', 'dwarf', 'r7'],
      { ...set, members: { dwarf: { side: 'a' } }, hires: { r7: { employer: 'dwarf' } } },
      ['opponent'],
    ],
    ['a hireling of the other side', ['elf', 'r7'], { ...set, hires: { r7: { side: 'b' } } }, []],
    [
      'a monster that serves him',
      ['elf', 'giant-bat'],
      { ...set, hires: { 'giant-bat': { spell: 'control-bats' } } },
      ['opponent'],
    ],
    [
      'a monster that serves the other side',
      ['elf', 'giant-bat'],
      { ...set, hires: { 'giant-bat': { spell: 'control-bats', side: 'b' } } },
      [],
    ],
    ['round 0', ['elf', 'ogre'], { clearing: 'cave', round: 0 }, ['round']],
  ])('%s', (_, entries, options, expected) => expect(missing(entries, options)).toEqual(expected));
});

describe('MR-L38: whole groups, clearing by clearing and employer by employer', () => {
  const missing = (entries: readonly string[], options: object, house: object = {}) =>
    facts({ entries, options: { form: 'warband', ...options }, house }, 'MR-L38').map((f) => f['missing']);
  const patrol = ['phq', 'p1', 'p2'];
  const at = (clearing: string, more: object = {}) => ({ clearing, ...more });

  test('the whole group, or those that stood in the clearing, or those that are left', () => {
    expect(missing(patrol, {})).toEqual([]);
    expect(missing(['phq'], {})).toEqual([['P1', 'P2']]);
    expect(missing(['phq'], { absent: ['p1', 'p2'] })).toEqual([]);
    expect(missing(['phq'], { absent: ['p2'] })).toEqual([['P1']]);
  });

  test('in each clearing all that were there: who was hired elsewhere is not missed, who was hired nowhere is', () => {
    const hires = { phq: at('cliff 1'), p1: at('cliff 2'), p2: at('cliff 2') };
    expect(missing(patrol, { hires })).toEqual([]);
    expect(missing(['phq', 'p1'], { hires })).toEqual([['P2'], ['P2']]);
    // Of the Patrol's leader nothing is said: it may have stood in that clearing.
    expect(missing(patrol, { hires: { p1: at('cliff 2'), p2: at('cliff 2') } })).toEqual([
      ['P1', 'P2'],
      ['PHQ'],
    ]);
  });

  test('a group is not shared out between two employers in one clearing, but may be in two', () => {
    const house = { 'party.charactersPerPlayer': 2 };
    const shared = (one: string, two: string) => ({
      form: 'party',
      hires: {
        phq: at(one, { employer: 'elf' }),
        p1: at(two, { employer: 'dwarf' }),
        p2: at(two, { employer: 'dwarf' }),
      },
    });
    const entries = ['elf', 'dwarf', ...patrol];
    expect(missing(entries, shared('cliff 1', 'cliff 1'), house)).toEqual([['P1', 'P2'], ['PHQ']]);
    expect(missing(entries, shared('cliff 1', 'cliff 2'), house)).toEqual([]);
  });

  test('in a trial battle a comrade who stands there unhired is missed', () => {
    const roster = { form: 'roster', clearing: 'woods', round: 1, unhired: ['p2'] };
    expect(missing(['elf', ...patrol], roster)).toEqual([['P2']]);
    expect(missing(['elf', ...patrol], { ...roster, unhired: patrol })).toEqual([]);
  });

  test.each([
    ['party', ['elf', 'phq', 'p1'], {}],
    ['warband', ['phq', 'p1'], {}],
    ['roster', ['elf', 'phq', 'p1', 'r7'], { clearing: 'woods', round: 1, unhired: ['r7'] }],
  ])('the form of a %s asks who is not missed, of groups that serve', (form, entries, more) => {
    const of: Case = { entries, options: { form, ...more } };
    const terms = termsOf(of);
    const fields =
      magicRealm.forms.find(({ id }) => id === form)?.fields?.(parsedOf(of, terms), terms.house) ?? [];
    const asked = fields.find(({ path }) => path.join('.') === 'absent');
    expect(asked).toMatchObject({ input: 'choices', choices: [{ value: 'p2' }] });
  });

  test('Rogues and Order are left to MR-L39', () => {
    expect(missing(['r7', 'o3'], {})).toEqual([]);
  });
});
