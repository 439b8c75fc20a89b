import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultAgreement, loadSystem } from '@/lib/rules';
import { beginGame, loadPlayable, playMove } from '@/lib/rules/playing';
import { lastWords } from '@/components/simulator/log/log-lines';
import { makeReport } from './make-report';
import { readReport, type Report } from './read-report';
import { recheck } from './recheck';

const folder = path.join(import.meta.dirname, 'cases');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const here = {
  when: '2026-11-22T10:00:00.000Z',
  address: 'https://muster.example.org/l/in',
  userAgent: 'A browser',
  language: 'en',
  width: 390,
  height: 844,
  dark: false,
  errors: [],
};

const opened = (text: string): Report => {
  const report = readReport(text);
  if ('why' in report) throw new Error(report.why);
  return report;
};

// A report that somebody sent goes into the folder, with the verdict or the lines that are right: from then on it is a test.
describe('every report that was kept', () => {
  test.each(files)('%s comes to what it says', async (name) => {
    const { verdict, game } = await recheck(opened(readFileSync(path.join(folder, name), 'utf8')));
    expect(verdict ?? game).toBeDefined();
    if (verdict) expect(verdict).toMatchObject({ is: 'same' });
    if (game) expect(game).toEqual({ is: 'same' });
  });
});

// They were played before, and hold answers to questions that were asked in vain (BM-092, SS-R52).
describe.each([
  ['a-game-of-empires.json', '2026.11.10'],
  ['a-game-of-swords.json', '2026.11.16'],
])('%s', (name, version) => {
  const { game } = opened(readFileSync(path.join(folder, name), 'utf8'));
  const { asksAll, ...record } = game!.record;
  const replayed = async (as: object) => {
    const report = opened(readFileSync(path.join(folder, name), 'utf8'));
    return (await recheck({ ...report, game: { ...game!, record: { ...record, ...as } } })).game;
  };

  test('as it was written then it comes to the same', async () => {
    expect(asksAll).toBe(true);
    expect(await replayed({ version })).toEqual({ is: 'same' });
  });

  test('asked as games are today it does not', async () => {
    expect(await replayed({})).not.toEqual({ is: 'same' });
  });
});

const listReport = async () => {
  const system = await loadSystem('mms');
  const { list, house } = system.samples.find((s) => !s.legal)!;
  return makeReport('Wrong.', '0.1.0', here, { list, agreement: defaultAgreement(system, house) });
};

test('a list that is judged otherwise by now is told with both verdicts', async () => {
  const report = opened(JSON.stringify(await listReport()));
  expect(await recheck(report)).toMatchObject({ verdict: { is: 'same', legal: false } });
  if (!report.verdict || !('violations' in report.verdict)) throw new Error('no verdict');
  const { violations } = report.verdict;
  const first = violations.find(({ severity }) => severity === 'error')!;
  const rest = violations.filter((v) => v !== first);
  const otherwise = { ...report, verdict: { ...report.verdict, violations: rest } };
  expect(await recheck(otherwise)).toMatchObject({
    verdict: { is: 'other', since: { came: [{ code: first.code, message: first.message }] } },
  });
});

test('a game is played again to the same lines; other lines, and a game that cannot be, are told', async () => {
  const system = await loadSystem('monsters-magic');
  const playable = await loadPlayable('monsters-magic')!;
  const begun = beginGame(system, playable, { lists: [null, null] }, 'report');
  if (!begun.ok) throw new Error(begun.problems[0]!.message);
  let game = begun.value;
  for (let n = 0; n < 12; n++) {
    const seat = playable.engine.toAct(game.states.at(-1)!)[0]!;
    const next = playMove(playable, game, seat, 0);
    if (!next.ok) throw new Error(next.problems[0]!.message);
    game = next.value;
  }
  const events = lastWords(playable, game, 0, 12);
  const reported = { game: { record: game.record, at: 12, viewer: 0, events } };
  const report = opened(JSON.stringify(await makeReport('Odd.', '0.1.0', here, reported)));
  expect(report.catalogue).toEqual({ system: 'monsters-magic', version: system.version });
  expect(report.game?.events.length).toBeGreaterThan(2);
  expect(await recheck(report)).toMatchObject({ game: { is: 'same' } });
  const [, ...later] = events;
  expect(await recheck({ ...report, game: { ...report.game!, events: later } })).toMatchObject({
    game: { is: 'other', now: events },
  });
  const wrong = { ...report.game!, record: { ...game.record, version: '1999.01' } };
  expect(await recheck({ ...report, game: wrong })).toMatchObject({ game: { is: 'lost' } });
});

test('what is no report is refused by name', () => {
  expect(readReport('{')).toEqual({ why: 'The file is damaged, or no report.' });
  expect(readReport('{"format":"muster-list/1"}')).toEqual({
    why: 'This is no report of Muster: such a file says “muster-report/1”.',
  });
  expect(readReport('{"format":"muster-report/1","words":3}')).toMatchObject({
    why: expect.stringContaining('damaged at “words”'),
  });
});
