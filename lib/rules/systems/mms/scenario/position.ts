import { z } from 'zod';
import { cards } from '../catalogue';
import { position as placed } from '../engine/drawn-position';
import type { MmsState } from '../engine/state';
import { MmsOwnCard, own as blank } from '../own';
import { squareOf } from '../scene/names';

const ids = ['decoy', ...cards.map(({ id }) => id)] as [string, ...string[]];
const Seat = z.int().min(0).max(5);
const CardId = z.union([z.enum(ids), z.string().startsWith('own:')]);
const Square = z.string().regex(/^[1-9]\d?,[1-9]\d?$/, 'column and row from 1: 5,9');

/** A piece on the mat; columns and rows are counted from 1, as in the examples of the ledger. */
const Piece = z.strictObject({
  seat: Seat,
  card: CardId,
  /** Its corner with the smallest numbers; absent: it is not laid out yet. */
  at: Square.optional(),
  /** Turned by a quarter: its width runs down, its length across. */
  turned: z.boolean().default(false),
  carried: z.array(CardId).default([]),
  /** Other seats that have identified it; absent: all. */
  known: z.array(Seat).optional(),
  /** Who controls an area or engine; −1: nobody. Absent: as at the joining. */
  control: z.int().min(-1).max(5).optional(),
  /** CAP that it has lost. */
  lost: z.int().min(0).default(0),
  acted: z.boolean().default(false),
});

/** A position drawn by hand: seat 0 is to act in round 1, and everything is known to everybody where nothing else is said. */
export const Position = z.strictObject({
  house: z.record(z.string(), z.json()).default({}),
  width: z.int().min(8).max(60).default(20),
  height: z.int().min(8).max(60).default(20),
  /** Cards that the table has typed in. */
  own: z.array(MmsOwnCard).default([]),
  /** Seats in rising order. */
  pieces: z.array(Piece),
  phase: z.enum(['layout', 'turn']).default('turn'),
  active: Seat.default(0),
  round: z.int().min(1).default(1),
  /** Seats that are eliminated. */
  out: z.array(Seat).default([]),
  /** Rounds in which the last two could not eliminate each other. */
  fruitless: z.int().min(-1).default(-1),
});
export type Position = z.infer<typeof Position>;

/** The state of that position. @throws where a square is not on the mat, or pieces are not in the order of their seats */
export function position({ own, pieces, phase, active, round, out, fruitless, ...mat }: Position): MmsState {
  const place = (name: string): readonly [x: number, y: number] => {
    const at = squareOf(name, mat);
    if (at === undefined) throw new Error(`${name} is no square of this mat`);
    return [(at % mat.width) + 1, Math.floor(at / mat.width) + 1];
  };
  const s = placed({
    ...mat,
    own: own.map(blank.toEntry),
    pieces: pieces.map(({ seat, card, at, turned, carried, known, control, lost }) => ({
      seat,
      card,
      carried,
      lost,
      rot: turned ? 1 : 0,
      ...(at === undefined ? {} : { at: place(at) }),
      ...(known === undefined ? (phase === 'layout' ? { known: [] } : {}) : { known }),
      ...(control === undefined ? {} : { control }),
    })),
  });
  s.phase = phase;
  s.active = active;
  s.round = round;
  s.fruitless = fruitless;
  for (const seat of out) s.alive[seat] = 0;
  pieces.forEach(({ acted }, piece) => {
    s.acted[piece] = acted ? 1 : 0;
  });
  return s;
}
