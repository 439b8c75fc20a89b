import { expect, test } from 'vitest';
import { keptVerdict, KeptVerdict, verdictSince } from './kept-verdict';

const kept = (spent: number, more: Partial<KeptVerdict> = {}): KeptVerdict => ({
  legal: true,
  agreement: 'League',
  agreementCode: 'aaaa-bbbb',
  budget: { name: 'level', spent, limit: 300, left: 300 - spent },
  findings: [],
  ...more,
});
const over = { code: 'MMS-L01', message: 'The list spends 310 levels, 10 over the agreed 300.' };
const list = { entries: [{ entry: 'krag', count: 1 }], options: {} };
const change = (kind: 'changed' | 'rules', what: string, ...entries: string[]) => ({ kind, what, entries });
const system = {
  version: '2027.02',
  changelog: [
    { version: '2026.11', summary: '', changes: [] },
    { version: '2027.01', summary: '', changes: [change('changed', 'Krag costs 132.', 'krag')] },
    {
      version: '2027.02',
      summary: '',
      changes: [change('changed', 'Woods cost 20.', 'woods'), change('rules', 'A limit is a limit.')],
    },
  ],
};
const saved = (builtUnder: string, verdict: KeptVerdict) => ({ list, builtUnder, verdict });

test('the same verdict says nothing, be the catalogue another one', () =>
  expect(verdictSince(system, saved('2026.11', kept(290)), kept(290))).toBeUndefined());

test('another verdict is told with what came, and with the changes that bear on the list', () => {
  const is = kept(310, { legal: false, findings: [over] });
  const since = verdictSince(system, saved('2026.11', kept(290)), is);
  expect(since).toMatchObject({ was: kept(290), is, came: [over], gone: [], isOtherAgreement: false });
  expect(since?.catalogue?.changes.map(({ version, change: { what } }) => [version, what])).toEqual([
    ['2027.01', 'Krag costs 132.'],
    ['2027.02', 'A limit is a limit.'],
  ]);
});

test('only what came after the version of then is a reason; an unknown version names none', () => {
  const since = (version: string) =>
    verdictSince(system, saved(version, kept(290)), kept(310))?.catalogue?.changes.map((c) => c.change.what);
  expect(since('2027.01')).toEqual(['A limit is a limit.']);
  expect(since('1999.01')).toEqual([]);
  expect(since('2027.02')).toBeUndefined();
});

test('an agreement with another text is a reason too', () => {
  const was = kept(310, { legal: false, findings: [over] });
  const since = verdictSince(system, saved('2027.02', was), kept(310, { agreementCode: 'cccc-dddd' }));
  expect(since).toMatchObject({ gone: [over], isOtherAgreement: true });
});

test('of a verdict its total and what makes it illegal are kept', () => {
  const violations = [
    { ...over, severity: 'error' },
    { code: 'MMS-L30', message: 'Mind this.', severity: 'warning' },
  ];
  const made = keptVerdict({ ...kept(310), legal: false, violations });
  expect(made).toEqual(kept(310, { legal: false, findings: [over] }));
  expect(KeptVerdict.parse(JSON.parse(JSON.stringify(made)))).toEqual(made);
});
