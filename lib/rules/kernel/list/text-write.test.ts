import { expect, test } from 'vitest';
import { loadSystem } from '../../registry';
import { defaultAgreement, prepareTerms } from './prepare';
import { readText } from './text-read';
import { textStyles, writeText } from './text-write';

const system = await loadSystem('mms');
const agreement = { ...defaultAgreement(system), name: 'Big; "battles" [b]' };
const read = prepareTerms(system, agreement);
if (!read.ok) throw new Error('the defaults cannot be read');
const terms = read.value;

const list = {
  format: 'muster-list/1' as const,
  system: 'mms',
  name: 'Night watch',
  entries: [
    { entry: 'krag', count: 1, with: ['pendant-of-chance'], designation: 'Left', note: 'Waits' },
    { entry: 'woods', count: 2 },
  ],
  options: { form: 'army' },
};

test.each(textStyles)(
  'the verdict stands in %s text with the agreement and its code, and does not disturb',
  (style) => {
    const text = writeText(system, list, terms, style, '0abc-1def');
    expect(text).toMatch(/levels, (not )?legal under “Big/);
    expect(text).toContain('(0abc-1def)');
    const back = readText(system, text, terms);
    expect(back).toMatchObject({ ok: true, value: { list } });
    if (back.ok) expect(back.value.lines.filter((line) => line.sure !== 'exact')).toEqual([]);
  },
);

test('a forum gets BBCode', () => {
  const lines = writeText(system, list, terms, 'forum').split('\n');
  expect(lines[0]).toBe('[b]Night watch[/b]');
  expect(lines[1]).toMatch(/^\[i\]Magic, Monsters and Swords \[mms\] · .*\[\/i\]$/);
  expect(lines.slice(2)).toEqual([
    '[list]',
    expect.stringMatching(/^\[\*\]1 Krag – The Fighter \(\d+\)$/),
    expect.stringMatching(/^\+ Pendant of Chance/),
    'as: Left',
    'note: Waits',
    '[*]2 Woods (52)',
    '[*]form = "army"',
    '[/list]',
    '',
  ]);
});
