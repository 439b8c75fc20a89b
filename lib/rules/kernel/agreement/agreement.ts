import { z } from 'zod';
import type { Entry } from '../catalogue/entry';
import { EntryId, lineOfText } from '../list/list';

/** A custom card on the wire: common fields here, the rest by the system's own schema. */
export const OwnCard = z
  .looseObject({
    id: z
      .string()
      .max(80)
      .regex(/^own:[a-z0-9]+(-[a-z0-9]+)*$/, 'own: and then letters, digits and single hyphens'),
    name: lineOfText(60).trim().min(1),
    kind: z.string().max(40),
  })
  .meta({ id: 'OwnCard' });
export type OwnCard = z.infer<typeof OwnCard>;

/** What the table agreed before play. What `house` leaves out takes the system's default. */
export const Agreement = z
  .strictObject({
    format: z.literal('muster-agreement/1'),
    system: z.string().max(40),
    name: lineOfText(120).trim().min(1),
    house: z.record(z.string().max(60), z.json()).default({}),
    banned: z.array(EntryId).max(400).default([]),
    allowed: z
      .array(EntryId)
      .max(1000)
      .nullable()
      .default(null)
      .meta({ description: 'Only these entries; null: all of them' }),
    cards: z.array(OwnCard).max(100).default([]),
  })
  .meta({ id: 'Agreement', title: 'Agreement', description: 'What a table agreed before play' });
export type Agreement = z.infer<typeof Agreement>;

/** An agreement made ready for judging: house variations typed and complete, sets instead of arrays. */
export interface Terms<E extends Entry = Entry, H = unknown> {
  readonly name: string;
  readonly house: H;
  readonly banned: ReadonlySet<string>;
  readonly allowed: ReadonlySet<string> | undefined;
  readonly cards: ReadonlyMap<string, E>;
  /** Keys of `house` that differ from the defaults. */
  readonly changed: readonly string[];
}
