import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystems, systemSlugs } from '../../registry';
import {
  besidePlace,
  fitCompanion,
  MARKS,
  startCompanion,
  stepsOfRound,
  valueOf,
  type CompanionState,
  type CompanionStep,
} from './companion-state';
import { line, type CompanionSheet } from './companion';
import { stepCompanion } from './companion-step';
import { companionSheet } from './companion-sheet';
import { defaultAgreement } from '../list/prepare';

const sheet: CompanionSheet = {
  cycle: 'round',
  order: line('As you sit.', 'X-1'),
  phases: [
    { id: 'dawn', name: 'Dawn', by: 'all', may: [] },
    { id: 'move', name: 'Move', by: 'each', may: [] },
    { id: 'fight', name: 'Fight', by: 'each', may: [] },
    { id: 'dusk', name: 'Dusk', by: 'all', may: [] },
  ],
  trackers: [
    { id: 'rounds', name: 'Quiet rounds', rules: [], per: 'table', min: 0, max: 2, start: 0 },
    { id: 'gold', name: 'Gold', rules: [], per: 'seat', min: 0, start: 3, resets: 'turn' },
    { id: 'row', name: 'Row', rules: [], per: 'table', min: 0, max: 6, start: 0, resets: 'round' },
    { id: 'cap', name: 'Krag', rules: [], per: 'seat', seat: 2, min: -9, max: 9, start: 9 },
  ],
  dice: [{ id: 'two', name: 'Two', count: 2, sides: 6, reads: 'sum', rules: [] }],
  ends: [],
};

const begin = () => startCompanion(sheet, [1, 2]);
const after = (state: CompanionState, ...steps: readonly CompanionStep[]): CompanionState =>
  steps.reduce((now, step) => {
    const done = stepCompanion(sheet, now, step, 1);
    if (!done.ok) throw new Error(`${step.do}: ${done.reason}`);
    return done.state;
  }, state);
const next = (state: CompanionState): CompanionStep => ({
  do: 'go',
  from: state.place,
  to: besidePlace(sheet, state, 1)!,
});
const count = (tracker: string, seat: number, by: number): CompanionStep => ({
  do: 'count',
  tracker,
  seat,
  by,
});
const reason = (state: CompanionState, step: CompanionStep): string | undefined => {
  const done = stepCompanion(sheet, state, step, 1);
  return done.ok ? undefined : done.reason;
};
const trackerOf = (id: string) => sheet.trackers.find((t) => t.id === id)!;

describe('the sequence', () => {
  test('goes seat by seat through phases of each, together through the others, and round again', () => {
    let state = begin();
    const seen: string[] = [];
    for (let i = 0; i < 7; i++) {
      const { round, phase, seat } = state.place;
      seen.push(`${round} ${phase} ${seat}`);
      state = after(state, next(state));
    }
    expect(seen).toEqual([
      '1 dawn 0',
      '1 move 1',
      '1 fight 1',
      '1 move 2',
      '1 fight 2',
      '1 dusk 0',
      '2 dawn 0',
    ]);
  });

  test('passes over whoever is out, follows a new order, and stops before the first step', () => {
    const state = begin();
    expect(besidePlace(sheet, state, -1)).toBeUndefined();
    const one = after(state, { do: 'out', seat: 1, out: true });
    expect(besidePlace(sheet, one, 1)).toEqual({ round: 1, phase: 'move', seat: 2 });
    const turned = after(state, { do: 'order', seats: [2, 1] });
    expect(besidePlace(sheet, turned, 1)).toEqual({ round: 1, phase: 'move', seat: 2 });
    expect(reason(state, { do: 'order', seats: [1, 3] })).toBe('unknown');
  });

  test('two who tap at once go one step', () => {
    const state = begin();
    const step = next(state);
    expect(reason(after(state, step), step)).toBe('moved_on');
  });

  test('goes nowhere that is not there', () => {
    const from = begin().place;
    expect(reason(begin(), { do: 'go', from, to: { round: 1, phase: 'noon', seat: 0 } })).toBe('unknown');
    expect(reason(begin(), { do: 'go', from, to: { round: 1, phase: 'move', seat: 3 } })).toBe('unknown');
    expect(reason(begin(), { do: 'go', from, to: { round: 0, phase: 'dawn', seat: 0 } })).toBe(
      'out_of_range',
    );
  });

  test('fits people who come and go', () => {
    const state = after(begin(), count('gold', 2, 4), { do: 'out', seat: 1, out: true });
    const more = fitCompanion(sheet, [2, 3], state);
    expect([more.order, more.out]).toEqual([[2, 3], []]);
    expect(valueOf(more, trackerOf('gold'), 2)).toBe(7);
    const gone = fitCompanion(sheet, [3], after(state, next(state)));
    expect(gone.place).toEqual({ round: 1, phase: 'dawn', seat: 0 });
  });
});

