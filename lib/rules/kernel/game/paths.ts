import type { Dice } from './dice';
import type { Engine, GameEvent } from './engine';

/**
 * How many ways lead `depth` decisions on from this state, with chance as these dice give it for each decision. A number
 * that changes says that the rules have changed.
 */
export function countPaths<T, S, C, E extends GameEvent, V>(
  engine: Engine<T, S, C, E, V>,
  state: S,
  depth: number,
  diceAt: (depth: number) => Dice,
): number {
  const seat = engine.toAct(state)[0];
  if (depth === 0 || seat === undefined) return 1;
  const choices = engine.choices(state, seat);
  if (depth === 1) return choices.length;
  let paths = 0;
  for (const choice of choices) {
    const next = engine.clone(state);
    engine.play(next, seat, choice, diceAt(depth));
    paths += countPaths(engine, next, depth - 1, diceAt);
  }
  return paths;
}
