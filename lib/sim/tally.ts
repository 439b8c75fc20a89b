import type { Outcome } from '@/lib/rules/playing';
import type { Followed } from './follow';
import { seatAt } from './wish';

/** By key: of how many games it was part, and how often in all. */
export type Occurrences = Record<string, [games: number, times: number]>;

/** A game worth a look, by its number in the batch. */
export interface Notable {
  readonly game: number;
  readonly value: number;
}
export const notables = ['longest', 'closest', 'upset'] as const;
export type NotableKind = (typeof notables)[number];

/** A game without an outcome. */
export interface Fault {
  readonly game: number;
  readonly why: string;
}

/**
 * What is known of some games: whole numbers only, so that parts add up to the same in whatever order. Plain JSON, since
 * workers send it. Whoever counts owns it and changes it in place.
 */
export interface Tally {
  games: number;
  /** By seat of the wish: victories alone, shared with one other, with two … */
  wins: number[][];
  /** The same by place at the table. */
  places: number[][];
  draws: number;
  unfinished: number;
  faults: Fault[];
  decisions: number;
  /** Games by length. */
  lengths: Record<string, number>;
  /** Games by the way they ended; `seats`: of how many of them each seat of the wish is a winner. */
  ends: Record<string, { count: number; readonly rules: readonly string[]; readonly seats: number[] }>;
  /** Games of which events were read. */
  followed: number;
  rules: Occurrences;
  entries: Occurrences;
  losses: Occurrences;
  notable: Record<NotableKind, Notable[]>;
}

const KEPT = 5;

/** Nothing counted yet. */
export function emptyTally(players: number): Tally {
  const grid = (): number[][] => Array.from({ length: players }, () => new Array<number>(players).fill(0));
  return {
    games: 0,
    wins: grid(),
    places: grid(),
    draws: 0,
    unfinished: 0,
    faults: [],
    decisions: 0,
    lengths: {},
    ends: {},
    followed: 0,
    rules: {},
    entries: {},
    losses: {},
    notable: { longest: [], closest: [], upset: [] },
  };
}

const byGame = (a: { readonly game: number }, b: { readonly game: number }): number => a.game - b.game;

const note = (list: Notable[], more: readonly Notable[]): void => {
  if (more.length === 0) return;
  list.push(...more);
  list.sort((a, b) => b.value - a.value || byGame(a, b));
  list.length = Math.min(list.length, KEPT);
};

const keepFaults = (tally: Tally, more: readonly Fault[]): void => {
  if (more.length > 0) tally.faults = [...tally.faults, ...more].sort(byGame).slice(0, KEPT);
};

const occur = (in_: Occurrences, key: string, games: number, times: number): void => {
  const known = in_[key];
  if (!known) in_[key] = [games, times];
  else {
    known[0] += games;
    known[1] += times;
  }
};

/** One game for the count. */
export interface Counted {
  readonly game: number;
  /** Its winners by their places at the table. */
  readonly outcome?: Outcome | undefined;
  readonly decisions: number;
  readonly length: number;
  readonly fault?: string | undefined;
  readonly followed?: Followed | undefined;
}

/** Counts one game more. */
export function countGame(
  tally: Tally,
  { game, outcome, decisions, length, fault, followed }: Counted,
  rotate: boolean,
): void {
  tally.games++;
  tally.decisions += decisions;
  if (!outcome) {
    tally.unfinished++;
    keepFaults(tally, [{ game, why: fault ?? 'no end' }]);
    return;
  }
  const { winners, by, rules } = outcome;
  const players = tally.wins.length;
  if (winners.length === 0) tally.draws++;
  for (const place of winners) {
    tally.places[place]![winners.length - 1]!++;
    tally.wins[seatAt(place, game, players, rotate)]![winners.length - 1]!++;
  }
  tally.lengths[length] = (tally.lengths[length] ?? 0) + 1;
  const end = (tally.ends[by] ??= { count: 0, rules, seats: new Array<number>(players).fill(0) });
  end.count++;
  for (const place of winners) end.seats[seatAt(place, game, players, rotate)]!++;
  note(tally.notable.longest, [{ game, value: length }]);
  if (!followed) return;
  tally.followed++;
  for (const [rule, times] of Object.entries(followed.rules)) occur(tally.rules, rule, 1, times);
  for (const [entry, times] of Object.entries(followed.entries)) occur(tally.entries, entry, 1, times);
  for (const [loss, times] of Object.entries(followed.losses)) occur(tally.losses, loss, 1, times);
  if (followed.closeness !== undefined) note(tally.notable.closest, [{ game, value: followed.closeness }]);
  if (followed.upset !== undefined) note(tally.notable.upset, [{ game, value: followed.upset }]);
}

/** Adds a part to the whole. */
export function addTally(whole: Tally, part: Tally): void {
  whole.games += part.games;
  whole.draws += part.draws;
  whole.unfinished += part.unfinished;
  whole.decisions += part.decisions;
  whole.followed += part.followed;
  keepFaults(whole, part.faults);
  for (const table of ['wins', 'places'] as const)
    part[table].forEach((row, i) => row.forEach((n, j) => (whole[table][i]![j]! += n)));
  for (const [length, n] of Object.entries(part.lengths))
    whole.lengths[length] = (whole.lengths[length] ?? 0) + n;
  for (const [by, { count, rules, seats }] of Object.entries(part.ends)) {
    const end = (whole.ends[by] ??= { count: 0, rules, seats: seats.map(() => 0) });
    end.count += count;
    seats.forEach((n, seat) => (end.seats[seat]! += n));
  }
  for (const table of ['rules', 'entries', 'losses'] as const)
    for (const [key, [games, times]] of Object.entries(part[table])) occur(whole[table], key, games, times);
  for (const kind of notables) note(whole.notable[kind], part.notable[kind]);
}
