import { seededDice } from '../../../kernel/game/dice';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import type { MmHouse } from '../house';
import { labelOf, spaceOf } from './board';
import { engine } from './index';
import type { MmState } from './state';
import { figureAt, position, tableOf, type Position } from './testing';

export type Given = Readonly<Record<string, unknown>>;
export const homes = { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] } as const;
export const place = (house: Given, given: Partial<Position> = {}): MmState =>
  position({ ...given, house, units: { ...homes, ...given.units } });
export const types = (s: MmState, seat = 0): readonly string[] => [
  ...new Set(engine.choices(s, seat).map(({ type }) => type)),
];
export const to = (s: MmState, from: string): readonly string[] =>
  engine
    .choices(s, 0)
    .flatMap((c) => (c.type === 'step' && c.figure === figureAt(s, from) ? [labelOf(c.to)] : []));
export const move = (s: MmState, from: string, where: string, ...faces: number[]): void =>
  engine.play(s, 0, { type: 'step', figure: figureAt(s, from), to: spaceOf(where) }, scriptedDice(...faces));
export function done(s: MmState, phase: MmState['phase'] = s.phase, ...faces: number[]): void {
  s.phase = phase;
  engine.play(s, s.active, { type: 'done' }, scriptedDice(...faces));
}
export const labels = Array.from({ length: 64 }, (_, i) => labelOf(i));
export const all = (spaces: readonly string[], piece: Position['units'][string]): Position['units'] =>
  Object.fromEntries(spaces.map((label) => [label, piece] as const));
export const ground = (
  spaces: readonly string[],
  structure: 'village' | 'temple',
): NonNullable<Position['ground']> =>
  Object.fromEntries(spaces.map((label) => [label, ['plains', structure]] as const));

/** A game set up to its first turn, with the first of every choice. */
export function setUp(house: Given): MmState {
  const dice = seededDice('house');
  const s = engine.setup(tableOf(house), dice);
  while (['keep', 'corner', 'figure', 'middle'].includes(s.phase)) {
    const [seat] = engine.toAct(s);
    engine.play(s, seat!, engine.choices(s, seat!)[0]!, dice);
  }
  return s;
}

/** Everybody at the turn limit: seat 0 with more figures, seat 1 with more garrisons, and as many spaces. */
export function atLimit(house: Given, round = 20): MmState {
  const s = position({
    house,
    units: { a8: [0, 'hero', 'garrison'], b8: [0, 'army'], h1: [1, 'garrison', 'hero'], g1: [1, 'garrison'] },
  });
  Object.assign(s, { round, turn: 2 * round, active: 1 });
  done(s, 'end');
  return s;
}

/** What the agreement says that bears on no moment of play: numbers for lists, and the players themselves. */
type OfLists =
  | 'players'
  | 'deckVariant'
  | 'maxCopies'
  | 'deckLevelTotal'
  | 'customForceMax'
  | 'customMpMax'
  | 'permanentsLevelTotal'
  | 'permanentsLevelSpread';
/** Every variation that bears on play. */
export type OfPlay = Exclude<keyof MmHouse, OfLists>;
/** Those that bear on setup, cards and hands; the others bear on movement, combat and the end. */
export type OfCards = Extract<
  OfPlay,
  | 'boardDeal'
  | 'threePlayerMiddle'
  | `permanents${string}`
  | 'dealCount'
  | 'startingHand'
  | 'firstPlayerCompensation'
  | `hand${string}`
  | 'realignment'
  | 'combatCards'
  | 'recruitCardWindow'
  | 'deckExhausted'
>;
