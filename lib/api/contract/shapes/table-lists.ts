import { z } from 'zod';
import { List as KernelList } from '@/lib/rules';
import { Moment, SeatNumber } from './common';
import { List } from './list';
import { Verdict, Violation } from './verdict';

export const ListToHandIn = z
  .strictObject({
    list: List,
    salt: z
      .string()
      .regex(/^[0-9a-f]{32,128}$/, '32 to 128 hex digits')
      .optional()
      .meta({ description: 'Random hex digits; absent: made here' }),
  })
  .meta({ id: 'ListToHandIn' });

export const TableList = z
  .strictObject({
    seat: SeatNumber,
    name: z.string(),
    list: KernelList,
    salt: z.string(),
    commitment: z.string(),
    catalogueVersion: z.string(),
    submittedAt: Moment,
    verdict: Verdict.nullable().meta({ description: 'Null where the list does not fit the agreement' }),
  })
  .meta({ id: 'TableList' });

export const TableLists = z
  .strictObject({
    open: z.boolean(),
    lists: z.array(TableList).meta({ description: 'The caller’s own; all, once they are open' }),
    match: z
      .array(
        Violation.omit({ entries: true, repairs: true }).extend({
          seats: z.array(SeatNumber).meta({ description: 'Whose lists it is about; none: all' }),
        }),
      )
      .meta({ description: 'What holds between the lists; empty until they are open' }),
  })
  .meta({ id: 'TableLists' });
