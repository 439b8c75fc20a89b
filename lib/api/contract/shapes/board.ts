import { z } from 'zod';
import { BoardWish, KeptBoard } from '@/lib/rules/playing';
import { Agreement } from './agreement';
import { Id, Moment, SystemId } from './common';
import { Hiding } from './moderation';

export const BoardToMake = z
  .strictObject({
    system: SystemId,
    board: BoardWish.meta({
      description:
        'One of the system’s own by `named`; one dealt by a `way` from a `seed`; or one of yours, `drawn`, to be judged',
    }),
    players: z.int().min(1).max(16).meta({ description: 'As many as the game knows' }),
    agreement: z.union([Id, Agreement]).optional().meta({ description: 'Absent: the rules as printed' }),
  })
  .meta({ id: 'BoardToMake' });

export const MadeBoard = z
  .strictObject({
    system: SystemId,
    players: z.int(),
    board: z.json().meta({ description: 'As a game or this operation takes it again, as `drawn`' }),
    sound: z.boolean().meta({ description: 'No finding is an error' }),
    spaces: z.int().meta({ description: 'How many places it has' }),
    findings: z
      .array(
        z.strictObject({
          code: z.string(),
          severity: z.enum(['error', 'warning']),
          message: z.string(),
          spaces: z.array(z.string()).readonly(),
        }),
      )
      .readonly(),
    fairness: z
      .array(
        z.strictObject({
          label: z.string(),
          explains: z.string(),
          bySeat: z
            .array(z.number())
            .readonly()
            .meta({ description: 'Empty where it is a figure of the whole board' }),
          whole: z.number().optional().meta({ description: 'The figure of the whole board' }),
          score: z
            .number()
            .optional()
            .meta({ description: '1 where all seats stand alike; absent where nothing is shared out' }),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'MadeBoard' });

/** The kernel's board, of a system that is there. */
export const Board = KeptBoard.extend({ system: SystemId }).meta({
  id: 'BoardToSave',
  title: 'Board',
  description: 'A board or map under a name, for a system that is there',
});

const head = {
  id: Id,
  shareId: Id.meta({ description: 'Whoever has it may read the board' }),
  version: z.int().min(1),
  system: SystemId,
  name: z.string(),
  players: z.int(),
  createdAt: Moment,
  updatedAt: Moment,
};

export const BoardSummary = z
  .strictObject({
    ...head,
    restorableUntil: Moment.optional().meta({ description: 'Only with `deleted=true`' }),
  })
  .meta({ id: 'BoardSummary' });

export const SavedBoard = z
  .strictObject({ ...head, mine: z.boolean(), hidden: Hiding, board: KeptBoard })
  .meta({ id: 'SavedBoard' });
