import type { EngineUnderTest } from '../../../conformance/engine';
import type { Dice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import { eachSquare, put } from './board';
import { CAN } from './cards';
import type { MmsEvent } from './events';
import { engine } from './index';
import type { MmsTable } from './setup';
import { cardOf, knows, NOWHERE, ON_MAT, type MmsChoice, type MmsState } from './state';

/** The map that a piece lies on, by its card. */
function mapOf(s: MmsState, piece: number): readonly number[] | undefined {
  const { kind, can } = cardOf(s, piece);
  if (kind === 'character' || kind === 'decoy') return undefined;
  return kind === 'defense' && can & CAN.bridge ? s.bridgeOn : s.areaOn;
}

/** Where everything lies agrees with the maps of squares, nothing shares what it may not, and what is carried is conserved. */
function count(s: MmsState): string {
  const seen = new Set<number>();
  s.at.forEach((at, piece) => {
    if ((s.fate[piece] === ON_MAT) !== (at !== NOWHERE))
      throw new Error(
        `piece ${piece} is nowhere, or twice: fate ${s.fate[piece]} at ${at} ${cardOf(s, piece).id} owner ${s.game.owner[piece]} round ${s.round} alive ${s.alive.join()}`,
      );
    if (at === NOWHERE) return;
    const map = mapOf(s, piece);
    if (map)
      eachSquare(s, piece, at, s.rot[piece]!, (square) => {
        if (map[square] !== piece) throw new Error(`piece ${piece} is not on square ${square}`);
      });
    if (cardOf(s, piece).kind !== 'character') return;
    eachSquare(s, piece, at, s.rot[piece]!, (square) => {
      let found = false;
      for (let one = s.characterOn[square]!; one >= 0; one = s.next[one]!) {
        found ||= one === piece;
        if (one !== piece && s.card[one] !== s.card[piece]) throw new Error(`two characters on ${square}`);
      }
      if (!found) throw new Error(`character ${piece} is not on square ${square}`);
    });
  });
  for (const map of [s.characterOn, s.areaOn, s.bridgeOn])
    for (const piece of map) {
      if (piece >= 0 && s.fate[piece] !== ON_MAT) throw new Error(`piece ${piece} lies there and is gone`);
      if (piece >= 0) seen.add(piece);
    }
  s.inside.forEach((inside, area) => {
    for (const piece of inside)
      if (s.fate[piece] !== ON_MAT || s.fate[area] !== ON_MAT)
        throw new Error(`${piece} is within ${area}, and gone`);
  });
  return `${s.card.length} ${s.card.join()}`;
}

/** Other cards under the markers that the seat has not identified, of the same kind and outline. */
function conceal(s: MmsState, seat: Seat, dice: Dice): MmsState {
  const { owner, cards } = s.game;
  for (let piece = 0; piece < owner.length; piece++) {
    if (knows(s, seat, piece)) continue;
    const own = cardOf(s, piece);
    const others = cards.flatMap(({ kind, wide, long, can, closesFree }, card) =>
      kind === own.kind &&
      wide === own.wide &&
      long === own.long &&
      ((can ^ own.can) & CAN.bridge) === 0 &&
      (kind === 'character' || closesFree === own.closesFree)
        ? [card]
        : [],
    );
    s.card[piece] = dice.pick(others);
    if (own.kind === 'character') s.carried[piece] = [];
    if (s.phase === 'layout' && s.fate[piece] === ON_MAT && own.kind === 'character') {
      const free = s.game.part.flatMap((part, square) =>
        part === owner[piece] && s.characterOn[square] === NOWHERE && own.wide * own.long === 1
          ? [square]
          : [],
      );
      if (free.length > 0) put(s, piece, dice.pick(free), 0);
    }
  }
  return s;
}

export const underTest: EngineUnderTest<MmsTable, MmsState, MmsChoice, MmsEvent, MmsState> = {
  engine,
  count,
  conceal,
  bound: 60_000,
  constant: 'game',
};
