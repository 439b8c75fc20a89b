import type { MmsChoice } from './state';

/*
 * Choices that are offered over and over, made once each: by piece, and by pose.
 */

const activations: MmsChoice[] = [];
const attacks: MmsChoice[] = [];
const goals: MmsChoice[] = [];

export const activate = (piece: number): MmsChoice =>
  (activations[piece] ??= Object.freeze({ type: 'activate', piece }));
export const attackOn = (target: number): MmsChoice =>
  (attacks[target] ??= Object.freeze({ type: 'attack', target }));
export const goTo = (pose: number): MmsChoice =>
  (goals[pose] ??= Object.freeze({ type: 'go', at: pose >> 1, rot: pose & 1 }));
