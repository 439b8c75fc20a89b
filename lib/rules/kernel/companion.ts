/** One thing that is done, or may be done, in a phase. Our words, with the ledger rows that they stand on. */
export interface CompanionLine {
  readonly text: string;
  readonly rules: readonly string[];
}

/** A line with its ledger rows: `line('Roll three dice.', 'SS-019')`. */
export const line = (text: string, ...rules: readonly string[]): CompanionLine => ({ text, rules });

/** A step of a round. */
export interface CompanionPhase {
  readonly id: string;
  readonly name: string;
  /** `all`: the table goes through it together. `each`: seat after seat, with the `each` phases that stand beside it. */
  readonly by: 'all' | 'each';
  readonly may: readonly CompanionLine[];
}

/** A number that the table keeps. */
export interface CompanionTracker {
  readonly id: string;
  readonly name: string;
  readonly explains?: string;
  readonly rules: readonly string[];
  readonly per: 'table' | 'seat';
  /** Only of this seat: what its list brings, such as the points of one character. */
  readonly seat?: number;
  /** Trackers of one group stand together under its name. */
  readonly group?: string;
  readonly min: number;
  /** Absent: nothing bounds it but `MOST`. */
  readonly max?: number;
  readonly start: number;
  /** How far one tap goes besides 1. */
  readonly steps?: readonly number[];
  /** Goes back to its start when a round, or a seat's turn, begins. */
  readonly resets?: 'round' | 'turn';
}

/** Dice that the game throws. */
export interface CompanionDice {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly sides: number;
  readonly reads: 'each' | 'sum' | 'highest';
  readonly rules: readonly string[];
}

/** What a system says about its game at the table. */
export interface CompanionSheet {
  /** What one pass through the phases is called: `round`, `day`. */
  readonly cycle: string;
  /** Who begins, and who follows. */
  readonly order: CompanionLine;
  readonly phases: readonly CompanionPhase[];
  readonly trackers: readonly CompanionTracker[];
  readonly dice: readonly CompanionDice[];
  /** How the game ends. */
  readonly ends: readonly CompanionLine[];
}

export interface CompanionPlace {
  readonly round: number;
  readonly phase: string;
  /** 0 where the table goes together. */
  readonly seat: number;
}

export type CompanionStep =
  /** On or back, or straight to a phase. `from` is where the caller saw the table: two who tap at once go one step. */
  | { readonly do: 'go'; readonly from: CompanionPlace; readonly to: CompanionPlace }
  | { readonly do: 'count'; readonly tracker: string; readonly seat: number; readonly by: number }
  | { readonly do: 'roll'; readonly dice: string; readonly faces: readonly number[] }
  | { readonly do: 'order'; readonly seats: readonly number[] }
  /** Out of the game: its turn is passed over. */
  | { readonly do: 'out'; readonly seat: number; readonly out: boolean }
  | { readonly do: 'undo' }
  | { readonly do: 'restart' };

/** Something that was done, with what it takes to undo it. */
export interface CompanionMark {
  readonly n: number;
  /** The seat that did it; 0 for a host without one. */
  readonly by: number;
  readonly step: Exclude<CompanionStep, { readonly do: 'undo' | 'restart' }>;
  /** Values that were set back on the way. */
  readonly was?: Readonly<Record<string, number>>;
  readonly order?: readonly number[];
}

/** Where a game at the table stands. Plain data. */
export interface CompanionState {
  readonly place: CompanionPlace;
  /** Only what differs from its start. */
  readonly values: Readonly<Record<string, number>>;
  readonly order: readonly number[];
  readonly out: readonly number[];
  readonly log: readonly CompanionMark[];
}

/** How many marks are kept, and so how far one can go back. */
export const MARKS = 60;
/** No tracker goes further, either way. */
export const MOST = 99_999;

export type CompanionRefusal = 'moved_on' | 'out_of_range' | 'unknown' | 'nothing_to_undo';
export type CompanionResult =
  | { readonly ok: true; readonly state: CompanionState }
  | { readonly ok: false; readonly reason: CompanionRefusal };

const refuse = (reason: CompanionRefusal): CompanionResult => ({ ok: false, reason });

/** One round from its first step to its last, seat by seat where a phase is of each. */
export function stepsOfRound(
  sheet: CompanionSheet,
  seats: readonly number[],
): readonly Omit<CompanionPlace, 'round'>[] {
  const steps: { phase: string; seat: number }[] = [];
  for (let i = 0; i < sheet.phases.length;) {
    const first = sheet.phases[i]!;
    if (first.by === 'all') {
      steps.push({ phase: first.id, seat: 0 });
      i++;
      continue;
    }
    let end = i;
    while (sheet.phases[end]?.by === 'each') end++;
    for (const seat of seats)
      for (const { id } of sheet.phases.slice(i, end)) steps.push({ phase: id, seat });
    i = end;
  }
  return steps;
}

export function startCompanion(sheet: CompanionSheet, seats: readonly number[]): CompanionState {
  const first = stepsOfRound(sheet, seats)[0];
  return {
    place: { round: 1, phase: first?.phase ?? '', seat: first?.seat ?? 0 },
    values: {},
    order: [...seats],
    out: [],
    log: [],
  };
}

/** A state for the seats as they are now: people come and go while the game is kept. */
export function fitCompanion(
  sheet: CompanionSheet,
  seats: readonly number[],
  state: CompanionState | undefined,
): CompanionState {
  if (!state) return startCompanion(sheet, seats);
  const order = [
    ...state.order.filter((s) => seats.includes(s)),
    ...seats.filter((s) => !state.order.includes(s)),
  ];
  const steps = stepsOfRound(sheet, order);
  const stands = steps.some((s) => s.phase === state.place.phase && s.seat === state.place.seat);
  const first = steps[0];
  return {
    ...state,
    order,
    out: state.out.filter((s) => seats.includes(s)),
    place: stands
      ? state.place
      : { round: state.place.round, phase: first?.phase ?? '', seat: first?.seat ?? 0 },
  };
}

const samePlace = (a: CompanionPlace, b: CompanionPlace): boolean =>
  a.round === b.round && a.phase === b.phase && a.seat === b.seat;

/** The place after, or before, this one; whoever is out is passed over. Undefined before the very first. */
export function besidePlace(
  sheet: CompanionSheet,
  { order, out, place }: Pick<CompanionState, 'order' | 'out' | 'place'>,
  way: 1 | -1,
): CompanionPlace | undefined {
  const steps = stepsOfRound(sheet, order);
  let at = steps.findIndex((s) => s.phase === place.phase && s.seat === place.seat);
  let { round } = place;
  for (let i = 0; i < steps.length; i++) {
    at += way;
    if (at >= steps.length) [at, round] = [0, round + 1];
    if (at < 0) [at, round] = [steps.length - 1, round - 1];
    if (round < 1) return undefined;
    if (!out.includes(steps[at]!.seat)) return { round, ...steps[at]! };
  }
  return undefined;
}

/** Under what a value is kept. */
export const keyOf = (tracker: Pick<CompanionTracker, 'id' | 'per'>, seat: number): string =>
  tracker.per === 'table' ? tracker.id : `${tracker.id}@${seat}`;

export const valueOf = (state: CompanionState, tracker: CompanionTracker, seat: number): number =>
  state.values[keyOf(tracker, seat)] ?? tracker.start;

/** Why a tracker cannot go there; undefined where it can. */
export const isInRange = (
  { min, max = MOST }: Pick<CompanionTracker, 'min' | 'max'>,
  value: number,
): boolean => Number.isInteger(value) && value >= Math.max(min, -MOST) && value <= max;

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
