import type { Seat } from '../../../kernel/game/engine';
import type { Scene, SceneSeat } from '../../../kernel/game/scene';
import { isSetup } from '../engine/setup';
import { GHOST, HULK, TOKEN, type SsState } from '../engine/state';
import { groundOf } from './ground';
import { phaseOf } from './phase';
import { piecesOf } from './pieces';
import { seatName, seatTone } from './seats';
import { traysOf } from './trays';

/** Pieces that keep a seat in the game (SS-R01). */
const livingOf = (s: SsState, seat: Seat): number =>
  s.at.reduce(
    (sum, spot, piece) =>
      sum +
      (spot >= 0 &&
      s.owner[piece] === seat &&
      s.type[piece]! !== HULK &&
      s.type[piece]! !== TOKEN &&
      !(s.flags[piece]! & GHOST)
        ? 1
        : 0),
    0,
  );

function seatOfScene(s: SsState, seat: Seat): SceneSeat {
  const wizard = s.wizard[seat] ?? -1;
  const lives = wizard >= 0 && s.at[wizard]! >= 0;
  const board = s.game.boards[s.domain[seat]!];
  return {
    seat,
    name: seatName(seat),
    tone: seatTone(seat),
    alive: s.alive[seat]!,
    facts: [
      { label: 'Living pieces', value: String(livingOf(s, seat)) },
      { label: 'Wizard', value: lives ? 'lives' : isSetup(s) ? 'to be placed' : 'dead' },
      { label: 'Hand', value: String(s.hand[seat]!.length) },
      { label: 'In play', value: String(s.play[seat]!.length) },
      ...(board ? [{ label: 'Domain', value: board.name }] : []),
    ],
  };
}

/** The position as its viewer may see it: domains in the order of the ring, the viewer's hand open. */
export function scene(s: SsState, viewer: Seat | undefined): Scene {
  const seats = Array.from({ length: s.game.players }, (_, seat) => seat);
  const boards = seats.map((seat) => s.game.boards[s.domain[seat]!]?.drawing);
  return {
    ...groundOf(boards, s.ring),
    pieces: piecesOf(s),
    trays: traysOf(s, viewer),
    seats: seats.map((seat) => seatOfScene(s, seat)),
    phase: phaseOf(s),
  };
}
