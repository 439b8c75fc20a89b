import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPrint, looksOnPaper, notePrinted, ownedOf, printedRuns } from './print-book';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('window', new EventTarget());
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

test('a job without cards is none, and what cannot be read counts for nothing', () => {
  expect(notePrinted({ system: 'mms', name: 'Calibration', looks: [] })).toBeUndefined();
  localStorage.setItem('muster.printed', '[{"id":1},');
  expect(printedRuns()).toEqual([]);
  localStorage.setItem('muster.printed', '[{"id":1},"x",null]');
  expect(printedRuns()).toEqual([]);
});