describe('trackers', () => {
  test.each([
    ['below its least', 'gold', 1, -4, 'out_of_range'],
    ['above its most', 'rounds', 0, 3, 'out_of_range'],
    ['by nothing', 'gold', 1, 0, 'out_of_range'],
    ['by half', 'gold', 1, 0.5, 'out_of_range'],
    ['of a seat for the table', 'rounds', 1, 1, 'unknown'],
    ['of the table for a seat', 'gold', 0, 1, 'unknown'],
    ['of nobody', 'gold', 3, 1, 'unknown'],
    ['of somebody else', 'cap', 1, -1, 'unknown'],
    ['that is not there', 'mana', 1, 1, 'unknown'],
  ] as const)('are refused %s', (_, tracker, seat, by, why) => {
    expect(reason(begin(), count(tracker, seat, by))).toBe(why);
  });

  test('of a turn begin anew with it, and undo brings them back', () => {
    let state = after(begin(), count('gold', 1, 4), count('row', 0, 5));
    const before = state;
    state = after(state, next(state));
    expect(valueOf(state, trackerOf('gold'), 1)).toBe(3);
    expect(after(state, { do: 'undo' })).toEqual(before);
    while (state.place.round === 1) state = after(state, next(state));
    expect(valueOf(state, trackerOf('row'), 0)).toBe(0);
  });
});

test('dice are held to their sides, and are never taken back', () => {
  const state = after(begin(), { do: 'roll', dice: 'two', faces: [6, 1] });
  expect(reason(state, { do: 'roll', dice: 'two', faces: [7, 1] })).toBe('out_of_range');
  expect(reason(state, { do: 'roll', dice: 'two', faces: [1] })).toBe('out_of_range');
  expect(reason(state, { do: 'roll', dice: 'ten', faces: [1] })).toBe('unknown');
  expect(reason(state, { do: 'undo' })).toBe('nothing_to_undo');
});

test('whatever is done, undo goes back the same way and no value leaves its bounds', () => {
  const anyStep = fc.oneof(
    fc.constant('next' as const),
    fc.record({
      do: fc.constant('count' as const),
      tracker: fc.constantFrom('rounds', 'gold', 'row', 'cap'),
      seat: fc.integer({ min: 0, max: 3 }),
      by: fc.integer({ min: -12, max: 12 }),
    }),
    fc.record({ do: fc.constant('out' as const), seat: fc.constantFrom(1, 2), out: fc.boolean() }),
    fc.record({ do: fc.constant('order' as const), seats: fc.constantFrom([1, 2], [2, 1]) }),
  );
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (wishes) => {
      const past = [begin()];
      for (const wish of wishes) {
        const now = past.at(-1)!;
        const to = besidePlace(sheet, now, 1);
        if (wish === 'next' && !to) continue;
        const done = stepCompanion(sheet, now, wish === 'next' ? next(now) : wish, 1);
        if (done.ok) past.push(done.state);
      }
      let state = JSON.parse(JSON.stringify(past.at(-1))) as CompanionState;
      for (const was of past.slice(0, -1).reverse()) {
        for (const tracker of sheet.trackers)
          for (const seat of tracker.per === 'table' ? [0] : [1, 2]) {
            const value = valueOf(state, tracker, seat);
            expect(value).toBeGreaterThanOrEqual(tracker.min);
            expect(value).toBeLessThanOrEqual(tracker.max ?? 1_000);
          }
        state = after(state, { do: 'undo' });
        expect([state.place, state.values, state.order, [...state.out].sort()]).toEqual([
          was.place,
          was.values,
          was.order,
          [...was.out].sort(),
        ]);
      }
    }),
  );
});

