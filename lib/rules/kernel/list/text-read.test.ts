import { expect, test } from 'vitest';
import { loadSystem, loadSystems } from '../../registry';
import { defaultAgreement, prepareTerms } from './prepare';
import { readText } from './text-read';
import { systemOfText } from './text-system';

const all = await loadSystems();
const system = await loadSystem('mms');
const read = prepareTerms(system, defaultAgreement(system));
if (!read.ok) throw new Error('the defaults cannot be read');
const terms = read.value;

const LENGTH = 395_000;
const full = (piece: string, end = ''): string => piece.repeat(LENGTH / piece.length) + end;

// Each made a search begin anew at every letter, and took from seconds to minutes.
test.each([
  ['brackets that nobody closes', full('(')],
  ['blanks before a bracket', `a${full(' ', '(b')}`],
  ['colons', full(':', 'x')],
  ['empty lines of a forum', `[*]${full('\n')}`],
  ['indices', full('a[0]', ' = 1')],
  ['verdicts', `N [mms]: (${full(' legal under “', 'x')}`],
  ['designations', `N [mms]: Krag${full(' as "a" note "b')}`],
  ['names mistyped', full('Kraggy\n')],
  ['names that are none', full('Lohrem\n')],
  ['things to carry', `- Krag\n${full('+ Krag\n')}`],
])('a text full of %s is read at once', { timeout: 5_000 }, (_, text) => {
  const began = performance.now();
  systemOfText(all, text);
  readText(system, text, terms);
  expect(performance.now() - began).toBeLessThan(4_000);
});

test('more lines than any list has are refused', () => {
  const text = (lines: number) => readText(system, 'Krag\n\n'.repeat(lines), terms);
  expect(text(20_001)).toMatchObject({ problems: [{ code: 'too_many_lines' }] });
  expect(text(400)).toMatchObject({ ok: true });
});

test('after very many lines nobody knows, names are still read, and slips no more', () => {
  const list = readText(system, `${'Lohrem\n'.repeat(1000)}Krag – The Fighter\nKrag – The Fightr`, terms);
  expect(list).toMatchObject({ ok: true, value: { list: { entries: [{ entry: 'krag' }] } } });
});

test('a line longer than any name is told, and the others are read', () => {
  const list = readText(system, `Army\n2 Woods\n${'x'.repeat(501)}\nKrag [waits (here)]`, terms);
  expect(list).toMatchObject({
    ok: true,
    value: {
      list: { name: 'Army', entries: [{ entry: 'woods', count: 2 }, { entry: 'krag' }] },
      lines: [{}, { sure: 'exact' }, { sure: 'ignored' }, {}],
    },
  });
});

test.each([
  ['value', `form = ${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ['path', `${'a.'.repeat(30_000)}a = 1`],
])('an option of endless depth is none: %s', (_, option) => {
  const list = readText(system, `Krag\n${option}`, terms);
  expect(list).toMatchObject({ ok: true, value: { list: { options: {} } } });
});

test.each([
  ['designation', 'as'],
  ['note', 'note'],
  ['module', 'module'],
])('a %s in quotes that no text can hold makes no entry of its line, and is told', (_, word) => {
  expect(readText(system, `Army [mms]: Woods; Krag ${word} "\\q"`, terms)).toMatchObject({
    ok: true,
    value: { list: { entries: [{ entry: 'woods' }] }, lines: [{}, {}, { sure: 'ignored' }] },
  });
});

test('a module that no text can name is not switched out', () => {
  const list = readText(system, 'Army [mms]: Krag; out "\\q"', terms);
  expect(list).toMatchObject({ ok: true, value: { lines: [{}, {}, { sure: 'ignored' }] } });
  expect(list.ok && list.value.list.out).toBeUndefined();
});
