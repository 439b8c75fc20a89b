import { expect, test } from 'vitest';
import { loadSystem } from '../../registry';
import { catalogueFaults } from './catalogue-faults';
import type { Entry } from './entry';

const mms = await loadSystem('mms');
const book = await mms.rulebook();
const krag = mms.entries.find(({ id }) => id === 'krag')!;

/** The catalogue with Krag altered. */
const withKrag = (altered: Partial<Entry>) => ({
  ...mms,
  entries: mms.entries.map((entry) => (entry === krag ? { ...krag, ...altered } : entry)),
});
const { level: _, ...noLevel } = krag.provenance;

// Each row is what somebody might write, and what is said of it.
test.each<readonly [string, Partial<Entry>, string]>([
  [
    'an id of the wrong letters',
    { id: 'Krag!' },
    'Its id is not of lower-case letters, digits and single hyphens.',
  ],
  ['the id of another', { id: 'mageron' }, 'Another entry has the same id.'],
  ['a kind that there is not', { kind: 'hero' }, 'The kind “hero” is not declared.'],
  ['no text', { text: '' }, 'It has no text.'],
  ['no picture', { icon: 'Sword man' }, '“Sword man” is no picture.'],
  ['no rules', { rules: [] }, 'It cites no rule.'],
  ['a rule of nobody', { rules: [...krag.rules, 'MMS-999'] }, 'It cites MMS-999, which there is not.'],
  ['no lines', { source: [] }, 'It names no lines of the source, or lines that cannot be.'],
  ['lines backwards', { source: [[9, 8]] }, 'It names no lines of the source, or lines that cannot be.'],
  [
    'an indicium of nobody',
    { indicia: { ...krag.indicia, luck: 1 }, provenance: { ...krag.provenance, luck: 'house' } },
    'The indicium “luck” is not declared.',
  ],
  ['a field from nowhere', { provenance: noLevel }, 'It does not say where “level” comes from.'],
  [
    'an origin of nothing',
    { provenance: { ...krag.provenance, copies: 'house' } },
    'It says where “copies” comes from, and has none.',
  ],
  [
    'an origin that is none',
    { provenance: { ...krag.provenance, level: 'guess' as 'house' } },
    '“level” comes from “guess”, which is no provenance.',
  ],
  ['what JSON loses', { cost: NaN }, 'It is not plain JSON.'],
  [
    'what JSON does not know',
    { effects: [Object.assign(new Map(), { kind: 'move' })] },
    'It is not plain JSON.',
  ],
])('%s', (_what, altered, says) => {
  const faults = catalogueFaults(withKrag(altered), book);
  expect(faults).toContainEqual({ part: 'entry', id: altered.id ?? 'krag', says });
});

test('a kind and an indicium that nobody has, and a check that cites nothing', () => {
  const kind = { id: 'beast', name: 'Beast', plural: 'Beasts', explains: '' };
  const indicium = { key: 'luck', name: 'Luck', explains: '', rules: ['MMS-998'] };
  const check = { ...mms.checks[0]!, code: 'MMS-L99', rules: ['MMS-997'] };
  const faults = catalogueFaults(
    {
      ...mms,
      kinds: [...mms.kinds, kind],
      indicia: [...mms.indicia, indicium],
      checks: [...mms.checks, check],
    },
    book,
  );
  expect(faults).toEqual([
    { part: 'kind', id: 'beast', says: 'No entry is of that kind.' },
    { part: 'indicium', id: 'luck', says: 'No entry has it.' },
    { part: 'indicium', id: 'luck', says: 'It cites MMS-998, which there is not.' },
    { part: 'check', id: 'MMS-L99', says: 'It cites MMS-997, which there is not.' },
  ]);
});

test('faces: of a size that there is not, without a title', () => {
  const faults = catalogueFaults(
    {
      ...mms,
      face: (entry) => ({ ...mms.face(entry), ...(entry === krag ? { size: 'huge', title: '' } : {}) }),
    },
    book,
  );
  expect(faults.map(({ id, says }) => [id, says])).toEqual([
    ['krag', 'Its face is of the size “huge”, which is not declared.'],
    ['krag', 'Its face has no title.'],
  ]);
});
