import { expect, test } from 'vitest';
import { defaultAgreement, loadSystem } from '@/lib/rules';
import { makeReport } from './make-report';

const here = {
  when: '2026-11-21T20:00:00.000Z',
  address: 'https://muster.example.org/l/in?x=1#1secret-list',
  userAgent: 'A browser',
  language: 'en',
  width: 390,
  height: 844,
  dark: true,
  errors: ['It broke'],
};

test('a report holds what was seen, and nothing behind the # of the address', async () => {
  const system = await loadSystem('mms');
  const sample = system.samples.find((s) => !s.legal)!;
  const report = await makeReport('Wrong.', '0.1.0', here, {
    list: sample.list,
    agreement: defaultAgreement(system, sample.house),
  });
  expect(report).toMatchObject({
    format: 'muster-report/1',
    words: 'Wrong.',
    page: 'https://muster.example.org/l/in?x=1',
    muster: '0.1.0',
    catalogue: { system: 'mms', version: system.version },
    list: sample.list,
    agreementCode: expect.stringMatching(/^[0-9a-z]{4}-[0-9a-z]{4}$/),
    verdict: {
      legal: false,
      violations: expect.arrayContaining([expect.objectContaining({ message: expect.any(String) })]),
    },
    browser: { window: '390 × 844', scheme: 'dark' },
    errors: ['It broke'],
  });
  expect(JSON.stringify(report)).not.toContain('secret-list');
});

test('a report can be made where no list is open, and of a list that cannot be read', async () => {
  const bare = await makeReport('', '0.1.0', here, {});
  expect(Object.keys(bare)).toEqual(['format', 'words', 'when', 'page', 'muster', 'browser', 'errors']);
  const system = await loadSystem('mms');
  const list = { ...system.samples[0]!.list, options: { form: 'nonsense' } };
  expect(await makeReport('', '0.1.0', here, { list })).toMatchObject({ verdict: { unreadable: [{}] } });
});
