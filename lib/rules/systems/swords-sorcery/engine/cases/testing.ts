import { scriptedDice } from '../../../../kernel/game/scripted-dice';
import { beginConflict } from '../fight';
import { advance } from '../advance';
import { engine } from '../index';
import {
  act,
  cardOf,
  closeWindows,
  labelOf,
  listen,
  looseDice,
  pieceOn,
  position,
  spotOf,
  wizards,
  type Position,
} from '../testing';
import type { SsState } from '../state';

/** A position with both wizards, and cards in seat 0's hand that nobody uses, so that windows open. */
export const at = (given: Partial<Position>): SsState =>
  position({ ...given, pieces: { ...wizards, ...given.pieces } });
export const inHand = (ids: readonly string[], given: Partial<Position> = {}): SsState =>
  listen(at({ hands: [ids, []], talk: true, ...given }));
export const offers = (s: SsState, seat = 0): readonly string[] =>
  engine.choices(s, seat).map((choice) => JSON.stringify(choice));
export const isOffered = (s: SsState, id: string, seat = 0): boolean =>
  offers(s, seat).includes(JSON.stringify({ type: 'invoke', card: cardOf(s, id) }));
export const isAlive = (s: SsState, piece: number): boolean => s.at[piece]! >= 0;
export const where = (s: SsState, piece: number): string => labelOf(s, s.at[piece]!);
export const inPlay = (s: SsState, id: string, seat = 0): boolean => s.play[seat]!.includes(cardOf(s, id));
export const isSpent = (s: SsState, id: string): boolean => s.discards.includes(cardOf(s, id));

/** A guard of seat 0 has moved in on a pion of seat 1; with these cards in play. */
export const duel = (play: readonly (readonly string[])[], given: Partial<Position> = {}): SsState =>
  at({ play, pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'pion'] }, ...given });

/** Fights it out: the modifiers named, and the dice. */
export function fight(
  s: SsState,
  named: readonly (string | undefined)[],
  ...rest: readonly [string, ...number[]] | readonly number[]
) {
  const [first] = rest;
  const label = typeof first === 'string' ? first : '0 A1';
  const faces: number[] = [];
  for (const one of rest) if (typeof one === 'number') faces.push(one);
  const dice = looseDice(...faces);
  const run = { dice, tell: undefined };
  s.phase = 'fight';
  beginConflict(s, spotOf(s, label), run);
  const events = [];
  advance(s, { dice: named.length === 0 ? dice : scriptedDice(), tell: (event) => events.push(event) });
  for (const [k, id] of named.entries())
    events.push(
      ...act(
        s,
        { type: 'modifier', card: id === undefined ? -1 : cardOf(s, id) },
        k === named.length - 1 ? dice : scriptedDice(),
      ),
    );
  return events.find((event) => event.type === 'fought')!;
}

/** The weapon's side is the initiator: dice of its pion, then of the other. */
export const armed = (id: string, mine: readonly number[]): number =>
  fight(duel([[id], []]), [id], ...mine, 1, 1).values[0];

/** A guard of seat 1 has just arrived on the trap spot A3. */
export const sprung = (ids: readonly string[], given: Partial<Position> = {}): SsState => {
  const s = at({ hands: [ids, []], pieces: { '0 A3': [1, 'guard'] }, talk: true, ...given });
  return listen(s, 'arrive', pieceOn(s, '0 A3'), spotOf(s, '0 A3'));
};

/** Dice that seat 0's wizard rolls against a pion that it has moved in on, potions counted. */
export function wizardDice(s: SsState): number {
  closeWindows(s);
  const wizard = s.wizard[0]!;
  const spot = spotOf(s, '0 A1');
  const pion = 19 - 9;
  s.on[s.at[wizard]!] = -1;
  s.on[spot] = pion;
  s.at[pion] = spot;
  s.at[wizard] = spot;
  s.guest[spot] = wizard;
  s.conflicts.push(spot);
  const many = looseDice();
  s.phase = 'fight';
  beginConflict(s, spot, { dice: many, tell: undefined });
  let rolled = 0;
  advance(s, {
    dice: many,
    tell: (event) => (rolled = event.type === 'fought' ? event.dice[0].length : rolled),
  });
  return rolled;
}
