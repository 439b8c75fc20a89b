import { z } from 'zod';
import { Agreement as KernelAgreement, OwnCard } from '@/lib/rules';
import { Id, Moment, SystemId } from './common';

/** The kernel's agreement, of a system that is there. */
export const Agreement = KernelAgreement.extend({ system: SystemId }).meta({
  id: 'AgreementRequest',
  title: 'Agreement',
  description: 'What a table agreed before play; what `house` leaves out takes the default',
});

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

const restorableUntil = Moment.optional().meta({ description: 'Only with `deleted=true`' });

export const AgreementSummary = z.strictObject({ ...head, restorableUntil }).meta({ id: 'AgreementSummary' });

export const SavedAgreement = z
  .strictObject({ ...head, mine: z.boolean(), agreement: KernelAgreement })
  .meta({ id: 'SavedAgreement' });

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
