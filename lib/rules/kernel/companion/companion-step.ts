import type { CompanionSheet } from './companion';
import {
  isInRange,
  keyOf,
  MARKS,
  MOST,
  startCompanion,
  stepsOfRound,
  valueOf,
  type CompanionMark,
  type CompanionPlace,
  type CompanionState,
  type CompanionStep,
} from './companion-state';

export type CompanionRefusal = 'moved_on' | 'out_of_range' | 'unknown' | 'nothing_to_undo';
export type CompanionResult =
  | { readonly ok: true; readonly state: CompanionState }
  | { readonly ok: false; readonly reason: CompanionRefusal };

const refuse = (reason: CompanionRefusal): CompanionResult => ({ ok: false, reason });

const samePlace = (a: CompanionPlace, b: CompanionPlace): boolean =>
  a.round === b.round && a.phase === b.phase && a.seat === b.seat;

const withMark = (
  state: CompanionState,
  change: Partial<CompanionState>,
  mark: Omit<CompanionMark, 'n'>,
): CompanionResult => ({
  ok: true,
  state: {
    ...state,
    ...change,
    log: [...state.log, { n: (state.log.at(-1)?.n ?? 0) + 1, ...mark }].slice(-MARKS),
  },
});

/** What begins anew on the way from one place to the other: only forward, and each once. */
function resetsBetween(sheet: CompanionSheet, state: CompanionState, to: CompanionPlace): readonly string[] {
  const { place } = state;
  if (to.round < place.round) return [];
  const keys: string[] = [];
  for (const tracker of sheet.trackers) {
    if (tracker.resets === 'round' && to.round > place.round)
      keys.push(...(tracker.per === 'table' ? [0] : state.order).map((seat) => keyOf(tracker, seat)));
    if (tracker.resets === 'turn' && to.seat > 0 && (to.seat !== place.seat || to.round > place.round))
      keys.push(keyOf(tracker, to.seat));
  }
  return keys.filter((key) => state.values[key] !== undefined);
}

function go(
  sheet: CompanionSheet,
  state: CompanionState,
  step: Extract<CompanionStep, { do: 'go' }>,
  by: number,
): CompanionResult {
  if (!samePlace(step.from, state.place)) return refuse('moved_on');
  const { to } = step;
  const stands = stepsOfRound(sheet, state.order).some((s) => s.phase === to.phase && s.seat === to.seat);
  if (!stands) return refuse('unknown');
  if (!Number.isInteger(to.round) || to.round < 1 || to.round > MOST) return refuse('out_of_range');
  const anew = resetsBetween(sheet, state, to);
  const was = Object.fromEntries(anew.map((key) => [key, state.values[key]!]));
  const values = Object.fromEntries(Object.entries(state.values).filter(([key]) => !anew.includes(key)));
  return withMark(state, { place: to, values }, { by, step, ...(anew.length > 0 ? { was } : {}) });
}

const withValue = (
  values: CompanionState['values'],
  key: string,
  value: number,
  start: number,
): CompanionState['values'] => {
  const { [key]: _old, ...rest } = values;
  return value === start ? rest : { ...rest, [key]: value };
};

function count(
  sheet: CompanionSheet,
  state: CompanionState,
  step: Extract<CompanionStep, { do: 'count' }>,
  by: number,
): CompanionResult {
  const tracker = sheet.trackers.find((t) => t.id === step.tracker);
  const ofSeat = tracker?.per === 'seat';
  if (!tracker || (ofSeat ? !state.order.includes(step.seat) : step.seat !== 0)) return refuse('unknown');
  if (tracker.seat !== undefined && tracker.seat !== step.seat) return refuse('unknown');
  const value = valueOf(state, tracker, step.seat) + step.by;
  if (step.by === 0 || !isInRange(tracker, value)) return refuse('out_of_range');
  return withMark(
    state,
    { values: withValue(state.values, keyOf(tracker, step.seat), value, tracker.start) },
    { by, step },
  );
}

function undo(sheet: CompanionSheet, state: CompanionState): CompanionResult {
  const mark = state.log.findLast((m) => m.step.do !== 'roll');
  if (!mark) return refuse('nothing_to_undo');
  const log = state.log.filter((m) => m !== mark);
  const { step } = mark;
  switch (step.do) {
    case 'go':
      return {
        ok: true,
        state: { ...state, log, place: step.from, values: { ...state.values, ...mark.was } },
      };
    case 'count': {
      const tracker = sheet.trackers.find((t) => t.id === step.tracker);
      if (!tracker) return { ok: true, state: { ...state, log } };
      const value = valueOf(state, tracker, step.seat) - step.by;
      const values = withValue(state.values, keyOf(tracker, step.seat), value, tracker.start);
      return { ok: true, state: { ...state, log, values } };
    }
    case 'out':
      return { ok: true, state: { ...state, log, out: toggled(state.out, step.seat, !step.out) } };
    case 'order':
      return { ok: true, state: { ...state, log, order: mark.order ?? state.order } };
    case 'roll':
      return refuse('nothing_to_undo');
  }
}

const toggled = (out: readonly number[], seat: number, isOut: boolean): readonly number[] =>
  isOut ? [...out.filter((s) => s !== seat), seat] : out.filter((s) => s !== seat);

/**
 * The state after a step, or why there is none. A step back forgets what it undoes; dice are never taken back.
 * @param by the seat that does it
 */
export function stepCompanion(
  sheet: CompanionSheet,
  state: CompanionState,
  step: CompanionStep,
  by: number,
): CompanionResult {
  switch (step.do) {
    case 'go':
      return go(sheet, state, step, by);
    case 'count':
      return count(sheet, state, step, by);
    case 'roll': {
      const dice = sheet.dice.find((d) => d.id === step.dice);
      if (!dice) return refuse('unknown');
      const fits =
        step.faces.length === dice.count &&
        step.faces.every((f) => Number.isInteger(f) && f >= 1 && f <= dice.sides);
      return fits ? withMark(state, {}, { by, step }) : refuse('out_of_range');
    }
    case 'order': {
      const same =
        step.seats.length === state.order.length && state.order.every((s) => step.seats.includes(s));
      return same
        ? withMark(state, { order: step.seats }, { by, step, order: state.order })
        : refuse('unknown');
    }
    case 'out': {
      if (!state.order.includes(step.seat)) return refuse('unknown');
      if (state.out.includes(step.seat) === step.out) return refuse('nothing_to_undo');
      return withMark(state, { out: toggled(state.out, step.seat, step.out) }, { by, step });
    }
    case 'undo':
      return undo(sheet, state);
    case 'restart':
      return { ok: true, state: startCompanion(sheet, state.order) };
  }
}
