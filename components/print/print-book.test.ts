import { beforeEach, expect, test } from 'vitest';
import {
  forgetPrint,
  looksOnPaper,
  notePrinted,
  ownedOf,
  printedRuns,
  takenBack,
  writeRuns,
} from './print-book';
import { stubBrowser } from './testing';

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser();
});

const krag = (look: string, count: number) => ({ entry: 'krag', look, count });

test('own is what was printed, in whatever look; a job that is taken back owns nothing', () => {
  notePrinted({ system: 'mms', name: 'One', looks: [krag('a', 1), { entry: 'woods', look: 'w', count: 2 }] });
  const second = notePrinted({ system: 'mms', name: 'Two', looks: [krag('a', 2), krag('b', 1)] });
  notePrinted({ system: 'battle-magic', name: 'Three', looks: [krag('a', 9)] });
  expect([...ownedOf('mms')]).toEqual([
    ['krag', 4],
    ['woods', 2],
  ]);
  expect(looksOnPaper('mms')).toContainEqual(krag('a', 3));
  forgetPrint(second!);
  expect([...ownedOf('mms')]).toEqual([
    ['krag', 1],
    ['woods', 2],
  ]);
});

test('of many jobs the oldest become one, and nothing of them is lost', () => {
  for (let i = 0; i < 230; i++) notePrinted({ system: 'mms', name: `Job ${i}`, looks: [krag('a', 1)] }, i);
  const runs = printedRuns();
  expect(runs.length).toBeLessThanOrEqual(100);
  expect([runs[0]!.name, runs.at(-1)!.name]).toEqual(['Job 229', 'Earlier']);
  expect(ownedOf('mms').get('krag')).toBe(230);
});

test('jobs that an account knows stay as they are there', () => {
  browser.signIn('ann');
  for (let i = 0; i < 120; i++) notePrinted({ system: 'mms', name: `Job ${i}`, looks: [krag('a', 1)] }, i);
  writeRuns(printedRuns().map((run) => ({ ...run, told: ['ann'] })));
  const known = printedRuns().length;
  for (let i = 0; i < 120; i++)
    notePrinted({ system: 'mms', name: `Later ${i}`, looks: [krag('a', 1)] }, 1000 + i);
  expect(printedRuns().filter(({ told }) => told)).toHaveLength(known);
  expect(ownedOf('mms').get('krag')).toBe(240);
});

test('what was printed in the account of somebody else counts for him alone', () => {
  notePrinted({ system: 'mms', name: 'Nobody’s', looks: [krag('a', 1)] });
  browser.signIn('ann');
  notePrinted({ system: 'mms', name: 'Ann’s', looks: [krag('a', 2)] });
  expect(ownedOf('mms').get('krag')).toBe(3);
  browser.signIn('bob');
  expect(ownedOf('mms').get('krag')).toBe(1);
});

test('a job that is taken back is to be forgotten by every account that may know of it', () => {
  browser.signIn('ann');
  const id = notePrinted({ system: 'mms', name: 'One', looks: [krag('a', 1)] })!;
  writeRuns(printedRuns().map((run) => ({ ...run, told: ['ann', 'bob'] })));
  forgetPrint(id);
  expect([takenBack('ann'), takenBack('bob'), takenBack('cleo')]).toEqual([[id], [id], []]);
});

test('a job without cards is none, and what cannot be read counts for nothing', () => {
  expect(notePrinted({ system: 'mms', name: 'Calibration', looks: [] })).toBeUndefined();
  localStorage.setItem('muster.printed', '[{"id":1},');
  expect(printedRuns()).toEqual([]);
  localStorage.setItem('muster.printed', '[{"id":1},"x",null]');
  expect(printedRuns()).toEqual([]);
});
