import { z } from 'zod';
import { army } from './house/army';
import { cards } from './house/cards';
import { ending } from './house/ending';
import { magic } from './house/magic';
import { readings } from './house/readings';
import { table } from './house/table';
import { turn } from './house/turn';

/** All house variations of the ledger's section 5; banned cards are the agreement's own field. */
export const House = z.strictObject({
  ...table,
  ...cards,
  ...army,
  ...ending,
  ...turn,
  ...magic,
  ...readings,
});
export type House = z.infer<typeof House>;
