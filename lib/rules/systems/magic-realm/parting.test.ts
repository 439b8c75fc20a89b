import { describe, expect, test } from 'vitest';
import { beginGame, lastState } from '../../kernel/game/game';
import { asWished, leadersOf, partSetup } from '../../kernel/game/parting';
import { parseList } from '../../kernel/list/prepare';
import { judge } from '../../kernel/verdict/judge';
import { magicRealm } from './index';
import { play } from './play';
import type { RealmState } from './realm/engine/state';
import { line, listOf, termsOf, type Case } from './testing';

const two = { 'party.charactersPerPlayer': 2 };
const brought = (house: object, ...cases: readonly (Case | null)[]) => ({
  agreement: {
    format: 'muster-agreement/1' as const,
    system: 'magic-realm',
    name: 'Test',
    house: house as never,
    banned: [],
    allowed: null,
    cards: [],
  },
  lists: cases.map((one) => one && listOf(one)),
});
function parted(house: object, ...cases: readonly (Case | null)[]) {
  const made = partSetup(magicRealm, play, brought(house, ...cases));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}
const entriesOf = (house: object, ...cases: readonly (Case | null)[]) =>
  parted(house, ...cases).setup.lists.map((list) => list?.entries.map(({ entry }) => entry));
const refused = (house: object, ...cases: readonly (Case | null)[]) => {
  const made = partSetup(magicRealm, play, brought(house, ...cases));
  if (!made.ok) return made.problems;
  const begun = beginGame(magicRealm, play, made.value.setup, 'parted');
  return begun.ok ? [] : begun.problems.map(asWished(made.value));
};
/** The goals of everybody who sets out, by seat. */
function goals(house: object, ...cases: readonly (Case | null)[]) {
  const begun = beginGame(magicRealm, play, parted(house, ...cases).setup, 'parted');
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  return (lastState(begun.value) as RealmState).who.map(({ victory }) => victory);
}

describe('MR-001, MR-B70: a list of several characters sets out at as many seats', () => {
  test('each in a list of his own, between those of others', () => {
    const { setup, from } = parted(two, null, { entries: ['elf', 'dwarf'] }, { entries: ['wizard'] });
    expect(setup.lists.map((list) => list?.entries)).toEqual([
      undefined,
      [{ entry: 'elf', count: 1 }],
      [{ entry: 'dwarf', count: 1 }],
      [{ entry: 'wizard', count: 1 }],
    ]);
    expect(from).toEqual([0, 1, 1, 2]);
    expect(leadersOf({ from }, () => undefined)).toEqual([0, 1, 1, 3]);
    // Whoever is at the first seat of the wish leads the third as well.
    expect(leadersOf({ from }, (wished) => (wished === 2 ? 0 : undefined))).toEqual([0, 1, 1, 0]);
    expect(goals(two, null, { entries: ['elf', 'dwarf'] })).toHaveLength(3);
  });

  test('a list of one is as it was brought, and so is one that cannot be read', () => {
    const one = brought(two, { entries: ['elf'], options: { form: 'party', whole: true } });
    const made = partSetup(magicRealm, play, one);
    expect(made.ok && made.value.setup).toEqual(one);
    const broken = { entries: ['elf', 'dwarf'], options: { form: 'nothing' } };
    expect(refused(two, null, broken)[0]?.path).toEqual(['lists', 1, 'options', 'form']);
  });

  test('twins by the count of one line, each with what it carries', () => {
    const twins: Case = { entries: [{ ...line('elf', 'lost'), count: 2 }] };
    const house = { ...two, 'party.duplicateCharacters': true };
    const { setup } = parted(house, twins);
    expect(setup.lists.map((list) => list?.entries)).toEqual([[line('elf', 'lost')], [line('elf', 'lost')]]);
    expect(goals(house, twins)).toHaveLength(2);
  });

  test('MR-L03: duplicates are refused at the list that was brought', () => {
    expect(refused(two, { entries: ['elf', 'elf'] })).toMatchObject([
      { path: ['lists', 0], code: 'character_taken' },
    ]);
    const others = [{ entries: ['elf', 'dwarf'] }, { entries: ['wizard', 'dwarf'] }];
    expect(refused(two, null, ...others)).toMatchObject([{ path: ['lists', 2], code: 'character_taken' }]);
  });

  test.each<readonly [string, object, readonly string[], RegExp | undefined]>([
    ['as printed', {}, ['elf', 'dwarf'], /one character .* has 2/],
    ['two of two', two, ['elf', 'dwarf'], undefined],
    ['three of two', two, ['elf', 'dwarf', 'wizard'], /2 characters at most .* has 3/],
  ])('MR-L02: more than were agreed are refused at the list: %s', (_, house, entries, why) => {
    const problems = refused(house, null, { entries });
    if (!why) return expect(problems).toEqual([]);
    expect(problems).toMatchObject([{ path: ['lists', 1], code: 'too_many_characters' }]);
    expect(problems[0]!.message).toMatch(why);
  });

  test('MR-L08: the second one has more points to assign, and his own goals', () => {
    const house = { ...two, 'party.extraPoint': 2 };
    const points = (of: Case) =>
      goals(house, of).map((victory) => victory.reduce((sum, many) => sum + many, 0));
    expect(points({ entries: ['elf', 'dwarf'] }).toSorted()).toEqual([5, 7]);
    const named: Case = {
      entries: ['elf', 'dwarf'],
      options: { form: 'party', members: { elf: { victory: { fame: 7 } }, dwarf: { victory: { gold: 5 } } } },
    };
    expect(goals(house, named)).toEqual([
      [0, 0, 7, 0, 0],
      [0, 0, 0, 0, 5],
    ]);
  });

  test('MR-B44: whoever is hired goes with the employer, and with the first where none is named', () => {
    const under: Case = {
      entries: ['elf', 'r7', 'dwarf', 'lhq'],
      options: { form: 'party', continued: true, hires: { r7: { employer: 'dwarf' } } },
    };
    expect(entriesOf(two, under)).toEqual([
      ['elf', 'lhq'],
      ['r7', 'dwarf'],
    ]);
    expect(refused(two, under)).toEqual([]);
  });

  test('a combat roster keeps its clearing with the first, and has no bound', () => {
    const roster: Case = {
      entries: ['elf', 'dwarf', 'wizard', 'lhq', { entry: 'wolf-a', count: 2 }],
      options: { form: 'roster', clearing: 'woods', unhired: ['lhq'], darkUp: ['wolf-a'] },
    };
    expect(entriesOf({}, roster)).toEqual([['elf', 'lhq', 'wolf-a'], ['dwarf'], ['wizard']]);
    expect(refused({}, roster)).toEqual([]);
  });

  test('each part of a legal list is a list of its own', () => {
    const sample = magicRealm.samples.find(({ list }) => list.entries.length > 2)!;
    const terms = termsOf({ house: { 'party.charactersPerPlayer': 4 } });
    const read = parseList(magicRealm, sample.list, terms);
    const parts = read.ok ? play.parts!(read.value, terms) : read;
    if (!parts.ok) throw new Error(JSON.stringify(parts.problems));
    for (const part of parts.value) {
      const again = parseList(magicRealm, part, terms);
      if (!again.ok) throw new Error(JSON.stringify(again.problems));
      expect(play.parts!(again.value, terms)).toEqual({ ok: true, value: [part] });
      expect(judge(magicRealm, again.value, terms).violations.map(({ code }) => code)).not.toContain(
        'MR-L02',
      );
    }
  });
});
