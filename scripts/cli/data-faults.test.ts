import { expect, test } from 'vitest';
import { loadSystem, type Entry } from '@/lib/rules';
import { dataFaults } from './data-faults';

const mms = await loadSystem('mms');
const book = await mms.rulebook();
const faults = (altered: object) =>
  dataFaults(
    { ...mms, entries: mms.entries.map((e, i) => (i === 0 ? ({ ...e, ...altered } as Entry) : e)) },
    book,
  );
const { id } = mms.entries[0]!;

test.each([
  ['sound data', {}, []],
  [
    'a value of the wrong type',
    { cost: '122' },
    [{ part: 'entry', id, says: expect.stringMatching(/^cost: /) }],
  ],
  [
    'no fields at all where there must be some, and nothing else asked of it',
    { source: undefined, kind: 'nobody' },
    [{ part: 'entry', id, says: expect.stringMatching(/^source: /) }],
  ],
  ['the right shape, and still unsound', { text: '' }, [{ part: 'entry', id, says: 'It has no text.' }]],
])('%s', (_, altered, found) => expect(faults(altered)).toEqual(found));
