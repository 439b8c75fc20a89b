import { z } from 'zod';
import { List as KernelList } from '@/lib/rules';
import { Id, SystemId } from './common';

export const Seal = z
  .strictObject({
    version: z.int(),
    commitment: z.string().meta({ description: 'SHA-256, in hex, over salt, full stop and canonical JSON' }),
    salt: z.string(),
    openCopy: Id.nullable().meta({
      description: 'Code of the opponent’s copy; null where there is nothing secret',
    }),
  })
  .meta({ id: 'Seal', description: 'Ties the opponent’s copy to the whole list' });

/** A list as an opponent may see it before play. */
export const OpenCopy = z
  .strictObject({
    list: KernelList,
    system: SystemId,
    version: z.int(),
    agreement: z.string(),
    agreementCode: z.string(),
    legal: z.boolean().nullable(),
    agreed: z
      .strictObject({ name: z.string(), limit: z.number() })
      .nullable()
      .meta({ description: 'The total that was agreed; what was spent would tell of the secrets' }),
    leftOut: z.array(z.string()).readonly().meta({ description: 'What is kept secret, in words' }),
    commitment: z.string(),
  })
  .meta({ id: 'OpenCopy' });
