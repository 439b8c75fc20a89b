import type { Tell } from '../../../kernel/game/engine';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import type { MmsEvent } from './events';
import type { MmsState } from './state';
import { operate, strike } from './strike';
import { position, type Position, type Put } from './drawn-position';

/** Pieces by what they are, to be read in a test; the variations that differ. */
export const stand = (pieces: readonly Put[], house: NonNullable<Position['house']> = {}): MmsState =>
  position({ house, pieces });

/** Everything that is told, in its order. */
export function listen(): { readonly heard: MmsEvent[]; readonly tell: Tell<MmsEvent> } {
  const heard: MmsEvent[] = [];
  return { heard, tell: (event) => heard.push(event) };
}

/** What kinds of things were told, each with the seat that alone hears it. */
export const kindsOf = (heard: readonly MmsEvent[]): readonly string[] =>
  heard.map(({ type, only }) => (only === undefined ? type : `${type} to ${only}`));

export type Attacked = Extract<MmsEvent, { type: 'attacked' }>;

/** One attack with these faces. @throws when it rolls more or fewer of them */
export function blow(
  s: MmsState,
  piece: number,
  target: number,
  faces: readonly number[],
  { engine = -1, row = -1 }: { readonly engine?: number; readonly row?: number } = {},
): Attacked {
  const dice = scriptedDice(...faces);
  const { heard, tell } = listen();
  if (engine < 0) strike(s, piece, target, row, dice, tell);
  else operate(s, piece, engine, target, row, dice, tell);
  if (!dice.spent()) throw new Error('faces are left over');
  const found = heard.find((event): event is Attacked => event.type === 'attacked');
  if (!found) throw new Error('nothing was attacked');
  return found;
}
