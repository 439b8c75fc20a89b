import { expect } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { allies } from '../catalogue/allies';
import type { AllyEffect } from '../catalogue/effects';
import type { Mode, Window } from '../catalogue/vocabulary';
import { gameCard, traitsOf } from './cards';
import { engine } from './index';
import type { MmChoice, MmState } from './state';
import { position, type Position } from './testing';

const homes = { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] } as const;
/** Seat 0 to move, with the card among its permanents or in its hand. */
export const stand = (id: string, use: 'permanent' | 'hand', given: Partial<Position> = {}): MmState =>
  position({
    ...given,
    units: { ...homes, ...given.units },
    permanents:
      use === 'permanent' ? [[id, ...(given.permanents?.[0] ?? [])]] : [given.permanents?.[0] ?? []],
    hands: [
      use === 'hand' ? [id, ...(given.hands?.[0] ?? [])] : (given.hands?.[0] ?? []),
      given.hands?.[1] ?? [],
    ],
  });

/** Plays a choice of seat 0; fails where it is not offered. */
export function play(s: MmState, choice: MmChoice): void {
  expect(engine.choices(s, 0)).toContainEqual(choice);
  engine.play(s, 0, choice, scriptedDice());
}
export const cardOf = (s: MmState, id: string): number =>
  s.game.cards.findIndex((card) => card.id === `mm-${id}`);
export const start = (s: MmState, id: string): MmChoice => {
  const card = cardOf(s, id);
  return s.hand[0]!.includes(card) ? { type: 'play', card } : { type: 'use', card };
};
export const offers = (s: MmState, choice: MmChoice): boolean =>
  engine.choices(s, 0).some((one) => JSON.stringify(one) === JSON.stringify(choice));
/** Begins with the card and picks in a row. */
export function carry(s: MmState, id: string, ...picks: readonly number[]): void {
  play(s, start(s, id));
  for (const what of picks) play(s, { type: 'pick', what });
}

/** A position in which the hand card Treants of seat 0 has become a card of other effects. */
export function withCard(
  mode: Mode,
  effects: readonly AllyEffect[],
  given: Partial<Position> = {},
  windows: readonly Window[] = ['combat', 'main'],
): MmState {
  const treants = allies.find(({ id }) => id === 'mm-treants')!;
  const s = position({
    ...given,
    units: { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'], ...given.units },
    hands: [['treants', ...(given.hands?.[0] ?? [])], given.hands?.[1] ?? []],
  });
  const [card] = s.hand[0]!;
  const cards = [...s.game.cards];
  cards[card!] = gameCard({ ...treants, mode, effects, windows }, 5);
  return { ...s, game: { ...s.game, cards, traits: cards.map(traitsOf) } };
}
