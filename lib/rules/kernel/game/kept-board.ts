import { z } from 'zod';
import { Agreement } from '../agreement/agreement';
import { lineOfText } from '../list/list';

/** A board under a name, with what it is judged by: saved, sent and kept as a file. */
export const KeptBoard = z
  .strictObject({
    format: z.literal('muster-board/1'),
    system: z.string().max(40),
    name: lineOfText(120).trim().min(1),
    players: z.int().min(1).max(16).meta({ description: 'As many as the game knows' }),
    board: z.json().meta({ description: 'By the schema of the system’s boards' }),
    agreement: Agreement.optional().meta({ description: 'Absent: the rules as printed' }),
  })
  .meta({ id: 'Board', title: 'Board', description: 'A board or map under a name' });
export type KeptBoard = z.infer<typeof KeptBoard>;
