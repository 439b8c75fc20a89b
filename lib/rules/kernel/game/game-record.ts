import { z } from 'zod';
import { readBy } from '../refusals';
import type { Result } from '../result';
import { GameSetup, Seed } from './opening';
import { Players } from './player';

/** A game as it is kept and sent: what was settled, the seed, and which of the choices offered was taken each time. */
export const GameRecord = z
  .strictObject({
    format: z.literal('muster-game/1'),
    system: z.string().max(40),
    /** Version of the rules; a record replays under this one only. */
    version: z.string().max(40),
    setup: GameSetup,
    seed: Seed,
    /** Somebody is asked also where there is one answer only, as older rules did: its moves hold those answers, too. */
    asksAll: z.literal(true).optional(),
    /** From this move on the dice come from another seed: the luck of a branch. */
    luck: z
      .array(z.strictObject({ from: z.int().min(0), seed: Seed }))
      .max(50)
      .optional(),
    /** Dice that fell on a table, by move. Where this is absent no die is entered by hand; moves not named roll by the seed. */
    thrown: z
      .array(
        z.strictObject({ move: z.int().min(0), faces: z.array(z.int().min(1).max(1000)).min(1).max(200) }),
      )
      .max(20_000)
      .optional(),
    /** Who chose, and which of the choices that the rules offered, from 0. */
    moves: z.array(z.tuple([z.int().min(0).max(20), z.int().min(0)])).max(20_000),
    /**
     * Where people agreed to go back although chance or a secret stood in the way: the game went on after `at` moves, without
     * the `dropped` ones that had followed. A record rebuilds without it.
     */
    corrections: z
      .array(z.strictObject({ at: z.int().min(0), dropped: z.int().min(1) }))
      .max(20_000)
      .optional(),
    /**
     * Where a bot decided in place of the person at a seat, who had kept the others waiting: in all of the seat's moves from
     * `from` to `to`, counted from 0. A record rebuilds without it.
     */
    standIns: z
      .array(z.strictObject({ seat: z.int().min(0).max(20), from: z.int().min(0), to: z.int().min(0) }))
      .max(20_000)
      .optional(),
    /** Who chose, for those who play on; a record rebuilds without it. */
    players: Players.optional(),
  })
  .meta({ id: 'GameRecord', title: 'Game', description: 'A game that can be rebuilt' });
export type GameRecord = z.infer<typeof GameRecord>;

/** Reads a record from outside. @returns refusals that say which part of it is not one */
export const readGame = (input: unknown): Result<GameRecord> => readBy(GameRecord, input);
