import type { Insights } from '../../kernel/system';
import type { MmEntry } from './catalogue/entry';
import { draws } from './draws';
import type { MmHouse } from './house';
import type { MmOptions } from './options';
import { statistics } from './statistics';

export const insights: Insights<MmEntry, MmHouse, MmOptions> = { statistics, draws };
