import { z } from 'zod';
import { Agreement as KernelAgreement, OwnCard } from '@/lib/rules';
import { Change } from './change';
import { Id, Moment, SystemId } from './common';
import { Hiding } from './moderation';
import { ReadLines } from './read-lines';

/** The kernel's agreement, of a system that is there. */
export const Agreement = KernelAgreement.extend({ system: SystemId }).meta({
  id: 'AgreementRequest',
  title: 'Agreement',
  description: 'What a table agreed before play; what `house` leaves out takes the default',
});

const Contradiction = z
  .strictObject({
    id: z.string(),
    sort: z.enum(['impossible', 'idle']).meta({
      description:
        'Both cannot hold, where `reason` says so only of what is dealt, or one makes the other idle',
    }),
    lines: z
      .array(z.strictObject({ path: z.string(), title: z.string(), value: z.string() }))
      .readonly()
      .meta({ description: 'The pair of lines' }),
    winner: z
      .int()
      .nullable()
      .meta({ description: 'Which of the lines holds, 0 or 1; null where neither gives way' }),
    reason: z.string(),
    rules: z.array(z.string()).readonly(),
  })
  .meta({ id: 'Contradiction' });

/** What can be said of an agreement without a list. */
export const AgreementCheck = z
  .strictObject({
    code: z.string().meta({ description: 'The short code: equal settings have equal codes' }),
    contradictions: z.array(Contradiction).readonly(),
    forms: z
      .array(z.strictObject({ form: z.string(), name: z.string(), found: z.boolean() }))
      .readonly()
      .meta({ description: 'Whether a legal list of each form was found by drawing some' }),
    text: z.string().meta({ description: 'The agreement as text, which `POST /agreements/read` reads back' }),
  })
  .meta({ id: 'AgreementCheck' });

export const AgreementDiff = z
  .strictObject({ from: z.int(), to: z.int(), changes: z.array(Change).readonly() })
  .meta({ id: 'AgreementDiff' });

const Before = z.strictObject({
  legal: z.boolean(),
  total: z.string().meta({ description: 'The budget in words' }),
});

export const AgreementEffects = z
  .strictObject({
    from: z.int(),
    to: z.int(),
    lists: z
      .array(
        z.strictObject({
          id: Id,
          shareId: Id,
          name: z.string(),
          before: Before.nullable().meta({ description: 'Null where it could not be judged' }),
          after: Before.nullable(),
          added: z
            .array(z.string())
            .readonly()
            .meta({ description: 'What stands against it now and did not' }),
          gone: z
            .array(z.string())
            .readonly()
            .meta({ description: 'What stood against it and does no more' }),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'AgreementEffects' });

export const AgreementRead = z
  .strictObject({
    agreement: KernelAgreement,
    lines: ReadLines,
  })
  .meta({ id: 'AgreementRead' });

const head = {
  id: Id,
  shareId: Id.meta({ description: 'Whoever has it may read the agreement' }),
  version: z.int().min(1),
  system: SystemId,
  name: z.string(),
  forkOf: Id.nullable().meta({ description: 'Share id of the agreement that it was forked from' }),
  createdAt: Moment,
  updatedAt: Moment,
};

const AgreementUse = z
  .strictObject({
    lists: z.int().meta({ description: 'Saved under it, by anybody' }),
    tables: z.int().meta({ description: 'Set up with it' }),
    forks: z.int(),
  })
  .meta({ id: 'AgreementUse', description: 'Who plays with it, in numbers; never whose' });

const restorableUntil = Moment.optional().meta({ description: 'Only with `deleted=true`' });

export const AgreementSummary = z.strictObject({ ...head, restorableUntil }).meta({ id: 'AgreementSummary' });

export const SavedAgreement = z
  .strictObject({
    ...head,
    mine: z.boolean(),
    code: z.string().meta({ description: 'Its short code: equal settings have equal codes' }),
    agreement: KernelAgreement,
    contradictions: z.array(Contradiction).readonly(),
    publishedAt: Moment.nullable().meta({ description: 'Since when it stands in the public list' }),
    hidden: Hiding,
    use: AgreementUse.nullable().meta({ description: 'Told to its owner, and to all once it is published' }),
  })
  .meta({ id: 'SavedAgreement' });

export const PublishedAgreement = z
  .strictObject({
    shareId: Id,
    version: z.int().min(1),
    system: SystemId,
    name: z.string(),
    code: SavedAgreement.shape.code,
    changes: z.array(z.string()).readonly().meta({ description: 'What it changes in the printed rules' }),
    use: AgreementUse,
    publishedAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'PublishedAgreement', description: 'An agreement that its owner lets everybody find' });

export const AgreementVersion = z
  .strictObject({ version: z.int(), name: z.string(), createdAt: Moment })
  .meta({ id: 'AgreementVersion' });

export const AgreementAtVersion = AgreementVersion.extend({ agreement: KernelAgreement }).meta({
  id: 'AgreementAtVersion',
});

export const CardToSave = z
  .strictObject({
    system: SystemId,
    card: OwnCard.meta({ description: 'By the `ownCards.schema` of the system' }),
  })
  .meta({ id: 'CardToSave' });

export const SavedCard = z
  .strictObject({
    id: Id,
    version: z.int().min(1),
    system: SystemId,
    name: z.string(),
    card: OwnCard,
    price: z
      .number()
      .nullable()
      .meta({ description: 'What one use costs by the formula; null where there is none' }),
    createdAt: Moment,
    updatedAt: Moment,
    restorableUntil,
  })
  .meta({ id: 'SavedCard' });