test('the log is bounded', () => {
  let state = begin();
  for (let i = 0; i < MARKS + 20; i++) state = after(state, count('gold', 1, 1));
  expect([state.log.length, state.log.at(-1)!.n]).toEqual([MARKS, MARKS + 20]);
});

describe.each(systemSlugs)('%s', (slug) => {
  const load = async () => (await loadSystems()).find((s) => s.slug === slug)!;

  test('every preset has a sheet whose rules are in the rulebook and whose trackers begin within bounds', async () => {
    const system = await load();
    const book = await system.rulebook();
    const known = new Set([...book.rules.map((r) => r.id), ...book.rulings.map((r) => r.id)]);
    for (const house of [{}, ...system.presets.map((p) => p.house)]) {
      const made = await companionSheet(system, defaultAgreement(system, house));
      if (!made.ok) throw new Error(made.problems[0]!.message);
      const { phases, trackers, dice, ends, order } = made.value;
      expect(phases.length).toBeGreaterThan(1);
      expect(ends.length).toBeGreaterThan(0);
      for (const ids of [phases, trackers, dice].map((all) => all.map((one) => one.id)))
        expect(new Set(ids).size).toBe(ids.length);
      const lines = [order, ...ends, ...phases.flatMap((p) => p.may)];
      for (const { text, rules } of lines) {
        expect(text).toMatch(/^[\p{Lu}\d].*[.]$/u);
        expect(rules.length, text).toBeGreaterThan(0);
      }
      for (const rule of [...lines, ...trackers, ...dice].flatMap((one) => one.rules))
        expect(known, `${slug} ${rule}`).toContain(rule);
      for (const { min, max = Infinity, start } of trackers) {
        expect(start).toBeGreaterThanOrEqual(min);
        expect(start).toBeLessThanOrEqual(max);
      }
      for (const phase of phases) expect(phase.may.length, phase.id).toBeGreaterThan(0);
      expect(stepsOfRound(made.value, [1, 2]).length).toBeGreaterThanOrEqual(phases.length);
    }
  });

  test('every sample brings its pieces under keys of their own', async () => {
    const system = await load();
    for (const { list, house } of system.samples) {
      const made = await companionSheet(system, defaultAgreement(system, house), [
        { seat: 1, list },
        { seat: 2, list },
      ]);
      if (!made.ok) continue;
      const ids = made.value.trackers.map((t) => t.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

test('Magic, Monsters and Swords counts the CAP of each piece of a list, none above its printed one (MMS-063)', async () => {
  const mms = (await loadSystems()).find((s) => s.slug === 'mms')!;
  const list = {
    format: 'muster-list/1' as const,
    system: 'mms',
    name: 'Band',
    entries: [
      { entry: 'krag', count: 1, with: ['magical-long-sword'] },
      { entry: 'cleric', count: 2, designation: 'A, B' },
      { entry: 'woods', count: 1 },
    ],
    options: {},
  };
  const made = await companionSheet(mms, defaultAgreement(mms), [{ seat: 2, list }]);
  if (!made.ok) throw new Error(made.problems[0]!.message);
  const caps = made.value.trackers.filter((t) => t.group === 'CAP');
  expect(caps.map((t) => [t.name, t.seat, t.start, t.max])).toEqual([
    ['Krag – The Fighter', 2, 90, 90],
    ['Cleric A', 2, 49, 49],
    ['Cleric B', 2, 49, 49],
  ]);
});
