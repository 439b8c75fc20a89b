import type { MmsChoice } from './state';

/*
 * Choices that are offered over and over, made once each: by piece, by pose, and by both.
 */

const activations: MmsChoice[] = [];
const attacks: MmsChoice[] = [];
const goals: MmsChoice[] = [];
const places: MmsChoice[][] = [];

/** Choices of a turn that say all by their kind. */
export const PASS: MmsChoice = { type: 'pass' };
export const MOVE: MmsChoice = { type: 'move' };
export const DETECT: MmsChoice = { type: 'detect' };
export const END_TURN: MmsChoice = { type: 'endTurn' };
export const BY_HAND: MmsChoice = { type: 'byHand' };
export const DECLARE: MmsChoice = { type: 'declare' };
export const BACK: MmsChoice = { type: 'back' };
export const LAY_OUT: MmsChoice = { type: 'layOut' };

export const activate = (piece: number): MmsChoice =>
  (activations[piece] ??= Object.freeze({ type: 'activate', piece }));
export const attackOn = (target: number): MmsChoice =>
  (attacks[target] ??= Object.freeze({ type: 'attack', target }));
export const goTo = (pose: number): MmsChoice =>
  (goals[pose] ??= Object.freeze({ type: 'go', at: pose >> 1, rot: pose & 1 }));

/** Where a piece may be laid out: the same in every game of so many pieces. */
export function placeAt(piece: number, pose: number): MmsChoice {
  const own = (places[piece] ??= []);
  return (own[pose] ??= Object.freeze({ type: 'place', piece, at: pose >> 1, rot: pose & 1 }));
}
