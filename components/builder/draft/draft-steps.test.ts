import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultAgreement, type List } from '@/lib/rules';
import { mms } from '@/lib/rules/systems/mms';
import { reduceDraft, type DraftAction } from './draft-steps';
import { Draft } from './drafts';

const list = (name: string): List => ({
  format: 'muster-list/1',
  system: 'mms',
  name,
  entries: [],
  options: {},
});
const begun: Draft = {
  id: 'x',
  list: list('0'),
  terms: { kind: 'preset', preset: 'as-printed' },
  dirty: false,
  changedAt: 0,
  past: [],
  future: [],
};
const type = (name: string, field = 'name'): DraftAction => ({ type: 'type', list: list(name), field });
const change = (name: string): DraftAction => ({ type: 'change', list: list(name) });
const undo: DraftAction = { type: 'undo' };
const redo: DraftAction = { type: 'redo' };
/** After each action the draft goes to the browser and comes back, as after a reload. */
const after = (...actions: readonly DraftAction[]): Draft =>
  actions.reduce<Draft>(
    (draft, action) => Draft.parse(JSON.parse(JSON.stringify(reduceDraft(draft, action)))),
    begun,
  );

describe('the steps of a draft', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['a change is a step', [change('1'), undo], '0'],
    ['and comes again', [change('1'), change('2'), undo, undo, redo], '1'],
    ['what is undone is forgotten by the next change', [change('1'), undo, change('2'), redo], '2'],
    ['typing in one field is one step', [type('a'), type('ab'), type('abc'), undo], '0'],
    ['typing in another field is another', [type('a'), type('b', 'note 0'), undo], 'a'],
    ['a change between ends the step', [type('a'), change('1'), type('b'), undo], '1'],
    ['typing after undo is a step of its own', [type('a'), undo, type('b'), undo], '0'],
    ['nothing is before the beginning', [undo, undo, redo], '0'],
    ['a change that changes nothing is none', [change('1'), change('1'), undo], '0'],
  ] as const)('%s, reloaded after each', (_, actions, name) =>
    expect(after(...actions).list.name).toBe(name),
  );

  const preset = (name: string): Draft['terms'] => ({ kind: 'preset', preset: name });
  const carry = (name: string): DraftAction => ({ type: 'agree', list: list(name), terms: preset(name) });
  const choose = (name: string): DraftAction => ({ type: 'agree', terms: preset(name) });
  test.each([
    ['is there with the list', [carry('a')], 'a', 'a'],
    ['goes with the list', [change('1'), carry('a'), undo], '1', 'as-printed'],
    ['comes again with it', [carry('a'), carry('b'), undo, undo, redo], 'a', 'a'],
    ['goes after other steps', [carry('a'), change('1'), undo, undo], '0', 'as-printed'],
    ['stays where another is chosen and taken back', [carry('a'), choose('b'), undo], 'a', 'a'],
  ] as const)('an agreement that an example brings %s, reloaded after each', (_, actions, name, terms) =>
    expect(after(...actions)).toMatchObject({ list: { name }, terms: preset(terms) }),
  );

  test.each([
    ['is a step', [change('1'), choose('a'), undo], '1', 'as-printed'],
    ['comes again', [choose('a'), undo, redo], '0', 'a'],
    ['stays under what is changed after it', [choose('a'), change('1'), undo], '0', 'a'],
    [
      'goes when all is taken back',
      [choose('a'), change('1'), choose('b'), undo, undo, undo],
      '0',
      'as-printed',
    ],
    [
      'comes again with all',
      [choose('a'), change('1'), choose('b'), undo, undo, undo, redo, redo, redo],
      '1',
      'b',
    ],
    [
      'is no step where it is agreed already',
      [change('1'), choose('a'), choose('a'), undo, undo],
      '0',
      'as-printed',
    ],
    ['ends a step of typing', [type('a'), choose('a'), type('ab'), undo], 'a', 'a'],
  ] as const)('an agreement that is chosen %s, reloaded after each', (_, actions, name, terms) =>
    expect(after(...actions)).toMatchObject({ list: { name }, terms: preset(terms) }),
  );

  test('what has an agreement with its text is remembered for fewer steps than lists are', () => {
    const agreement = defaultAgreement(mms);
    const agreed = (n: number): DraftAction => ({
      type: 'agree',
      terms: { kind: 'agreement', agreement: { ...agreement, name: `${n}` } },
    });
    const changed = after(...Array.from({ length: 60 }, (_, n) => change(`c${n}`)));
    const draft = Array.from({ length: 30 }, (_, n) => agreed(n)).reduce(reduceDraft, changed);
    expect([changed.past.length, draft.past.length]).toEqual([60, 20]);
    const back = Array.from({ length: 20 }, () => undo).reduce(reduceDraft, draft);
    expect(back.terms).toMatchObject({ agreement: { name: '9' } });
  });

  test('a pause ends a step of typing', () => {
    const typed = after(type('a'));
    vi.advanceTimersByTime(6000);
    const later = reduceDraft(typed, type('ab'));
    expect(reduceDraft(later, undo).list.name).toBe('a');
  });

  test('a merge can be undone to mine, and from there to the other’s', () => {
    const mine = after(change('mine'));
    const merged = reduceDraft(mine, {
      type: 'merge',
      list: list('both'),
      other: { ...begun, list: list('theirs') },
    });
    expect(merged.list.name).toBe('both');
    const back = reduceDraft(merged, undo);
    expect([back.list.name, reduceDraft(back, undo).list.name]).toEqual(['mine', 'theirs']);
  });

  test('two tabs that both learned of one version have nothing to save, and nothing to undo', () => {
    const saved = { id: 'a', shareId: 'b', version: 2 };
    const told: DraftAction = { type: 'saved', saved, list: list('1') };
    const mine = after(change('1'), told);
    const merged = reduceDraft(mine, { type: 'merge', list: list('1'), other: { ...mine, changedAt: 1 } });
    expect([merged.dirty, merged.past.length]).toEqual([false, 1]);
    const typed = { ...mine, list: list('2'), dirty: true };
    expect(reduceDraft(mine, { type: 'merge', list: list('2'), other: typed }).dirty).toBe(true);
  });

  test('a list that is gone stays as a draft that can be saved anew', () => {
    const saved = { id: 'a', shareId: 'b', version: 2 };
    const mine = after({ type: 'saved', saved, list: list('0') }, { type: 'shared', as: 'edit' });
    expect(mine.saved?.shared).toBe('edit');
    expect(reduceDraft(mine, { type: 'apart' })).toMatchObject({ saved: undefined, dirty: true });
  });
});
