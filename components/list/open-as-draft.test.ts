import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft } from '@/components/builder/draft/drafts';
import { draftUnder } from '@/components/builder/draft/draft-under';
import { defaultAgreement, loadSystem, type Agreement } from '@/lib/rules';
import { stubStorage } from '@/lib/testing/storage';
import { openAsDraft } from './open-as-draft';

beforeEach(() => void stubStorage());
afterEach(() => {
  vi.unstubAllGlobals();
});

const system = await loadSystem('mms');
const { list } = system.samples[0]!;
const printed = defaultAgreement(system);
const house = defaultAgreement(system, { levelTotal: 400 });
const asPrinted = { kind: 'preset', preset: 'as-printed' };

test.each<[name: string, agreement: Agreement, terms: object]>([
  ['the rules as printed', printed, asPrinted],
  ['house rules', house, { kind: 'agreement', agreement: house }],
  ['printed rules by another name', { ...printed, name: 'League' }, { kind: 'agreement' }],
])('a copy under %s, and a list that is begun for a table', async (_, agreement, terms) => {
  const address = await openAsDraft(list, agreement, 'A copy');
  const id = new URLSearchParams(address.split('?')[1]).get('draft')!;
  expect(readDraft(id)).toMatchObject({ list: { name: 'A copy' }, terms });
  expect(readDraft(draftUnder(system, agreement))).toMatchObject({ terms });
});
