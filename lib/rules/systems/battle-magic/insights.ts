import type { Insights } from '../../kernel/system';
import type { BmEntry } from './catalogue/entry';
import { draws } from './draws';
import type { House } from './house';
import type { Options } from './options';
import { statistics } from './statistics';

export const insights: Insights<BmEntry, House, Options> = { statistics, draws };
