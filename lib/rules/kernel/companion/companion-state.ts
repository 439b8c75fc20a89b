import type { CompanionSheet, CompanionTracker } from './companion';

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
  /** `byHand`: dice that lay on the table, and were read by a player. */
  | {
      readonly do: 'roll';
      readonly dice: string;
      readonly faces: readonly number[];
      readonly byHand?: true;
    }
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

/** How many marks are kept, and so how far one can go back: more than anybody taps in a session. */
export const MARKS = 5_000;
/** No tracker goes further, either way. */
export const MOST = 99_999;

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

/** Where a game stands before its first step, with these seats in turn order. */
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

/** What a tracker shows; as it starts, until somebody has moved it. */
export const valueOf = (state: CompanionState, tracker: CompanionTracker, seat: number): number =>
  state.values[keyOf(tracker, seat)] ?? tracker.start;

/** May a tracker show this number? */
export const isInRange = (
  { min, max = MOST }: Pick<CompanionTracker, 'min' | 'max'>,
  value: number,
): boolean => Number.isInteger(value) && value >= Math.max(min, -MOST) && value <= max;
