import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultAgreement, loadSystem } from '@/lib/rules';
import { stubLossyServer } from '@/lib/testing/lossy-server';
import { stubStorage } from '@/lib/testing/storage';
import { saveAgreement } from './save-agreement';

beforeEach(() => void stubStorage());
afterEach(() => {
  vi.unstubAllGlobals();
});

const system = await loadSystem('mms');
const source = { ...defaultAgreement(system), name: 'Theirs' };
const changed = { ...defaultAgreement(system, { levelTotal: 444 }), name: 'Ours' };

test.each([
  ['with another name', { ...source, name: 'Ours' }, { name: 'Ours' }],
  ['changed', changed, { agreement: changed }],
])('a fork %s is one thing, also where its answer was lost', async (_, agreement, body) => {
  const { did } = stubLossyServer(
    { 'POST /api/v1/agreements/abc/forks': () => ({ id: 'f', shareId: 's' }) },
    [0],
  );
  const save = () => saveAgreement(agreement, { forkOf: 'abc', source });
  expect((await save()).ok).toBe(false);
  expect(await save()).toMatchObject({ ok: true, data: { shareId: 's' } });
  expect(did.map((sent) => sent.body)).toEqual([body]);
});
