import { copies, lists, row } from '../../../kernel/game/row';
import type { Seat } from '../../../kernel/game/engine';
import type { ForcePiece } from './setup';
import { NO_WALK, NOWHERE, UNPLACED, type MmsGame, type MmsState } from './state';

/** Everybody has what he brings before him, and nothing lies on the mat yet. `order`: the seats in the order of play. */
export function freshState(game: MmsGame, pieces: readonly ForcePiece[], order: readonly Seat[]): MmsState {
  const { cards, owner } = game;
  // Pushed one by one: see row.ts.
  const each = (value: (piece: ForcePiece) => number): number[] => {
    const out: number[] = [];
    for (const piece of pieces) out.push(value(piece));
    return out;
  };
  const all = (value: number): number[] => row(pieces.length, value);
  const squares = (): number[] => row(game.width * game.height, NOWHERE);
  return {
    game,
    phase: 'layout',
    stage: 'choose',
    order: order.slice(),
    active: order[0]!,
    turn: 0,
    round: 0,
    alive: row(game.players, 1),
    fruitless: -1,
    card: each(({ card }) => card),
    carried: copies(pieces.map(({ carried }) => carried)),
    wide: each(({ card }) => cards[card]!.wide),
    long: each(({ card }) => cards[card]!.long),
    at: all(NOWHERE),
    rot: all(0),
    fate: all(UNPLACED),
    lost: all(0),
    acted: all(0),
    fought: all(0),
    rerolled: all(0),
    operated: all(0),
    known: owner.map((seat) => 1 << seat),
    control: owner.slice(),
    inside: lists(pieces.length),
    dropped: [],
    characterOn: squares(),
    next: all(NOWHERE),
    areaOn: squares(),
    bridgeOn: squares(),
    acting: {
      piece: -1,
      deed: 'none',
      target: -1,
      engine: -1,
      path: [],
      group: [],
      purse: NO_WALK,
      to: -1,
      chain: [],
      told: 0,
    },
    winners: [],
    by: '',
  };
}
