import { describe, expect, test } from 'vitest';
import { judge, parseList, plainTerms, type List } from '@/lib/rules';
import { mms } from '@/lib/rules/systems/mms';
import { reduceDraft, type DraftAction } from './draft-steps';
import { freshDraft, freshList } from './draft-under';
import { rename } from './edits';
import { isUntouched, saidTo } from './untouched';

const house = mms.house.parse({});
const form = mms.forms[0]!;
const opened = (entries?: List['entries']) =>
  freshDraft(freshList(mms, house, form, entries), { kind: 'preset', preset: 'as-printed' });
const named: DraftAction = { type: 'type', list: (list) => rename(list, 'Friday'), field: 'name' };
const saved: DraftAction = {
  type: 'saved',
  saved: { id: 'x', shareId: 'y', version: 1 },
  list: opened().list,
};

describe('a list is untouched', () => {
  test('as its form begins', () => expect(isUntouched(opened(), form, house)).toBe(true));

  const agreed: DraftAction = { type: 'agree', terms: { kind: 'preset', preset: 'other' } };
  test.each([
    ['chosen', [agreed]],
    ['chosen and taken back', [agreed, { type: 'undo' }]],
  ] as const)('while an agreement is %s', (_, actions: readonly DraftAction[]) =>
    expect(isUntouched(actions.reduce(reduceDraft, opened()), form, house)).toBe(true),
  );

  test.each([
    ['a letter', [named]],
    ['a letter that was taken back', [named, { type: 'undo' }]],
    ['saving', [saved]],
  ] as const)('but not after %s', (_, actions: readonly DraftAction[]) =>
    expect(isUntouched(actions.reduce(reduceDraft, opened()), form, house)).toBe(false),
  );

  test('nor where it is opened with something in it', () =>
    expect(isUntouched(opened([{ entry: 'krag', count: 1 }]), form, house)).toBe(false));
});

test('to an untouched list nothing is said in red, and everything to any other', () => {
  const terms = plainTerms('As printed', house);
  const read = parseList(mms, opened().list, terms);
  const verdict = judge(mms, read.ok ? read.value : expect.unreachable(), terms);
  const gravest = (untouched: boolean) => saidTo(verdict, untouched).map(({ severity }) => severity);
  expect(verdict.legal).toBe(false);
  expect(gravest(false)).toContain('error');
  expect(new Set(gravest(true))).toEqual(new Set(['note']));
  expect(saidTo(verdict, true).map(({ code }) => code)).toEqual(verdict.violations.map(({ code }) => code));
});
